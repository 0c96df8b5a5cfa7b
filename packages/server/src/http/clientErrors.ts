/** Answers to what is not HTTP, or comes too slowly: coded like every other error, and the end of the connection. */
import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import { rawAnswer } from './rawAnswers.ts';
import type { ApiRefusal } from './refusals.ts';

function refusalOf({ code }: NodeJS.ErrnoException): ApiRefusal {
  return code === 'HPE_HEADER_OVERFLOW'
    ? { code: 'server/too-large', limit: maxHeaderSize }
    : { code: 'table/malformed', field: 'request', expected: 'HTTP/1.1, without long pauses' };
}

export function answerClientError(failure: NodeJS.ErrnoException, socket: Socket): void {
  // The client is gone, or something was answered already.
  if (failure.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(failure);
    return;
  }
  socket.end(rawAnswer(refusalOf(failure)));
}
