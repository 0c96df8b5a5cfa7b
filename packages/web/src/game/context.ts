/** Gives the model to all components of the game page. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameModel } from './model.ts';

export const GameContext = createContext<GameModel | undefined>(undefined);

export function useGame(): GameModel {
  const model = useContext(GameContext);
  if (model === undefined) throw new Error('useGame outside of a game');
  return model;
}
