/** Loads the recap when it is first shown; undefined until then. */
import { useLoaded } from '../../shell/loading/useLoaded.ts';

const load = () => import('./Recap.tsx');

export function useRecap(): Awaited<ReturnType<typeof load>> | undefined {
  const loaded = useLoaded(load);
  return typeof loaded === 'object' ? loaded.value : undefined;
}
