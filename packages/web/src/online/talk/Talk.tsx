/** What people say: a list, ready-made phrases, and a line for own words. */
import { MAX_WORDS, PHRASE_PAUSE, PHRASES, type Phrase, type Said } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { seatName } from '../parts/seatName.ts';
import { PHRASE_ICONS, wordsOf } from './phrases.ts';

/** Of the line for own words. */
export const TALK_FIELD = 'talk-field';

interface Props {
  readonly table: OnlineTable;
}

export function Talk({ table }: Props) {
  const { talk } = table;
  const words = t.company.talk;
  const room = table.room.value;
  const isSeated = table.ownSeat !== undefined;
  const said = talk.said.value;
  useEffect(() => talk.markRead(), [talk, said]);
  const muted = talk.muted.value;
  return (
    <div class="talk">
      <Messages table={table} said={said} />
      {muted.length > 0 && (
        <p class="talk-note">
          {words.muted(muted.map((message) => authorOf(table, message)))}
          {muted.map((message) => (
            <button
              key={message.author}
              type="button"
              class="text-button"
              onClick={() => talk.mute(message, false)}
            >
              {words.unmute(authorOf(table, message))}
            </button>
          ))}
        </p>
      )}
      {room?.isQuiet === true ? (
        <p class="talk-note">{words.off}</p>
      ) : isSeated ? (
        <>
          <Phrases onSay={(phrase) => talk.say({ phrase })} />
          <SayLine table={table} />
        </>
      ) : (
        <p class="talk-note">{words.watching}</p>
      )}
    </div>
  );
}

/** What the person who said something is called, or was called when they had a seat. */
export function authorOf(table: OnlineTable, { seat, name }: Pick<Said, 'seat' | 'name'>): string {
  const place = seat === null ? undefined : table.room.value?.seats[seat];
  return place === undefined ? (name ?? '') : seatName(place);
}

function Messages({ table, said }: Props & { readonly said: readonly Said[] }) {
  const list = useRef<HTMLOListElement>(null);
  const about = useSignal<number | undefined>(undefined);
  // The latest are at the bottom, also when a line below takes some of the room.
  useLayoutEffect(() => toEnd(list.current), [said.length]);
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const observer = new ResizeObserver(() => toEnd(list.current));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const words = t.company.talk;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <ol ref={list} class="talk-list" tabIndex={0} aria-label={words.heading}>
      {said.length === 0 && <li class="talk-note">{words.nothing}</li>}
      {said.map((message) => (
        <Message
          key={message.number}
          table={table}
          message={message}
          isAsked={about.value === message.number}
          onAsk={() => (about.value = about.value === message.number ? undefined : message.number)}
        />
      ))}
    </ol>
  );
}

function toEnd(list: HTMLElement | null): void {
  if (list !== null) list.scrollTop = list.scrollHeight;
}

interface MessageProps extends Props {
  readonly message: Said;
  /** What can be done about it is shown. */
  readonly isAsked: boolean;
  readonly onAsk: () => void;
}

function Message({ table, message, isAsked, onAsk }: MessageProps) {
  const { talk } = table;
  const words = t.company.talk;
  const isReported = useSignal(false);
  const { seat, number, phrase } = message;
  const name = authorOf(table, message);
  const icon = seat === null ? undefined : table.room.value?.seats[seat]?.icon;
  return (
    <li class="says" data-phrase={phrase !== undefined || undefined}>
      {phrase !== undefined ? (
        <OnlineIcon name={PHRASE_ICONS[phrase]} size={20} />
      ) : (
        icon !== undefined && <Seal sign={icon} size={22} />
      )}
      <p>
        <b>{name}</b> <bdi>{wordsOf(message)}</bdi>
      </p>
      {seat !== table.ownSeat && (
        <button
          type="button"
          class="icon-button"
          aria-label={words.about(name)}
          aria-expanded={isAsked}
          onClick={onAsk}
        >
          <OnlineIcon name="more" size={18} />
        </button>
      )}
      {isAsked && (
        <span class="says-more" ref={intoView}>
          <button type="button" class="phrase" onClick={() => talk.mute(message, true)}>
            {words.mute(name)}
          </button>
          <button type="button" class="phrase" onClick={() => talk.hide(number)}>
            {words.hide}
          </button>
          {phrase === undefined && !isReported.value && (
            <button
              type="button"
              class="phrase"
              onClick={() => {
                talk.report(number);
                isReported.value = true;
              }}
            >
              {words.report}
            </button>
          )}
          {isReported.value && <span role="status">{words.reported}</span>}
        </span>
      )}
    </li>
  );
}

/** What has just been opened may be below the list's edge. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** After one of them the next has to wait a little. */
function Phrases({ onSay }: { readonly onSay: (phrase: Phrase) => void }) {
  const isResting = useSignal(false);
  useEffect(() => {
    if (!isResting.value) return undefined;
    const timer = setTimeout(() => (isResting.value = false), PHRASE_PAUSE);
    return () => clearTimeout(timer);
  }, [isResting.value]);
  const words = t.company.talk;
  return (
    <div class="phrases">
      {PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          class="phrase"
          title={words.phrases[phrase]}
          aria-disabled={isResting.value}
          onClick={() => {
            if (isResting.value) return;
            isResting.value = true;
            onSay(phrase);
          }}
        >
          <OnlineIcon name={PHRASE_ICONS[phrase]} size={20} />
          <span>{words.phrases[phrase]}</span>
        </button>
      ))}
    </div>
  );
}

function SayLine({ table: { talk } }: Props) {
  const text = useSignal('');
  const words = t.company.talk;
  const refusal = talk.refusal.value;
  const unsaid = talk.unsaid.value;
  // What was refused can be sent again; it comes before what was written meanwhile.
  useEffect(() => {
    if (unsaid === '') return;
    text.value = [talk.takeUnsaid(), text.peek()].filter((part) => part !== '').join(' ');
  }, [unsaid, talk, text]);
  const why = Object.entries(t.company.refused).find(([code]) => code === refusal)?.[1];
  return (
    <form
      class="say-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() === '') return;
        talk.say({ words: text.value.trim() });
        text.value = '';
      }}
    >
      {refusal !== undefined && (
        <p class="talk-note" role="alert">
          {why ?? t.company.refusedOther}
        </p>
      )}
      <input
        id={TALK_FIELD}
        class="field"
        aria-label={words.say}
        placeholder={words.say}
        maxLength={MAX_WORDS}
        autocomplete="off"
        enterkeyhint="send"
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <button type="submit" class="button" aria-label={words.send} title={words.send}>
        <OnlineIcon name="send" size={22} />
      </button>
    </form>
  );
}
