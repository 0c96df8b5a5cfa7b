/** What an online table adds to the game page about its people. */
import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import type { CompanyParts, OnlineParts } from '../../game/online.ts';
import { t } from '../../i18n/texts.ts';
import type { OnlineSources } from '../parts/sources.ts';
import { trackAbsence } from './absence.ts';
import { Bubble } from './Bubble.tsx';
import { Clock } from './Clock.tsx';
import { EarlyEnd } from './EarlyEnd.tsx';
import { EndFoot } from './EndFoot.tsx';
import { noteLine } from './notes.ts';
import { QuestionHost } from './QuestionHost.tsx';
import type { PeopleSources, TalkPlace } from './sources.ts';
import { LogAndTalk, TalkButton, TalkSheet } from './TalkPlaces.tsx';
import { MenuItems, Waiting } from './Wishes.tsx';

/** @param Again the buttons after the end */
export function companyParts(
  { table, presences }: Pick<OnlineSources, 'table' | 'presences'>,
  Again: OnlineParts['Again'],
): CompanyParts {
  const talkPlace: TalkPlace = { hasTabs: signal(false), tab: signal('log') };
  const { absence, follow } = trackAbsence(table);
  const sources: PeopleSources = { table, presences, refusal: signal(undefined), absence, talkPlace };
  const { heard } = table.company;
  const resigned = computed(
    () => heard.value?.seats.flatMap(({ hasResigned }, seat) => (hasResigned ? [seat] : [])) ?? [],
  );
  const Foot = () => <EndFoot table={table} />;
  return {
    standIns: computed(() => heard.value?.seats.map(({ standIn }) => standIn) ?? []),
    resigned,
    absence,
    Clock: ({ seat }) =>
      heard.value === undefined || heard.value.clock === null ? null : (
        <Clock heard={heard.value} seat={seat} />
      ),
    Bubble: ({ seat }) => {
      const { overlay } = useGame();
      const isBeside = talkPlace.hasTabs.value && talkPlace.tab.value === 'talk';
      return <Bubble table={table} seat={seat} isTalkOpen={isBeside || overlay.value === 'talk'} />;
    },
    Question: () => {
      const { session } = useGame();
      useEffect(() => follow(session), [session]);
      return <QuestionHost {...sources} />;
    },
    Waiting: () => <Waiting {...sources} />,
    noteLine,
    MenuItems: ({ onClose }) => <MenuItems {...sources} onClose={onClose} />,
    LogAndTalk: ({ children }) => (
      <LogAndTalk table={table} place={talkPlace}>
        {children}
      </LogAndTalk>
    ),
    TalkButton: ({ overlay }) => <TalkButton table={table} overlay={overlay} />,
    TalkSheet: ({ onClose }) => <TalkSheet table={table} onClose={onClose} />,
    shortcut: () => [t.company.talk.key, t.company.talk.keyDoes],
    EarlyEnd: (props) => <EarlyEnd Again={Again} EndFoot={Foot} resigned={resigned} {...props} />,
    EndFoot: Foot,
    tagOf: (seat) => {
      if (resigned.value.includes(seat)) return t.company.end.rankedLast;
      const isStoodIn = (heard.value?.seats[seat]?.standIn ?? null) !== null;
      return isStoodIn ? t.together.presence.bot : undefined;
    },
  };
}
