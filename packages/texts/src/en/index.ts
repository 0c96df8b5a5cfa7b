import { messagesFrom } from '../messages.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { terminal } from './terminal.ts';
import { terms } from './terms.ts';

export const messages = messagesFrom({ locale: 'en', terms, events, refusals, errors, rules, terminal });
