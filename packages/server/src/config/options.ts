/** The options of a server: one table, from which they are read and which `--help` prints. */
import { availableParallelism, homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { proxyTest } from '../limits/clientAddress.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits/limits.ts';
import { addressProblem } from './databaseAddress.ts';

/** Keeps everything in memory: for a trial. */
export const IN_MEMORY = ':memory:';

/** In days; 0 is for ever. */
export interface Keeping {
  /** Games, after their end. */
  readonly games: number;
  /** Tables that were closed or have expired, after that. */
  readonly unplayed: number;
}

const DEFAULT_KEEPING: Keeping = { games: 400, unplayed: 7 };
const LONGEST_KEEPING = 36_500;

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export interface ServerOptions {
  readonly host: string;
  /** Undefined: the first free one from 8080. */
  readonly port: number | undefined;
  /** An absolute path, or `:memory:`. */
  readonly data: string;
  /** The address of a PostgreSQL database, in which games are kept instead. It may hold a password. */
  readonly database: string | undefined;
  /** The address of a Redis server. It may hold a password. */
  readonly redis: string | undefined;
  readonly origin: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly creationCode: string | undefined;
  readonly metricsToken: string | undefined;
  readonly botThreads: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly keeping: Keeping;
  readonly limits: Limits;
}

interface Option {
  /** On the command line. */
  readonly flag: string;
  readonly variable: string;
  readonly value: string;
  readonly default: string;
  readonly help: string;
}

const OPTIONS = {
  port: {
    flag: 'port',
    variable: 'PORT',
    value: 'NUMBER',
    default: 'the first free one from 8080',
    help: 'the port to listen on',
  },
  host: {
    flag: 'host',
    variable: 'HOST',
    value: 'NAME',
    default: 'localhost',
    help: 'the address to listen on; 0.0.0.0 for other devices too',
  },
  data: {
    flag: 'data',
    variable: 'KAIRO_DATA',
    value: 'FOLDER',
    default: 'kairo in the folder for data of programs',
    help: 'where games are kept; :memory: keeps nothing',
  },
  database: {
    flag: 'database',
    variable: 'DATABASE_URL',
    value: 'ADDRESS',
    default: 'a file in the folder above',
    help: 'a PostgreSQL database for the games instead, such as postgres://kairo@db.example/kairo',
  },
  redis: {
    flag: 'redis',
    variable: 'REDIS_URL',
    value: 'ADDRESS',
    default: 'none: through the database',
    help: 'a Redis server through which nodes with one database tell each other of changes',
  },
  origin: {
    flag: 'origin',
    variable: 'KAIRO_ORIGIN',
    value: 'ADDRESS',
    default: 'as requests say',
    help: 'the public address, such as https://kairo.example',
  },
  trustedProxies: {
    flag: 'trust-proxy',
    variable: 'KAIRO_TRUST_PROXY',
    value: 'LIST',
    default: 'none',
    help: 'addresses of proxies in front, separated by commas; loopback and uniquelocal are understood',
  },
  creationCode: {
    flag: 'creation-code',
    variable: 'KAIRO_CREATION_CODE',
    value: 'TEXT',
    default: 'none: everybody may',
    help: 'what one has to know to create a table',
  },
  metricsToken: {
    flag: 'metrics-token',
    variable: 'KAIRO_METRICS_TOKEN',
    value: 'TEXT',
    default: 'none: only from this machine',
    help: 'what one has to know to read /metrics',
  },
  botThreads: {
    flag: 'bot-threads',
    variable: 'KAIRO_BOT_THREADS',
    value: 'NUMBER',
    default: 'one less than processors, at least 1',
    help: 'how many bots think at a time',
  },
  logLevel: {
    flag: 'log-level',
    variable: 'KAIRO_LOG_LEVEL',
    value: 'LEVEL',
    default: 'info',
    help: `what is logged: ${LOG_LEVELS.join(', ')}`,
  },
  keepGames: {
    flag: 'keep-games',
    variable: 'KAIRO_KEEP_GAMES',
    value: 'DAYS',
    default: String(DEFAULT_KEEPING.games),
    help: 'how long games are kept after their end; 0 keeps them for ever',
  },
  keepUnplayed: {
    flag: 'keep-unplayed',
    variable: 'KAIRO_KEEP_UNPLAYED',
    value: 'DAYS',
    default: String(DEFAULT_KEEPING.unplayed),
    help: 'how long tables are kept that were closed or have expired; 0 keeps them for ever',
  },
  requestsPerSecond: {
    flag: 'max-requests',
    variable: 'KAIRO_MAX_REQUESTS',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.requestsPerSecond),
    help: 'API requests per second and address',
  },
  tablesPerAddress: {
    flag: 'max-tables',
    variable: 'KAIRO_MAX_TABLES',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.tablesPerAddress),
    help: 'open tables per address',
  },
  newTablesPerMinute: {
    flag: 'max-new-tables',
    variable: 'KAIRO_MAX_NEW_TABLES',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.newTablesPerMinute),
    help: 'tables made per minute and address; after a pause, as many more at once as may be open',
  },
  socketsPerAddress: {
    flag: 'max-sockets-per-address',
    variable: 'KAIRO_MAX_SOCKETS_PER_ADDRESS',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.socketsPerAddress),
    help: 'open sockets per address, and requests that wait for news',
  },
  sockets: {
    flag: 'max-sockets',
    variable: 'KAIRO_MAX_SOCKETS',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.sockets),
    help: 'open sockets altogether',
  },
  handshakesPerSecond: {
    flag: 'max-handshakes',
    variable: 'KAIRO_MAX_HANDSHAKES',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.handshakesPerSecond),
    help: 'attempts to open a socket per second and address',
  },
  newcomersPerMinute: {
    flag: 'max-newcomers',
    variable: 'KAIRO_MAX_NEWCOMERS',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.newcomersPerMinute),
    help: 'browsers that are given a cookie, per minute and address',
  },
  messagesPerSecond: {
    flag: 'max-messages',
    variable: 'KAIRO_MAX_MESSAGES',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.messagesPerSecond),
    help: 'messages per second and socket',
  },
  codesPerSecond: {
    flag: 'max-codes',
    variable: 'KAIRO_MAX_CODES',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.codesPerSecond),
    help: 'attempts to find a table by its code, per second, for the whole server; a tenth for one address',
  },
  recoveriesPerMinute: {
    flag: 'max-recoveries',
    variable: 'KAIRO_MAX_RECOVERIES',
    value: 'NUMBER',
    default: String(DEFAULT_LIMITS.recoveriesPerMinute),
    help: 'attempts with recovery codes per minute and address; a hundred times as many for the whole server',
  },
} as const satisfies { readonly [name: string]: Option };

