import type { Expectation } from '@kairo/engine';
import { terms } from './terms.ts';

function quoted(value: string): string {
  return `« ${value} »`;
}

function list(min: number, max: number | undefined): string {
  const items = (count: number): string => `${count} ${count <= 1 ? 'élément' : 'éléments'}`;
  if (max === undefined) return min === 0 ? 'une liste' : `une liste d’au moins ${items(min)}`;
  if (max === 0) return 'une liste vide';
  if (min === max) return `une liste de ${items(max)}`;
  return min === 0 ? `une liste d’au plus ${items(max)}` : `une liste de ${min} à ${items(max)}`;
}

/** What should have been there, to stand behind a colon. */
export function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'json':
      return 'un JSON valide';
    case 'object':
      return 'un objet';
    case 'text':
      return 'un texte';
    case 'boolean':
      return 'true ou false';
    case 'list':
      return list(expected.min ?? 0, expected.max);
    case 'whole':
      if (expected.min === expected.max) return String(expected.min);
      return `un nombre entier de ${expected.min} à ${expected.max}`;
    case 'one-of':
      return `${terms.or(expected.values.map(quoted))}${expected.orNothing ? ', ou rien' : ''}`;
    case 'like':
      return `quelque chose comme ${quoted(expected.example)}`;
    case 'id':
      return `au plus ${expected.max} minuscules, chiffres et traits d’union, en commençant par une lettre`;
    case 'hex':
      return `${expected.digits} chiffres hexadécimaux`;
    case 'characters':
      return `de ${expected.min} à ${expected.max} caractères ASCII sans espace`;
    case 'map-rows':
      return 'une liste de textes, un par ligne, en commençant par celle du nord';
    case 'site':
      return 'une case de ce plateau';
    case 'free-site':
      return 'une case de ce plateau sans tuile';
    case 'card':
      return 'une carte de cette édition';
    case 'coins':
      return 'un nombre entier de pièces de chaque couleur';
    case 'action':
      return 'une action complète';
    case 'once':
      return expected.what === 'stand'
        ? 'un seul étal par propriétaire et par couleur'
        : 'chaque couleur une seule fois';
    case 'consistent':
      return 'ce qui s’accorde avec le reste';
    case 'turn-or-end':
      return `le tour ${expected.turn}, le résultat ou la fin`;
  }
}
