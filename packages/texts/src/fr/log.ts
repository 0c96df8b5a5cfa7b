import type { Colour, PointSource } from '@kairo/engine';
import type { EventMessages, EventOf, LogMessages, PhraseMessages } from '../messages/log.ts';
import type { Speaker } from '../messages/sentenceContext.ts';
import { colourFor, ofCard, terms, toName } from './terms.ts';

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

/** `l’étal neutre rouge en c5, entrée en d5` */
function placedStall({ owner, colour: of, stall, entry }: EventOf<'placed'>): string {
  return `${owner === 'neutral' ? 'l’étal neutre' : 'un étal'} ${colour[of]} en ${stall}, entrée en ${entry}`;
}

/** `2 pièces rouges, plus 1 pièce bleue pour le joker` */
function price({ coins: paid, fee }: EventOf<'paid'>): string {
  if (fee === undefined) return coins(paid);
  const joker = `1 pièce ${colourFor('feminine', 1, fee)} pour le joker`;
  return Object.keys(paid).length === 0 ? joker : `${coins(paid)}, plus ${joker}`;
}

/** `à son propre étal, 3 pas, 1 bonimenteur` */
function lureDetails({ owner, seat, path, barkers }: EventOf<'lured'>, say: Speaker): string {
  const host =
    owner === seat
      ? 'à son propre étal'
      : owner === 'neutral'
        ? 'à un étal neutre'
        : `chez ${say.name(owner)}`;
  const details = [host, count.steps(path.length - 1)];
  if (barkers > 0) details.push(count.barkers(barkers));
  return details.join(', ');
}

