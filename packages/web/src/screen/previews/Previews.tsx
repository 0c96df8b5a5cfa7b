/** The preview of the chosen action, beside its site. */
import type { Owner } from '@kairo/engine';
import { Callout } from '../../board/callout/Callout.tsx';
import { isTileAction, siteOf } from '../../choice/builds.ts';
import { useGame } from '../../game/context.ts';
import { useWords } from '../../wording/words.ts';
import type { Consequence } from './consequence.tsx';
import { Consequences, useConsequences } from './consequences.tsx';
import { WayTags } from './WayTags.tsx';

export function Previews() {
  const { inquiry } = useGame();
  const action = inquiry.preview.value?.action;
  if (action !== undefined && isTileAction(action)) return <BuildPreview site={siteOf(action)} />;
  return (
    <>
      {action?.type === 'lure' && <LurePreview entry={action.entry} />}
      <WayTags />
    </>
  );
}

/** There is no room for the other consequences, which the prompt shows. */
const AT_THE_SITE: ReadonlySet<Consequence['kind']> = new Set([
  'price',
  'points',
  'medal',
  'total',
  'income',
  'barkers',
]);

/** If there is a total, its parts are left to the prompt too. */
function useShortened(): readonly Consequence[] {
  const all = useConsequences();
  const hasTotal = all.some(({ kind }) => kind === 'total');
  return all.filter(({ kind }) => AT_THE_SITE.has(kind) && !(hasTotal && kind === 'points'));
}

function BuildPreview({ site }: { readonly site: string }) {
  const brief = useShortened();
  if (brief.length === 0) return null;
  return (
    <Callout site={site} class="preview">
      <Consequences of={brief} />
    </Callout>
  );
}

function LurePreview({ entry }: { readonly entry: string }) {
  const { routes, names, session } = useGame();
  const { t, terms } = useWords();
  const brief = useShortened();
  const route = routes.value.find((other) => other.entry === entry);
  const whose = (owner: Owner): string => {
    if (owner === 'neutral') return t.preview.neutralStall;
    return owner === session.viewer.value ? t.preview.ownStand : t.preview.standOf(names.value[owner] ?? '');
  };
  return (
    <Callout site={entry} class="preview">
      <Consequences of={brief} />
      {route !== undefined && (
        <small>
          {terms.count.steps(route.steps)} · {whose(route.owner)}
        </small>
      )}
    </Callout>
  );
}
