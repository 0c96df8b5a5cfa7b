/** The words of the game in all languages side by side, with the rule that defines each. */
import type { Locale } from '../locale.ts';
import type { RuleNumber } from './rules.ts';

type Term = { readonly [locale in Locale]: string } & { readonly rule: RuleNumber };

export const GLOSSARY = {
  stall: { en: 'stall', de: 'Hauptstand', es: 'puesto principal', fr: 'étal', rule: 'R1.4' },
  expansion: { en: 'expansion', de: 'Ausbau', es: 'ampliación', fr: 'agrandissement', rule: 'R1.4' },
  tile: { en: 'tile', de: 'Plättchen', es: 'loseta', fr: 'tuile', rule: 'R2.4' },
  stand: { en: 'stand', de: 'Stand', es: 'puesto', fr: 'étal agrandi', rule: 'R2.4' },
  neutral: {
    en: 'neutral stall',
    de: 'neutraler Hauptstand',
    es: 'puesto neutral',
    fr: 'étal neutre',
    rule: 'R3.7',
  },
  entry: { en: 'entry', de: 'Eingang', es: 'entrada', fr: 'entrée', rule: 'R2.5' },
  openEntry: {
    en: 'open entry',
    de: 'freier Eingang',
    es: 'entrada libre',
    fr: 'entrée libre',
    rule: 'R8.1',
  },
  customer: { en: 'customer', de: 'Kunde', es: 'cliente', fr: 'client', rule: 'R1.2' },
  barker: { en: 'market barker', de: 'Marktschreier', es: 'charlatán', fr: 'bonimenteur', rule: 'R8.4' },
  stallCard: {
    en: 'stall card',
    de: 'Baukarte',
    es: 'carta de edificación',
    fr: 'carte de construction',
    rule: 'R1.3',
  },
  joker: { en: 'joker', de: 'Joker', es: 'comodín', fr: 'joker', rule: 'R4.2' },
  coin: { en: 'coin', de: 'Münze', es: 'moneda', fr: 'pièce', rule: 'R1.6' },
  medal: { en: 'medal', de: 'Medaille', es: 'medalla', fr: 'médaille', rule: 'R6.8' },
  point: {
    en: 'victory point',
    de: 'Siegpunkt',
    es: 'punto de victoria',
    fr: 'point de victoire',
    rule: 'R11.5',
  },
  site: { en: 'site', de: 'Bauplatz, Feld', es: 'solar, casilla', fr: 'case', rule: 'R2.1' },
  freeSite: { en: 'free site', de: 'freier Bauplatz', es: 'solar libre', fr: 'case libre', rule: 'R2.6' },
  segment: {
    en: 'market segment',
    de: 'Marktabschnitt',
    es: 'sector del zoco',
    fr: 'secteur du marché',
    rule: 'R2.1',
  },
  market: { en: 'market area', de: 'Marktbereich', es: 'zoco', fr: 'espace marché', rule: 'R2.2' },
  restaurant: {
    en: 'restaurant area',
    de: 'Restaurantbereich',
    es: 'zona de tabernas',
    fr: 'espace restaurant',
    rule: 'R2.2',
  },
  start: { en: 'start space', de: 'Startfeld', es: 'casilla de salida', fr: 'case de départ', rule: 'R2.3' },
  path: { en: 'path', de: 'Weg', es: 'camino', fr: 'chemin', rule: 'R8.2' },
  display: { en: 'display', de: 'Auslage', es: 'cartas a la vista', fr: 'étalage', rule: 'R3.1' },
  pile: { en: 'pile', de: 'Stapel', es: 'mazo', fr: 'pioche', rule: 'R3.1' },
  discards: { en: 'discards', de: 'Ablage', es: 'descartes', fr: 'défausse', rule: 'R4.2' },
  supply: { en: 'supply', de: 'Vorrat', es: 'reserva', fr: 'réserve', rule: 'R1.4' },
  lure: { en: 'lure', de: 'anlocken', es: 'atraer', fr: 'attirer', rule: 'R8.1' },
  blocked: {
    en: 'blocked stall',
    de: 'blockierter Hauptstand',
    es: 'puesto bloqueado',
    fr: 'étal bloqué',
    rule: 'R7.1',
  },
  final: { en: 'final phase', de: 'Schlussphase', es: 'última etapa', fr: 'phase finale', rule: 'R11.1' },
  scoring: {
    en: 'final scoring',
    de: 'Schlusswertung',
    es: 'recuento final',
    fr: 'décompte final',
    rule: 'R11.4',
  },
} as const satisfies { readonly [id: string]: Term };

export type TermId = keyof typeof GLOSSARY;
export const TERM_IDS = Object.keys(GLOSSARY) as readonly TermId[];
