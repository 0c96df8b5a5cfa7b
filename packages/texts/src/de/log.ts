import type { Colour, PointSource } from '@kairo/engine';
import type { EventMessages, LogMessages } from '../messages/log.ts';
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

export const events = {
  started: (event, say) =>
    `${count.players(event.players)} am Tisch. ${say.name(event.startSeat)} beginnt, ` +
    `und der ${colourWith('e', event.waiting)} Kunde wartet neben dem Spielplan.`,
  dealt: (event, say) => `${say.name(event.seat)} bekommt ${count.cards(event.count)}.`,
  received: (event, say) =>
    `Neue ${event.cards.length === 1 ? 'Karte' : 'Karten'} für ${say.name(event.seat)}: ${say.cards(event.cards)}.`,
  placed: (event, say) => {
    const where = `auf ${event.stall}, Eingang ${event.entry}`;
    const { colour: of } = event;
    if (event.seat !== undefined) {
      const which = event.owner === 'neutral' ? 'den neutralen' : 'einen';
      return `${say.name(event.seat)} legt ${which} ${colourWith('en', of)} Hauptstand ${where}.`;
    }
    if (event.owner === 'neutral') return `Ein neutraler ${colourWith('er', of)} Hauptstand liegt ${where}.`;
    return `${say.name(event.owner)} hat einen ${colourWith('en', of)} Hauptstand ${where}.`;
  },
  neutralDrawn: (event, say) =>
    `${say.name(event.seat)} zieht den neutralen ${colourWith('en', event.colour)} Hauptstand.`,
  neutralSetAside: (event) =>
    `Der neutrale ${colourWith('e', event.colour)} Hauptstand passt nirgends und wird beiseitegelegt.`,
  cardsPlayed: (event, say) =>
    `${say.name(event.seat)} spielt ${count.cards(event.cards.length)}: ${say.cards(event.cards)}.`,
  paid: (event, say) => {
    const payer = say.name(event.seat);
    if (event.fee === undefined) return `${payer} zahlt ${coins(event.coins)}.`;
    const fee = `1 ${colourWith('e', event.fee)} Münze für den Joker`;
    if (Object.keys(event.coins).length === 0) return `${payer} zahlt ${fee}.`;
    return `${payer} zahlt ${coins(event.coins)}, dazu ${fee}.`;
  },
  stallBuilt: (event, say) =>
    `${say.name(event.seat)} baut einen ${colourWith('en', event.colour)} Hauptstand auf ${event.stall}, ` +
    `Eingang ${event.entry}.`,
  stallMoved: (event, say) =>
    `${say.name(event.seat)} zieht mit dem ${colourWith('en', event.colour)} Hauptstand von ${event.from.stall} ` +
    `nach ${event.stall} um, Eingang ${event.entry}.`,
  expanded: (event, say) =>
    `${say.name(event.seat)} baut den ${colourWith('en', event.colour)} Stand auf ${event.site} aus ` +
    `(jetzt ${count.tiles(event.size)}).`,
  scored: (event, say) =>
    `${say.name(event.seat)} erhält ${count.points(event.points)} ${scoredFor(event.for, event.colour)}.`,
  medalTaken: (event, say) => {
    const taker = say.name(event.seat);
    const medal = `die ${medalOf(event.medal, event.colour)}`;
    if (event.from === 'supply') return `${taker} nimmt ${medal} aus dem Vorrat.`;
    return `${taker} nimmt ${say.name(event.from)} ${medal} ab.`;
  },
  lured: (event, say) => {
    const whose =
      event.owner === 'neutral'
        ? 'neutraler Stand'
        : event.owner === event.seat
          ? 'eigener Stand'
          : `Stand von ${say.name(event.owner)}`;
    const details = [whose, count.steps(event.path.length - 1)];
    if (event.barkers > 0) details.push(count.barkers(event.barkers));
    const customer = `den ${colourWith('en', event.colour)} Kunden`;
    return `${say.name(event.seat)} lockt ${customer} nach ${event.path.at(-1)} (${details.join(', ')}).`;
  },
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

export const log = {
  expands: (of, site) => `baut ${capital(colour[of])} auf ${site} aus`,
  lures: (of, entry) => `lockt den ${colourWith('en', of)} Kunden nach ${entry}`,
  takes: (things) => `nimmt ${and(things)}`,
  barker: 'einen Marktschreier',
  fromPile: (cards) => (cards === 1 ? 'eine vom Stapel' : 'zwei vom Stapel'),
  discards: (cards) => `wirft ${and(cards)} ab`,
} satisfies LogMessages;
