import { adviceTextsFrom } from '../adviceTexts.ts';
import { hints, reasons } from './hints.ts';
import { terms } from './terms.ts';
import { typeset } from './typography.ts';

export const texts = adviceTextsFrom(typeset({ terms, hints, reasons }));
