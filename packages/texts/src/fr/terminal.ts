import type {
  TerminalComplaints,
  TerminalHelp,
  TerminalMessages,
  TerminalReports,
} from '../messages/terminal.ts';
import { messagesFrom } from '../terminalTexts.ts';
import { errors } from './errors.ts';
import { events } from './log.ts';
import { refusals } from './refusals.ts';
import { texts as rulebook } from './rulebook.ts';
import { rules } from './rules.ts';
import { ofName, terms, toName } from './terms.ts';
import { typeset } from './typography.ts';

const { count } = terms;

const help = {
  headings: {
    usage: 'Usage :',
    arguments: 'Arguments :',
    options: 'Options :',
    commands: 'Commandes :',
    globalOptions: 'Options communes à toutes les commandes :',
  },
  usage: '[options] [commande]',
  optionsOnly: '[options]',
  fileUsage: '[options] <fichier>',
  rulesUsage: '[options] [mots…]',
  arenaUsage: '[options] <bots…>',
  sitUsage: '[options] <lien>',
  adminUsage: '[options] <commande>',
  commandWord: 'commande',
  fileWord: 'fichier',
  rulesWord: 'mots',
  commands: {
    play: 'jouer une partie, contre des bots ou à plusieurs devant un terminal',
    replay: 'revoir une partie enregistrée, tour par tour',
    show: 'dessiner le plateau d’un enregistrement, d’une trace ou d’une position',
    verify: 'rejouer un enregistrement ou une trace et tout vérifier',
    rules: 'lire les règles, toutes, une seule ou celles qui parlent d’un sujet',
    simulate: 'faire jouer beaucoup de parties à des bots et en faire le bilan',
    arena: 'savoir lequel de deux bots ou plus est le plus fort, et avec quelle certitude',
    trace: 'écrire en détail une partie au hasard, pour vérifier d’autres programmes',
    perft: 'compter les suites d’actions permises',
    bot: 'faire parler un bot avec un autre programme, ligne par ligne',
    sit: 'faire jouer un bot à une place d’une table en ligne',
    admin: 'gérer les parties d’un serveur',
    help: 'aide sur une commande',
  },
  arguments: {
    record: 'un enregistrement ou une partie sauvegardée',
    recordOrTrace: 'un enregistrement, une partie sauvegardée ou une trace',
    game: 'un enregistrement, une partie sauvegardée, une trace ou une position en JSON',
    rules: 'un numéro comme R5 ou R5.5, ou des mots à chercher',
  },
  options: {
    help: 'afficher cette aide',
    version: 'afficher la version',
    lang: 'langue : en, de, es ou fr (aussi KAIRO_LANG, ou celle du système)',
    edition: 'le plateau : cairo (par défaut), alley, ou un fichier comme le-mien.json',
    editionFile: 'l’édition, si ce n’est pas une de celles fournies',
    seed: 'graine aléatoire, pour des essais ; sans elle, la partie en reçoit une que personne ne peut deviner',
    start: 'variable (par défaut) ou preset (étals déjà placés)',
    openMoney: 'chacun voit l’argent de tous',
    seats: (bots) => `qui joue, par exemple person:Amina,apprentice (2 à 4 parmi person, ${bots})`,
    resume: 'continuer une partie sauvegardée : la dernière, ou celle d’un fichier',
    save: 'où la partie est enregistrée après chaque action (sinon dans le dossier KAIRO_SAVES, ou dans ton dossier personnel)',
    ascii: 'seulement des caractères simples, pour les terminaux qui n’affichent pas les autres',
    turn: 'le tour auquel aller',
  },
  play: {
    type: 'Choisis par un numéro, ou tape ton coup, en tout ou en partie et dans n’importe quel ordre :',
    keys: '0 revient en arrière, u annule, l montre les derniers événements et ll tout le journal, q enregistre et quitte, tout comme Ctrl-C.',
    asking: (example) =>
      `Interroge une case (${example.site}), une carte (${example.card}), un client (${example.customer}), ` +
      `une action (${example.action}), une règle (${example.rule}) ou toutes les règles (${example.rules}).`,
    pieces:
      'Une majuscule est un étal ; la flèche qui la suit montre son entrée, le signe qui la précède est celui de ' +
      'son propriétaire. Une minuscule est un agrandissement, (r) une entrée, @R un client, ' +
      '@Rb le client rouge sur une entrée bleue. Ce qui est entre crochets peut être choisi.',
    letters: (letters) =>
      `Les lettres : ${letters}. Les numéros sur les lignes sont les secteurs : la carte S4 vaut pour ` +
      'le secteur 4, J2:456 est un joker pour les secteurs 4, 5 et 6.',
    panel:
      'À côté du plateau, tu vois les points, les cartes et les bonimenteurs de chacun ; puis, par couleur, ' +
      'les agrandissements restants, qui détient la médaille d’or et celle d’argent, et tes pièces. ' +
      'Le @ désigne le client qui attend.',
  },
  askRules: 'Tape « ? R5 » pour un groupe de règles, « ? R5.5 » pour une seule.',
} satisfies TerminalHelp;

