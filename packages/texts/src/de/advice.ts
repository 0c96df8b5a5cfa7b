import { adviceTextsFrom } from '../adviceTexts.ts';
import { hints, reasons } from './hints.ts';
import { terms } from './terms.ts';

export const texts = adviceTextsFrom({ terms, hints, reasons });
