#!/usr/bin/env node
/**
 * Firefox as Playwright wants it. Playwright drives a Firefox from the shelf by WebDriver BiDi, and asks it for more
 * than a long-term release knows: what that one calls an unknown command is answered here as if it had been done.
 * That is harmless, for none of it is about the page: recording answers, downloads, the screen's size, preferences
 * that are set when Firefox starts.
 */
import { spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { findFirefox } from './find.ts';
import { splitFrames, textFrame } from './frames.ts';

const LISTENING = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/;
const END_OF_HEAD = '\r\n\r\n';

/** An answer of Firefox, or a better one. */
function mended(raw: Buffer, payload: Buffer): Buffer {
  // Errors come with their type first; nothing else is worth reading.
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
    for (const { raw, payload } of split.frames) playwright.write(mended(raw, payload));
  });
  // Firefox refuses whoever has knocked at another door than its own.
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
