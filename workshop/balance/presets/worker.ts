/** A thread that plays deals for the search. */
import { serveTasks } from '../../shared/threads.ts';
import { playDeals } from './fairness.ts';

serveTasks(playDeals);
