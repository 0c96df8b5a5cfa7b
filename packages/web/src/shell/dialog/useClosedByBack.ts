/** Back closes what this component shows, as long as it is rendered. */
import { useLayoutEffect } from 'preact/hooks';
import { closeOnBack } from '../../address/back.ts';

/** @param close must not depend on props */
export function useClosedByBack(close: () => void): void {
  // In a layout effect: what replaces it takes over its history entry.
  useLayoutEffect(() => closeOnBack(close), []);
}