const bad = {
  language: (found, known) => `La langue « ${found} » n’existe pas ; choisis parmi ${known}.`,
  noCommand: (program) => `Aucune commande ; « ${program} --help » les montre toutes.`,
  command: (found, program) =>
    `La commande « ${found} » n’existe pas ; « ${program} --help » les montre toutes.`,
  option: (found) => `L’option « ${found} » n’existe pas ici ; « --help » les montre toutes.`,
  optionValue: (option) => `L’option ${option} demande une valeur.`,
  argument: (name) => `Il manque un argument : <${name}>.`,
  tooMany: 'Il y a trop d’arguments ; « --help » montre ce qui est attendu.',
  usage: (program) => `Syntaxe incorrecte ; « ${program} --help » montre ce qui est attendu.`,
  bug: (detail) => `Cela n’aurait pas dû arriver : ${detail}`,
  oldNode: (found, oldest) =>
    `Ce programme demande Node ${oldest} ou plus récent, mais la version installée est la ${found}.`,
  outputFull: 'La sortie ne peut pas être écrite : il n’y a plus de place.',
  outputLost: (reason) => `La sortie ne peut pas être écrite (${reason}).`,
  number: (option, found, min, max) =>
    `${option} demande un nombre entier de ${min} à ${max}, et non « ${found} ».`,
  choice: (option, found, known) => `${option} ne peut pas être « ${found} » ; choisis parmi ${known}.`,
  notTogether: (one, other) => `${one} et ${other} ne vont pas ensemble ; enlève l’une des deux.`,
  seed: (found) =>
    `« ${found} » ne peut pas servir de graine : il faut de 1 à 128 lettres, chiffres et signes sans espace.`,
  edition: (found, known) =>
    `L’édition « ${found} » n’existe pas ; choisis parmi ${known}, ou un fichier qui finit par .json.`,
  seat: (found, known) => `« ${found} » n’est pas un type de joueur ; choisis parmi ${known}.`,
  name: (found, longest) => `« ${found} » ne peut pas être un nom : il faut de 1 à ${longest} caractères.`,
  noFileName: 'Le nom du fichier est vide.',
  noFile: (file) => `Le fichier ${file} n’existe pas.`,
  unreadable: (file) => `Le fichier ${file} ne peut pas être lu.`,
  isFolder: (file) => `${file} est un dossier ; indique un fichier.`,
  notAFile: (file) => `${file} n’est pas un fichier ordinaire.`,
  tooLarge: (file, megabytes) => `${file} est trop gros ; on lit des fichiers de ${megabytes} Mo au plus.`,
  cannotSave: (file) => `La partie ne peut pas être enregistrée dans ${file}.`,
  fileExists: (file) =>
    `Le fichier ${file} existe déjà ; continue cette partie (--resume) ou choisis un autre nom.`,
  notJson: (file) => `${file} n’est pas un JSON valide.`,
  noGame: (file) => `${file} n’est ni un enregistrement, ni une trace, ni une position de Kairo.`,
  notARecord: (file) => `${file} n’est pas un enregistrement ; on ne revoit que des enregistrements.`,
  notVerifiable: (file) =>
    `${file} est une simple position ; on ne vérifie que des enregistrements et des traces.`,
  noTurns: (file) => `${file} est une simple position ; --turn est pour les enregistrements et les traces.`,
  noRule: (asked) =>
    `Aucune règle n’a le numéro ou les mots « ${asked} » ; sans rien, toutes les règles s’affichent.`,
  damagedGame: (detail) =>
    `La partie enregistrée est endommagée ou vient d’une autre version du programme (${detail}). Le fichier reste inchangé.`,
  inFile: (file, problem) => `${file} : ${problem}`,
  nothingToResume: 'Il n’y a pas de partie inachevée à continuer.',
} satisfies TerminalComplaints;

