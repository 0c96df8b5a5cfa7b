/** The worker thread of `length`. */
import { serveTasks } from '../../shared/threads.ts';
import { countTurns } from './task.ts';

serveTasks(countTurns);
