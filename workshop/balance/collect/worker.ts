/** A thread that plays games for the collection. */
import { serveTasks } from '../../shared/threads.ts';
import { collectGames } from './task.ts';

serveTasks(collectGames);
