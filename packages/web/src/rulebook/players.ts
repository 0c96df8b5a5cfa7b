/** Who plays in the examples: the four icons in the order of the seats. */
import type { Owner } from '@kairo/engine';
import type { SentenceContext } from '@kairo/texts/browser';
import type { Sign } from '../drawings/names.ts';
import { t } from '../i18n/texts.ts';
import { PLAN } from './examples.ts';

const ICONS = ['ankh', 'eye', 'scarab', 'lotus'] as const;

export const signOf = (owner: Owner): Sign => (owner === 'neutral' ? owner : (ICONS[owner] ?? 'neutral'));

export const names = (): readonly string[] => ICONS.map((icon) => t.terms.icon[icon]);

export const sentenceContext = (): SentenceContext => ({ names: names(), jokers: PLAN.jokers });