const report = {
  points: 'score',
  recordFine: (turns, scores) => `Tout est correct : ${count.turns(turns)}. ${scores}`,
  recordUnfinished: (turns) => `Tout est correct jusqu’ici : ${count.turns(turns)}, et la partie continue.`,
  seenBy: (viewer, edition, players) => `Ce qu’a vu ${viewer} d’une partie sur ${edition}, avec ${players} :`,
  spectator: 'un spectateur',
  leaf: (turn, last) =>
    `Tour ${turn} sur ${last}. Entrée : suivant ; b : précédent ; un numéro : ce tour ; q : quitter.`,
} satisfies TerminalReports;

const terminal = {
  tagline: 'Le jeu de société Kairo dans le terminal',
  help,
  bad,
  report,
  play: {
    ask: {
      kind: (name) => `${name}, que fais-tu ?`,
      colour: 'Quelle couleur ?',
      site: 'Sur quelle case ?',
      entry: 'Quelle entrée ?',
      cards: 'Quelles cartes joues-tu ?',
      payment: 'Avec quoi paies-tu ?',
      source: 'Quelle carte prends-tu ?',
      card: 'De quelle carte te défausses-tu ?',
    },
    decided: (parts) => `${parts} :`,
    hints: {
      cheapest: 'Entrée choisit la première option',
      back: '0 revient en arrière',
      undo: 'u annule la dernière action',
      help: '? pour l’aide',
    },
    markedSites: (count) => `${count} cases sont marquées [ ] sur le plateau : tapes-en une, par exemple c5.`,
    withFee: '(et 1 pièce)',
    drawTwo: 'prendre deux cartes',
    sources: { pile: 'de la pioche', barkers: 'un bonimenteur' },
    chosen: (action) => `Choix : ${action}.`,
    endTurn: 'Entrée termine ton tour, u annule ton coup.',
    endTurnOnly: 'Ton coup est joué. Appuie sur Entrée pour terminer ton tour.',
    endTurnToSee: 'Entrée termine ton tour et montre le résultat, u annule ton choix.',
    endFirst: 'Ton coup est joué. Termine ton tour avec Entrée, ou annule avec u.',
    takenBack: 'Annulé.',
    noUndo: 'Il n’y a rien à annuler : le dernier tour est terminé, ou des cartes ont été révélées.',
    noNumbers: (site) => `Ici, on ne choisit pas par numéro ; tape une case, par exemple ${site}.`,
    noOption: (number) => `Il n’y a pas d’option ${number} ; tape un des numéros affichés.`,
    notUnderstood: (word) =>
      `« ${word} » ne veut rien dire ici. Tape un numéro, une case comme c5, ou « ? » pour l’aide.`,
    impossible: 'Ce n’est pas possible maintenant. Tape « ? » pour l’aide.',
    tooNarrow: (needed, found) =>
      `Il faut ${needed} colonnes au plateau, et ce terminal en a ${found} : élargis-le.`,
    more: 'Appuie sur Entrée pour continuer.',
    cut: '… il s’est passé autre chose : l montre le journal',
    thinking: (name) => `${name} réfléchit…`,
    fallback: {
      crashed: (name) => `${name} a trébuché en réfléchissant : un coup rapide est joué à sa place.`,
      hung: (name) => `${name} n’en finit pas de réfléchir : un coup rapide est joué à sa place.`,
      absent: (name) => `${name} n’a pas démarré : un coup rapide est joué à sa place.`,
    },
    curtain: (name) => `C’est ${toName(name)} de jouer : passe-lui le terminal.`,
    curtainReady: 'Appuie sur Entrée quand personne d’autre ne regarde.',
    end: {
      supply: 'Il ne reste presque plus d’agrandissements, la partie est terminée.',
      standstill: 'Personne n’a rien construit depuis longtemps, la partie est terminée.',
    },
    scores: { turns: 'en cours de partie', medals: 'médailles', money: 'argent' },
    winner: (name) => `Victoire ${ofName(name)}.`,
    winners: (names) => `${names} se partagent la victoire.`,
    kept: (file) => `La partie entière est dans ${file}`,
    goodbye: 'À bientôt.',
    saved: (file) => `La partie est enregistrée dans ${file}`,
    goOn: (command) => `Pour continuer : ${command}`,
  },
  about: {
    owned: (piece, owner) => `${piece} ${ofName(owner)}`,
    neutral: (piece) => `${piece} neutre`,
    startSpace: 'case de départ',
    nothing: 'vide',
    site: (site, segment, area, things) => `${site}, secteur ${segment}, ${area} : ${things}.`,
    colours: (colours, reason) => `${colours} : ${reason}`,
    possible: (action) => `tu peux ${action} ici.`,
    card: (sign, name, use) => `${sign} : ${name}. ${use}`,
    cardFits: (sites) => `Jouée seule, cette carte permet de construire en ${sites}.`,
    cardInThree: 'Elle ne sert que parmi trois cartes.',
    waits: (customer) => `Le client ${terms.colour[customer]} attend à côté du plateau.`,
    standsAt: (customer, site) => `Le client ${terms.colour[customer]} est en ${site}.`,
    occupied: 'occupée',
    legal: 'Oui, tu peux le faire maintenant.',
  },
  labels: {
    points: 'pts',
    cards: 'car',
    barkers: 'bon',
    out: 'sorti',
    left: 'rés.',
    you: 'toi',
    pile: 'pioche',
    discards: 'défausse',
    barkerStock: 'bonim.',
    hand: 'Ta main :',
  },
  wizard: {
    resume: 'Tu as une partie inachevée.',
    resumeYes: 'La continuer',
    resumeNo: 'En commencer une autre',
    edition: 'Quel plateau ?',
    players: 'Combien de joueurs ?',
    start: 'Quel départ ?',
    preset: 'Fixe : chacun a déjà trois étals en place, idéal pour une première partie',
    variable: 'Variable : chacun place trois étals',
    seat: (number) => `Qui occupe la place ${number} ?`,
    person: 'Une personne à ce terminal',
    bot: (name) => `Un bot : ${name}`,
    name: 'Nom ?',
  },
  words: {
    colours: {
      red: ['rouges', 'tapis'],
      yellow: ['jaunes', 'épices'],
      green: ['verte', 'verts', 'fruits'],
      blue: ['bleue', 'bleus', 'porcelaine'],
      white: ['blanche', 'blancs', 'huiles'],
      purple: ['violette', 'violets', 'pourpre', 'mauve'],
    },
    verbs: {
      build: ['construis', 'bâtir'],
      place: ['placer', 'poser'],
      stall: ['étal', 'monter', 'nouveau'],
      expand: ['agrandir', 'agrandis', 'agrandissement'],
      move: ['déplacer', 'déplace'],
      lure: ['attirer', 'attire'],
      pick: ['prendre', 'piocher', 'prends'],
      discard: ['défausser', 'défausse'],
      dropOut: ['sortir', 'retirer', 'abandonner'],
    },
    joints: ['avec', 'sur', 'et', 'le', 'les', 'une', 'des', 'du', 'au', 'vers'],
    pay: ['payer', 'paie', 'paye'],
    fee: ['supplément', 'taxe'],
    past: ['devant', 'passer'],
    pile: ['pioche'],
    barker: ['bonimenteur', 'bonimenteurs'],
    rules: ['règles', 'règle'],
    commands: {
      help: ['aide'],
      log: ['journal'],
      undo: ['annuler'],
      back: ['retour'],
      quit: ['quitter'],
    },
  },
} satisfies TerminalMessages;

export const messages = messagesFrom(
  typeset({ locale: 'fr', terms, events, refusals, errors, rules, rulebook, terminal }),
);
