/** Loaded only where the browser has no database. */
export { MemoryStore } from '@kairo/table';
