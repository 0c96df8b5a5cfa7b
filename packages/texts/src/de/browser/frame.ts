import type { FrameTexts } from '../../browserTexts.ts';
import { terms } from '../terms.ts';
import { app } from './app.ts';
import { preferences } from './preferences.ts';

export const texts: FrameTexts = { locale: 'de', terms, app, preferences };
