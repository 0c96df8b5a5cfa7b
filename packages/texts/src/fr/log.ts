import type { Colour, PointSource } from '@kairo/engine';
import type { EventMessages, LogMessages } from '../messages/log.ts';
import { colourFor, terms } from './terms.ts';

const { and, coins, colour, count, medalOf } = terms;

function scoredFor(source: PointSource, of: Colour | undefined): string {
  switch (source) {
    case 'size':
      return of === undefined ? 'pour son étal' : `pour son étal ${colour[of]}`;
    case 'gold':
    case 'silver':
      return `pour la ${of === undefined ? terms.medal[source] : medalOf(source, of)}`;
    case 'medals':
      return 'pour ses médailles';
    case 'money':
      return 'pour l’argent restant';
  }
}

export const events = {
  started: (event, say) =>
    `${count.players(event.players)} autour de la table. ${say.name(event.startSeat)} commence, ` +
    `et le client ${colour[event.waiting]} attend à côté du plateau.`,
  dealt: (event, say) => `${say.name(event.seat)} reçoit ${count.cards(event.count)}.`,
  received: (event, say) =>
    `${event.cards.length === 1 ? 'Nouvelle carte' : 'Nouvelles cartes'} pour ${say.name(event.seat)} : ` +
    `${say.cards(event.cards)}.`,
  placed: (event, say) => {
    const where = `en ${event.stall}, entrée en ${event.entry}`;
    const own = `un étal ${colour[event.colour]}`;
    if (event.seat !== undefined) {
      const which = event.owner === 'neutral' ? `l’étal neutre ${colour[event.colour]}` : own;
      return `${say.name(event.seat)} place ${which} ${where}.`;
    }
    if (event.owner === 'neutral') return `Un étal neutre ${colour[event.colour]} se trouve ${where}.`;
    return `${say.name(event.owner)} a ${own} ${where}.`;
  },
  neutralDrawn: (event, say) => `${say.name(event.seat)} tire l’étal neutre ${colour[event.colour]}.`,
  neutralSetAside: (event) =>
    `L’étal neutre ${colour[event.colour]} ne peut être placé nulle part : il est mis de côté.`,
  cardsPlayed: (event, say) =>
    `${say.name(event.seat)} joue ${count.cards(event.cards.length)} : ${say.cards(event.cards)}.`,
  paid: (event, say) => {
    const payer = say.name(event.seat);
    if (event.fee === undefined) return `${payer} paie ${coins(event.coins)}.`;
    const fee = `1 pièce ${colourFor('feminine', 1, event.fee)} pour le joker`;
    if (Object.keys(event.coins).length === 0) return `${payer} paie ${fee}.`;
    return `${payer} paie ${coins(event.coins)}, plus ${fee}.`;
  },
  stallBuilt: (event, say) =>
    `${say.name(event.seat)} monte un étal ${colour[event.colour]} en ${event.stall}, entrée en ${event.entry}.`,
  stallMoved: (event, say) =>
    `${say.name(event.seat)} déplace son étal ${colour[event.colour]} de ${event.from.stall} à ${event.stall}, ` +
    `entrée en ${event.entry}.`,
  expanded: (event, say) =>
    `${say.name(event.seat)} place un agrandissement ${colour[event.colour]} en ${event.site} : ` +
    `l’étal compte ${count.tiles(event.size)}.`,
  scored: (event, say) =>
    `${say.name(event.seat)} marque ${count.points(event.points)} ${scoredFor(event.for, event.colour)}.`,
  medalTaken: (event, say) => {
    const taker = say.name(event.seat);
    const medal = `la ${medalOf(event.medal, event.colour)}`;
    if (event.from === 'supply') return `${taker} prend ${medal} dans la réserve.`;
    return `${taker} prend à ${say.name(event.from)} ${medal}.`;
  },
  lured: (event, say) => {
    const whose =
      event.owner === 'neutral'
        ? 'à un étal neutre'
        : event.owner === event.seat
          ? 'à son propre étal'
          : `chez ${say.name(event.owner)}`;
    const details = [whose, count.steps(event.path.length - 1)];
    if (event.barkers > 0) details.push(count.barkers(event.barkers));
    const customer = `le client ${colour[event.colour]}`;
    return `${say.name(event.seat)} attire ${customer} en ${event.path.at(-1)} (${details.join(', ')}).`;
  },
  customerArrived: (event) => `Le client ${colour[event.colour]} prend place en ${event.entry}.`,
  earned: (event, say) => `${say.name(event.seat)} gagne ${coins({ [event.colour]: event.amount })}.`,
  picked: (event, say) => {
    const picker = say.name(event.seat);
    if (event.from === 'barkers') return `${picker} prend une carte de bonimenteur.`;
    if (event.from === 'pile') return `${picker} pioche une carte.`;
    return `${picker} prend une carte à l’étalage${event.card === undefined ? '' : ` : ${say.card(event.card)}`}.`;
  },
  discarded: (event, say) => `${say.name(event.seat)} défausse une carte : ${say.card(event.card)}.`,
  refilled: (event, say) => `Nouvelle carte à l’étalage, place ${event.index + 1} : ${say.card(event.card)}.`,
  reshuffled: (event) =>
    `La défausse est mélangée : la pioche compte de nouveau ${count.cards(event.cards)}.`,
  finalPhase: (event, say) => {
    const why =
      event.reason === 'supply'
        ? 'Les agrandissements se font rares'
        : 'Personne n’a rien construit depuis longtemps';
    return `${why} : la phase finale commence, et c’est à ${say.name(event.next)} de jouer.`;
  },
  droppedOut: (event, say) =>
    event.forced
      ? `${say.name(event.seat)} ne peut plus rien construire et doit se retirer.`
      : `${say.name(event.seat)} se retire.`,
  turnBegan: (event, say) => `C’est à ${say.name(event.seat)} de jouer.`,
  gameOver: (event, say) => {
    const scores = event.points.map((points, seat) => `${say.name(seat)} ${terms.number(points)}`).join(', ');
    const winners = event.winners.map(say.name);
    const result =
      winners.length === 1 ? `${winners[0]} gagne` : `${terms.and(winners)} se partagent la victoire`;
    return `La partie est finie. ${result} : ${scores}.`;
  },
} satisfies EventMessages;

export const log = {
  expands: (of, site) => `agrandit l’étal ${colour[of]} en ${site}`,
  lures: (of, entry) => `attire le client ${colour[of]} en ${entry}`,
  takes: (things) => `prend : ${and(things)}`,
  barker: 'un bonimenteur',
  fromPile: (cards) => (cards === 1 ? 'une de la pioche' : 'deux de la pioche'),
  discards: (cards) => `défausse : ${and(cards)}`,
} satisfies LogMessages;
