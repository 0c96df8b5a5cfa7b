import type { Coins, Colour, Occupant, Owner } from '@kairo/engine';
import { coinEntries } from '../coins.ts';
import type { RefusalMessages } from '../messages/refusals.ts';
import type { Speaker } from '../messages/table.ts';
import { ofName } from './elision.ts';
import { expectation } from './expectations.ts';
import { colourFor, genderOf, terms } from './terms.ts';

const { colour, count, coins } = terms;

const noun = { stall: 'étal', expansion: 'agrandissement', stand: 'étal', entry: 'entrée' };

/** `l’étal rouge d’Amina`, `l’entrée neutre rouge`: all four nouns begin with a vowel. */
function owned(piece: keyof typeof noun, of: Colour, owner: Owner, say: Speaker): string {
  const adjective = colourFor(genderOf[piece], 1, of);
  if (owner !== 'neutral') return `l’${noun[piece]} ${adjective} ${ofName(say.name(owner))}`;
  return `l’${noun[piece]} neutre ${adjective}`;
}

function occupant(by: Occupant, say: Speaker): string {
  return by.kind === 'customer' ? `le client ${colour[by.colour]}` : owned(by.kind, by.colour, by.owner, say);
}

/** `tu as 2 pièces rouges`, `tu n’as aucune pièce`. */
function withCoins(some: string, none: string, money: Coins): string {
  return `${coinEntries(money).length === 0 ? none : some} ${coins(money)}`;
}

/** `2 pièces rouges, plus 1 pièce bleue pour le joker` */
function offer(paid: Coins, fee: Colour | null): string {
  if (fee === null) return coins(paid);
  const joker = `${coins({ [fee]: 1 })} pour le joker`;
  return coinEntries(paid).length === 0 ? joker : `${coins(paid)}, plus ${joker}`;
}

/** R6.6 */
function price(of: Colour, size: number): string {
  const first = `Un étal ${colour[of]} de ${count.tiles(size)} coûte ${coins({ [of]: size })}`;
  return `${first} ; chacune, sauf la première, peut être remplacée par 2 d’autres couleurs`;
}

const anyTurn = 'Construis, attire un client ou prends deux cartes';

