/** What lies in the data folder. */
import { join } from 'node:path';

export function databaseIn(folder: string): string {
  return join(folder, 'kairo.db');
}

/** Where a running server says how the operator's tools reach it. */
export function doorIn(folder: string): string {
  return join(folder, 'operator.json');
}
