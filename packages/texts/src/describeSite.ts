/** What is on a site, for screen readers: the same facts in the same order in every language. */
import type { Colour } from '@kairo/engine';
import type { SiteFacts } from './messages/play.ts';
import type { Terms } from './messages/terms.ts';

interface SiteWords {
  readonly size: (size: number) => string;
  readonly entry: (site: string) => string;
  readonly customerOn: (colour: Colour) => string;
  readonly free: string;
  readonly segment: (segment: number) => string;
  readonly restaurant: string;
  readonly startSpace: string;
  readonly mark: { readonly [mark in NonNullable<SiteFacts['mark']>]: string };
}

export function siteDescriber(
  { coloured, count, neutral }: Pick<Terms, 'coloured' | 'count' | 'neutral'>,
  words: SiteWords,
) {
  function things({ tile, entry, customer }: SiteFacts): string[] {
    const parts: string[] = [];
    if (tile !== undefined) {
      parts.push(coloured(tile.kind, tile.colour), tile.owner ?? neutral);
      parts.push(words.size(tile.size), words.entry(tile.entry));
    }
    if (entry !== undefined) parts.push(coloured('entry', entry.colour), entry.owner ?? neutral);
    if (customer !== undefined) parts.push(words.customerOn(customer));
    return parts.length === 0 ? [words.free] : parts;
  }

  function ground({ tile, segment, area, isStart }: SiteFacts): string[] {
    if (tile !== undefined) return [];
    return [
      words.segment(segment),
      ...(area === 'restaurant' ? [words.restaurant] : []),
      ...(isStart ? [words.startSpace] : []),
    ];
  }

  function choice({ mark, way }: SiteFacts): string[] {
    return [
      ...(mark === undefined ? [] : [words.mark[mark]]),
      ...(way === undefined ? [] : [count.steps(way.steps)]),
      ...(way !== undefined && way.barkers > 0 ? [count.barkers(way.barkers)] : []),
    ];
  }

  return (facts: SiteFacts): string =>
    [facts.site, ...things(facts), ...ground(facts), ...choice(facts)].join(', ');
}
