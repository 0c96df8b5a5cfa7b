/** After the end: the deal that was fixed before, to be checked, and the record. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { apiAddress } from '../../client/online/api.ts';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { revealedSeed } from '../../client/online/tables.ts';
import { useGame } from '../../game/context.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import type { Verdict } from './dealCheck.ts';

interface Props {
  readonly table: OnlineTable;
}

const recordAddress = (table: string): URL => apiAddress(`tables/${table}/record`);

export function EndFoot({ table }: Props) {
  const isChecking = useSignal(false);
  const words = t.company;
  return (
    <div class="end-foot">
      <p>
        <OnlineIcon name="seal" size={20} />
        {words.deal.sealed}{' '}
        <button
          type="button"
          class="text-button"
          aria-haspopup="dialog"
          onClick={() => (isChecking.value = true)}
        >
          {words.deal.check}
        </button>
      </p>
      <a
        class="text-button"
        href={recordAddress(table.id).href}
        download={`kairo-${table.id.slice(0, 6)}.txt`}
      >
        {words.end.download}
      </a>
      {isChecking.value && <DealCheck table={table} onClose={() => (isChecking.value = false)} />}
    </div>
  );
}

type Checked = (Verdict & { readonly seed: string }) | 'checking' | 'failed';

function DealCheck({ table, onClose }: Props & { readonly onClose: () => void }) {
  const { session } = useGame();
  const checked = useSignal<Checked>('checking');
  const commitment = table.commitment.value ?? '';
  useEffect(() => {
    let isWanted = true;
    void check().then(
      (result) => {
        if (isWanted) checked.value = result;
      },
      () => {
        if (isWanted) checked.value = 'failed';
      },
    );
    return () => {
      isWanted = false;
    };

    async function check(): Promise<Checked> {
      const setup = session.setup.peek();
      const edition = session.edition.peek();
      const [revealed, answer, { checkDeal }] = await Promise.all([
        revealedSeed(table.id),
        fetch(recordAddress(table.id)),
        import('./dealCheck.ts'),
      ]);
      if (!revealed.ok || !answer.ok || setup === undefined || edition === undefined) return 'failed';
      const { seed } = revealed.value;
      if (seed === null) return 'failed';
      const deal = { setup, edition, commitment, seed, record: await answer.text() };
      const seen = { viewer: session.viewer.peek(), steps: session.steps.peek() };
      return { ...checkDeal({ ...deal, ...seen }), seed };
    }
  }, [table, session, checked, commitment]);
  const words = t.company.deal;
  const state = checked.value;
  if (state === 'checking') {
    return (
      <Dialog heading={words.heading} onClose={onClose}>
        <p role="status">{words.checking}</p>
      </Dialog>
    );
  }
  const said = state === 'failed' ? words.failed : state.isGood ? words.good : words.bad;
  return (
    <Dialog heading={words.heading} onClose={onClose} className="deal-check">
      <div class="deal-verdict" role="status">
        <UiIcon name={state !== 'failed' && state.isGood ? 'check' : 'caution'} size={30} />
        <div>
          <h3>{said.heading}</h3>
          <p>{said.text}</p>
        </div>
      </div>
      {state !== 'failed' && (
        <dl class="fingerprints">
          <dt>{words.before}</dt>
          <dd>{commitment}</dd>
          <dt>{words.seed}</dt>
          <dd>{state.seed}</dd>
          <dt>{words.after}</dt>
          <dd>{state.fingerprint}</dd>
        </dl>
      )}
    </Dialog>
  );
}
