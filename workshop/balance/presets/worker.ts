/** The worker thread of `presets`. */
import { serveTasks } from '../../shared/threads.ts';
import { playDeals } from './fairness.ts';

serveTasks(playDeals);
