import type { BotError } from '@kairo/bots';
import type { Coins, Colour, Expectation, Occupant, Owner } from '@kairo/engine';
import type { RefusalMessages, TableErrorMessages, TableRefusalMessages } from '../messages/refusals.ts';
import type { Speaker } from '../messages/sentenceContext.ts';
import { coinEntries } from '../pieces.ts';
import { colourFor, genderOf, ofName, terms, toName } from './terms.ts';

const { coins, colour, count } = terms;

function quoted(value: string): string {
  return `« ${value} »`;
}

function list(min: number, max: number | undefined): string {
  const items = (count: number): string => `${count} ${count <= 1 ? 'élément' : 'éléments'}`;
  if (max === undefined) return min === 0 ? 'une liste' : `une liste d’au moins ${items(min)}`;
  if (max === 0) return 'une liste vide';
  if (min === max) return `une liste de ${items(max)}`;
  return min === 0 ? `une liste d’au plus ${items(max)}` : `une liste de ${min} à ${items(max)}`;
}

/** What was expected, for use after a colon. */
export function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'json':
      return 'un JSON valide';
    case 'object':
      return 'un objet';
    case 'text':
      return 'un texte';
    case 'boolean':
      return 'true ou false';
    case 'list':
      return list(expected.min ?? 0, expected.max);
    case 'whole':
      if (expected.min === expected.max) return String(expected.min);
      return `un nombre entier de ${expected.min} à ${expected.max}`;
    case 'one-of':
      return `${terms.or(expected.values.map(quoted))}${expected.orNothing ? ', ou rien' : ''}`;
    case 'like':
      return `quelque chose comme ${quoted(expected.example)}`;
    case 'id':
      return `au plus ${expected.max} minuscules, chiffres et traits d’union, en commençant par une lettre`;
    case 'hex':
      return `${expected.digits} chiffres hexadécimaux`;
    case 'characters':
      return `de ${expected.min} à ${expected.max} caractères ASCII sans espace`;
    case 'map-rows':
      return 'une liste de textes, un par ligne, en commençant par celle du nord';
    case 'site':
      return 'une case de ce plateau';
    case 'free-site':
      return 'une case de ce plateau sans tuile';
    case 'card':
      return 'une carte de cette édition';
    case 'coins':
      return 'un nombre entier de pièces de chaque couleur';
    case 'action':
      return 'une action complète';
    case 'once':
      return expected.what === 'stand'
        ? 'un seul étal par propriétaire et par couleur'
        : 'chaque couleur une seule fois';
    case 'consistent':
      return 'ce qui s’accorde avec le reste';
    case 'turn-or-end':
      return `le tour ${expected.turn}, le résultat ou la fin`;
  }
}

const noun = { stall: 'l’étal', expansion: 'un agrandissement', stand: 'l’étal', entry: 'l’entrée' };

/** `l’étal rouge d’Amina`, `un agrandissement rouge d’Amina`, `l’entrée neutre rouge`. */
function owned(piece: keyof typeof noun, of: Colour, owner: Owner, say: Speaker): string {
  const adjective = colourFor(genderOf[piece], 1, of);
  if (owner !== 'neutral') return `${noun[piece]} ${adjective} ${ofName(say.name(owner))}`;
  return `${noun[piece]} neutre ${adjective}`;
}

function occupant(by: Occupant, say: Speaker): string {
  return by.kind === 'customer' ? `le client ${colour[by.colour]}` : owned(by.kind, by.colour, by.owner, say);
}

/** `tu n’as que 2 pièces rouges`, `tu n’as aucune pièce`. */
function withCoins(some: string, none: string, money: Coins): string {
  return `${coinEntries(money).length === 0 ? none : some} ${coins(money)}`;
}

/** `2 pièces rouges, plus 1 pièce bleue pour le joker` */
function offer(paid: Coins, fee: Colour | null): string {
  if (fee === null) return coins(paid);
  const joker = `${coins({ [fee]: 1 })} pour le joker`;
  return coinEntries(paid).length === 0 ? joker : `${coins(paid)}, plus ${joker}`;
}

