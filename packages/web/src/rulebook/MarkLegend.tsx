/** Explains the marks on the board, each as the board draws it. */
import { type Marks, NO_MARKS } from '../board/model/marks.ts';
import { NO_TRAIL } from '../board/model/trail.ts';
import type { Plan } from '../geometry/plan.ts';
import { t } from '../i18n/texts.ts';
import { BoardCutout } from './BoardCutout.tsx';

const PLAN: Plan = {
  columns: 3,
  rows: 3,
  segments: Array.from({ length: 3 }, () => [1, 1, 1]),
  restaurant: [],
  starts: [],
};

const EXAMPLES = {
  legal: { legal: ['b2'] },
  allowed: { allowed: ['b2'] },
  target: { target: 'b2' },
  farther: { farther: ['b2'] },
  blocked: { blocked: 'b2' },
  recent: { trail: { ...NO_TRAIL, traces: [{ number: 1, site: 'b2' }] } },
} as const satisfies { readonly [mark: string]: Partial<Marks> };

export function MarkLegend() {
  const { heading, meaning, loupe } = t.guide.marks;
  return (
    <section class="book-section">
      <h3>{heading}</h3>
      <ul class="book-marks">
        {(Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]).map((mark) => (
          <li key={mark}>
            <BoardCutout
              plan={PLAN}
              pieces={{ stands: [], customers: [] }}
              marks={{ ...NO_MARKS, ...EXAMPLES[mark] }}
              trim={0.75}
            />
            {meaning[mark]}
          </li>
        ))}
      </ul>
      <p class="note">{loupe}</p>
    </section>
  );
}
