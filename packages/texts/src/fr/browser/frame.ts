import type { FrameTexts } from '../../browserTexts.ts';
import { terms } from '../terms.ts';
import { typeset } from '../typography.ts';
import { app } from './app.ts';
import { preferences } from './preferences.ts';

export const texts: FrameTexts = typeset({ locale: 'fr', terms, app, preferences });