/** The price of an expansion (R6.6). */
function price(of: Colour, size: number): string {
  const first = `Un étal ${colour[of]} de ${count.tiles(size)} coûte ${coins({ [of]: size })}`;
  return `${first} ; tu peux remplacer chacune, sauf la première, par 2 d’autres couleurs`;
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
        return 'Tu es en train de prendre deux cartes. Prends d’abord la seconde';
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
      ? `${site} est dans l’espace marché. Les tuiles violettes vont dans l’espace restaurant`
      : `${site} est dans l’espace restaurant, réservé au violet. Les tuiles ${colourFor('feminine', 2, of)} vont dans l’espace marché`,
  'build/entry-not-adjacent': ({ stall, entry }) =>
    `${entry} ne touche pas ${stall}. L’entrée occupe une case qui partage un côté avec l’étal`,
  'build/entry-taken': ({ entry, by }, say) =>
    `L’entrée ne peut pas être en ${entry} : ${occupant(by, say)} s’y trouve. Tourne l’étal vers une case libre`,
  'build/entry-outside-market': ({ entry }) =>
    `${entry} est dans l’espace restaurant. Tourne l’étal pour que son entrée soit dans l’espace marché`,
  'build/segment-has-colour': ({ segment, colour: of, owner, at }, say) =>
    `Dans le secteur ${segment}, il y a déjà ${owned('stall', of, owner, say)} en ${at}. ` +
    'Chaque secteur accueille un seul étal par couleur : choisis-en un autre',
  'build/segment-full': ({ segment, stalls }) =>
    `Le secteur ${segment} compte déjà ${count.stalls(stalls)}. ` +
    'Il n’en accueille pas plus pendant la mise en place : choisis-en un autre',
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
    `${site} est dans le secteur ${segment}, mais tu joues cette carte : ${say.card(card)}. ` +
    'Joue une carte qui convient, ou trois au choix',
  'build/no-card-fits': ({ site, segment }) =>
    `Tu n’as pas de carte pour ${site}. ` +
    `Il te faut une carte du secteur ${segment}, un joker qui le comprend ou trois cartes au choix`,
  'build/card-useless': ({ card }, say) =>
    `Pour l’instant, cette carte ne permet de rien construire : ${say.card(card)}. ` +
    'Il faut une case qui convienne et une tuile que tu puisses payer',
  'build/fee-missing': () => 'Un joker coûte 1 pièce. Choisis sa couleur',
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
    `Tu proposes ${offer(paid, fee)}, mais ${withCoins('tu n’as que', 'tu n’as', money)}`,
  'move/expanded': ({ colour: of, size }) =>
    `Ton étal ${colour[of]} compte ${count.tiles(size)}. On ne déplace qu’un étal sans agrandissement`,
  'move/not-blocked': ({ colour: of, sites }) =>
    `Ton étal ${colour[of]} n’est pas bloqué : tu peux l’agrandir sur ${terms.or(sites)}. ` +
    'On ne déplace qu’un étal bloqué',
  'move/same-site': ({ site }) => `L’étal est déjà en ${site}. Pour le déplacer, choisis une autre case`,
  'move/nowhere': ({ colour: of }) =>
    `Aucune autre case ne convient à ton étal ${colour[of]}. Il reste où il est : choisis autre chose`,
  'expand/nowhere': ({ colour: of }) =>
    `Aucune case à côté de ton étal ${colour[of]} ne peut accueillir d’agrandissement pour l’instant. Agrandis un autre étal`,
  'lure/waiting': ({ colour: of }) =>
    `Le client ${colour[of]} attend à côté du plateau. Attire l’un des cinq qui sont dans l’espace marché`,
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
    (held === 0 ? 'aucun' : held === 1 ? 'qu’un' : `que ${terms.number(held)}`),
  'lure/wrong-barkers': ({ needed, played }) =>
    `${played === 0 ? 'Tu ne joues aucun bonimenteur' : `Tu joues ${count.barkers(played)}`}. ` +
    `Cette entrée ${needed === 0 ? 'n’en demande aucun' : `en demande exactement ${needed === 1 ? 'un' : terms.number(needed)}`}`,
  'draw/place-empty': ({ index }) =>
    `La place ${index + 1} de l’étalage reste vide jusqu’à la fin du tour. Prends une autre carte`,
  'draw/no-barkers': () => 'Il n’y a plus de cartes de bonimenteur. Prends une carte de construction',
  'discard/card-not-held': ({ card }, say) =>
    `Tu n’as pas cette carte en main : ${say.card(card)}. Défausse-toi d’une carte que tu as`,
  'dropOut/too-early': () => `On ne peut se retirer qu’en phase finale. ${anyTurn}`,
  'seat/not-acting': ({ acting }, say) => `C’est ${toName(say.name(acting))} de jouer. Attends ton tour`,
} satisfies RefusalMessages;

