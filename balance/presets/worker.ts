/** A process that plays deals for the search. */
import { serveTasks } from '../processes.ts';
import { playDeals } from './fairness.ts';

serveTasks(playDeals);
