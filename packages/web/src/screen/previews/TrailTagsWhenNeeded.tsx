/** Loads the tags of the trail when others have made their first move. */
import { useGame } from '../../game/context.ts';
import { useLoaded } from '../../shell/loading/useLoaded.ts';

const loadTags = async () => (await import('./TrailTags.tsx')).TrailTags;

export function TrailTagsWhenNeeded() {
  const { traces, isFaint } = useGame().recap.trail.value;
  return traces.length === 0 || isFaint ? null : <Loaded />;
}

function Loaded() {
  const loaded = useLoaded(loadTags);
  if (typeof loaded !== 'object') return null;
  const TrailTags = loaded.value;
  return <TrailTags />;
}
