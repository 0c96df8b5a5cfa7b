import type { TerminalComplaints } from '../messages/complaints.ts';
import type { TerminalHelp, TerminalReports } from '../messages/terminal.ts';
import { terms } from './terms.ts';

const { count } = terms;

export const help = {
  headings: {
    usage: 'Usage :',
    arguments: 'Arguments :',
    options: 'Options :',
    commands: 'Commandes :',
    globalOptions: 'Options de toutes les commandes :',
  },
  usage: '[options] [commande]',
  optionsOnly: '[options]',
  fileUsage: '[options] <fichier>',
  benchUsage: '[nom] …',
  arenaUsage: '[options] <bots…>',
  commandWord: 'commande',
  fileWord: 'fichier',
  botsWord: 'bots',
  commands: {
    play: 'jouer une partie, contre des bots ou à plusieurs devant un terminal',
    replay: 'revoir une partie enregistrée, tour par tour',
    show: 'dessiner le plateau d’un enregistrement, d’une trace ou d’une position',
    verify: 'rejouer un enregistrement ou une trace et tout vérifier',
    simulate: 'faire jouer beaucoup de parties à des bots et en faire le bilan',
    arena: 'savoir lequel de deux bots ou plus est le plus fort, et avec quelle certitude',
    trace: 'écrire en entier une partie au hasard, pour vérifier d’autres programmes',
    perft: 'compter les suites d’actions permises',
    bot: 'faire parler un bot avec un autre programme, ligne par ligne',
    bench: 'mesurer la vitesse des différentes parties',
    help: 'aide sur une commande',
  },
  arguments: {
    bench: 'ce qu’on mesure : engine, bots, positions, strength, web',
    contenders: (names) =>
      `deux ou plus parmi ${names} ; vizier@500 réfléchit pendant 500 simulations, vizier@200ms pendant 200 ms, et « run:python3 bot.py » est ton propre programme`,
    record: 'un enregistrement ou une partie sauvegardée',
    recordOrTrace: 'un enregistrement, une partie sauvegardée ou une trace',
    game: 'un enregistrement, une partie sauvegardée, une trace ou une position en JSON',
  },
  options: {
    help: 'afficher cette aide',
    version: 'afficher la version',
    lang: 'langue : en, de, es ou fr (aussi KAIRO_LANG, ou celle du système)',
    edition: 'le plateau : cairo (par défaut), alley, ou un fichier comme le-mien.json',
    editionFile: 'l’édition, si ce n’est pas une de celles fournies',
    players: 'nombre de joueurs, de 2 à 4',
    seed: 'graine aléatoire, pour des essais ; sans elle, la partie en reçoit une que personne ne peut deviner',
    testSeed: 'graine aléatoire (1 par défaut)',
    arenaSeed:
      'graine aléatoire (1 par défaut ; si ton propre programme joue, une que personne ne peut deviner)',
    start: 'variable (par défaut) ou preset (étals déjà placés)',
    openMoney: 'chacun voit l’argent de tous',
    seats: (bots) => `qui joue, par exemple person:Amina,apprentice (2 à 4 parmi person, ${bots})`,
    resume: 'continuer une partie sauvegardée : la dernière, ou celle d’un fichier',
    save: 'où la partie est enregistrée après chaque action (sinon dans le dossier KAIRO_SAVES, ou dans le tien)',
    ascii: 'des caractères simples, pour les terminaux qui n’ont pas les autres',
    games: 'nombre de parties (100 par défaut)',
    summaryGames: 'nombre de parties pour le bilan (200 par défaut)',
    bots: (names) => `qui joue, dans l’ordre des places, ou un seul pour toutes : ${names}`,
    bot: (names) => `quel bot, par exemple vizier ou vizier@500 (le plus fort par défaut) : ${names}`,
    stdio: 'par l’entrée et la sortie standard, comme le décrit docs/bot-protocol.md',
    json: 'le résultat en JSON',
    jsonl: 'un objet JSON par ligne, comme le décrit docs/trace.md',
    summary: 'jouer beaucoup de parties et compter les événements rares',
    depth: 'nombre d’actions à la suite, de 1 à 6 (2 par défaut)',
    turn: 'le tour auquel aller',
    arenaPlayers:
      'nombre de joueurs, de 2 à 4 (2 par défaut) : une place pour le premier, les autres pour le second',
    arenaGames: 'nombre de parties par paire (100 par défaut) ; chaque donne se joue depuis chaque place',
    jobs: 'combien de parties se jouent en même temps (par défaut, une par cœur du processeur)',
    out: 'un fichier pour les résultats, comme match.jsonl ; la même commande continue là où elle s’est arrêtée',
    sprt: 's’arrêter dès qu’il est clair lequel de deux écarts Elo est le bon, comme 0,30',
  },
  play: {
    type: 'Choisis par un nombre, ou tape ce que tu veux dire, autant qu’il te plaît et dans n’importe quel ordre :',
    keys: '0 revient en arrière, u annule, l montre les derniers événements et ll tout le journal, q enregistre et quitte, tout comme Ctrl-C.',
    asking: (example) =>
      `Interroge une case (${example.site}), une carte (${example.card}), un client (${example.customer}), ` +
      `une action (${example.action}), une règle (${example.rule}) ou toutes les règles (${example.rules}).`,
    pieces:
      'Une majuscule est un étal ; la flèche qui la suit montre son entrée, le signe qui la précède est celui de ' +
      'son propriétaire. Une minuscule est un agrandissement, (r) une entrée, @R un client, ' +
      '@Rb le client rouge sur une entrée bleue. Ce qui est entre crochets peut être choisi.',
    letters: (letters) =>
      `Les lettres : ${letters}. Les nombres sur les lignes sont les parties du marché : la carte S4 vaut pour ` +
      'la partie 4, J2:456 est un joker pour les parties 4, 5 et 6.',
    panel:
      'À côté du plateau figurent les points, les cartes et les bonimenteurs de chacun ; puis, par couleur, ' +
      'les agrandissements restants, qui détient la médaille d’or et celle d’argent, et tes pièces. ' +
      'Le @ désigne le client qui attend.',
  },
  askRules: 'Tape ? R5 pour un groupe de règles, ? R5.5 pour une seule.',
} satisfies TerminalHelp;

