import { playTextsFrom } from '../../browserTexts.ts';
import { events } from '../events.ts';
import { refusals } from '../refusals.ts';
import { terms } from '../terms.ts';
import { tableErrors, tableRefusals } from './failures.ts';
import { reasons } from './reasons.ts';
import { table } from './table.ts';

export const texts = playTextsFrom({
  terms,
  events,
  refusals,
  tableRefusals,
  tableErrors,
  reasons,
  table,
});
