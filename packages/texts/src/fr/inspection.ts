import type { InspectionMessages } from '../messages/inspection.ts';
import { colourFor, ofName, terms } from './terms.ts';
import { typeset } from './typography.ts';

const { and, colour, coloured, count } = terms;

export const texts = typeset<InspectionMessages>({
  stand: {
    own: (of) => `Ton ${coloured('stand', of)}`,
    of: (of, name) => `Étal ${colour[of]} ${ofName(name)}`,
    neutral: (of) => `Étal neutre ${colour[of]}`,
    entry: (site) => `entrée ${site}`,
    only: (of) => `Le seul ${coloured('stand', of)} du plateau.`,
    largest: (of) => `Le plus grand ${coloured('stand', of)}.`,
    level: (of, rivals) =>
      `Le plus grand ${coloured('stand', of)}, à égalité avec ${and(rivals.map((name) => name ?? 'toi'))}.`,
    smaller: (of, names, size) => `Le plus grand ${coloured('stand', of)} : ${names}, ${count.tiles(size)}.`,
    you: 'toi',
    neutralOne: { level: 'un étal neutre', largest: 'un étal neutre' },
    medals: (gold, silver) => `Médaille d’or : ${gold}. Médaille d’argent : ${silver}.`,
    bothMedals: (holder) => `Médailles d’or et d’argent : ${holder}.`,
    noMedals: 'Personne n’a encore de médaille de cette couleur.',
    inSupply: 'dans la réserve',
    income: (entry, earners) =>
      `Un client en ${entry} rapporte ${and(earners.map(({ name, coins }) => `${coins} pour ${name ?? 'toi'}`))}.`,
    expand: (size) => `Agrandir à ${count.tiles(size)}`,
    move: 'Déplacer cet étal',
    lure: (of) => `Attirer ici le ${coloured('customer', of)}`,
  },
  customer: {
    at: (site) => `en ${site}`,
    waiting: 'attend à côté du plateau',
    nearest: (of, entry, steps) =>
      `L’${coloured('entry', of)} libre la plus proche : ${entry}, à ${count.steps(steps)}.`,
    returns: 'Il prendra la place du prochain client attiré, à son entrée (R8.5).',
    lureTo: (entry) => `Attirer en ${entry}`,
    lure: 'Attirer ce client',
  },
  medal: {
    scores: (points) => `Rapporte ${count.points(points)} quand tu la prends, et encore à la fin (R11.4).`,
    takenBy: {
      gold: (of) => `Tu la prends si ton agrandissement forme le plus grand ${coloured('stand', of)} (R6.8).`,
      silver: (of) =>
        `Tu la prends si ton agrandissement forme le plus grand ${coloured('stand', of)}, ou un étal aussi grand (R6.8).`,
    },
  },
  card: {
    inHand: 'carte de construction de ta main',
    onDisplay: (place) => `carte de construction à l’étalage, place ${place}`,
    standard: (segment) => `Permet de construire sur toute case du secteur ${segment}.`,
    joker: (segments) =>
      `Permet de construire sur toute case des secteurs ${and(segments.map(String))}, pour 1 pièce de n’importe quelle couleur (R4.2).`,
    three: 'Trois cartes au choix permettent toute case, sans pièce (R4.2).',
    build: 'Construire avec cette carte',
    take: 'Prendre cette carte',
    refill: 'Sa place est complétée à la fin du tour.',
    faceDown: (cards) => `${count.cards(cards)}, face cachée`,
    draw: 'Prendre dans la pioche',
    open: (cards) => `${count.cards(cards)}, visibles de tous`,
    among: (cards) => `Parmi elles : ${cards}.`,
    reshuffled: 'Quand la pioche est vide, la défausse devient la nouvelle pioche (R9.4).',
  },
  barker: {
    held: 'à toi, visibles de tous',
    inStock: 'dans la réserve',
    does: 'Joué quand tu attires un client, il lui fait dépasser une entrée libre plus proche (R8.4).',
    stock: (left) =>
      `Dans la réserve : ${left === 0 ? 'aucun' : terms.number(left)}. En prendre un compte comme une de tes deux cartes (R9.1).`,
    lure: 'Attirer avec un bonimenteur',
    take: 'Prendre un bonimenteur',
  },
  coin: {
    total: (coins) => `${count.coins(coins)} en tout`,
    pays: (of, tiles) => `Assez pour un ${coloured('stand', of)} de ${count.tiles(tiles)}.`,
    others:
      'Tu peux en remplacer une par deux d’autres couleurs, mais une au moins doit être de la couleur de l’étal (R6.6).',
    atTheEnd: 'À la fin, trois pièces valent 1 point (R11.4).',
  },
  player: {
    ahead: (points) => `${count.points(points)} devant toi`,
    behind: (points) => `${count.points(points)} derrière toi`,
    level: 'à égalité avec toi',
    stands: (stands, largest) =>
      `${terms.number(stands)} ${stands === 1 ? 'étal' : 'étals'}, le plus grand de ${count.tiles(largest)}.`,
    medals: (medals, points) =>
      medals === 0
        ? 'Aucune médaille.'
        : `${terms.number(medals)} ${medals === 1 ? 'médaille' : 'médailles'}, encore ${count.points(points)} à la fin.`,
    moneyHidden: 'L’argent est caché (R12.2).',
    money: (coins) => `Argent : ${coins}.`,
  },
  supply: {
    title: (of) => `Agrandissements ${colourFor('masculine', 2, of)}`,
    left: (left, total) => `reste ${terms.number(left)} sur ${terms.number(total)}`,
    finalPhase:
      'Quand une couleur est épuisée, ou que deux couleurs ont au plus un agrandissement, la phase finale commence (R11.1).',
  },
  site: {
    free: 'libre',
    startSpace: 'case de départ',
    start: 'Case de départ : un client se tenait ici au début (R2.3).',
    restaurant: 'Réservée aux tuiles violettes ; les clients n’y passent pas (R2.2).',
    possible: (tiles) => `Possible ici : ${tiles}.`,
    build: 'Construire ici',
  },
  next: {
    site: 'puis choisis la case sur le plateau',
    entry: 'puis choisis l’entrée sur le plateau',
    customer: 'puis choisis le client sur le plateau',
    tile: 'puis choisis la tuile',
    pick: 'une de tes deux cartes',
  },
  not: {
    expand: 'Impossible de l’agrandir :',
    move: 'Impossible de le déplacer :',
    lure: 'Impossible d’attirer :',
  },
  onYourTurn: 'Tu peux le faire à ton tour.',
});
