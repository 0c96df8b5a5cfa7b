import type { RuleMessages } from '../messages/rules.ts';

export const rules = {
  overview: [
    'Tu tiens commerce au bazar du Caire. À la fin, le plus grand nombre de points l’emporte.',
    'Chacun possède un étal dans chacune des six couleurs. Trois sont sur le plateau dès le départ.',
    'À ton tour, tu fais une seule chose : construire, attirer un client ou prendre deux cartes.',
    'Pour construire, tu joues une carte de construction de la partie du marché où ira la tuile. Un joker vaut pour trois parties et coûte une pièce. Trois cartes au choix valent partout.',
    'Un nouvel étal demande une case libre qui ne touche aucune autre tuile et, à côté, une case libre pour son entrée.',
    'Un agrandissement ajoute une tuile à ton étal. Il coûte une pièce de sa couleur pour chaque tuile que l’étal compte alors. Deux autres pièces peuvent en remplacer une, mais pas la première.',
    'Un agrandissement rapporte un point par tuile de l’étal. Le plus grand étal d’une couleur obtient des médailles, et une médaille gagnée compte aussitôt.',
    'Les clients vont par le plus court chemin à l’entrée libre de leur couleur la plus proche. Chaque bonimenteur que tu joues leur fait dépasser une entrée plus proche.',
    'À ton propre étal, tu gagnes une pièce par tuile. À celui d’un autre, tu gagnes une pièce, et son propriétaire est payé pour les tuiles.',
    'Le client quitte le plateau, et celui qui attendait prend place à l’entrée.',
    'Quand les agrandissements d’une couleur sont épuisés, ou qu’il n’en reste qu’un dans deux couleurs, la phase finale commence : on ne fait plus que construire, tant que quelqu’un le peut et le veut.',
    'À la fin, toutes les médailles comptent encore une fois, et trois pièces valent un point.',
  ],
  group: {
    R1: 'Matériel',
    R2: 'Plateau',
    R3: 'Mise en place',
    R4: 'Le tour de jeu',
    R5: 'Monter un nouvel étal',
    R6: 'Agrandir un étal',
    R7: 'Déplacer un étal bloqué',
    R8: 'Attirer un client',
    R9: 'Prendre deux cartes',
    R11: 'Fin de la partie',
    R12: 'Qui sait quoi',
  },
  rule: {
    'R1.1': 'Il y a six couleurs. Les étals violets sont des restaurants.',
    'R1.2': 'Chaque couleur a un client. Cinq sont au marché, le sixième attend à côté du plateau.',
    'R1.3':
      'Les cartes de construction valent pour une partie du marché, les jokers pour trois. Les bonimenteurs forment une réserve à part.',
    'R1.4': 'Tu possèdes un étal de chaque couleur. Les agrandissements forment une réserve commune.',
    'R1.5': 'Chaque couleur a une médaille d’or et une d’argent, qui valent les points inscrits dessus.',
    'R1.6': 'Il y a des pièces dans les six couleurs. La banque en a toujours assez.',
    'R2.1':
      'Le plateau compte neuf parties. Deux cases sont voisines si elles ont un côté en commun ; les coins ne comptent pas.',
    'R2.2':
      'Certaines cases forment l’espace restaurant, les autres l’espace marché. Toutes appartiennent à une partie du marché.',
    'R2.3': 'Cinq cases de l’espace marché sont les cases de départ des clients.',
    'R2.4':
      'Un étal agrandi comprend l’étal et tous ses agrandissements. Sa taille est le nombre de ses tuiles.',
    'R2.5':
      'Un étal donne sur une case voisine, son entrée. L’entrée a la couleur de l’étal et ne porte pas de tuile.',
    'R2.6': 'Une case est libre s’il ne s’y trouve ni tuile, ni entrée, ni client.',
    'R2.7':
      'Les clients marchent dans l’espace marché partout où il n’y a pas de tuile. Les entrées et les autres clients ne les arrêtent pas.',
    'R3.1': 'Quatre cartes de construction sont à l’étalage, face visible ; les autres forment la pioche.',
    'R3.2':
      'On tire les clients au sort : cinq vont sur les cases de départ, le dernier attend à côté du plateau.',
    'R3.3': 'Tu commences sans point, avec une pièce de chaque couleur et trois cartes de construction.',
    'R3.4': 'Le premier joueur est tiré au sort. On joue dans le sens des aiguilles d’une montre.',
    'R3.5':
      'Dans la position de départ variable, chacun place trois étals à tour de rôle, sans cartes. Aucune partie du marché ne doit alors en compter plus de deux.',
    'R3.6':
      'Dans la position de départ fixe, l’édition dit où sont les trois étals de chacun. Elle convient aux premières parties.',
    'R3.7':
      'À deux, six étals neutres s’ajoutent sur le plateau. Dans la position variable, on les tire et on les place à tour de rôle.',
    'R3.8': 'Quand tout est en place, le premier joueur commence.',
    'R4.1':
      'À ton tour, tu fais une seule chose : construire, attirer un client ou prendre deux cartes. On ne passe pas.',
    'R4.2':
      'Pour construire, joue une carte standard de la partie où se trouve la case, ou un joker qui la comprend avec 1 pièce de n’importe quelle couleur, ou trois cartes au choix pour n’importe quelle case.',
    'R4.3':
      'Les cartes doivent convenir à la case qui reçoit la tuile. La partie où se trouve l’entrée est sans importance.',
    'R4.4':
      'Le joker et l’agrandissement se paient ensemble, avec tes propres pièces. Sans argent, un joker ne sert que parmi trois cartes.',
    'R5.1':
      'Un nouvel étal vient de ta réserve. Il demande une case libre et, à côté, une case libre pour son entrée.',
    'R5.2': 'Les étals violets se placent dans l’espace restaurant, tous les autres dans l’espace marché.',
    'R5.3': 'L’entrée est toujours dans l’espace marché. Elle peut être dans une autre partie que l’étal.',
    'R5.4':
      'Une partie du marché accueille au plus un étal de chaque couleur, quel que soit son propriétaire. Les agrandissements et les entrées ne comptent pas.',
    'R5.5':
      'Un nouvel étal ne doit toucher aucune tuile, pas même une des tiennes. Il peut toucher des entrées.',
    'R5.6': 'Deux entrées ne partagent jamais une case.',
    'R5.7':
      'Un nouvel étal doit laisser à chaque client un chemin vers toutes les entrées, y compris la sienne.',
    'R5.8':
      'Un nouvel étal ne coûte que ses cartes et, avec un joker, une pièce. Il ne rapporte pas de points.',
    'R6.1':
      'Un agrandissement vient de la réserve commune, dans une couleur où tu as un étal sur le plateau. Il demande une case libre.',
    'R6.2':
      'Les agrandissements violets se placent dans l’espace restaurant, tous les autres dans l’espace marché.',
    'R6.3': 'Un agrandissement touche ton propre étal de sa couleur.',
    'R6.4':
      'Un agrandissement ne doit toucher aucun autre étal de sa couleur. Des étals de couleurs différentes peuvent se toucher.',
    'R6.5':
      'Après une construction, les clients peuvent encore rejoindre toutes les entrées, si long que soit le chemin. D’autres cases peuvent être isolées.',
    'R6.6':
      'Tu paies une pièce de la couleur de l’étal pour chaque tuile qu’il compte alors. Chacune, sauf la première, peut être remplacée par deux pièces d’autres couleurs.',
    'R6.7': 'Un agrandissement rapporte 1 point par tuile de l’étal.',
    'R6.8':
      'Si ton étal devient à lui seul le plus grand de sa couleur, tu prends les deux médailles. S’il égale seulement le plus grand, tu prends celle d’argent à qui la détient.',
    'R6.9':
      'Les médailles prises pendant ce tour comptent aussitôt. Celles que tu avais déjà ne comptent pas.',
    'R7.1':
      'Tu peux déplacer un de tes étals s’il n’a pas d’agrandissement et ne peut en recevoir sur aucune case. Les clients qui gênent ne comptent pas.',
    'R7.2':
      'L’étal déplacé va sur une autre case comme s’il venait de ta réserve. Son ancienne place ne compte plus.',
    'R7.3': 'Les étals neutres ne sont jamais ni déplacés ni agrandis.',
    'R7.4': 'Un client qui se tient à l’ancienne entrée y reste quand l’étal s’en va.',
    'R8.1':
      'Tu mènes l’un des cinq clients du marché à une entrée de sa couleur où personne ne se tient, quel que soit son propriétaire.',
    'R8.2': 'Un client prend toujours le chemin le plus court. La distance se compte en pas.',
    'R8.3':
      'Un client va à l’entrée libre de sa couleur la plus proche. Si plusieurs sont à égale distance, tu choisis.',
    'R8.4':
      'Chaque bonimenteur que tu joues fait dépasser au client une entrée libre plus proche. Joues-en juste ce qu’il faut ; ils retournent à leur réserve.',
    'R8.5': 'Le client attiré quitte le plateau et attend. Celui qui attendait prend sa place à l’entrée.',
    'R8.6':
      'Ton propre étal te rapporte une pièce par tuile. Celui d’un autre te rapporte une pièce, et à son propriétaire une par tuile. Un étal neutre t’en rapporte une.',
    'R9.1':
      'Tu prends deux cartes, l’une après l’autre : à l’étalage, dans la pioche ou parmi les bonimenteurs, tant qu’il y en a.',
    'R9.2':
      'Si tu as alors plus de quatre cartes de construction, défausse-toi pour n’en garder que quatre. Les bonimenteurs ne comptent pas.',
    'R9.3': 'Les places vides de l’étalage ne sont remplies qu’à la fin du tour.',
    'R9.4': 'Dès que la pioche est vide, on mélange la défausse pour former la nouvelle pioche.',
    'R11.1':
      'La phase finale commence dès qu’une couleur n’a plus d’agrandissement, ou que deux couleurs en ont chacune au plus un.',
    'R11.2':
      'En phase finale, tu ne peux que construire ou te retirer. Si tu ne peux rien construire, tu dois te retirer. Un retrait est définitif.',
    'R11.3':
      'Les autres continuent, même s’il n’en reste qu’un. Quand tous se sont retirés, la partie est finie.',
    'R11.4':
      'À la fin, chaque médaille compte encore une fois pour qui la détient, et trois pièces, toutes couleurs réunies, valent 1 point.',
    'R11.5': 'Le plus grand nombre de points l’emporte. En cas d’égalité, la victoire est partagée.',
    'R11.6':
      'Si personne ne place d’étal ni d’agrandissement pendant douze tours par joueur, la phase finale commence.',
    'R12.1':
      'Tout le monde voit le plateau, les points, les médailles, les bonimenteurs, l’étalage, la défausse, les paiements et les gains, et le nombre de cartes de chaque main et de la pioche.',
    'R12.2':
      'Les mains, l’ordre de la pioche et l’argent de chacun restent cachés. L’argent est montré à la fin, ou plus tôt si la table en a convenu.',
  },
} satisfies RuleMessages;
