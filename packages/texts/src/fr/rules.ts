import type { RuleMessages } from '../messages/rules.ts';

export const rules = {
  overview: [
    'Tu tiens commerce au bazar du Caire. À la fin, celui qui a le plus de points de victoire gagne.',
    'Chacun possède un étal dans chacune des six couleurs. Trois sont sur le plateau dès le départ.',
    'À ton tour, tu fais une seule chose : construire, attirer un client ou prendre deux cartes.',
    'Pour construire, tu joues une carte de construction du secteur où ira la tuile. Un joker vaut pour trois secteurs et coûte une pièce. Trois cartes au choix valent partout.',
    'Un nouvel étal demande une case libre qui ne touche aucune autre tuile et, à côté, une case libre pour son entrée.',
    'Un agrandissement ajoute une tuile à ton étal. Il coûte une pièce de sa couleur par tuile de l’étal une fois agrandi. Tu peux en remplacer une par deux pièces d’autres couleurs, mais une au moins doit être de la couleur de l’étal.',
    'Un agrandissement rapporte un point par tuile de l’étal une fois agrandi. Le plus grand étal d’une couleur obtient des médailles, et une médaille prise compte aussitôt.',
    'Les clients vont par le plus court chemin à l’entrée libre de leur couleur la plus proche. Chaque bonimenteur que tu joues fait dépasser à un client une entrée plus proche.',
    'À ton propre étal, tu gagnes une pièce par tuile. À celui d’un adversaire, tu gagnes une pièce, et son propriétaire en gagne une par tuile.',
    'Le client quitte le plateau, et celui qui attendait prend sa place à l’entrée.',
    'Quand les agrandissements d’une couleur sont épuisés, ou qu’il en reste au plus un dans chacune de deux couleurs, la phase finale commence : on ne fait plus que construire, tant que quelqu’un le peut et le veut.',
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
    R10: 'Plateaux et valeurs',
    R11: 'Fin de la partie',
    R12: 'Ce que chacun voit',
  },
  rule: {
    'R1.1':
      'Il y a six couleurs : rouge, jaune, vert, bleu, blanc et violet. Les étals violets sont des restaurants.',
    'R1.2':
      'Chaque couleur a un client. Cinq sont dans l’espace marché, le sixième attend à côté du plateau.',
    'R1.3':
      'Les cartes de construction sont des cartes standard, pour un secteur, et des jokers, pour trois. Les cartes de bonimenteur forment une réserve à part.',
    'R1.4': 'Tu possèdes un étal de chaque couleur. Les agrandissements forment une réserve commune.',
    'R1.5':
      'Chaque couleur a une médaille d’or et une d’argent, qui valent les points de victoire inscrits dessus.',
    'R1.6': 'Il y a des pièces dans les six couleurs. La banque n’en manque jamais.',
    'R2.1':
      'Le plateau compte neuf secteurs, en trois rangées de trois. Deux cases sont voisines si elles ont un côté en commun ; la diagonale ne compte pas.',
    'R2.2':
      'Certaines cases forment l’espace restaurant, les autres l’espace marché. Celles de l’espace restaurant appartiennent aussi à un secteur.',
    'R2.3': 'Cinq cases de l’espace marché sont les cases de départ des clients.',
    'R2.4':
      'Un étal agrandi comprend l’étal et tous ses agrandissements. Sa taille est le nombre de ses tuiles.',
    'R2.5':
      'Un étal donne sur une case voisine, son entrée. L’entrée appartient à l’étal, a sa couleur et ne porte jamais de tuile.',
    'R2.6': 'Une case est libre s’il ne s’y trouve ni tuile, ni entrée, ni client.',
    'R2.7':
      'Les clients marchent dans l’espace marché partout où il n’y a pas de tuile. Les entrées et les autres clients ne les arrêtent pas.',
    'R3.1':
      'On mélange les cartes de construction. Quatre vont à l’étalage, face visible ; les autres forment la pioche, face cachée.',
    'R3.2':
      'On tire les clients au sort : cinq vont sur les cases de départ, le dernier attend à côté du plateau.',
    'R3.3':
      'Tu choisis un symbole et commences sans point, avec une pièce de chaque couleur et trois cartes de construction.',
    'R3.4': 'Le premier joueur est toujours tiré au sort. On joue dans le sens des aiguilles d’une montre.',
    'R3.5':
      'Dans la position de départ variable, les joueurs placent à tour de rôle trois étals chacun, le premier joueur d’abord, des couleurs de leur choix et sans cartes. Les règles de R5 s’appliquent et, pendant la mise en place, aucun secteur ne doit compter plus de deux étals, tous propriétaires confondus.',
    'R3.6':
      'Dans la position de départ fixe, les trois étals de chacun sont là où l’édition l’indique. Elle est conseillée pour les premières parties.',
    'R3.7':
      'À deux, six étals neutres s’ajoutent, un par couleur, qui n’appartiennent à personne. Dans la position variable, quand les deux joueurs ont placé les leurs, on les tire au hasard à tour de rôle et on les place de même. Celui qui ne peut aller nulle part est mis de côté, et c’est à l’autre joueur de tirer.',
    'R3.8': 'Quand tout est en place, le premier joueur joue le premier tour.',
    'R4.1':
      'À ton tour, tu fais une seule chose : construire, attirer un client ou prendre deux cartes. On ne passe pas ; on ne se retire qu’en phase finale.',
    'R4.2':
      'Pour construire, joue une carte standard du secteur de la case, ou un joker qui le comprend avec 1 pièce de n’importe quelle couleur, ou trois cartes au choix pour n’importe quelle case, même si tu as une carte qui convient. Parmi trois cartes, un joker ne coûte rien. Les cartes jouées vont à la défausse, face visible.',
    'R4.3':
      'Les cartes doivent convenir à la case qui reçoit la tuile ; pour un étal déplacé, à sa nouvelle case. Le secteur de l’entrée est sans importance.',
    'R4.4':
      'Tes propres pièces doivent suffire pour le joker et l’agrandissement réunis. Tu choisis lesquelles tu donnes, et toutes vont à la banque. Sans argent, un joker ne sert que parmi trois cartes.',
    'R5.1':
      'Un nouvel étal vient de ta réserve. Il demande une case libre et, à côté, une case libre pour son entrée.',
    'R5.2':
      'Les étals violets se placent dans l’espace restaurant seulement, tous les autres dans l’espace marché seulement.',
    'R5.3': 'L’entrée est toujours dans l’espace marché. Elle peut être dans un autre secteur que l’étal.',
    'R5.4':
      'Un secteur accueille au plus un étal de chaque couleur, quel que soit son propriétaire, étals neutres compris. Les agrandissements et les entrées ne comptent pas.',
    'R5.5':
      'Un nouvel étal ne doit toucher aucune tuile, pas même une des tiennes. Il peut toucher des entrées.',
    'R5.6': 'Deux entrées ne partagent jamais une case.',
    'R5.7':
      'Un nouvel étal doit laisser à chaque client un chemin vers toutes les entrées, y compris celle du nouvel étal.',
    'R5.8':
      'Un nouvel étal ne coûte que ses cartes et, si la carte est un joker, une pièce. Il ne rapporte pas de points.',
    'R6.1':
      'Un agrandissement vient de la réserve commune, tant qu’il en reste, dans une couleur où tu as un étal sur le plateau. Il demande une case libre.',
    'R6.2':
      'Les agrandissements violets se placent dans l’espace restaurant seulement, tous les autres dans l’espace marché seulement.',
    'R6.3':
      'Un agrandissement doit toucher ton propre étal de la même couleur : l’étal lui-même ou l’un de ses agrandissements.',
    'R6.4':
      'Un agrandissement ne doit toucher aucun autre étal de sa couleur, adverse ou neutre. Des étals de couleurs différentes peuvent se toucher, et un agrandissement peut être à côté d’une entrée.',
    'R6.5':
      'Après une construction, les clients doivent encore pouvoir rejoindre toutes les entrées, si long que soit le chemin. D’autres cases peuvent être isolées, et on peut encore s’y agrandir. Les agrandissements violets ne barrent jamais le passage.',
    'R6.6':
      'Tu paies une pièce de la couleur de l’étal par tuile de l’étal une fois agrandi. Tu peux remplacer chacune par deux pièces d’autres couleurs, même si tu en as assez de la bonne, mais une au moins doit être de la couleur de l’étal.',
    'R6.7': 'Un agrandissement rapporte 1 point de victoire par tuile de l’étal une fois agrandi.',
    'R6.8':
      'Si ton étal devient à lui seul le plus grand de sa couleur, tu prends les deux médailles, ou celle qui te manque, dans la réserve ou à qui les détient. S’il égale seulement le plus grand, tu prends celle d’argent à qui la détient. Les médailles ne retournent jamais à la réserve.',
    'R6.9':
      'Les médailles prises pendant ce tour, dans la réserve ou à un adversaire, comptent aussitôt. Celles que tu avais déjà ne comptent pas.',
    'R7.1':
      'Tu peux déplacer un de tes étals s’il n’a pas d’agrandissement et s’il est bloqué, c’est-à-dire si aucune case ne permet de l’agrandir. Les clients qui gênent ne comptent pas, ni l’argent, ni les cartes, ni la réserve.',
    'R7.2':
      'L’étal déplacé va, avec son entrée, sur une autre case comme s’il venait de ta réserve. Son ancienne place ne compte plus et peut devenir son entrée. Le tourner sur place n’est pas un déplacement ; si aucune autre case ne convient, il reste où il est.',
    'R7.3': 'Les étals neutres ne sont jamais ni déplacés ni agrandis.',
    'R7.4':
      'Un client qui se tient à l’ancienne entrée y reste. La case n’est plus une entrée, mais elle n’est pas libre tant qu’il s’y tient.',
    'R8.1':
      'Tu mènes l’un des cinq clients de l’espace marché à une entrée libre de sa couleur : la tienne, celle d’un adversaire ou une neutre. Elle est libre si aucun client ne s’y tient. Si aucune n’est libre, tu ne peux pas attirer ce client.',
    'R8.2': 'Un client prend toujours le chemin le plus court. La distance se compte en pas.',
    'R8.3':
      'Un client va à l’entrée libre de sa couleur la plus proche. Si plusieurs sont à égale distance, tu choisis.',
    'R8.4':
      'Chaque bonimenteur que tu joues fait dépasser au client une entrée libre plus proche. Joue seulement les tiens, et juste ce qu’il en faut ; ils retournent à leur réserve.',
    'R8.5': 'Le client attiré quitte le plateau et attend. Celui qui attendait prend sa place à l’entrée.',
    'R8.6':
      'Les pièces gagnées sont de la couleur de l’étal. Le tien te rapporte une pièce par tuile. Celui d’un adversaire te rapporte une pièce, et à son propriétaire une par tuile. Un étal neutre t’en rapporte une.',
    'R9.1':
      'Tu prends deux cartes, l’une après l’autre : une de l’étalage, la première de la pioche ou un bonimenteur, tant qu’il en reste. Tu vois la première avant de choisir la seconde.',
    'R9.2':
      'Si, après avoir pris les deux, tu as plus de quatre cartes de construction, défausse-toi de celles de ton choix pour en garder quatre. Cette limite ne vaut qu’à ce moment. Les bonimenteurs sont visibles de tous et sans limite.',
    'R9.3': 'Les places vides de l’étalage ne sont remplies qu’à la fin du tour, après la défausse.',
    'R9.4': 'Dès que la pioche est vide, on mélange la défausse pour former la nouvelle pioche.',
    R10: 'Le plan, les secteurs des jokers, le nombre d’éléments, la valeur des médailles et les positions de départ fixes dépendent du plateau. Les deux plateaux du jeu ont 3 cartes standard par secteur, 6 jokers (un par rangée et par colonne de secteurs), 6 agrandissements par couleur et 7 bonimenteurs ; une médaille d’or vaut 3 points de victoire, une d’argent 2. C’est une reconstitution : le jeu imprimé peut différer.',
    'R11.1':
      'La phase finale commence dès qu’après un agrandissement une couleur n’en a plus aucun, ou que deux couleurs en ont chacune au plus un. Le joueur suivant enchaîne ; on ne complète pas le tour de table, et celui qui l’a déclenchée rejouera.',
    'R11.2':
      'En phase finale, tu ne peux que construire ou te retirer. Si, à ton tour, tu ne peux rien construire, tu es hors jeu. C’est définitif, mais tes médailles peuvent encore t’être prises.',
    'R11.3':
      'Les autres continuent ; le dernier peut construire plusieurs fois de suite. Quand tous sont hors jeu, la partie est finie.',
    'R11.4':
      'À la fin, chaque médaille compte encore une fois pour qui la détient, et chaque lot de trois pièces, toutes couleurs réunies, vaut 1 point. Une ou deux pièces en trop ne valent rien.',
    'R11.5': 'Celui qui a le plus de points de victoire gagne. En cas d’égalité, la victoire est partagée.',
    'R11.6':
      'Si personne ne place de nouvel étal ni d’agrandissement pendant douze tours par joueur, la phase finale commence. Les déplacements ne comptent pas.',
    'R12.1':
      'Tout le monde voit le plateau, les clients, les points, les médailles, les réserves, les bonimenteurs, l’étalage et ce qu’on y prend, la défausse, les paiements et les gains, et le nombre de cartes de chaque main et de la pioche.',
    'R12.2':
      'Les mains, l’ordre de la pioche et l’argent de chacun restent cachés. Qui tient le compte des paiements et des gains peut savoir ce que les autres possèdent. L’argent est montré à la fin, ou toujours si l’on joue avec l’argent visible.',
  },
} satisfies RuleMessages;
