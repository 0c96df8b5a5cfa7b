export { readFiles } from './files.ts';
export { type Door, type ListenProblem, listen } from './listen.ts';
export { makeServer } from './serve.ts';
