/**
 * `@kairo/engine/vocabulary`: the words of the game and the numbers that its rules fix, without any rule. Pages and
 * messages load it instead of the engine, so nothing here may import from the folders of the engine.
 */
export { err, ok, type Result } from './result.ts';
export * from './vocabulary/cards.ts';
export * from './vocabulary/sites.ts';
export * from './vocabulary/words.ts';
