/** Entry point of a worker process; `startWorker` starts it, from the sources or from the bundle. */
import { serveArena } from './tournament/workerProcess.ts';

serveArena();
