import { BadOption, HELP, readOptions } from '@kairo/server';
import { expect, test } from 'vitest';

test('defaults, environment, and arguments, which take precedence', () => {
  expect(readOptions([], { XDG_DATA_HOME: '/data' })).toMatchObject({
    host: 'localhost',
    port: undefined,
    data: '/data/kairo',
    origin: undefined,
    logLevel: 'info',
  });
  const environment = {
    PORT: '80',
    HOST: '::',
    KAIRO_DATA: ':memory:',
    KAIRO_ORIGIN: 'https://kairo.example/',
  };
  expect(readOptions(['--port', '81', '--max-tables', '5'], environment)).toMatchObject({
    host: '::',
    port: 81,
    data: ':memory:',
    origin: 'https://kairo.example',
    limits: { tablesPerAddress: 5 },
  });
  expect(readOptions(['--help'], {})).toBe('help');
});

test('the defaults let a class play from one address', () => {
  const options = readOptions([], {});
  if (options === 'help') throw new Error('no options');
  expect(options.limits.requestsPerSecond).toBeGreaterThanOrEqual(200);
  expect(options.limits.tablesPerAddress).toBeGreaterThanOrEqual(20);
});

test.each([
  [['--port', '70000'], {}, '--port'],
  [[], { PORT: 'x' }, 'PORT'],
  [['--trust-proxy', 'the proxy'], {}, '--trust-proxy'],
  [['--origin', 'kairo.example'], {}, '--origin'],
  [['--origin', 'https://kairo.example/path'], {}, '--origin'],
  [['--log-level', 'loud'], {}, '--log-level'],
  [['--bot-threads', '0'], {}, '--bot-threads'],
  [['--bogus'], {}, '--bogus'],
  [['more'], {}, 'more'],
])('%j with %j is refused, naming what is wrong', (args, environment, named) => {
  expect(() => readOptions(args, environment)).toThrow(BadOption);
  expect(() => readOptions(args, environment)).toThrow(named);
});

test('a database is an address of PostgreSQL', () => {
  const url = 'postgres://kairo:secret@db.example:5433/kairo?sslmode=verify-full';
  expect(readOptions([], { DATABASE_URL: url })).toMatchObject({ database: url });
  expect(readOptions(['--database', 'postgresql://[::1]/kairo'], { DATABASE_URL: url })).toMatchObject({
    database: 'postgresql://[::1]/kairo',
  });
  expect(readOptions([], {})).toMatchObject({ database: undefined });
});

test.each([
  ['db.example/kairo:secret', 'cannot be read'],
  ['mysql://kairo:secret@db.example/kairo', 'begins with “mysql:”'],
  ['postgres://kairo:secret@db.example', 'names no database'],
  ['postgres://kairo:secret@db.example/', 'names no database'],
  ['postgres://kairo:secret@db.example/a/b', 'names no database'],
  ['postgres:///kairo:secret', 'names no host'],
  ['postgres://kairo:secret@db.example:port/kairo', 'cannot be read'],
])('the database %s is refused without being shown', (address, problem) => {
  for (const read of [
    () => readOptions(['--database', address], {}),
    () => readOptions([], { DATABASE_URL: address }),
  ]) {
    expect(read).toThrow(BadOption);
    expect(read).toThrow(problem);
    expect(read).toThrow('--database (or DATABASE_URL)');
    expect(read).not.toThrow('secret');
  }
});

test('the help names every option with its variable', () => {
  for (const word of ['--port', 'PORT', '--data', 'KAIRO_DATA', '--creation-code', 'KAIRO_MAX_REQUESTS']) {
    expect(HELP).toContain(word);
  }
});
