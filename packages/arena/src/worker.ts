/** The program of a process that plays: `startWorker` starts it, in the sources and in the bundle. */
import { serveArena } from './tournament/workerProcess.ts';

serveArena();
