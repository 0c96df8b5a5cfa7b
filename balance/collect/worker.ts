/** A process that plays games for the collection. */
import { serveTasks } from '../processes.ts';
import { collectGames } from './task.ts';

serveTasks(collectGames);
