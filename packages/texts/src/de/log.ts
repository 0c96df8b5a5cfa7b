import type { Colour, PointSource } from '@kairo/engine';
import type { EventMessages, EventOf, LogMessages, PhraseMessages } from '../messages/log.ts';
import type { Speaker } from '../messages/sentenceContext.ts';
import { capital } from '../typography.ts';
import { colourWith, terms } from './terms.ts';

const { and, coins, colour, count, medalOf } = terms;

function scoredFor(source: PointSource, of: Colour | undefined): string {
  switch (source) {
    case 'size':
      return of === undefined ? 'für den Stand' : `für den ${colourWith('en', of)} Stand`;
    case 'gold':
    case 'silver':
      return `für die ${of === undefined ? terms.medal[source] : medalOf(source, of)}`;
    case 'medals':
      return 'für Medaillen';
    case 'money':
      return 'für übriges Geld';
  }
}

/** `den neutralen roten Hauptstand auf c5, Eingang d5` */
function placedStall({ owner, colour: of, stall, entry }: EventOf<'placed'>): string {
  const which = owner === 'neutral' ? 'den neutralen' : 'einen';
  return `${which} ${colourWith('en', of)} Hauptstand auf ${stall}, Eingang ${entry}`;
}

/** `2 rote Münzen, dazu 1 blaue Münze für den Joker` */
function price({ coins: paid, fee }: EventOf<'paid'>): string {
  if (fee === undefined) return coins(paid);
  const joker = `1 ${colourWith('e', fee)} Münze für den Joker`;
  return Object.keys(paid).length === 0 ? joker : `${coins(paid)}, dazu ${joker}`;
}

/** `eigener Stand, 3 Schritte, 1 Marktschreier` */
function lureDetails({ owner, seat, path, barkers }: EventOf<'lured'>, say: Speaker): string {
  const host =
    owner === seat
      ? 'eigener Stand'
      : owner === 'neutral'
        ? 'neutraler Hauptstand'
        : `Stand von ${say.name(owner)}`;
  const details = [host, count.steps(path.length - 1)];
  if (barkers > 0) details.push(count.barkers(barkers));
  return details.join(', ');
}