export const refusals = {
  'action/malformed': ({ field, expected }) =>
    `Le jeu ne connaît pas cette action. Attendu dans « ${field} » : ${expectation(expected)}.`,
  'action/no-such-site': ({ site }) =>
    `Ce plateau n’a pas de case « ${site} ». Une case porte la lettre de sa colonne et le numéro de sa ligne, comme c5`,
  'action/game-over': () => 'La partie est finie. Commences-en une autre',
  'action/not-now': ({ expected }) => {
    switch (expected) {
      case 'place':
        return 'La mise en place n’est pas terminée. Place un étal';
      case 'pick':
        return 'Tu es en train de prendre deux cartes. Prends encore la deuxième';
      case 'discard':
        return 'Tu as trop de cartes de construction en main. Défausse-toi d’abord pour n’en garder que quatre';
      case 'turn':
        return `Ce n’est pas le moment. ${anyTurn}`;
      case 'build':
        return 'En phase finale, on ne peut plus que construire. Construis ou retire-toi';
    }
  },
  'build/site-taken': ({ site, by }, say) =>
    `${site} n’est pas libre : ${occupant(by, say)} s’y trouve. Choisis une case libre`,
  'build/wrong-area': ({ site, colour: of, area }) =>
    area === 'restaurant'
      ? `${site} est dans l’espace marché. Pour le violet, choisis une case de l’espace restaurant`
      : `${site} est dans l’espace restaurant, réservé au violet. Pour le ${colour[of]}, choisis une case de l’espace marché`,
  'build/entry-not-adjacent': ({ stall, entry }) =>
    `${entry} ne touche pas ${stall}. L’entrée occupe une case qui partage un côté avec l’étal`,
  'build/entry-taken': ({ entry, by }, say) =>
    `L’entrée ne peut pas être en ${entry} : ${occupant(by, say)} s’y trouve. Tourne l’étal vers une case libre`,
  'build/entry-outside-market': ({ entry }) =>
    `${entry} est dans l’espace restaurant. Tourne l’étal pour que son entrée soit dans l’espace marché`,
  'build/segment-has-colour': ({ segment, colour: of, owner, at }, say) =>
    `Dans la partie ${segment}, il y a déjà ${owned('stall', of, owner, say)} en ${at}. ` +
    'Chaque partie accueille un seul étal par couleur : choisis-en une autre',
  'build/segment-full': ({ segment, stalls }) =>
    `La partie ${segment} compte déjà ${count.stalls(stalls)}. ` +
    'Elle n’en accueille pas plus pendant la mise en place : choisis-en une autre',
  'build/touches': ({ site, at, colour: of, owner }, say) =>
    `${site} touche ${owned('stand', of, owner, say)} en ${at}. Un étal se place là où il ne touche aucune tuile`,
  'build/cuts-off': ({ site, parted }) =>
    `Une tuile en ${site} isolerait ${terms.and(parted)}. ` +
    'Tous les clients doivent pouvoir rejoindre toutes les entrées',
  'build/entry-sealed': ({ stall, entry }) =>
    `Avec un étal en ${stall}, aucun client ne pourrait rejoindre son entrée en ${entry}. ` +
    'Tourne-le vers une case accessible',
  'build/no-side-for-entry': ({ stall }) =>
    `Autour de ${stall}, il n’y a pas de place pour l’entrée. ` +
    'Il faut, à côté de l’étal, une case libre de l’espace marché',
  'build/no-stall-in-stock': ({ colour: of }) =>
    `Ton étal ${colour[of]} est déjà sur le plateau. Choisis une couleur qu’il te reste en réserve`,
  'build/neutral-colour': ({ drawn }) => `Tu as tiré l’étal neutre ${colour[drawn]}. Place celui-là`,
  'build/no-stand': ({ colour: of }) =>
    `Tu n’as pas d’étal ${colour[of]} sur le plateau. Choisis une couleur dans laquelle tu en as un`,
  'build/supply-empty': ({ colour: of }) =>
    `Il n’y a plus d’agrandissements ${colourFor('masculine', 2, of)}. Choisis une autre couleur`,
  'build/not-beside-stand': ({ site, colour: of }) =>
    `${site} ne touche pas ton étal ${colour[of]}. Un agrandissement se place juste à côté`,
  'build/beside-other-stand': ({ site, at, colour: of, owner }, say) =>
    `${site} touche ${owned('stand', of, owner, say)} en ${at}. ` +
    'Ton agrandissement ne doit toucher aucun autre étal de sa couleur',
  'build/card-count': ({ count: cards }) =>
    `Tu joues ${count.cards(cards)}. Pour construire, il en faut une qui convienne, ou trois au choix`,
  'build/card-not-held': ({ card }, say) =>
    `Tu n’as pas cette carte en main : ${say.card(card)}. Joue une carte que tu as`,
  'build/card-misses-site': ({ card, site, segment }, say) =>
    `${site} est dans la partie ${segment}, mais tu joues cette carte : ${say.card(card)}. ` +
    'Joue une carte qui convient, ou trois au choix',
  'build/no-card-fits': ({ site, segment }) =>
    `Tu n’as pas de carte pour ${site}. ` +
    `Il te faut une carte de la partie ${segment}, un joker qui la comprend ou trois cartes au choix`,
  'build/card-useless': ({ card }, say) =>
    `Pour l’instant, cette carte ne permet de rien construire : ${say.card(card)}. ` +
    'Il faut une case qui convienne et une tuile que tu puisses payer',
  'build/fee-missing': () => 'Un joker coûte 1 pièce. Dis de quelle couleur',
  'build/fee-not-due': () => 'Un joker ne coûte une pièce que s’il est joué seul. Retire-la du paiement',
  'build/cannot-pay': ({ colour: of, size, fee, money }) => {
    const joker = fee ? '. Le joker coûte 1 pièce de plus, de n’importe quelle couleur' : '';
    return `${withCoins('Tu n’as que', 'Tu n’as', money)}. ${price(of, size)}${joker}`;
  },
  'build/no-money-for-fee': () =>
    'Un joker coûte 1 pièce, et tu n’en as pas. Sans argent, il ne sert que parmi trois cartes',
  'build/wrong-price': ({ colour: of, size, paid }) =>
    `${withCoins('Tu proposes', 'Tu ne proposes', paid)} : ce n’est pas le prix. ${price(of, size)}`,
  'build/coins-not-held': ({ paid, fee, money }) =>
    `Tu proposes ${offer(paid, fee)}, mais ${withCoins('tu as', 'tu n’as', money)}`,
  'move/expanded': ({ colour: of, size }) =>
    `Ton étal ${colour[of]} compte ${count.tiles(size)}. On ne déplace qu’un étal sans agrandissement`,
  'move/not-blocked': ({ colour: of, sites }) =>
    `Ton étal ${colour[of]} n’est pas bloqué : tu peux l’agrandir en ${terms.or(sites)}. ` +
    'On ne déplace qu’un étal bloqué',
  'move/same-site': ({ site }) => `L’étal est déjà en ${site}. Pour le déplacer, choisis une autre case`,
  'move/nowhere': ({ colour: of }) =>
    `Aucune autre case ne convient à ton étal ${colour[of]}. Il reste où il est : choisis autre chose`,
  'lure/waiting': ({ colour: of }) =>
    `Le client ${colour[of]} attend à côté du plateau. Attire l’un des cinq qui sont au marché`,
  'lure/no-open-entry': ({ colour: of }) =>
    `Aucune entrée ${colourFor('feminine', 1, of)} n’est libre. Attire un client d’une autre couleur`,
  'lure/not-an-entry': ({ colour: of, site }) =>
    `Il n’y a pas d’entrée ${colourFor('feminine', 1, of)} en ${site}. ` +
    'Un client ne va que vers une entrée de sa couleur',
  'lure/entry-occupied': ({ entry, by }) =>
    `Le client ${colour[by]} se tient déjà à l’entrée, en ${entry}. Choisis une entrée libre`,
  'lure/needs-barkers': ({ colour: of, entry, needed, held, nearer }) =>
    `Pour le client ${colour[of]}, ${terms.and(nearer)} ${nearer.length === 1 ? 'est plus proche' : 'sont plus proches'} ` +
    `que ${entry}. Pour l’attirer plus loin, il te faut ${count.barkers(needed)}, mais tu n’en as ` +
    (held === 0 ? 'aucun' : `que ${terms.number(held)}`),
  'lure/wrong-barkers': ({ needed, played }) =>
    `${played === 0 ? 'Tu ne joues aucun bonimenteur' : `Tu joues ${count.barkers(played)}`}. ` +
    `Cette entrée ${needed === 0 ? 'n’en demande aucun' : `en demande exactement ${terms.number(needed)}`}`,
  'draw/place-empty': ({ index }) =>
    `La place ${index + 1} de l’étalage reste vide jusqu’à la fin du tour. Prends une autre carte`,
  'draw/no-barkers': () => 'Il n’y a plus de cartes de bonimenteur. Prends une carte de construction',
  'discard/card-not-held': ({ card }, say) =>
    `Tu n’as pas cette carte en main : ${say.card(card)}. Défausse une carte que tu as`,
  'dropOut/too-early': () => `On ne peut se retirer qu’en phase finale. ${anyTurn}`,
  'seat/not-acting': ({ acting }, say) => `C’est à ${say.name(acting)} de jouer. Attends ton tour`,
} satisfies RefusalMessages;
