/** A thread that plays deals for the search. */
import { serveTasks } from '../../scripts/threads.ts';
import { playDeals } from './fairness.ts';

serveTasks(playDeals);