export const events = {
  started: (event, say) =>
    `${count.players(event.players)} am Tisch. ${say.name(event.startSeat)} beginnt, ` +
    `und der ${colourWith('e', event.waiting)} Kunde wartet neben dem Spielplan.`,
  opened: () => 'Die Partie beginnt mitten im Spiel, mit dieser Stellung.',
  funds: (event, say) => `${say.name(event.seat)} beginnt mit ${coins(event.money)}.`,
  dealt: (event, say) => `${say.name(event.seat)} bekommt ${count.cards(event.count)}.`,
  received: (event, say) =>
    `Neue ${event.cards.length === 1 ? 'Karte' : 'Karten'} für ${say.name(event.seat)}: ${say.cards(event.cards)}.`,
  placed: (event, say) => {
    if (event.seat !== undefined) return `${say.name(event.seat)} legt ${placedStall(event)}.`;
    const where = `auf ${event.stall}, Eingang ${event.entry}`;
    const { colour: of } = event;
    if (event.owner === 'neutral') return `Ein neutraler ${colourWith('er', of)} Hauptstand liegt ${where}.`;
    return `${say.name(event.owner)} hat einen ${colourWith('en', of)} Hauptstand ${where}.`;
  },
  neutralDrawn: (event, say) =>
    `${say.name(event.seat)} zieht den neutralen ${colourWith('en', event.colour)} Hauptstand.`,
  neutralSetAside: (event) =>
    `Der neutrale ${colourWith('e', event.colour)} Hauptstand passt nirgends und wird beiseitegelegt.`,
  cardsPlayed: (event, say) =>
    `${say.name(event.seat)} spielt ${count.cards(event.cards.length)}: ${say.cards(event.cards)}.`,
  paid: (event, say) => `${say.name(event.seat)} zahlt ${price(event)}.`,
  stallBuilt: (event, say) =>
    `${say.name(event.seat)} baut einen ${colourWith('en', event.colour)} Hauptstand auf ${event.stall}, ` +
    `Eingang ${event.entry}.`,
  stallMoved: (event, say) =>
    `${say.name(event.seat)} zieht mit dem ${colourWith('en', event.colour)} Hauptstand von ${event.from.stall} ` +
    `nach ${event.stall} um, Eingang ${event.entry}.`,
  expanded: (event, say) =>
    `${say.name(event.seat)} erweitert den ${colourWith('en', event.colour)} Stand um ${event.site} ` +
    `(jetzt ${count.tiles(event.size)}).`,
  scored: (event, say) =>
    `${say.name(event.seat)} erhält ${count.points(event.points)} ${scoredFor(event.for, event.colour)}.`,
  medalTaken: (event, say) => {
    const taker = say.name(event.seat);
    const medal = `die ${medalOf(event.medal, event.colour)}`;
    if (event.from === 'supply') return `${taker} nimmt ${medal} aus dem Vorrat.`;
    return `${taker} nimmt ${say.name(event.from)} ${medal} ab.`;
  },
  lured: (event, say) =>
    `${say.name(event.seat)} lockt den ${colourWith('en', event.colour)} Kunden nach ${event.path.at(-1)} ` +
    `(${lureDetails(event, say)}).`,
  customerArrived: (event) => `Der ${colourWith('e', event.colour)} Kunde rückt auf ${event.entry} nach.`,
  earned: (event, say) => `${say.name(event.seat)} verdient ${coins({ [event.colour]: event.amount })}.`,
  picked: (event, say) => {
    const picker = say.name(event.seat);
    if (event.from === 'barkers') return `${picker} nimmt einen Marktschreier.`;
    if (event.from === 'pile') return `${picker} zieht eine Karte vom Stapel.`;
    return `${picker} nimmt eine Karte aus der Auslage${event.card === undefined ? '' : `: ${say.card(event.card)}`}.`;
  },
  discarded: (event, say) => `${say.name(event.seat)} wirft eine Karte ab: ${say.card(event.card)}.`,
  refilled: (event, say) => `Neu in der Auslage, Platz ${event.index + 1}: ${say.card(event.card)}.`,
  reshuffled: (event) =>
    `Die abgelegten Karten sind neu gemischt: Der Stapel hat wieder ${count.cards(event.cards)}.`,
  finalPhase: (event, say) => {
    const why = event.reason === 'supply' ? 'Die Ausbauten werden knapp' : 'Lange hat niemand gebaut';
    return `${why}: Die Schlussphase beginnt, am Zug ist ${say.name(event.next)}.`;
  },
  droppedOut: (event, say) =>
    event.forced
      ? `${say.name(event.seat)} kann nichts mehr bauen und scheidet aus.`
      : `${say.name(event.seat)} steigt aus.`,
  turnBegan: (event, say) => `${say.name(event.seat)} ist am Zug.`,
  gameOver: (event, say) => {
    const scores = event.points.map((points, seat) => `${say.name(seat)} ${terms.number(points)}`).join(', ');
    const winners = event.winners.map(say.name);
    const result =
      winners.length === 1 ? `${winners[0]} gewinnt` : `${terms.and(winners)} teilen sich den Sieg`;
    return `Das Spiel ist aus. ${result}: ${scores}.`;
  },
} satisfies EventMessages;

export const phrases = {
  placed: (event) => `legt ${placedStall(event)}`,
  cardsPlayed: (event, say) => `spielt ${count.cards(event.cards.length)}: ${say.cards(event.cards)}`,
  paid: (event) => `zahlt ${price(event)}`,
  stallBuilt: (event) =>
    `baut einen ${colourWith('en', event.colour)} Hauptstand auf ${event.stall}, Eingang ${event.entry}`,
  stallMoved: (event) =>
    `zieht mit dem ${colourWith('en', event.colour)} Hauptstand von ${event.from.stall} ` +
    `nach ${event.stall} um, Eingang ${event.entry}`,
  lured: (event, say) =>
    `lockt den ${colourWith('en', event.colour)} Kunden nach ${event.path.at(-1)} (${lureDetails(event, say)})`,
  droppedOut: (event) => (event.forced ? 'kann nichts mehr bauen und scheidet aus' : 'steigt aus'),
} satisfies PhraseMessages;

export const log = {
  expands: (of, site) => `erweitert ${capital(colour[of])} um ${site}`,
  lures: (of, entry) => `lockt den ${colourWith('en', of)} Kunden nach ${entry}`,
  takes: (things) => `nimmt ${and(things)}`,
  barker: 'einen Marktschreier',
  fromPile: (cards) => (cards === 1 ? 'eine Karte vom Stapel' : 'zwei Karten vom Stapel'),
  discards: (cards) => `wirft ${and(cards)} ab`,
  takesBack: 'nimmt den letzten Zug zurück',
} satisfies LogMessages;
