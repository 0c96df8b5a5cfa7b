/** The trail, loaded when others have made their first move. */
import type { ComponentType } from 'preact';
import { useLoaded } from '../../shell/loading/useLoaded.ts';
import type { TrailProps } from './Trail.tsx';

let loaded: ComponentType<TrailProps> | undefined;

async function load(): Promise<ComponentType<TrailProps>> {
  loaded = (await import('./Trail.tsx')).Trail;
  return loaded;
}

export function TrailLayer(props: TrailProps) {
  return props.trail.traces.length === 0 ? null : <Loaded {...props} />;
}

function Loaded(props: TrailProps) {
  const trail = useLoaded(load, loaded);
  if (typeof trail !== 'object') return null;
  const Trail = trail.value;
  return <Trail {...props} />;
}
