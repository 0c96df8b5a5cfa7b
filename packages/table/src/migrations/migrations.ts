/**
 * Games in older forms, as games of today. Migrations are named after the form that they read, only lead forward, and
 * each has fixtures that a test continues to play.
 */
import { browserSave1 } from './browserSave1.ts';
import { terminalSave1 } from './terminalSave1.ts';

export const MIGRATIONS = { browserSave1, terminalSave1 } as const;
