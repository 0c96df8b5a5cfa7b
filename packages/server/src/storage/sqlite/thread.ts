/** The thread that owns the database: commits whatever has come in since the last commit (group commit). */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { writeBackup } from './backup.ts';
import { Database } from './database.ts';
import { detailOf } from './errors.ts';
import type { Job, Reply, Request } from './messages.ts';

/** More wait for the next commit, so that none waits long. */
const MOST_JOBS = 512;

function serve(port: MessagePort, database: Database): void {
  const reply = (message: Reply): void => port.postMessage(message);
  const jobs: Job[] = [];

  const commit = (): void => {
    while (jobs.length > 0) {
      const batch = jobs.splice(0, MOST_JOBS);
      const outcomes = database.commit(batch);
      reply({
        type: 'answers',
        answers: outcomes.map((outcome, i) => ({ ...outcome, id: batch[i]?.id ?? 0 })),
      });
    }
  };

  const backUp = (file: string): void => {
    let detail: string | undefined;
    try {
      if (database.connection === undefined) throw new Error('the database is not open');
      writeBackup(database.connection.database, file);
    } catch (error) {
      detail = detailOf(error);
    }
    reply({ type: 'backup', detail });
  };

  const take = (request: Request): void => {
    if (request.type === 'jobs') {
      for (const job of request.jobs) jobs.push(job);
      if (jobs.length >= MOST_JOBS) commit();
      return;
    }
    commit();
    if (request.type === 'backup') {
      backUp(request.file);
    } else {
      database.close();
      port.close();
    }
  };

  port.on('message', (first: Request) => {
    for (
      let next: Request | undefined = first;
      next !== undefined;
      next = receiveMessageOnPort(port)?.message
    )
      take(next);
    commit();
  });
}

if (parentPort !== null) {
  const opened = Database.open(workerData);
  const first: Reply = opened.ok ? { type: 'open' } : { type: 'refused', problem: opened.error };
  parentPort.postMessage(first);
  if (opened.ok) serve(parentPort, opened.value);
}
