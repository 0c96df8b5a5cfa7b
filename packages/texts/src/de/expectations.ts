import type { Expectation } from '@kairo/engine';
import { terms } from './terms.ts';

function quoted(value: string): string {
  return `„${value}“`;
}

function list(min: number, max: number | undefined): string {
  // The dative, after „mit“ and its kin.
  const items = (count: number): string => `${count} ${count === 1 ? 'Eintrag' : 'Einträgen'}`;
  if (max === undefined) return min === 0 ? 'eine Liste' : `eine Liste mit mindestens ${items(min)}`;
  if (max === 0) return 'eine leere Liste';
  if (min === max) return `eine Liste mit ${items(max)}`;
  return min === 0 ? `eine Liste mit höchstens ${items(max)}` : `eine Liste mit ${min} bis ${items(max)}`;
}

/** What should have been there, to stand behind a colon. */
export function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'json':
      return 'gültiges JSON';
    case 'object':
      return 'ein Objekt';
    case 'text':
      return 'ein Text';
    case 'boolean':
      return 'true oder false';
    case 'list':
      return list(expected.min ?? 0, expected.max);
    case 'whole':
      if (expected.min === expected.max) return String(expected.min);
      return `eine ganze Zahl von ${expected.min} bis ${expected.max}`;
    case 'one-of':
      return `${terms.or(expected.values.map(quoted))}${expected.orNothing ? ' oder nichts' : ''}`;
    case 'like':
      return `etwas wie ${quoted(expected.example)}`;
    case 'id':
      return `höchstens ${expected.max} Kleinbuchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe`;
    case 'hex':
      return `${expected.digits} Hexadezimalziffern`;
    case 'characters':
      return `${expected.min} bis ${expected.max} ASCII-Zeichen ohne Leerzeichen`;
    case 'map-rows':
      return 'eine Liste von Texten, einer für jede Zeile, die nördlichste zuerst';
    case 'site':
      return 'ein Feld dieses Spielplans';
    case 'free-site':
      return 'ein Feld dieses Spielplans ohne Plättchen';
    case 'card':
      return 'eine Karte dieser Edition';
    case 'coins':
      return 'eine ganze Zahl von Münzen für jede Farbe';
    case 'action':
      return 'eine vollständige Aktion';
    case 'once':
      return expected.what === 'stand' ? 'nur ein Stand je Besitzer und Farbe' : 'jede Farbe nur einmal';
    case 'consistent':
      return 'was zum Rest passt';
    case 'turn-or-end':
      return `Zug ${expected.turn}, das Ergebnis oder das Ende`;
  }
}
