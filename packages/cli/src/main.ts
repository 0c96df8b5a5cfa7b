import { createProgram } from './index.ts';

await createProgram().parseAsync();
