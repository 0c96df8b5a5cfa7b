/** The table for every component on its page. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameModel } from './model.ts';

export const GameContext = createContext<GameModel | undefined>(undefined);

export function useGame(): GameModel {
  const model = useContext(GameContext);
  if (model === undefined) throw new Error('outside of a table');
  return model;
}
