import type { GuideTexts } from '../messages/guide.ts';
import { rules } from './rules.ts';
import { terms } from './terms.ts';
import { typeset } from './typography.ts';

const { count } = terms;

export const texts = typeset<GuideTexts>({
  contents: 'Sommaire',
  aim: {
    heading: 'Le but',
    text: 'Tu tiens commerce au bazar du Caire. Les clients apportent des pièces, les pièces font grandir tes étals, et les étals qui grandissent rapportent des points et des médailles. Le plus grand nombre de points l’emporte.',
  },
  first: {
    heading: 'Ton premier coup',
    steps: [
      'Choisis « Attirer ». Les clients que tu peux attirer sont marqués sur le plateau.',
      'Touche l’un d’eux puis, s’il y a le choix, une entrée.',
      'Confirme avec le grand bouton, puis termine ton tour. Jusque-là, tu peux reprendre ton coup.',
    ],
    numbers:
      'Si quelque chose est impossible, touche-le et la table te dira pourquoi. Un numéro comme R5.5 est celui d’une des règles ci-dessous.',
  },
  marks: {
    heading: 'Les marques du plateau',
    meaning: {
      legal: 'Tu peux choisir cette case.',
      allowed: 'Tu peux construire ici aussi, mais seulement avec trois cartes quelconques.',
      target: 'Le client va jusqu’à cette entrée.',
      farther: 'Avec des bonimenteurs, il va jusqu’à cette entrée-là.',
      blocked: 'Ici, c’est impossible ; la table te dit pourquoi.',
      recent: 'Quelque chose a changé ici depuis ton dernier tour.',
    },
    loupe:
      'Sur un écran tactile, laisse le doigt posé sur une case : une loupe l’agrandit avec ses alentours.',
  },
  actions: {
    build: { label: 'Construire', text: 'Joue des cartes pour un nouvel étal ou un agrandissement.' },
    lure: { label: 'Attirer', text: 'Mène un client à une entrée et gagne des pièces.' },
    draw: { label: 'Piocher deux', text: 'Prends deux cartes pour plus tard.' },
  },
  lead: {
    R1: 'Il y a six marchandises, chacune de sa couleur. Tu possèdes un étal de chaque couleur.',
    R2: 'La taille d’un étal agrandi est le nombre de ses tuiles : l’étal et tous ses agrandissements. Le tapis devant l’étal est son entrée : les clients y arrivent, et on n’y construit jamais. Les dalles à losanges sont l’espace restaurant, où vont toutes les tuiles violettes. Les autres couleurs vont dans l’espace marché.',
    R3: 'Tu commences avec trois étals sur le plateau, une pièce de chaque couleur et trois cartes de construction. À deux, il y a aussi des étals neutres, qui ne sont à personne.',
    R4: 'À ton tour, tu fais une de ces trois choses. Pour construire, il faut des cartes : une de la partie du marché où est la case, ou un joker avec cette partie plus une pièce de n’importe quelle couleur, ou trois cartes au choix pour n’importe quelle case.',
    R5: 'Place un de tes étals sur une case libre et son entrée sur une case libre voisine. L’étal ne doit toucher aucune autre tuile, et une partie du marché ne peut avoir deux étals de la même couleur. Chaque client doit encore pouvoir rejoindre toutes les entrées.',
    R6: 'Place un agrandissement à côté de ton étal de sa couleur, mais pas à côté d’un autre étal de cette couleur. Tu paies une pièce de sa couleur pour chaque tuile que l’étal compte alors. Deux pièces d’autres couleurs peuvent en remplacer une, mais il en faut au moins une de la couleur de l’étal. Tu marques 1 point par tuile de l’étal.',
    R7: 'Un étal sans agrandissement, et sans place pour en recevoir un, peut se déplacer. On le remonte sur une autre case, avec des cartes, comme un nouvel étal.',
    R8: 'Choisis un client. Il va, par l’espace marché, à l’entrée libre de sa couleur la plus proche, quel que soit son propriétaire ; une entrée est libre tant que personne ne s’y tient. Les tuiles barrent le passage, pas les entrées ni les autres clients. Chaque bonimenteur que tu joues lui fait dépasser une entrée plus proche. Ensuite, le client quitte le plateau, et celui qui attendait prend sa place à l’entrée.',
    R9: 'Prends deux cartes, l’une après l’autre : à l’étalage, dans la pioche ou parmi les bonimenteurs, tant qu’il y en a. Si tu as alors plus de quatre cartes de construction, défausse-toi pour n’en garder que quatre.',
    R11: 'Quand une couleur n’a plus d’agrandissement, ou que deux couleurs en ont chacune au plus un, la phase finale commence : tu ne fais plus que construire, puis tu te retires quand tu ne peux ou ne veux plus. Quand tous se sont retirés, chaque médaille compte encore une fois, et trois pièces valent 1 point.',
    R12: 'Tes cartes et ton argent restent cachés aux autres, sauf si la table joue avec l’argent visible. Ce qui est sur la table, tout le monde le voit.',
  },
  supply: (expansions, barkers) =>
    `La réserve est commune : ${count.expansions(expansions)} par couleur et ${count.barkers(barkers)}.`,
  prices: (tiles) => `${count.tiles(tiles)} coûtent, par exemple :`,
  medals:
    'Si ton étal devient à lui seul le plus grand de sa couleur, tu prends les deux médailles ; s’il égale seulement le plus grand, juste celle d’argent. Une médaille rapporte ses points quand tu la prends, et encore une fois à la fin pour qui la détient.',
  income: {
    own: 'Ton propre étal : 1 pièce par tuile',
    rival: 'Celui d’un autre : 1 pièce pour toi, et 1 par tuile pour son propriétaire',
    neutral: 'Un étal neutre : 1 pièce pour toi',
  },
  exact: (first, last) => `Règles ${first} à ${last}`,
  rules,
});
