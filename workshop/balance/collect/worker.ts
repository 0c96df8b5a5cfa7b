/** The worker thread of `collect`. */
import { serveTasks } from '../../shared/threads.ts';
import { collectGames } from './task.ts';

serveTasks(collectGames);
