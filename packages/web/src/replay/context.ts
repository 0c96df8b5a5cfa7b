/** Gives the replay to all its components. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReplayModel } from './replayModel.ts';

export const ReplayContext = createContext<ReplayModel | undefined>(undefined);

export function useReplay(): ReplayModel {
  const replay = useContext(ReplayContext);
  if (replay === undefined) throw new Error('useReplay outside of a replay');
  return replay;
}
