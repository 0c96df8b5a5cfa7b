/** Where each player's income came from: bars whose parts are told apart by texture, with the figures as a table. */
import type { IncomeSource } from '@kairo/texts/browser';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { useReplay } from '../replay/context.ts';
import { incomesOf } from './series.ts';

const SOURCES: readonly IncomeSource[] = ['own', 'rivals', 'brought'];

export function IncomeChart() {
  const { turns } = useReplay();
  const { names, icons } = useGame();
  const words = t.review.charts;
  const incomes = incomesOf(turns.value, names.value.length);
  const sums = incomes.map((income) => SOURCES.reduce((total, source) => total + income[source], 0));
  const most = Math.max(1, ...sums);
  return (
    <section class="panel charts-income" aria-label={words.income}>
      <h2 class="display">
        {words.income} <small>{words.incomeNote}</small>
      </h2>
      <table class="income">
        <thead>
          <tr class="unseen">
            <th scope="col">{words.income}</th>
            {SOURCES.map((source) => (
              <th key={source} scope="col">
                {words.source[source]}
              </th>
            ))}
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {incomes.map((income, seat) => {
            const sign = icons.value[seat];
            return (
              <tr key={seat}>
                <th scope="row">
                  {sign !== undefined && <Seal sign={sign} size={26} label={names.value[seat]} />}
                </th>
                {SOURCES.map((source) => (
                  <td
                    key={source}
                    data-source={source}
                    data-none={income[source] === 0 || undefined}
                    style={{ '--share': income[source] / most }}
                  >
                    <span>{income[source]}</span>
                  </td>
                ))}
                <td class="income-sum">{sums[seat]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul class="income-key" aria-hidden="true">
        {SOURCES.map((source) => (
          <li key={source}>
            <i data-source={source} />
            {words.source[source]}
          </li>
        ))}
      </ul>
    </section>
  );
}
