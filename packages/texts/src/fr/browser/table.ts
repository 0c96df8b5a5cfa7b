import type { TableMessages } from '../../messages/browser/table.ts';
import { curtain, live, menu, opening, scoring, shortcuts, since, status } from './table/course.ts';
import { actions, hints, moves, payment, preview, prompts, whyNot } from './table/dialogue.ts';
import { log } from './table/log.ts';
import { finalPhase, panels, things } from './table/panels.ts';

export const table = {
  actions,
  prompts,
  moves,
  preview,
  payment,
  whyNot,
  hints,
  panels,
  log,
  finalPhase,
  things,
  status,
  curtain,
  since,
  scoring,
  live,
  menu,
  opening,
  shortcuts,
} satisfies TableMessages;