type OptionName = keyof typeof OPTIONS;

/** What is wrong with an option, in one line. */
export class BadOption extends Error {}

export const HELP = `usage: npm start -- [options]

${Object.values(OPTIONS)
  .map(
    ({ flag, value, variable, help, default: usual }) =>
      `  ${`--${flag} ${value}`.padEnd(34)} ${help}\n${' '.repeat(37)}or ${variable}; default: ${usual}`,
  )
  .join('\n')}
`;

/** `environment` is that of the process; arguments take precedence. Throws `BadOption`. */
export function readOptions(
  args: readonly string[],
  environment: { readonly [name: string]: string | undefined },
): ServerOptions | 'help' {
  const given = argumentsOf(args);
  if (given['help'] === true) return 'help';
  const text = (name: OptionName): string | undefined => {
    const { flag, variable } = OPTIONS[name];
    const value = given[flag] ?? environment[variable];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const whole = (name: OptionName, min: number, max: number): number | undefined => {
    const found = text(name);
    if (found === undefined) return undefined;
    const value = /^\d{1,9}$/.test(found) ? Number(found) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw bad(name, `a whole number from ${min} to ${max}`, found);
  };
  const limit = (name: keyof Limits): number => whole(name, 1, 1_000_000) ?? DEFAULT_LIMITS[name];
  const level = text('logLevel') ?? 'info';
  const logLevel = LOG_LEVELS.find((known) => known === level);
  if (logLevel === undefined) throw bad('logLevel', `one of ${LOG_LEVELS.join(', ')}`, level);
  return {
    host: text('host') ?? 'localhost',
    port: whole('port', 0, 65_535),
    data: dataFolder(text('data'), environment),
    database: databaseOf(text('database')),
    redis: redisOf(text('redis')),
    origin: originOf(text('origin')),
    trustedProxies: proxiesOf(text('trustedProxies')),
    creationCode: text('creationCode'),
    metricsToken: text('metricsToken'),
    botThreads: whole('botThreads', 1, 256) ?? Math.max(1, availableParallelism() - 1),
    logLevel,
    keeping: {
      games: whole('keepGames', 0, LONGEST_KEEPING) ?? DEFAULT_KEEPING.games,
      unplayed: whole('keepUnplayed', 0, LONGEST_KEEPING) ?? DEFAULT_KEEPING.unplayed,
    },
    limits: {
      requestsPerSecond: limit('requestsPerSecond'),
      tablesPerAddress: limit('tablesPerAddress'),
      newTablesPerMinute: limit('newTablesPerMinute'),
      socketsPerAddress: limit('socketsPerAddress'),
      sockets: limit('sockets'),
      handshakesPerSecond: limit('handshakesPerSecond'),
      newcomersPerMinute: limit('newcomersPerMinute'),
      messagesPerSecond: limit('messagesPerSecond'),
      codesPerSecond: limit('codesPerSecond'),
      recoveriesPerMinute: limit('recoveriesPerMinute'),
    },
  };
}

function bad(name: OptionName, expected: string, found: string): BadOption {
  const { flag, variable } = OPTIONS[name];
  return new BadOption(`--${flag} (or ${variable}) must be ${expected}, not “${found}”`);
}

function argumentsOf(args: readonly string[]): { readonly [flag: string]: string | boolean | undefined } {
  const flags = Object.values(OPTIONS).map(({ flag }) => [flag, { type: 'string' }] as const);
  try {
    const options = { ...Object.fromEntries(flags), help: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // The rest of Node's message is advice for programmers.
    const [problem = ''] = (error as Error).message.split(/\.\s|\.?$/);
    throw new BadOption(problem);
  }
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    (text === url.origin || text === `${url.origin}/`)
  ) {
    return url.origin;
  }
  throw bad('origin', 'an address such as https://kairo.example', text);
}

function proxiesOf(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const proxies = text.split(',').map((part) => part.trim());
  try {
    proxyTest(proxies);
  } catch {
    throw bad('trustedProxies', 'addresses, networks, loopback or uniquelocal, separated by commas', text);
  }
  return proxies;
}

function redisOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)) return text;
  const { flag, variable } = OPTIONS.redis;
  // It may hold a password.
  throw new BadOption(`--${flag} (or ${variable}) must be an address such as redis://redis.example:6379`);
}

/** What the option says is checked, but never shown: it may hold a password. */
export function databaseOf(text: string | undefined): string | undefined {
  const problem = text === undefined ? undefined : addressProblem(text);
  if (problem === undefined) return text;
  const { flag, variable } = OPTIONS.database;
  throw new BadOption(
    `--${flag} (or ${variable}) must be an address such as postgres://kairo@db.example/kairo; yours ${problem}`,
  );
}

/** Outside the sources: where programs of the user keep their data. Text is what the option says. */
export function dataFolder(
  text: string | undefined,
  environment: { readonly [name: string]: string | undefined },
): string {
  if (text === IN_MEMORY) return text;
  if (text !== undefined) return resolve(text);
  const { XDG_DATA_HOME: xdg, LOCALAPPDATA: windows } = environment;
  const home = xdg !== undefined && isAbsolute(xdg) ? xdg : (windows ?? join(homedir(), '.local', 'share'));
  return join(home, 'kairo');
}
