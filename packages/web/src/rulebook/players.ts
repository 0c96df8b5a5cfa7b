/** Who plays in the examples: the four signs in the order of the seats. */
import type { Owner } from '@kairo/engine';
import type { SentenceContext } from '@kairo/texts/browser';
import type { Sign } from '../drawings/names.ts';
import { t } from '../i18n/texts.ts';
import { PLAN } from './scene.ts';

const SIGNS = ['ankh', 'eye', 'scarab', 'lotus'] as const;

export const signOf = (owner: Owner): Sign => (owner === 'neutral' ? owner : (SIGNS[owner] ?? 'neutral'));

export const names = (): readonly string[] => SIGNS.map((sign) => t.terms.icon[sign]);

export const sentenceContext = (): SentenceContext => ({ names: names(), jokers: PLAN.jokers });
