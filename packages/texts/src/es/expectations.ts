import type { Expectation } from '@kairo/engine';
import { terms } from './terms.ts';

function quoted(value: string): string {
  return `«${value}»`;
}

function list(min: number, max: number | undefined): string {
  const items = (count: number): string => `${count} ${count === 1 ? 'elemento' : 'elementos'}`;
  if (max === undefined) return min === 0 ? 'una lista' : `una lista de al menos ${items(min)}`;
  if (max === 0) return 'una lista vacía';
  if (min === max) return `una lista de ${items(max)}`;
  return min === 0 ? `una lista de ${items(max)} como máximo` : `una lista de ${min} a ${items(max)}`;
}

/** What should have been there, to stand behind a colon. */
export function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'json':
      return 'un JSON válido';
    case 'object':
      return 'un objeto';
    case 'text':
      return 'un texto';
    case 'boolean':
      return 'true o false';
    case 'list':
      return list(expected.min ?? 0, expected.max);
    case 'whole':
      if (expected.min === expected.max) return String(expected.min);
      return `un número entero de ${expected.min} a ${expected.max}`;
    case 'one-of':
      return `${terms.or(expected.values.map(quoted))}${expected.orNothing ? ', o nada' : ''}`;
    case 'like':
      return `algo como ${quoted(expected.example)}`;
    case 'id':
      return `como máximo ${expected.max} letras minúsculas, cifras y guiones, empezando por una letra`;
    case 'hex':
      return `${expected.digits} cifras hexadecimales`;
    case 'characters':
      return `de ${expected.min} a ${expected.max} caracteres ASCII sin espacios`;
    case 'map-rows':
      return 'una lista de textos, uno por fila, empezando por la del norte';
    case 'site':
      return 'una casilla de este tablero';
    case 'free-site':
      return 'una casilla de este tablero sin loseta';
    case 'card':
      return 'una carta de esta edición';
    case 'coins':
      return 'un número entero de monedas de cada color';
    case 'action':
      return 'una acción completa';
    case 'once':
      return expected.what === 'stand' ? 'un solo puesto por dueño y color' : 'cada color una sola vez';
    case 'consistent':
      return 'algo que concuerde con el resto';
    case 'turn-or-end':
      return `el turno ${expected.turn}, el resultado o el final`;
  }
}
