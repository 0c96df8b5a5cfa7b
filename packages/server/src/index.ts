export { readFiles } from './files.ts';
export { type ListenOptions, type ListenProblem, listen } from './listen.ts';
export { makeServer } from './serve.ts';