export const events = {
  started: (event, say) =>
    `${count.players(event.players)} autour de la table. ${say.name(event.startSeat)} commence, ` +
    `et le client ${colour[event.waiting]} attend à côté du plateau.`,
  opened: () => 'La partie commence en cours de jeu, à cette position.',
  funds: (event, say) => `${say.name(event.seat)} commence avec ${coins(event.money)}.`,
  dealt: (event, say) => `${say.name(event.seat)} reçoit ${count.cards(event.count)}.`,
  received: (event, say) =>
    `${event.cards.length === 1 ? 'Nouvelle carte' : 'Nouvelles cartes'} pour ${say.name(event.seat)} : ` +
    `${say.cards(event.cards)}.`,
  placed: (event, say) => {
    if (event.seat !== undefined) return `${say.name(event.seat)} place ${placedStall(event)}.`;
    const where = `en ${event.stall}, entrée en ${event.entry}`;
    if (event.owner === 'neutral') return `Un étal neutre ${colour[event.colour]} se trouve ${where}.`;
    return `${say.name(event.owner)} a un étal ${colour[event.colour]} ${where}.`;
  },
  neutralDrawn: (event, say) => `${say.name(event.seat)} tire l’étal neutre ${colour[event.colour]}.`,
  neutralSetAside: (event) =>
    `L’étal neutre ${colour[event.colour]} ne peut être placé nulle part : il est mis de côté.`,
  cardsPlayed: (event, say) =>
    `${say.name(event.seat)} joue ${count.cards(event.cards.length)} : ${say.cards(event.cards)}.`,
  paid: (event, say) => `${say.name(event.seat)} paie ${price(event)}.`,
  stallBuilt: (event, say) =>
    `${say.name(event.seat)} monte un étal ${colour[event.colour]} en ${event.stall}, entrée en ${event.entry}.`,
  stallMoved: (event, say) =>
    `${say.name(event.seat)} déplace son étal ${colour[event.colour]} de ${event.from.stall} à ${event.stall}, ` +
    `entrée en ${event.entry}.`,
  expanded: (event, say) =>
    `${say.name(event.seat)} place un agrandissement ${colour[event.colour]} en ${event.site} : ` +
    `l’étal compte maintenant ${count.tiles(event.size)}.`,
  scored: (event, say) =>
    `${say.name(event.seat)} marque ${count.points(event.points)} ${scoredFor(event.for, event.colour)}.`,
  medalTaken: (event, say) => {
    const taker = say.name(event.seat);
    const medal = `la ${medalOf(event.medal, event.colour)}`;
    if (event.from === 'supply') return `${taker} prend ${medal} dans la réserve.`;
    return `${taker} prend ${medal} ${toName(say.name(event.from))}.`;
  },
  lured: (event, say) =>
    `${say.name(event.seat)} attire le client ${colour[event.colour]} en ${event.path.at(-1)} ` +
    `(${lureDetails(event, say)}).`,
  customerArrived: (event) => `Le client ${colour[event.colour]} prend place en ${event.entry}.`,
  earned: (event, say) => `${say.name(event.seat)} gagne ${coins({ [event.colour]: event.amount })}.`,
  picked: (event, say) => {
    const picker = say.name(event.seat);
    if (event.from === 'barkers') return `${picker} prend une carte de bonimenteur.`;
    if (event.from === 'pile') return `${picker} prend une carte de la pioche.`;
    return `${picker} prend une carte à l’étalage${event.card === undefined ? '' : ` : ${say.card(event.card)}`}.`;
  },
  discarded: (event, say) => `${say.name(event.seat)} se défausse d’une carte : ${say.card(event.card)}.`,
  refilled: (event, say) => `Nouvelle carte à l’étalage, place ${event.index + 1} : ${say.card(event.card)}.`,
  reshuffled: (event) =>
    `La défausse est mélangée : la pioche compte de nouveau ${count.cards(event.cards)}.`,
  finalPhase: (event, say) => {
    const why =
      event.reason === 'supply'
        ? 'Les agrandissements se font rares'
        : 'Personne n’a rien construit depuis longtemps';
    return `${why} : la phase finale commence, et c’est ${toName(say.name(event.next))} de jouer.`;
  },
  droppedOut: (event, say) =>
    event.forced
      ? `${say.name(event.seat)} ne peut plus rien construire et se retrouve hors jeu.`
      : `${say.name(event.seat)} se retire.`,
  turnBegan: (event, say) => `C’est ${toName(say.name(event.seat))} de jouer.`,
  gameOver: (event, say) => {
    const scores = event.points.map((points, seat) => `${say.name(seat)} ${terms.number(points)}`).join(', ');
    const winners = event.winners.map(say.name);
    const result =
      winners.length === 1 ? `${winners[0]} gagne` : `${terms.and(winners)} se partagent la victoire`;
    return `La partie est finie. ${result} : ${scores}.`;
  },
} satisfies EventMessages;

export const phrases = {
  placed: (event) => `place ${placedStall(event)}`,
  cardsPlayed: (event, say) => `joue ${count.cards(event.cards.length)} : ${say.cards(event.cards)}`,
  paid: (event) => `paie ${price(event)}`,
  stallBuilt: (event) => `monte un étal ${colour[event.colour]} en ${event.stall}, entrée en ${event.entry}`,
  stallMoved: (event) =>
    `déplace son étal ${colour[event.colour]} de ${event.from.stall} à ${event.stall}, entrée en ${event.entry}`,
  lured: (event, say) =>
    `attire le client ${colour[event.colour]} en ${event.path.at(-1)} (${lureDetails(event, say)})`,
  droppedOut: (event) =>
    event.forced ? 'ne peut plus rien construire et se retrouve hors jeu' : 'se retire',
} satisfies PhraseMessages;

export const log = {
  expands: (of, site) => `agrandit l’étal ${colour[of]} sur ${site}`,
  lures: (of, entry) => `attire le client ${colour[of]} en ${entry}`,
  takes: (things) => `prend ${and(things)}`,
  barker: 'un bonimenteur',
  fromPile: (cards) => (cards === 1 ? 'une carte de la pioche' : 'deux cartes de la pioche'),
  discards: (cards) => `se défausse ${and(cards.map(ofCard))}`,
  takesBack: 'reprend son dernier tour',
} satisfies LogMessages;
