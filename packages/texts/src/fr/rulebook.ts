import type { RulebookTexts } from '../messages/rulebook.ts';
import { typeset } from './typography.ts';

export const texts = typeset<RulebookTexts>({
  title: 'Règles du jeu',
  search: {
    label: 'Cherche dans les règles, ou un numéro comme R5.5',
    placeholder: 'Un mot ou un numéro : R5.5',
    clear: 'Effacer la recherche',
    found: (count, asked) => `${count} ${count < 2 ? 'passage' : 'passages'} pour « ${asked} »`,
    nothing: (asked) =>
      `Rien trouvé pour « ${asked} ». Essaie une pièce du jeu (« client ») ou un numéro (« R5.5 »).`,
  },
  print: 'Imprimer',
  example: (number) => `Exemple ${number}`,
  interpretation: 'interprétation',
  reconstructed: 'reconstitué',
  marks:
    'Un cadre en pointillé avec un point d’interrogation signale une interprétation : les règles imprimées n’en disent rien, et cette édition tranche ainsi. Un cadre hachuré signale une valeur reconstituée : elle a disparu avec les images du livret imprimé.',
  decided: {
    'R1.6':
      'La boîte contient pour 20 de pièces dans chaque couleur. Aucun livret ne dit ce qui se passe quand il n’y en a plus ; ici, il y en a toujours.',
    'R3.4':
      'Le livret ne tire au sort le premier joueur que pour la position variable. Pour l’autre, le sort est tout aussi juste.',
    'R3.6':
      'Le livret ne dit pas à qui revient chacune des positions de départ fixes. Ici, elles suivent l’ordre des places.',
    'R3.7': 'Le livret ne dit ni qui tire le premier, ni ce que devient un étal neutre qui ne va nulle part.',
    'R4.2':
      'Trois éditions n’admettent trois cartes que si aucune ne convient. Avec des mains cachées, personne ne pourrait le vérifier : trois cartes au choix valent donc toujours. Tous voient les cartes jouées.',
    'R5.7':
      'Le livret ne le demande que pour les agrandissements. Mais un étal peut aussi fermer une ruelle, et « la plus proche » n’aurait pas de sens pour une entrée inaccessible.',
    'R7.1':
      'D’après les livrets, un étal est bloqué quand il est entouré de tuiles. Les clients s’en vont, les cartes et les pièces vont et viennent : rien de cela ne compte.',
    'R7.2':
      'Deux des quatre livrets demandent une autre case. Tourner l’étal ne lui servirait à rien ; que son ancienne case devienne son entrée n’est pas une raison de l’interdire.',
    'R7.4': 'Les livrets ne parlent pas d’un client sur l’entrée d’un étal qui déménage.',
    'R8.4':
      'Les livrets ne disent pas de qui viennent les bonimenteurs qui comptent, ni si l’on peut en jouer plus qu’il n’en faut.',
    'R9.1':
      'Les livrets ne précisent pas si l’on voit la première carte avant de choisir la seconde. Ici, on la voit.',
    'R9.3':
      'Aucun ordre n’est donné pour compléter l’étalage. Cela change seulement qui voit quoi, et de gauche à droite vaut n’importe quel autre ordre.',
    'R11.4':
      'Les livrets ne disent pas si des pièces de couleurs différentes se comptent ensemble. Ici, oui.',
    'R11.6': 'Rien d’imprimé ne met fin à une partie où plus personne n’agrandit.',
    'R12.2':
      'L’argent est caché, mais tous les paiements sont visibles : qui compte le connaît. Cette édition ne compte pas à ta place.',
  },
  lost: {
    'R1.3':
      'Les trois secteurs d’un joker ne se voyaient que sur une image. Ici, ils forment une rangée ou une colonne.',
    'R1.5':
      'Les valeurs étaient imprimées sur les médailles. Or 3 et argent 2 s’accordent avec les points de l’exemple imprimé.',
    'R2.1':
      'La taille de la grille ne se voyait que sur une image. En 12 × 12, il y a de la place pour tout.',
    'R2.2':
      'Selon les critiques, l’espace restaurant forme un U à l’ouest, au sud et à l’est. Son tracé exact est de nous.',
    'R2.3': 'Les cases de départ ne se voyaient que sur une image.',
    'R3.6':
      'Les positions de départ fixes étaient des images. Les nôtres ont été équilibrées par des parties entre bots.',
    R10: 'Tout ce que seules les images montraient fait partie des données du plateau ; qui possède le jeu imprimé peut les corriger.',
  },
  examples: {
    stands: {
      title: 'les étals et leurs parties',
      text: 'L’étal vert agrandi a trois tuiles : l’étal, avec le symbole de son propriétaire, et deux agrandissements. Le tapis est son entrée. Le restaurant est dans l’espace restaurant, son entrée dans l’espace marché.',
    },
    cards: {
      title: 'ce que permettent les cartes',
      text: 'Une carte standard vaut pour son secteur. Un joker vaut pour trois secteurs, dont deux se voient ici, et coûte une pièce. Trois cartes au choix valent ensemble pour tous les secteurs.',
    },
    stall: {
      title: 'un nouvel étal',
      text: 'Le secteur 2 a déjà un étal jaune : le jaune doit donc aller ailleurs. Autour de l’étal rouge, c’est impossible, car il le toucherait, et seul le violet va dans l’espace restaurant.',
    },
    expand: {
      title: 'un agrandissement',
      text: 'La nouvelle tuile doit toucher l’étal bleu en c2 et d2. En e2 et d3, elle toucherait aussi l’étal bleu de Lotus, ce qui est interdit. Le rouge ne gêne pas : des couleurs différentes peuvent se toucher.',
    },
    price: {
      title: 'deux pour une',
      text: 'La troisième tuile coûte trois pièces bleues. Toutes sauf une peuvent être remplacées chacune par deux pièces d’autres couleurs. Avec moins de pièces, ça ne suffit pas, et sans pièce bleue, rien ne suffit.',
    },
    lanes: {
      title: 'les ruelles restent ouvertes',
      text: 'Depuis l’entrée en a1, le seul chemin descend jusqu’en a4 et sort par b4 : les clients ne passent jamais par l’espace restaurant. Une tuile en a2, a3 ou b4 le fermerait. En c2, il y a de la place.',
    },
    medals: {
      title: 'les médailles circulent',
      text: 'Ânkh a seul le plus grand étal vert et prend les deux médailles. Œil l’égale et prend celle d’argent. Ânkh agrandit encore et la reprend ; celle d’or n’était jamais partie.',
    },
    blocked: {
      title: 'un étal bloqué',
      text: 'L’étal jaune d’Ânkh en a2 a des tuiles au sud et à l’est, et sa propre entrée au nord : il ne pourra jamais être agrandi ici. Il peut donc déménager, et sa nouvelle place suit les règles d’un nouvel étal.',
    },
    lure: {
      title: 'égalités et bonimenteurs',
      text: 'Deux entrées vertes libres sont à égale distance : tu choisis. Celle en d5 aussi, mais un client s’y trouve. Celle en g4 est plus loin que deux entrées libres : il faut deux bonimenteurs. Le client bleu ne gêne pas.',
    },
    final: {
      title: 'la phase finale commence',
      text: 'Après cet agrandissement, il ne reste qu’un agrandissement jaune et un bleu. La phase finale commence avec le joueur suivant.',
    },
    scoring: {
      title: 'décompte final',
      text: 'Chaque médaille compte encore une fois, et trois pièces, de n’importe quelles couleurs, donnent un point. Une ou deux pièces restantes ne donnent rien. Qui était derrière peut encore gagner.',
    },
    neutral: {
      title: 'chez un étal neutre',
      text: 'L’entrée neutre est plus proche et te rapporte une pièce. Avec un bonimenteur, le client passe devant, et ton propre étal de deux tuiles t’en rapporte deux.',
    },
  },
  tasks: {
    stands: 'Choisis une case pour savoir ce qui s’y trouve.',
    cards: 'Choisis des cartes pour voir où elles te laissent monter l’étal blanc.',
    stall: 'Où peut aller l’étal jaune ? Choisis une case.',
    expand: 'Où peut aller la prochaine tuile bleue ? Choisis une case.',
    price: 'Avec quoi paie-t-on la tuile en d1 ? Choisis.',
    lanes: 'Où l’étal rouge d’Ânkh peut-il grandir ? Choisis une case.',
    blocked: 'Où l’étal jaune peut-il déménager ? Choisis une case.',
    lure: 'Où le client vert peut-il aller ? Choisis une entrée.',
    neutral: 'Où le client rouge peut-il aller ? Choisis une entrée.',
  },
  picture: (pieces) => `Partie du plateau : ${pieces}`,
  possible: (site) => `${site} : c’est possible.`,
  showAll: 'Montrer toutes les cases possibles',
  pays: 'Cela paie le prix.',
  score: {
    player: 'Joueur',
    before: 'Jusqu’ici',
    medals: 'Médailles',
    coins: 'Pièces',
    total: 'Somme',
    wins: 'gagne',
  },
  left: 'Encore en réserve',
  cards: {
    heading: 'Comment lire une carte',
    lines: [
      'Une carte de construction est un petit plan du plateau avec ses neuf secteurs. Le secteur sombre, avec une étoile et son numéro, est celui où elle te laisse construire ; le U au bord est l’espace restaurant.',
      'Un joker est plus sombre, montre trois secteurs et porte une pièce : c’est ce qu’il coûte si tu le joues seul.',
      'Le personnage au fez est un bonimenteur. Ce n’est pas une carte de construction : il ne compte pas dans la limite de quatre, et on ne construit jamais avec lui.',
    ],
  },
  two: {
    heading: 'À deux joueurs',
    lines: [
      'Tout est comme à plusieurs, sauf qu’il y a six étals neutres, un de chaque couleur, qui ne sont à personne (R3.7).',
      'Ils comptent partout où les étals comptent : un secteur avec un étal neutre n’en admet pas d’autre de cette couleur (R5.4), un nouvel étal ne doit pas en toucher (R5.5), et un agrandissement n’en touche pas de sa couleur (R6.4).',
      'Les clients vont aussi à leurs entrées si ce sont les plus proches (R8.3). Qui y attire un client gagne une pièce (R8.6).',
      'Les étals neutres ne sont jamais agrandis ni déplacés, et ne gagnent pas de médailles (R7.3).',
    ],
  },
  bots: {
    heading: 'Bots et conseils',
    lines: [
      'Il y a quatre niveaux. L’Apprenti suit des règles simples. Le Marchand joue à l’instinct, appris dans de nombreuses parties contre lui-même. Le Négociant et le Vizir imaginent en plus la suite possible, le Vizir le plus longtemps.',
      'Aucun bot ne voit plus qu’une personne à sa place : ni les mains des autres, ni l’ordre de la pioche. Ce qui est caché, ils le redistribuent au hasard chaque fois qu’ils essaient un coup dans leur tête.',
      'Les conseils viennent du Vizir, qui ne sait que ce que tu sais. Ils nomment les meilleurs coups et ce qui parle pour ou contre chacun.',
      'Le pourcentage est la chance de gagner que le Vizir estime, si tous jouent ensuite aussi bien que lui. Contre des adversaires plus faibles, tes chances sont meilleures. Dans une partie équilibrée à quatre, chacun a 25 %, à deux 50 %.',
      'C’est une estimation tirée de parties simulées. Quelques points de plus ou de moins ne veulent rien dire ; le conseil dit alors que les coups se valent à peu près.',
    ],
  },
  glossary: {
    heading: 'Glossaire',
    meaning: {
      stall:
        'La tuile que chaque joueur possède une fois dans chaque couleur. Elle porte le symbole de son propriétaire et fait face à son entrée.',
      expansion: 'Une tuile qui agrandit un étal. Tous les joueurs les prennent dans la même réserve.',
      tile: 'Un étal ou un agrandissement : tout ce qui se construit sur une case.',
      stand: 'Un étal avec tous ses agrandissements. Sa taille est le nombre de ses tuiles.',
      neutral: 'Un étal qui n’est à personne. Il y en a six dans les parties à deux.',
      entry:
        'La case devant un étal, dessinée comme un tapis. Les clients y arrivent, et rien ne s’y construit.',
      openEntry: 'Une entrée sans client. On n’attire un client que vers une telle entrée.',
      customer:
        'Une figurine qui apporte des pièces de sa couleur. Cinq sont dans l’espace marché, la sixième attend à côté du plateau.',
      barker:
        'Une carte qui fait passer un client devant une entrée libre plus proche. Elle est visible devant toi et retourne à la réserve une fois jouée.',
      stallCard:
        'Une carte nécessaire pour construire : une carte standard pour un secteur, ou un joker pour trois.',
      joker:
        'Une carte de construction pour l’un de trois secteurs. Jouée seule, elle coûte une pièce de n’importe quelle couleur.',
      coin: 'De l’argent dans l’une des six couleurs. Chaque pièce vaut 1.',
      medal:
        'Or et argent dans chaque couleur, pour le plus grand étal. Elle compte quand on la prend et encore à la fin.',
      point: 'Qui en a le plus à la fin gagne.',
      site: 'Un carré du plateau.',
      freeSite: 'Une case sans tuile, sans entrée et sans client. On ne construit que là.',
      segment: 'L’une des neuf parties du plateau, numérotées de 1 à 9.',
      market: 'Toutes les cases hors de l’espace restaurant. Les clients s’y promènent.',
      restaurant: 'Les cases des tuiles violettes. Les clients n’y passent jamais.',
      start: 'L’une des cinq cases où se trouvent les clients au début.',
      path: 'Le trajet le plus court d’un client jusqu’à une entrée, compté en pas de case en case.',
      display: 'Les quatre cartes de construction face visible.',
      pile: 'Les cartes de construction face cachée.',
      discards:
        'Les cartes de construction jouées ou défaussées. Quand la pioche est vide, elles la remplacent.',
      supply: 'Les agrandissements et les médailles que personne n’a encore.',
      lure: 'Faire aller un client à une entrée de sa couleur et gagner des pièces.',
      blocked: 'Un étal sans agrandissement qui ne pourra jamais en avoir là où il est. Il peut déménager.',
      final: 'La dernière partie du jeu : on ne peut plus que construire ou se retirer.',
      scoring: 'Les derniers points, quand tous sont hors jeu : pour les médailles et pour les pièces.',
    },
  },
});
