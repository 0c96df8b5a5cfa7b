/** Loaded only where a release before the log has left a game. */
export { browserSave1 } from '@kairo/table';
