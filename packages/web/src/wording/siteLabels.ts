/** The accessible names of sites; a sentence is made again only when the facts of its site change. */
import type { SiteName } from '@kairo/engine';
import type { SiteFacts } from '@kairo/texts/browser';

interface Label {
  readonly facts: SiteFacts;
  readonly text: string;
}

export function siteLabels(say: (facts: SiteFacts) => string): (facts: SiteFacts) => string {
  const labels = new Map<SiteName, Label>();
  return (facts) => {
    const known = labels.get(facts.site);
    if (known !== undefined && isEqual(known.facts, facts)) return known.text;
    const text = say(facts);
    labels.set(facts.site, { facts, text });
    return text;
  };
}

/** For plain data. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const parts = Object.entries(one);
  const others = other as { readonly [key: string]: unknown };
  return (
    parts.length === Object.keys(others).length && parts.every(([key, part]) => isEqual(part, others[key]))
  );
}
