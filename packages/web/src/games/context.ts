import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GamesModel } from './gamesModel.ts';

export const GamesContext = createContext<GamesModel | undefined>(undefined);

export function useGames(): GamesModel {
  const model = useContext(GamesContext);
  if (model === undefined) throw new Error('outside of the list of games');
  return model;
}
