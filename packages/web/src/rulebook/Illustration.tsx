/** Illustrates a group of rules with the game's pieces. The text beside it says the same. */
import { COLOURS } from '@kairo/engine/vocabulary';
import type { RuleGroup } from '@kairo/texts/rulebook';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import { Card } from '../pieces/Card.tsx';
import { AnyCoin, Coin } from '../pieces/Coin.tsx';
import { CustomerFigure } from '../pieces/CustomerFigure.tsx';
import type { CardFace } from '../pieces/cardFace.ts';
import { Medal } from '../pieces/Medal.tsx';
import { Seal } from '../pieces/Seal.tsx';
import { StandChip } from '../pieces/StandChip.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { BOARD } from './examples.ts';
import type { BoardFacts } from './opened/boardFacts.ts';

interface Props {
  readonly group: RuleGroup;
  readonly facts: BoardFacts | undefined;
}

export function Illustration({ group, facts }: Props) {
  switch (group) {
    case 'R1':
      return (
        <div class="book-row">
          {COLOURS.map((colour) => (
            <span key={colour} class="book-goods">
              <StandChip colour={colour} count={1} size={44} />
              <CustomerFigure colour={colour} size={44} />
              <small>{t.terms.goods[colour]}</small>
            </span>
          ))}
        </div>
      );
    case 'R3':
      return (
        <div class="book-row">
          <Together>
            <StandChip colour="red" count={1} size={44} />
            <StandChip colour="green" count={1} size={44} />
            <StandChip colour="white" count={1} size={44} />
          </Together>
          <Together>
            {COLOURS.map((colour) => (
              <Coin key={colour} colour={colour} size={28} />
            ))}
          </Together>
          <Cards faces={[segment(2), segment(7), joker(4, 5, 6)]} />
        </div>
      );
    case 'R4':
      return (
        <div class="book-row is-either">
          <Cards faces={[segment(5)]} />
          <Together>
            <Cards faces={[joker(2, 5, 8)]} />
            <AnyCoin size={32} />
          </Together>
          <Cards faces={[segment(1), segment(3), segment(9)]} />
        </div>
      );
    case 'R8':
      return <Income />;
    case 'R9':
      return (
        <div class="book-row">
          <Cards faces={[segment(2), segment(8), joker(7, 8, 9), segment(4)]} />
          <Cards faces={[{ kind: 'back' }]} />
          <Cards faces={[{ kind: 'barker' }]} />
        </div>
      );
    case 'R11':
      return (
        <div class="book-row">
          {facts !== undefined && <MedalPair facts={facts} />}
          <Together>
            <Coin colour="red" size={32} />
            <Coin colour="yellow" size={32} />
            <Coin colour="red" size={32} />
            <b class="display">+1</b>
          </Together>
        </div>
      );
    default:
      return null;
  }
}

/** One of each kind. */
export function CardSamples() {
  return (
    <div class="book-row">
      <Cards faces={[segment(2), joker(1, 4, 7), { kind: 'barker' }]} size={96} />
    </div>
  );
}

/** The price of the third tile of a stand, in its own colour and with others. */
export function Prices() {
  return (
    <div class="book-row is-either">
      {[3, 2, 1].map((own) => (
        <Together key={own}>
          {Array.from({ length: own }, (_, i) => (
            <Coin key={i} colour="blue" size={32} />
          ))}
          {Array.from({ length: 2 * (PRICED_TILES - own) }, (_, i) => (
            <Coin key={`other ${i}`} colour={i % 2 === 0 ? 'yellow' : 'green'} size={32} />
          ))}
        </Together>
      ))}
    </div>
  );
}

export const PRICED_TILES = 3;

export function MedalPair({ facts }: { readonly facts: BoardFacts }) {
  return (
    <Together>
      <Medal metal="gold" colour="blue" value={facts.gold} size={52} />
      <Medal metal="silver" colour="blue" value={facts.silver} size={52} />
    </Together>
  );
}

/** Customers bring coins, coins make stands grow, and those win medals. */
export function Circle({ facts }: { readonly facts: BoardFacts | undefined }) {
  return (
    <div class="book-row is-chain">
      <CustomerFigure colour="blue" size={60} />
      <UiIcon name="next" size={24} />
      <Coin colour="blue" size={48} />
      <UiIcon name="next" size={24} />
      <StandChip colour="blue" count={3} size={56} />
      {facts !== undefined && (
        <>
          <UiIcon name="next" size={24} />
          <MedalPair facts={facts} />
        </>
      )}
    </div>
  );
}

function Income() {
  const { own, rival, neutral } = t.guide.income;
  return (
    <ul class="book-income">
      <li>
        <Seal sign="ankh" size={28} />
        {own}
      </li>
      <li>
        <Seal sign="eye" size={28} />
        {rival}
      </li>
      <li>
        <Seal sign="neutral" size={28} />
        {neutral}
      </li>
    </ul>
  );
}

function Cards({ faces, size = 56 }: { readonly faces: readonly CardFace[]; readonly size?: number }) {
  return (
    <Together>
      {faces.map((face, i) => (
        <Card key={i} face={face} edition={BOARD} size={size} />
      ))}
    </Together>
  );
}

function Together({ children }: { readonly children: ComponentChildren }) {
  return <span class="book-together">{children}</span>;
}

const segment = (number: number): CardFace => ({ kind: 'standard', segment: number });
const joker = (...segments: readonly number[]): CardFace => ({ kind: 'joker', segments });
