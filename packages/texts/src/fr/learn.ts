import type { LearnMessages, Means } from '../messages/learn.ts';
import { typeset } from './typography.ts';

const choose: { readonly [means in Means]: string } = {
  tap: 'touche',
  click: 'clique sur',
  press: 'appuie sur Entrée sur',
};

export const texts = typeset<LearnMessages>({
  title: 'Apprendre à jouer',
  about: (lessons) => `${lessons} courtes leçons d’une ou deux minutes, dans l’ordre que tu veux.`,
  welcome: (lessons) => `Je suis Nour. *${lessons} leçons,* et le bazar est à toi.`,
  welcomeBack: (title) => `Te revoilà. *À suivre : ${title}.*`,
  allDone: 'Tu connais tout le bazar. *Joue ta première partie.*',
  goTo: {
    first: 'Commencer par la leçon 1',
    lesson: (number) => `Continuer avec la leçon ${number}`,
    game: 'Vers ta première partie',
  },
  chapters: ['Premiers pas', 'Grandir', 'La partie entière'],
  progress: (done, of) => `${done} sur ${of}`,
  path: 'Leçons',
  state: { done: 'faite', next: 'à suivre', open: 'à venir' },
  stop: (number, title, state) => `Leçon ${number}, ${title}, ${state}`,
  legend: {
    done: 'ton sceau : leçon faite',
    open: 'deux barres : à venir',
    kept: 'Toutes les leçons sont ouvertes. Ta progression reste dans ce navigateur.',
  },
  game: {
    title: 'Ta première partie',
    text: 'Une vraie partie contre l’apprenti, avec les conseils de Nour.',
  },
  rules: { title: 'Les règles', text: 'Chaque règle avec son numéro, pour la retrouver.' },
  lessonOf: (number, lessons) => `Leçon ${number} sur ${lessons}`,
  leave: 'Quitter la leçon',
  task: 'Ta tâche',
  cited: 'Règles',
  startOver: 'Recommencer',
  showMe: 'Montre-moi',
  tryAgain: 'Encore une fois',
  next: (title) => `Suite : ${title}`,
  done: 'Leçon faite.',
  saved: 'Ta progression est gardée dans ce navigateur.',
  matters: 'Pourquoi c’est important',
  gains: {
    stand: (tiles) => `Ton étal a maintenant ${tiles} tuiles`,
    medal: (medal, from) => {
      const name = medal === 'gold' ? 'Médaille d’or' : 'Médaille d’argent';
      return from === undefined ? name : `${name}, prise à ${from}`;
    },
    total: 'Points en tout',
  },
  refused: 'Pas ainsi : *la note dit pourquoi.* Essaie autre chose.',
  tryAt: (site) => `Regarde *${site}*. Essaie là.`,
  shown: 'Comme ceci. Regarde le plateau, *puis confirme.*',
  rival: 'Œil joue. *Regarde ce qui se passe.*',
  endTurn: 'Bien. *Termine maintenant ton tour.*',
  lesson: {
    read: {
      title: 'Lire le bazar',
      say: 'Qu’est-ce qui est à qui ? *Regarde trois choses du plateau.*',
      task: 'Regarde ton étal vert, un étal d’Œil et une case libre.',
      note: (means) =>
        `Pour regarder quelque chose, ${choose[means]} son dessin : une fiche dit à qui c’est et ce qu’on peut en faire. Ferme chaque fiche avant de continuer.`,
      wrong: {},
      beside: 'C’est permis. *Mais regarde d’abord autour de toi : annule.*',
      glad: 'Ton sceau : *c’est à toi ;* chaque tapis est une entrée.',
      matters:
        'Un étal avec ses agrandissements forme un tout ; sa taille est le nombre de ses tuiles. Chaque étal fait face à son entrée, le tapis : c’est là que viennent ses clients. Les neuf parties numérotées du plateau sont les secteurs ; le pavé à losanges est l’espace restaurant. Tout est visible sur le plateau ; seules les cartes en main et les pièces des autres sont cachées.',
    },
    lure: {
      title: 'Attirer un client',
      say: 'Un client achète dans sa couleur. *Attire le client jaune.*',
      task: 'Gagne 2 pièces jaunes à ton étal jaune.',
      note: (means) =>
        `Choisis « Attirer », ${choose[means]} le client en robe jaune, puis confirme. Les tuiles à ton sceau sont à toi ; un tapis est l’entrée d’un étal.`,
      wrong: { 'R8.1': 'Personne ne peut y aller. *Essaie le client jaune.*' },
      beside: 'Cela rapporte aussi. *Mais annule, et attire le jaune.*',
      glad: 'Deux tuiles, *deux pièces.* Celui qui attendait le remplace.',
      matters:
        'À ton tour, tu fais exactement une chose sur trois : construire, attirer un client ou prendre deux cartes. Ton propre étal rapporte 1 pièce par tuile. Chez un adversaire, tu reçois 1 pièce et lui 1 par tuile ; à un étal neutre, tu en reçois 1. Les tuiles barrent le passage, pas les entrées ni les autres clients.',
    },
    draw: {
      title: 'Prendre deux cartes',
      say: 'Les cartes disent où construire. *Prends celle du secteur 5.*',
      task: 'Prends la carte du secteur 5 et garde-la.',
      note: (means) =>
        `Choisis « Prendre deux », puis ${choose[means]} la carte. La seconde est à ton choix. À la fin, seules quatre cartes de construction restent dans ta main ; les bonimenteurs ne comptent pas.`,
      wrong: { 'R9.1': 'Tu prends des cartes : *d’abord la seconde.*' },
      beside: 'Tu n’as pas la carte 5. *Recommence et garde-la.*',
      glad: 'Tu tiens la 5 : *tu peux construire dans le secteur 5.*',
      matters:
        'La limite de quatre ne vaut qu’après avoir pris deux cartes. L’étalage est complété à la fin de ton tour. Ce que la pioche t’a montré ne s’annule pas.',
    },
    build: {
      title: 'Monter un étal',
      say: 'Un nouvel étal ne coûte qu’une carte. *Monte le bleu.*',
      task: 'Monte ton étal bleu avec son entrée.',
      note: (means) =>
        `Tes cartes valent pour les secteurs 2 et 7. Choisis « Construire » et ${choose[means]} une case ; puis choisis le bleu et la case de l’entrée.`,
      wrong: {
        'R5.5': 'Il ne doit toucher aucune tuile. *Laisse un espace.*',
        'R5.4': 'Le bleu y est déjà. *Une seule fois par secteur.*',
        'R5.2': 'Ici, rien que des restaurants. *Le bleu va au marché.*',
        'R4.2': 'Tu n’as pas de carte pour ici. *Essaie le secteur 2.*',
      },
      beside: 'Bel étal, mais pas le bleu. *Annule et recommence.*',
      glad: 'Ton étal bleu est ouvert. *Il n’a coûté qu’une carte.*',
      matters:
        'Un nouvel étal ne touche aucune autre tuile, et chaque secteur n’a qu’un étal de chaque couleur. La carte doit correspondre à la case de l’étal. L’entrée peut être dans un autre secteur, mais toujours dans l’espace marché. Un nouvel étal ne marque rien encore : il gagne quand des clients viennent, et il peut grandir.',
    },
    grow: {
      title: 'Agrandir un étal',
      say: 'Un grand étal gagne plus. *Agrandis le jaune.*',
      task: 'Agrandis ton étal jaune à 2 tuiles.',
      note: (means) =>
        `Choisis « Construire » et ${choose[means]} une case à côté de ton étal jaune. Il faut une carte de ce secteur et 2 pièces jaunes.`,
      wrong: {
        'R6.3': 'Il faut un côté commun. *Les coins ne comptent pas.*',
        'R6.1': 'On ne construit pas sur une entrée. *Essaie un autre côté.*',
        'R4.2': 'Tu n’as pas de carte pour ici. *Essaie le secteur 5.*',
      },
      beside: 'C’est permis. *Mais annule, et agrandis l’étal jaune.*',
      glad: '2 tuiles font *2 points,* et voici les médailles jaunes.',
      matters:
        'Un agrandissement rapporte autant de points que l’étal compte alors de tuiles : 2, puis 3, puis 4. Personne n’avait 2 tuiles jaunes, tu prends donc aussi les deux médailles. La suite bientôt.',
    },
    pay: {
      title: 'Deux pour une',
      say: 'Deux autres en valent une bleue. *Garde une pièce bleue.*',
      task: 'Pose la troisième tuile bleue et garde 1 pièce bleue.',
      note: () =>
        '3 tuiles coûtent 3 pièces bleues. Pour chacune que tu ne paies pas, paie 2 pièces d’autres couleurs. Au moins 1 doit être bleue.',
      wrong: {
        'R4.4': 'Tu n’as pas de pièce jaune. *Il en faut au moins une.*',
        'R6.1': 'On ne construit pas sur une entrée. *Essaie un autre côté.*',
      },
      beside: 'C’étaient les deux bleues. *Annule, et n’en paie qu’une.*',
      glad: '1 pièce bleue et 4 autres : *deux pour chaque absente.*',
      matters:
        'Un étal de 3 tuiles coûte 3 pièces de sa couleur, un de 4 en coûte 4. Tu choisis toujours le mélange : tu peux ainsi épargner une couleur. Mais 1 pièce doit être de la couleur de l’étal.',
    },
    nearest: {
      title: 'L’entrée la plus proche',
      say: 'Ils vont à l’entrée libre la plus proche. *Toi seul gagnes.*',
      task: 'Attire un client sans qu’Œil gagne rien.',
      note: () => 'Si deux entrées sont à égale distance, tu choisis. Compte les pas, pas la ligne droite.',
      wrong: {
        'R8.3': 'Celle d’Œil est plus proche. *Cherches-en deux à égalité.*',
        'R8.1': 'Ton entrée verte est occupée. *Essaie le rouge.*',
      },
      beside: 'Œil gagne aussi. *Annule, et choisis ton entrée.*',
      glad: 'Les deux étaient à 4 pas : *le choix était à toi.*',
      matters:
        'C’est l’entrée libre de sa couleur la plus proche qui compte, à qui qu’elle soit. Une entrée où se tient un client n’est pas libre. À égale distance, celui qui attire choisit.',
    },
    barkers: {
      title: 'Les bonimenteurs',
      say: 'L’entrée d’Œil est plus proche. *Joue ton bonimenteur.*',
      task: 'Mène le client jaune à ton étal de 4 tuiles.',
      note: (means) =>
        `Choisis « Attirer », ${choose[means]} le client, puis ton entrée en d6. Chaque bonimenteur lui fait dépasser une entrée plus proche.`,
      wrong: { 'R8.4': 'Deux sont plus proches. *Il n’en fait passer qu’une.*' },
      beside: 'Ce n’était pas ton étal de 4. *Annule et choisis d6.*',
      glad: 'Œil est dépassé : *4 pièces pour toi,* aucune pour Œil.',
      matters:
        'On prend un bonimenteur à la place d’une carte. Ils sont visibles et sans limite. Ceux que tu joues retournent à la réserve.',
    },
    medals: {
      title: 'Le plus grand étal',
      say: 'L’étal vert d’Œil est aussi grand. *Agrandis le tien.*',
      answered: 'Œil t’a rattrapé et pris l’argent. *Agrandis encore.*',
      task: 'Prends à Œil les deux médailles vertes, puis reprends l’argent.',
      note: () =>
        'Tu as deux cartes du secteur 5 et 7 pièces vertes. Après ton premier tour, Œil répond ; puis c’est de nouveau à toi.',
      wrong: {
        'R6.4': 'Deux étals verts ne se touchent pas. *Un autre côté.*',
        'R6.1': 'On ne construit pas sur une entrée. *Essaie un autre côté.*',
        'R6.3': 'Il faut toucher ton étal vert. *Regarde encore.*',
      },
      beside: 'C’est possible aussi, *mais pense aux médailles vertes.*',
      glad: 'Quatre bat trois : *l’argent revient,* l’or est resté.',
      matters:
        'Être seul le plus grand donne les deux médailles. Égaler ne donne que l’argent ; l’or reste où il est. L’or vaut 3 points, l’argent 2. Une médaille rapporte chaque fois qu’elle est prise, et encore une fois à la fin à qui la détient. Les médailles que tu as déjà ne rapportent rien de plus maintenant.',
    },
    joker: {
      title: 'Le joker',
      say: 'Pour 1 pièce, il vaut trois secteurs. *Sers-t’en.*',
      task: 'Monte ton étal blanc avec le joker.',
      note: () => 'Ton joker vaut pour les secteurs 2, 5 et 8. La couleur de la pièce est libre.',
      wrong: {
        'R5.4': 'Le blanc est déjà dans ce secteur. *Essaie le secteur 8.*',
        'R4.2': 'Aucune carte ne va ici. *Le joker : 2, 5 et 8.*',
      },
      beside: 'Pas celui-ci. *Annule : le blanc, avec le joker.*',
      glad: 'Le joker a servi, *pour une pièce.*',
      matters:
        'Un joker joué seul coûte 1 pièce de n’importe quelle couleur, en plus de tout le reste. Sans pièce, tu ne peux pas le jouer seul.',
    },
    threeCards: {
      title: 'Trois cartes',
      say: 'Ni pièce, ni bonne carte ? *Trois cartes au choix suffisent.*',
      task: 'Monte ton restaurant avec trois cartes.',
      note: () =>
        'Les étals violets vont sur le dallage à losanges, l’espace restaurant. Leur entrée est dans l’espace marché.',
      wrong: {
        'R5.2': 'Un restaurant va dans l’espace restaurant. *Essaie là.*',
        'R5.5': 'Il toucherait celui d’Œil. *Laisse un espace.*',
      },
      beside: 'Soit, *mais le restaurant manque encore. Annule.*',
      glad: 'Trois cartes vont partout, *et le joker est gratuit.*',
      matters:
        'Trois cartes de construction au choix vont pour toute case, même si une seule suffirait. Parmi trois cartes, un joker ne coûte rien.',
    },
    blocked: {
      title: 'L’étal bloqué',
      say: 'Ton étal jaune est enfermé. *Déplace-le au secteur 3.*',
      task: 'Déplace ton étal jaune bloqué.',
      note: () => 'Cela coûte une carte et suit les règles d’un nouvel étal.',
      wrong: {
        'R5.7': 'Une entrée serait enfermée. *Laisse le passage libre.*',
        'R5.5': 'Il toucherait une tuile. *Laisse un espace.*',
        'R5.4': 'Le jaune est déjà au secteur 2. *Essaie le secteur 3.*',
      },
      beside: 'C’est permis, *mais le jaune reste bloqué. Annule.*',
      glad: 'Sorti du coin. *Il a maintenant la place de grandir.*',
      matters:
        'Seul un étal sans agrandissement se déplace, et seulement s’il ne peut en recevoir. Les clients doivent pouvoir rejoindre toutes les entrées ; seules des cases vides peuvent être isolées. Un étal neutre ne bouge jamais.',
    },
    place: {
      title: 'Placer ses étals',
      say: 'On peut partir d’un plateau vide. *Place ton troisième étal.*',
      task: 'Place ton troisième étal avec son entrée.',
      note: (means) =>
        `Avant le premier tour, chacun place trois étals, à tour de rôle et sans carte. Choisis une couleur, puis ${choose[means]} une case et celle de l’entrée.`,
      wrong: {
        'R3.5': 'Ce secteur a déjà deux étals. *Essaie un autre.*',
        'R5.5': 'Il toucherait une tuile. *Laisse un espace.*',
        'R5.2': 'Ici, rien que des restaurants. *Le rouge va au marché.*',
      },
      beside: 'Pas celui-là. *Annule et place un étal à toi.*',
      glad: 'Tes trois étals sont là. *Près des clients, ils gagnent vite.*',
      matters:
        'À la mise en place, un secteur reçoit au plus deux étals, à qui qu’ils soient. À deux joueurs, six étals neutres suivent, un de chaque couleur, qui ne sont à personne. Puis le premier joueur, tiré au sort, joue le premier tour. Chacun commence avec 3 cartes et 1 pièce de chaque couleur. Avec la position de départ fixe, tout cela est déjà prêt.',
    },
    lanterns: {
      title: 'Les dernières lanternes',
      say: 'Reste 1 rouge, 2 jaunes. *Fais commencer la phase finale.*',
      task: 'Fais commencer la phase finale.',
      note: () =>
        'Elle commence quand une couleur n’a plus d’agrandissement, ou quand deux couleurs en ont chacune au plus 1.',
      wrong: {
        'R4.2': 'Tu n’as pas de carte pour cela. *Jaune, secteur 5.*',
        'R6.1': 'On ne construit pas sur une entrée. *Essaie un autre côté.*',
      },
      beside: 'Les lanternes brûlent encore. *Annule : agrandis le jaune.*',
      glad: 'Deux couleurs n’en ont plus qu’un : *c’est la phase finale.*',
      matters:
        'Désormais on ne peut que construire. Qui ne peut ou ne veut plus est hors jeu pour de bon. Plus personne ne prend de carte ni n’attire : garde à temps cartes et pièces.',
    },
    scoring: {
      title: 'Le décompte final',
      say: 'Œil est hors jeu, il te reste un joker. *Gagne avec lui.*',
      task: 'Gagne la partie en une construction.',
      note: () => 'À la fin, les médailles comptent encore une fois, et 3 pièces valent 1 point.',
      wrong: {
        'R6.1': 'Plus de tuile rouge. *Cherche une médaille libre.*',
        'R6.3': 'Il faut toucher un de tes étals. *Regarde le bleu.*',
      },
      beside: 'Cela n’a pas suffi. *Recommence, pense aux médailles.*',
      glad: 'Deux médailles de plus, comptées deux fois : *tu gagnes.*',
      matters:
        'À la fin, chaque médaille compte encore une fois pour qui la détient, et 3 pièces, de toutes couleurs, valent 1 point. Le plus de points gagne ; à égalité, la victoire est partagée.',
    },
  },
});