/** Why a bot cannot play or advise. */
function botProblem(error: BotError): string {
  return error.code === 'bot/weights'
    ? `un fichier dont il a besoin, ${error.file}, est endommagé`
    : `il y a une erreur dans le programme (${error.code})`;
}

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined
      ? 'La partie est finie.'
      : `C’est ${toName(say.name(acting))} de jouer. Attends ton tour.`,
  'table/not-your-seat': ({ seat }, say) => `Ici, tu ne joues pas pour ${say.name(seat)}.`,
  'table/stale': () => 'La partie avait déjà avancé. Regarde de nouveau le plateau, puis décide.',
  'table/stopped': () => 'Le jeu ne fonctionne plus : ton coup n’a pas été joué.',
  'table/not-operator': () => 'Tu ne peux pas faire cela dans cette partie.',
  'table/malformed': () => 'Le jeu n’a pas compris. Recharge la page et réessaie.',
  'table/nothing-to-undo': () => 'Il n’y a rien à annuler.',
  'table/already-revealed': () => 'Une carte a été révélée depuis : tu ne peux plus annuler.',
  'table/nothing-to-take-back': () => 'Tu n’as pas de tour à reprendre.',
  'table/not-alone': () => 'D’autres personnes sont à cette table. Elles doivent être d’accord.',
  'table/turn-not-complete': () =>
    'Ton coup n’est pas complet. Joue-le jusqu’au bout, puis termine ton tour.',
  'table/turn-complete': () => 'Ton coup est joué. Termine ton tour ou annule.',
  'table/no-hints': () => 'Dans cette partie, on joue sans conseils.',
  'table/no-advice': () => 'Pas de conseil pour l’instant.',
  'table/adviser-failed': () => 'Le vizir a trébuché en réfléchissant et n’a pas de conseil à te donner.',
  'table/adviser-absent': () =>
    'Le vizir n’a pas démarré et ne peut pas te conseiller. Vérifie la connexion et redemande, ou recharge la page.',
  'table/no-adviser': ({ error }) =>
    `Le vizir ne peut pas donner de conseils : ${botProblem(error)}. Recharge la page : la partie est enregistrée jusqu’à ton dernier coup.`,
  'table/unexplained': () =>
    'Ce n’est pas possible maintenant. La raison n’a pas pu être chargée : vérifie ta connexion, puis réessaie.',
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'Cette page n’est plus à jour. Recharge-la.',
  'table/bad-position': ({ detail }) => `Aucune partie ne peut commencer à cette position : ${detail}.`,
  'table/unknown-edition': ({ id, known }) =>
    `Le plateau « ${id} » n’existe pas ici. Choisis l’un de ceux-ci : ${known.join(', ')}.`,
  'table/malformed': ({ field }) =>
    `Les réglages de la partie sont illisibles : « ${field} » est incorrect. Choisis-les de nouveau.`,
  'table/elsewhere': () =>
    'La partie est ouverte dans un autre onglet. Joue là-bas, ou recharge cette page pour continuer ici.',
  'table/no-saved-game': () =>
    'Il n’y a pas de partie en cours dans ce navigateur. Commences-en une nouvelle.',
  'table/bad-save': () =>
    'La partie enregistrée est endommagée ou vient d’une autre version. Commence une nouvelle partie.',
  'table/rules-version': () =>
    'Cette partie a commencé avec d’autres règles que celles de cette version. Elle est conservée telle quelle ; commences-en une nouvelle.',
  'table/not-open': () => 'Aucune partie n’est prête. Commences-en une.',
  'table/bot': ({ level, error }) =>
    `Le bot « ${terms.bot[level]} » ne peut pas jouer : ${botProblem(error)}. Recharge la page : la partie est enregistrée jusqu’à ton dernier coup. Si cela ne suffit pas, commence une partie avec d’autres bots.`,
  'table/crashed': () =>
    'La partie s’est interrompue. Recharge la page : elle est enregistrée jusqu’à ton dernier coup.',
  'setup/players': ({ min, max }) => `Le jeu est prévu pour ${min} à ${max} joueurs.`,
  'setup/no-preset': ({ players }) =>
    `Ce plateau n’a pas de position de départ fixe pour ${terms.count.players(players)}. Chacun peut placer ses étals.`,
  edition: (code) =>
    `Ce plateau est inutilisable : son fichier contient une erreur (${code}). Choisis-en un autre.`,
} satisfies TableErrorMessages;