export const bad = {
  language: (found, known) => `La langue « ${found} » n’existe pas ; choisis parmi ${known}.`,
  noCommand: (program) => `Dis ce qu’il faut faire ; « ${program} --help » montre les commandes.`,
  command: (found, program) =>
    `La commande « ${found} » n’existe pas ; « ${program} --help » les montre toutes.`,
  option: (found) => `L’option « ${found} » n’existe pas ici ; « --help » les montre toutes.`,
  optionValue: (option) => `L’option ${option} demande une valeur.`,
  argument: (name) => `Il manque quelque chose : <${name}>.`,
  tooMany: 'Il y a trop d’arguments ; « --help » dit ce qui est attendu.',
  usage: (program) => `Cela ne se comprend pas ; « ${program} --help » dit ce qui est attendu.`,
  bug: (detail) => `Cela n’aurait pas dû arriver : ${detail}`,
  oldNode: (found, oldest) =>
    `Ce programme demande Node ${oldest} ou plus récent, et c’est ici Node ${found}.`,
  outputFull: 'La sortie ne peut pas être écrite : il n’y a plus de place.',
  outputLost: (reason) => `La sortie ne peut pas être écrite (${reason}).`,
  number: (option, found, min, max) =>
    `${option} demande un nombre entier de ${min} à ${max}, et non « ${found} ».`,
  choice: (option, found, known) => `${option} ne peut pas être « ${found} » ; choisis parmi ${known}.`,
  onlyWith: (option, needed) => `${option} ne sert qu’avec ${needed}.`,
  notTogether: (one, other) => `${one} et ${other} ne vont pas ensemble ; enlève l’une des deux.`,
  seed: (found) =>
    `« ${found} » ne peut pas servir de graine : il faut de 1 à 128 lettres, chiffres et signes sans espace.`,
  edition: (found, known) =>
    `L’édition « ${found} » n’existe pas ; choisis parmi ${known}, ou un fichier qui finit par .json.`,
  seat: (found, known) => `« ${found} » ne peut pas jouer ; choisis parmi ${known}.`,
  name: (found, longest) => `« ${found} » ne peut pas être un nom : il faut de 1 à ${longest} caractères.`,
  botCount: (found, players) =>
    `Il y a ${found} bots pour ${count.players(players)} ; nommes-en un pour chaque place, ou un seul pour toutes.`,
  noFileName: 'Le nom du fichier est vide.',
  noFile: (file) => `Le fichier ${file} n’existe pas.`,
  unreadable: (file) => `Le fichier ${file} ne peut pas être lu.`,
  isFolder: (file) => `${file} est un dossier ; indique un fichier.`,
  notAFile: (file) => `${file} n’est pas un fichier ordinaire ; indiques-en un.`,
  tooLarge: (file, megabytes) => `${file} est trop gros ; on lit des fichiers de ${megabytes} Mo au plus.`,
  cannotSave: (file) => `La partie ne peut pas être enregistrée dans ${file}.`,
  damagedGame: (detail) =>
    `La partie enregistrée est endommagée ou vient d’une autre version du programme (${detail}). Le fichier reste inchangé.`,
  fileExists: (file) => `Le fichier ${file} existe déjà ; continue-le (--resume) ou choisis un autre nom.`,
  notJson: (file) => `${file} n’est pas un JSON valide.`,
  noGame: (file) => `${file} n’est ni un enregistrement, ni une trace, ni une position de Kairo.`,
  notARecord: (file) => `${file} n’est pas un enregistrement ; on ne revoit que des enregistrements.`,
  notVerifiable: (file) =>
    `${file} est une simple position ; on ne vérifie que des enregistrements et des traces.`,
  noTurns: (file) => `${file} est une simple position ; --turn est pour les enregistrements et les traces.`,
  inFile: (file, problem) => `${file} : ${problem}`,
  nothingToResume: 'Il n’y a pas de partie inachevée à continuer.',
  noBench: (file) => `${file} n’existe pas ; les mesures demandent les sources du projet.`,
  benchOption: (bench, found, known) => `bench ${bench} ne connaît pas « ${found} », seulement ${known}.`,
  arena: {
    contenders: 'Nomme au moins deux bots.',
    command: 'Il manque une commande après « run: », comme « run:python3 bot.py ».',
    quote: (found) => `Un guillemet n’est pas refermé : ${found}`,
    sprt: (found) =>
      `--sprt demande deux écarts Elo, le plus petit d’abord, comme 0,30, et non « ${found} ».`,
    sprtPair: '--sprt est pour deux bots.',
    foreignFile: (file) => `${file} ne contient pas de résultats de l’arène ; choisis un autre fichier.`,
    otherCommand: (file, field, found, wanted) =>
      `${file} contient les résultats d’une autre commande (${field} ${found}, et non ${wanted}) ; choisis un autre fichier.`,
    otherProgram: (file) =>
      `${file} contient les résultats d’une autre version du programme ; choisis un autre fichier.`,
    line: (file, line) =>
      `${file} : la ligne ${line} ne peut pas être lue. Choisis un autre fichier ou supprime la ligne : ses parties seront alors rejouées.`,
    twice: (file, line) =>
      `${file} : la donne de la ligne ${line} est déjà dans le fichier. Supprime la ligne ou choisis un autre fichier.`,
    busy: (file, process) =>
      `Le processus ${process} est en train d’écrire des résultats dans ${file} ; attends qu’il ait fini ou choisis un autre fichier. Si c’est un tout autre programme, supprime ${file}.lock.`,
    cannotWrite: (file) => `Les résultats ne peuvent pas être écrits dans ${file}.`,
    cannotKeep: (file, reason) =>
      `Un résultat n’a pas pu être écrit dans ${file} (${reason}). Les précédents sont conservés : fais de la place, puis relance la même commande.`,
    failed: (group, reason) => `Les parties de la donne ${group} ont échoué deux fois : ${reason}`,
  },
  noStdio: (program) => `Il manque --stdio : « ${program} bot --stdio ».`,
  trace: {
    line: (line) => `La ligne ${line} n’est pas un objet JSON.`,
    noHeader: 'Il manque l’en-tête, la première ligne d’une trace.',
    format: (found, known) => `La trace est au format ${found} ; ce programme lit le format ${known}.`,
    header: (field) => `Dans l’en-tête, « ${field} » est faux.`,
    edition: (id) => `L’édition « ${id} » est inconnue ici, ou différente de celle d’ici.`,
    rulesVersion: (found) => `La trace suit la version ${found} des règles, qui n’est pas celle jouée ici.`,
    differs: (decision, part) => `La décision ${decision} diffère dans « ${part} ».`,
    unfinished: (decision) => `La trace s’arrête à la décision ${decision}, mais la partie continue.`,
    noDecision: (turn, last) => `--turn ${turn} dépasse la trace, qui a ${last} décisions.`,
    final: {
      missing: 'Il manque la dernière ligne, avec l’état final et le résultat.',
      state: 'L’état final diffère.',
      result: 'Le résultat diffère.',
      more: 'Il y a des lignes après la fin de la partie.',
    },
  },
} satisfies TerminalComplaints;

