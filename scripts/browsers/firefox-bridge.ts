#!/usr/bin/env node
/**
 * Lets Playwright drive an unmodified Firefox by WebDriver BiDi. Playwright sends commands that the long-term release
 * does not know; this bridge answers them as if they had succeeded. That is harmless, because none of them affects
 * the page: recording of responses, downloads, the size of the screen, preferences that are set when Firefox starts.
 */
import { spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { findFirefox } from './find.ts';
import { splitFrames, textFrame } from './frames.ts';

const LISTENING = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/;
const END_OF_HEAD = '\r\n\r\n';

/** Firefox's response, or success in place of "unknown command". */
function withoutUnknownCommand(raw: Buffer, payload: Buffer): Buffer {
  // Errors begin with their type; everything else is passed on unread.
  if (!payload.subarray(0, 16).includes('"error"')) return raw;
  const { id, error } = JSON.parse(payload.toString()) as { id: number; error: string };
  return error === 'unknown command' ? textFrame(JSON.stringify({ type: 'success', id, result: {} })) : raw;
}

function bridge(playwright: Socket, port: number): void {
  const firefox = connect(port, '127.0.0.1');
  let rest = Buffer.alloc(0);
  let isOpen = false;
  firefox.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    if (!isOpen) {
      const end = rest.indexOf(END_OF_HEAD);
      if (end < 0) return;
      playwright.write(rest.subarray(0, end + END_OF_HEAD.length));
      rest = rest.subarray(end + END_OF_HEAD.length);
      isOpen = true;
    }
    const split = splitFrames(rest);
    rest = Buffer.from(split.rest);
    for (const { raw, payload } of split.frames) playwright.write(withoutUnknownCommand(raw, payload));
  });
  // Firefox refuses connections whose Host header names another port than its own.
  playwright.once('data', (head) => {
    firefox.write(head.toString('latin1').replace(/^(Host: .*):\d+/m, `$1:${port}`), 'latin1');
    playwright.pipe(firefox);
  });
  for (const [one, other] of [
    [playwright, firefox],
    [firefox, playwright],
  ] as const) {
    one.on('close', () => other.destroy());
    one.on('error', () => other.destroy());
  }
}

const path = findFirefox();
if (path === undefined) throw new Error('there is no Firefox');
const firefox = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface(firefox.stderr).on('line', (line) => {
  const port = LISTENING.exec(line)?.[1];
  if (port === undefined) {
    console.error(line);
    return;
  }
  const server = createServer((playwright) => bridge(playwright, Number(port)));
  server.listen(0, '127.0.0.1', () => {
    console.error(line.replace(port, String((server.address() as AddressInfo).port)));
  });
});
