import type { GuideTexts } from '../messages/guide.ts';
import { rules } from './rules.ts';
import { terms } from './terms.ts';
import { typeset } from './typography.ts';

const { count } = terms;

export const texts = typeset<GuideTexts>({
  contents: 'Sommaire',
  aim: {
    heading: 'Le but',
    text: 'Tu tiens commerce au bazar du Caire. Les clients apportent des pièces, les pièces font grandir tes étals, et les étals qui grandissent rapportent des points de victoire et des médailles. Celui qui a le plus de points de victoire gagne.',
  },
  first: {
    heading: 'Ton premier coup',
    steps: [
      'Choisis « Attirer ». Les clients que tu peux attirer sont marqués sur le plateau.',
      'Touche l’un d’eux puis, s’il y a le choix, une entrée.',
      'Confirme avec le grand bouton. Ton tour se termine peu après ; jusque-là, tu peux annuler.',
    ],
    numbers:
      'Si quelque chose est impossible, touche-le et le jeu te dira pourquoi. Les numéros comme R5.5 renvoient aux règles ci-dessous.',
  },
  marks: {
    heading: 'Les marques du plateau',
    meaning: {
      legal: 'Tu peux choisir cette case.',
      allowed: 'Tu peux construire ici aussi, mais seulement avec trois cartes au choix.',
      target: 'Le client va jusqu’à cette entrée.',
      farther: 'Avec des bonimenteurs, le client va jusqu’à cette entrée.',
      blocked: 'Ici, c’est impossible ; touche la case pour savoir pourquoi.',
      recent: 'Quelque chose a changé ici depuis ton dernier tour.',
    },
    loupe:
      'Sur un écran tactile, laisse le doigt posé sur une case : une loupe l’agrandit avec ses alentours.',
  },
  actions: {
    build: { label: 'Construire', text: 'Joue des cartes pour monter un étal ou l’agrandir.' },
    lure: { label: 'Attirer', text: 'Mène un client à une entrée et gagne des pièces.' },
    draw: { label: 'Prendre deux', text: 'Prends deux cartes pour plus tard.' },
  },
  lead: {
    R1: 'Il y a six marchandises, chacune de sa couleur. Tu possèdes un étal de chaque couleur.',
    R2: 'La taille d’un étal est le nombre de ses tuiles : l’étal lui-même et tous ses agrandissements. Le tapis devant l’étal est son entrée : les clients y arrivent, et on n’y construit jamais. Le dallage à losanges est l’espace restaurant, où vont toutes les tuiles violettes. Les autres couleurs vont dans l’espace marché.',
    R3: 'Tu commences avec trois étals sur le plateau, une pièce de chaque couleur et trois cartes de construction. À deux, il y a aussi des étals neutres, qui ne sont à personne.',
    R4: 'À ton tour, tu fais une de ces trois choses. Pour construire, il faut des cartes : une du secteur de la case, ou un joker qui comprend ce secteur plus une pièce de n’importe quelle couleur, ou trois cartes au choix pour n’importe quelle case. Parmi trois cartes, un joker ne coûte rien.',
    R5: 'Place un de tes étals sur une case libre et son entrée sur une case libre voisine. L’étal ne doit toucher aucune autre tuile, et un secteur ne peut avoir deux étals de la même couleur. Chaque client doit encore pouvoir rejoindre toutes les entrées.',
    R6: 'Place un agrandissement à côté de ton étal de la même couleur, mais pas à côté d’un autre étal de cette couleur. Tu paies une pièce de sa couleur par tuile de l’étal une fois agrandi. Tu peux en remplacer une par deux pièces d’autres couleurs, mais une au moins doit être de la couleur de l’étal. Tu marques 1 point de victoire par tuile de l’étal une fois agrandi.',
    R7: 'Un étal sans agrandissement, et sans place pour en recevoir un, peut être déplacé. On le remonte sur une autre case, avec des cartes, comme un nouvel étal. Le tourner sur place ne suffit pas.',
    R8: 'Choisis un client. Il va, par l’espace marché, à l’entrée libre de sa couleur la plus proche, quel que soit son propriétaire ; une entrée est libre si aucun client ne s’y tient. Les tuiles barrent le passage, pas les entrées ni les autres clients. Chaque bonimenteur que tu joues lui fait dépasser une entrée plus proche. Ensuite, le client quitte le plateau, et celui qui attendait prend sa place à l’entrée.',
    R9: 'Prends deux cartes, l’une après l’autre : à l’étalage, dans la pioche ou parmi les bonimenteurs, tant qu’il en reste. Tu vois la première avant de choisir la seconde. Si tu as ensuite plus de quatre cartes de construction, défausse-toi pour en garder quatre ; cette limite ne vaut qu’à ce moment.',
    R10: 'Il y a deux plateaux : le Grand bazar, de 12 × 12 cases, et la Ruelle, de 9 × 9. Les cartes, les médailles et les réserves sont les mêmes sur les deux.',
    R11: 'Quand une couleur n’a plus aucun agrandissement, ou que deux couleurs en ont chacune au plus un, la phase finale commence : tu ne peux plus que construire ; dès que tu ne le peux ou ne le veux plus, tu es hors jeu pour de bon. Quand tous sont hors jeu, chaque médaille compte encore une fois, et trois pièces valent 1 point de victoire.',
    R12: 'Tes cartes et ton argent restent cachés aux autres, sauf si l’on joue avec l’argent visible. Tout le reste est visible de tous, paiements et gains compris : tu peux en tenir le compte.',
  },
  supply: (expansions, barkers) =>
    `La réserve est commune : ${count.expansions(expansions)} par couleur et ${count.barkers(barkers)}.`,
  prices: (tiles) => `Un étal de ${count.tiles(tiles)} coûte, par exemple :`,
  medals:
    'Si ton étal devient à lui seul le plus grand de sa couleur, tu prends les deux médailles, dans la réserve ou à un adversaire ; s’il égale seulement le plus grand, juste celle d’argent. Une médaille rapporte ses points quand tu la prends, et encore une fois à la fin à qui la détient.',
  income: {
    own: 'Ton propre étal : 1 pièce par tuile',
    rival: 'Celui d’un adversaire : 1 pièce pour toi, et 1 par tuile pour son propriétaire',
    neutral: 'Un étal neutre : 1 pièce pour toi',
  },
  rules,
});