export const report = {
  depth: 'profondeur',
  sequences: 'suites',
  inGames: (games) => `En ${count.games(games)}`,
  times: 'fois',
  games: 'parties',
  occasions: {
    moves: 'déplacements d’étals bloqués',
    reshuffles: 'pioches remélangées',
    finalPhases: 'phases finales',
    standstills: 'enlisements',
    doubledPayments: 'paiements à 2 contre 1',
    jokers: 'jokers joués seuls',
    threeCards: 'constructions à trois cartes',
    barkers: 'clients attirés avec bonimenteurs',
    distanceTies: 'clients à égale distance de deux entrées',
    medalTies: 'agrandissements égalant le plus grand étal',
    sharedVictories: 'victoires partagées',
  },
  simulated: (games, edition, players) => `${count.games(games)} sur ${edition} à ${count.players(players)}`,
  mean: 'moyenne',
  least: 'minimum',
  most: 'maximum',
  turns: 'tours',
  decisions: 'décisions',
  seat: 'place',
  player: 'bot',
  points: 'score',
  victories: 'victoires',
  actions: 'coups joués',
  endReasons: { supply: 'fin faute d’agrandissements', standstill: 'fin par enlisement' },
  sharedVictories: 'victoires partagées',
  winShare: (bot) => `victoires de « ${bot} »`,
  traceFine: (decisions) => `Tout est juste : ${terms.number(decisions)} décisions.`,
  recordFine: (turns, scores) => `Tout est juste : ${count.turns(turns)}. ${scores}`,
  recordUnfinished: (turns) => `Tout est juste jusqu’ici : ${count.turns(turns)}, et la partie continue.`,
  seenBy: (viewer, edition, players) => `Ce qu’a vu ${viewer} d’une partie sur ${edition}, avec ${players} :`,
  spectator: 'un spectateur',
  leaf: (turn, last) =>
    `Tour ${turn} sur ${last}. Entrée avance, b recule, un nombre mène à un tour, q quitte.`,
} satisfies TerminalReports;
