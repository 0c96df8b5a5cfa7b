/** The package's exports. */
export { BadOption, HELP, readOptions, type ServerOptions } from './config/options.ts';
export { readFiles } from './http/files.ts';
export { type ListenOptions, type ListenProblem, listen } from './http/listen.ts';
export { makeServer } from './http/pageFiles.ts';
export { type KairoServer, startServer } from './server.ts';
