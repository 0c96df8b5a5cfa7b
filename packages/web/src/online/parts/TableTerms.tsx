/** What is agreed about a table besides its seats: board, opening, help, spectators, order of the seats. */
import type { Level } from '@kairo/bots';
import type { Start } from '@kairo/engine';
import type { Pace, Seating, TableSetup } from '@kairo/protocol';
import { BOARDS } from '@kairo/texts/browser';
import { useId } from 'preact/hooks';
import { boardId, boardName } from '../../home/boardName.ts';
import { t } from '../../i18n/texts.ts';
import { Choice, type Option, Switch } from '../../shell/dialog/Controls.tsx';
import { BoardFile } from './BoardFile.tsx';
import { LevelField } from './LevelField.tsx';

export type SetupTerms = Omit<TableSetup, 'seats'>;

export interface Agreed {
  readonly setup: SetupTerms;
  readonly spectators: boolean;
  readonly seating: Seating;
  readonly pace: Pace | null;
  readonly standIn: Level;
}

const STARTS = ['preset', 'variable'] as const satisfies readonly Start[];

interface Props {
  readonly agreed: Agreed;
  /** Gets only what has changed. */
  readonly onChange: (change: {
    readonly setup?: Partial<SetupTerms>;
    readonly spectators?: boolean;
    readonly seating?: Seating;
    readonly pace?: Pace | null;
    readonly standIn?: Level;
  }) => void;
}

/** The boards that come with the game, and the one of the table if it is another. */
function boardOptions(edition: TableSetup['edition']): readonly Option<string>[] {
  const known = BOARDS.map((value) => ({ value, ...t.home.board.boards[value] }));
  const id = boardId(edition);
  return known.some(({ value }) => value === id)
    ? known
    : [...known, { value: id, label: boardName(edition) }];
}

export function BoardTerms({ agreed: { setup }, onChange }: Props) {
  const { board, opening } = t.home;
  return (
    <>
      <Choice
        label={board.label}
        options={boardOptions(setup.edition)}
        value={boardId(setup.edition)}
        onChange={(edition) => onChange({ setup: { edition } })}
      />
      <BoardFile onOpen={(edition) => onChange({ setup: { edition } })} />
      <Choice
        label={opening.label}
        options={STARTS.map((value) => ({ value, ...opening[value] }))}
        value={setup.start}
        onChange={(start) => onChange({ setup: { start } })}
      />
    </>
  );
}

export function HelpTerms({ agreed: { setup }, onChange }: Props) {
  const { options } = t.home;
  const { help, openMoney } = setup;
  return (
    <div class="switches two">
      <Switch
        {...options.routes}
        isOn={help.routes}
        onChange={(routes) => onChange({ setup: { help: { ...help, routes } } })}
      />
      <Switch
        label={options.hints.label}
        note={t.together.terms.hints}
        isOn={help.hints}
        onChange={(hints) => onChange({ setup: { help: { ...help, hints } } })}
      />
      <Switch
        {...options.openMoney}
        isOn={openMoney}
        onChange={(isOn) => onChange({ setup: { openMoney: isOn } })}
      />
    </div>
  );
}

const MINUTE = 60;

/** The time that one may save up is what one begins with. */
const PACES: readonly Pace[] = [
  { bank: 5 * MINUTE, increment: 15, cap: 5 * MINUTE },
  { bank: 10 * MINUTE, increment: 20, cap: 10 * MINUTE },
  { bank: 20 * MINUTE, increment: 30, cap: 20 * MINUTE },
];

const NO_PACE = 'none';

export function paceInWords(pace: Pace | null): string {
  const { none, live } = t.company.pace;
  return pace === null ? none : live(pace.bank / MINUTE, pace.increment);
}

export function PaceTerms({ agreed: { pace }, onChange }: Props) {
  const words = t.company.pace;
  const keyOf = (one: Pace | null): string => (one === null ? NO_PACE : `${one.bank}+${one.increment}`);
  const known = PACES.some((one) => keyOf(one) === keyOf(pace)) || pace === null ? PACES : [...PACES, pace];
  return (
    <>
      <Choice
        label={words.label}
        options={[null, ...known].map((one) => ({ value: keyOf(one), label: paceInWords(one) }))}
        value={keyOf(pace)}
        onChange={(key) => onChange({ pace: known.find((one) => keyOf(one) === key) ?? null })}
      />
      <p class="terms-note">{pace === null ? words.noneNote : words.note}</p>
    </>
  );
}

export function PeopleTerms({ agreed: { spectators, seating }, onChange }: Props) {
  const words = t.together.terms;
  return (
    <div class="people-terms">
      <Choice
        label={words.spectators.label}
        options={[
          { value: 'no', label: words.spectators.no },
          { value: 'yes', label: words.spectators.yes },
        ]}
        value={spectators ? 'yes' : 'no'}
        onChange={(value) => onChange({ spectators: value === 'yes' })}
      />
      <Choice
        label={words.seating.label}
        options={[
          { value: 'chosen', label: words.seating.chosen },
          { value: 'random', label: words.seating.random },
        ]}
        value={seating}
        onChange={(value) => onChange({ seating: value })}
      />
    </div>
  );
}

export function StandInTerms({ agreed: { standIn }, onChange }: Props) {
  const id = useId();
  const words = t.together.terms.standIn;
  return (
    <div class="stand-in">
      <label class="field-heading" htmlFor={id}>
        {words.label}
      </label>
      <LevelField
        id={id}
        about={`${id}-note`}
        value={standIn}
        onChange={(level) => onChange({ standIn: level })}
      />
      <p id={`${id}-note`} class="terms-note">
        {words.note}
      </p>
    </div>
  );
}

/** In a few words: board, opening, what is switched on, and the clocks. */
export function termsInWords({
  setup,
  pace = null,
}: Pick<Agreed, 'setup'> & Partial<Pick<Agreed, 'pace'>>): readonly string[] {
  const { facts } = t.together.terms;
  const isOn = { ...setup.help, openMoney: setup.openMoney };
  const extras = (['routes', 'hints', 'openMoney'] as const).filter((option) => isOn[option]);
  return [
    boardName(setup.edition),
    t.home.opening[setup.start].label,
    ...extras.map((option) => facts[option]),
    ...(pace === null ? [] : [paceInWords(pace)]),
  ];
}
