import type { TerminalComplaints } from '../messages/complaints.ts';
import type { TerminalHelp, TerminalReports } from '../messages/terminal.ts';
import { terms } from './terms.ts';

const { count } = terms;

export const help = {
  headings: {
    usage: 'Aufruf:',
    arguments: 'Angaben:',
    options: 'Optionen:',
    commands: 'Befehle:',
    globalOptions: 'Optionen aller Befehle:',
  },
  usage: '[Optionen] [Befehl]',
  optionsOnly: '[Optionen]',
  fileUsage: '[Optionen] <Datei>',
  benchUsage: '[Name] …',
  arenaUsage: '[Optionen] <Bots…>',
  commandWord: 'Befehl',
  fileWord: 'Datei',
  botsWord: 'Bots',
  commands: {
    play: 'ein Spiel spielen, gegen Bots oder zu mehreren an einem Terminal',
    replay: 'ein aufgezeichnetes Spiel Zug um Zug ansehen',
    show: 'den Spielplan einer Aufzeichnung, einer Spur oder einer Stellung zeichnen',
    verify: 'eine Aufzeichnung oder Spur nachspielen und alles prüfen',
    simulate: 'Bots viele Spiele spielen lassen und sie auswerten',
    arena: 'herausfinden, welcher von zwei oder mehr Bots stärker ist und wie sicher das ist',
    trace: 'ein zufälliges Spiel vollständig ausgeben, um andere Programme daran zu prüfen',
    perft: 'Folgen erlaubter Aktionen zählen',
    bot: 'einen Bot Zeile für Zeile mit einem anderen Programm sprechen lassen',
    bench: 'messen, wie schnell die Teile sind',
    help: 'Hilfe zu einem Befehl',
  },
  arguments: {
    bench: 'was gemessen wird: engine, bots, positions, strength, web',
    contenders: (names) =>
      `zwei oder mehr von ${names}; vizier@500 denkt 500 Simulationen lang, vizier@200ms 200 ms lang, und „run:python3 bot.py“ ist ein eigenes Programm`,
    record: 'eine Aufzeichnung oder ein gespeichertes Spiel',
    recordOrTrace: 'eine Aufzeichnung, ein gespeichertes Spiel oder eine Spur',
    game: 'eine Aufzeichnung, ein gespeichertes Spiel, eine Spur oder eine Stellung als JSON',
  },
  options: {
    help: 'diese Hilfe zeigen',
    version: 'die Version zeigen',
    lang: 'Sprache: en, de, es oder fr (auch KAIRO_LANG oder die des Systems)',
    edition: 'der Spielplan: cairo (Standard), alley oder eine Datei wie meiner.json',
    editionFile: 'die Edition, wenn sie nicht zum Spiel gehört',
    players: 'Zahl der Mitspieler, 2 bis 4',
    seed: 'Startwert des Zufallsgenerators, für Tests; ohne ihn bekommt das Spiel einen, den niemand erraten kann',
    testSeed: 'Startwert des Zufallsgenerators (Standard: 1)',
    arenaSeed:
      'Startwert des Zufallsgenerators (Standard: 1; spielt ein eigenes Programm mit, einer, den niemand erraten kann)',
    start: 'variable (frei, Standard) oder preset (vorgegeben)',
    openMoney: 'alle sehen das Geld von allen',
    seats: (bots) => `wer spielt, etwa person:Amina,apprentice (2 bis 4 von person, ${bots})`,
    resume: 'ein gespeichertes Spiel fortsetzen: das letzte oder das einer Datei',
    save: 'wo das Spiel nach jeder Aktion gespeichert wird (sonst im Ordner KAIRO_SAVES oder in deinem eigenen)',
    ascii: 'einfache Zeichen für Terminals, denen die feineren fehlen',
    games: 'Zahl der Spiele (Standard: 100)',
    summaryGames: 'Zahl der Spiele für die Übersicht (Standard: 200)',
    bots: (names) => `wer spielt, nach Plätzen geordnet, oder einer für alle Plätze: ${names}`,
    bot: (names) => `welcher Bot, etwa vizier oder vizier@500 (Standard: der stärkste): ${names}`,
    stdio: 'über die Standardein- und -ausgabe, wie docs/bot-protocol.md es beschreibt',
    json: 'das Ergebnis als JSON',
    jsonl: 'ein JSON-Objekt pro Zeile, wie docs/trace.md es beschreibt',
    summary: 'viele Spiele spielen und zählen, wie oft Seltenes vorkommt',
    depth: 'Zahl der Aktionen in Folge, 1 bis 6 (Standard: 2)',
    turn: 'zu welchem Zug',
    arenaPlayers:
      'Zahl der Mitspieler, 2 bis 4 (Standard: 2): ein Platz für den ersten, die übrigen für den zweiten',
    arenaGames:
      'Zahl der Spiele je Paar (Standard: 100); jede Kartenverteilung wird von jedem Platz aus gespielt',
    jobs: 'wie viele Spiele gleichzeitig laufen (Standard: eines pro Prozessorkern)',
    out: 'eine Datei für die Ergebnisse, etwa match.jsonl; mit demselben Befehl geht es später weiter',
    sprt: 'aufhören, sobald klar ist, welcher von zwei Elo-Unterschieden stimmt, etwa 0,30',
  },
  play: {
    type: 'Wähle mit einer Zahl, oder tippe, was du meinst, so viel davon und in welcher Reihenfolge du magst:',
    keys: '0 geht zurück, u nimmt zurück, l zeigt das Letzte und ll das ganze Protokoll, q speichert und geht, ebenso Strg-C.',
    asking: (example) =>
      `Frag nach einem Bauplatz (${example.site}), einer Karte (${example.card}), einem Kunden ` +
      `(${example.customer}), einer Aktion (${example.action}), einer Regel (${example.rule}) ` +
      `oder allen Regeln (${example.rules}).`,
    pieces:
      'Ein großer Buchstabe ist ein Hauptstand; der Pfeil dahinter zeigt zu seinem Eingang, das Zeichen davor ' +
      'nennt den Besitzer. Ein kleiner Buchstabe ist ein Ausbau, (r) ein Eingang, @R ein Kunde, ' +
      '@Rb der rote Kunde auf einem blauen Eingang. Was in eckigen Klammern steht, kannst du wählen.',
    letters: (letters) =>
      `Die Buchstaben: ${letters}. Die Zahlen auf den Linien sind die Abschnitte: Karte S4 gilt für Abschnitt 4, ` +
      'J2:456 ist ein Joker für die Abschnitte 4, 5 und 6.',
    panel:
      'Neben dem Spielplan stehen Punkte, Karten und Marktschreier von allen, dann je Farbe die übrigen Ausbauten, ' +
      'wer die goldene und die silberne Medaille hat, und deine Münzen. Das @ steht beim wartenden Kunden.',
  },
  askRules: 'Tippe ? R5 für eine Gruppe von Regeln, ? R5.5 für eine einzelne.',
} satisfies TerminalHelp;

export const bad = {
  language: (found, known) => `Die Sprache „${found}“ gibt es nicht; wähle eine von ${known}.`,
  noCommand: (program) => `Sag, was zu tun ist; „${program} --help“ nennt die Befehle.`,
  command: (found, program) => `Den Befehl „${found}“ gibt es nicht; „${program} --help“ nennt alle.`,
  option: (found) => `Die Option „${found}“ gibt es hier nicht; „--help“ nennt alle.`,
  optionValue: (option) => `Die Option ${option} braucht einen Wert.`,
  argument: (name) => `Es fehlt etwas: <${name}>.`,
  tooMany: 'Das sind zu viele Angaben; „--help“ sagt, was erwartet wird.',
  usage: (program) => `Das ist nicht zu verstehen; „${program} --help“ sagt, was erwartet wird.`,
  bug: (detail) => `Das hätte nicht geschehen dürfen: ${detail}`,
  oldNode: (found, oldest) =>
    `Dieses Programm braucht Node ${oldest} oder neuer, und das hier ist Node ${found}.`,
  outputFull: 'Die Ausgabe lässt sich nicht schreiben: Es ist kein Platz mehr.',
  outputLost: (reason) => `Die Ausgabe lässt sich nicht schreiben (${reason}).`,
  number: (option, found, min, max) =>
    `${option} braucht eine ganze Zahl von ${min} bis ${max}, nicht „${found}“.`,
  choice: (option, found, known) => `${option} kann nicht „${found}“ sein; wähle eines von ${known}.`,
  onlyWith: (option, needed) => `${option} hat nur mit ${needed} einen Sinn.`,
  notTogether: (one, other) => `${one} und ${other} gehen nicht zusammen; lass eines davon weg.`,
  seed: (found) =>
    `„${found}“ taugt nicht als Startwert: Nötig sind 1 bis 128 Buchstaben, Ziffern und Zeichen ohne Leerzeichen.`,
  edition: (found, known) =>
    `Die Edition „${found}“ gibt es nicht; wähle eine von ${known} oder eine Datei, die auf .json endet.`,
  seat: (found, known) => `„${found}“ kann nicht mitspielen; wähle aus ${known}.`,
  name: (found, longest) => `„${found}“ taugt nicht als Name: Nötig sind 1 bis ${longest} Zeichen.`,
  botCount: (found, players) =>
    `Das sind ${found} Bots für ${count.players(players)}; nenne einen für jeden Platz oder einen für alle.`,
  noFileName: 'Der Name der Datei ist leer.',
  noFile: (file) => `Die Datei ${file} gibt es nicht.`,
  unreadable: (file) => `Die Datei ${file} lässt sich nicht lesen.`,
  isFolder: (file) => `${file} ist ein Ordner; nenne eine Datei.`,
  notAFile: (file) => `${file} ist keine gewöhnliche Datei; nenne eine.`,
  tooLarge: (file, megabytes) => `${file} ist zu groß; gelesen werden Dateien bis ${megabytes} MB.`,
  cannotSave: (file) => `Das Spiel lässt sich nicht in ${file} speichern.`,
  damagedGame: (detail) =>
    `Der Spielstand ist beschädigt oder stammt aus einer anderen Version des Programms (${detail}). Die Datei bleibt unverändert.`,
  fileExists: (file) =>
    `Die Datei ${file} gibt es schon; setz sie fort (--resume) oder wähle einen anderen Namen.`,
  notJson: (file) => `${file} ist kein gültiges JSON.`,
  noGame: (file) => `${file} ist weder eine Aufzeichnung noch eine Spur noch eine Stellung von Kairo.`,
  notARecord: (file) => `${file} ist keine Aufzeichnung; nur solche lassen sich ansehen.`,
  notVerifiable: (file) =>
    `${file} ist eine einzelne Stellung; prüfen lassen sich nur Aufzeichnungen und Spuren.`,
  noTurns: (file) => `${file} ist eine einzelne Stellung; --turn ist für Aufzeichnungen und Spuren.`,
  inFile: (file, problem) => `${file}: ${problem}`,
  nothingToResume: 'Es gibt kein unbeendetes Spiel, das man fortsetzen könnte.',
  noBench: (file) => `${file} gibt es nicht; zum Messen braucht man die Quellen des Projekts.`,
  benchOption: (bench, found, known) => `bench ${bench} kennt „${found}“ nicht, nur ${known}.`,
  arena: {
    contenders: 'Nenne mindestens zwei Bots.',
    command: 'Hinter „run:“ fehlt ein Befehl, etwa „run:python3 bot.py“.',
    quote: (found) => `Ein Anführungszeichen ist nicht geschlossen: ${found}`,
    sprt: (found) =>
      `--sprt braucht zwei Elo-Unterschiede, den kleineren zuerst, etwa 0,30, nicht „${found}“.`,
    sprtPair: '--sprt ist für zwei Bots.',
    foreignFile: (file) => `${file} enthält keine Ergebnisse der Arena; wähle eine andere Datei.`,
    otherCommand: (file, field, found, wanted) =>
      `${file} enthält Ergebnisse eines anderen Befehls (${field} ${found}, nicht ${wanted}); wähle eine andere Datei.`,
    otherProgram: (file) =>
      `${file} enthält Ergebnisse einer anderen Version des Programms; wähle eine andere Datei.`,
    line: (file, line) =>
      `${file}: Zeile ${line} lässt sich nicht lesen. Wähle eine andere Datei oder lösche die Zeile: Ihre Spiele werden dann neu gespielt.`,
    twice: (file, line) =>
      `${file}: In Zeile ${line} steht eine Kartenverteilung, die es schon gibt. Lösche die Zeile oder wähle eine andere Datei.`,
    busy: (file, process) =>
      `Prozess ${process} schreibt gerade Ergebnisse in ${file}; warte auf ihn oder wähle eine andere Datei. Ist das ein ganz anderes Programm, lösche ${file}.lock.`,
    cannotWrite: (file) => `Die Ergebnisse lassen sich nicht in ${file} schreiben.`,
    cannotKeep: (file, reason) =>
      `Ein Ergebnis ließ sich nicht in ${file} schreiben (${reason}). Die früheren sind erhalten: Schaff Platz, dann geht es mit demselben Befehl weiter.`,
    failed: (group, reason) => `Die Spiele der Kartenverteilung ${group} sind zweimal gescheitert: ${reason}`,
  },
  noStdio: (program) => `Es fehlt --stdio: „${program} bot --stdio“.`,
  trace: {
    line: (line) => `Zeile ${line} ist kein JSON-Objekt.`,
    noHeader: 'Es fehlt der Kopf, die erste Zeile einer Spur.',
    format: (found, known) => `Die Spur hat das Format ${found}; dieses Programm liest Format ${known}.`,
    header: (field) => `Im Kopf ist „${field}“ falsch.`,
    edition: (id) => `Die Edition „${id}“ ist hier unbekannt oder eine andere als die vorhandene.`,
    rulesVersion: (found) => `Die Spur folgt Fassung ${found} der Regeln; hier gilt eine andere.`,
    differs: (decision, part) => `Entscheidung ${decision} weicht ab in „${part}“.`,
    unfinished: (decision) => `Die Spur endet bei Entscheidung ${decision}, aber das Spiel geht weiter.`,
    noDecision: (turn, last) =>
      `--turn ${turn} liegt hinter dem Ende der Spur: Sie hat ${last} Entscheidungen.`,
    final: {
      missing: 'Es fehlt die letzte Zeile mit dem Endzustand und dem Ergebnis.',
      state: 'Der Endzustand weicht ab.',
      result: 'Das Ergebnis weicht ab.',
      more: 'Nach dem Ende des Spiels folgen noch Zeilen.',
    },
  },
} satisfies TerminalComplaints;

export const report = {
  depth: 'Tiefe',
  sequences: 'Folgen',
  inGames: (games) => `In ${terms.number(games)} ${games === 1 ? 'Spiel' : 'Spielen'}`,
  times: 'mal',
  games: 'in Spielen',
  occasions: {
    moves: 'Umzüge blockierter Hauptstände',
    reshuffles: 'neu gemischte Stapel',
    finalPhases: 'Schlussphasen',
    standstills: 'Stillstände',
    doubledPayments: 'Zahlungen 2:1',
    jokers: 'allein gespielte Joker',
    threeCards: 'Bauten mit drei Karten',
    barkers: 'Kunden mit Marktschreiern',
    distanceTies: 'Kunden mit gleich nahen Eingängen',
    medalTies: 'Ausbauten zum gleich großen Stand',
    sharedVictories: 'geteilte Siege',
  },
  simulated: (games, edition, players) => `${count.games(games)} auf ${edition}, ${count.players(players)}`,
  mean: 'Mittel',
  least: 'Minimum',
  most: 'Maximum',
  turns: 'Züge',
  decisions: 'Entscheidungen',
  seat: 'Platz',
  player: 'Bot',
  points: 'Punkte',
  victories: 'Siege',
  actions: 'Aktionen',
  endReasons: { supply: 'Ende durch knappe Ausbauten', standstill: 'Ende durch Stillstand' },
  sharedVictories: 'geteilte Siege',
  winShare: (bot) => `Siege von ${bot}`,
  traceFine: (decisions) => `Alles stimmt: ${terms.number(decisions)} Entscheidungen.`,
  recordFine: (turns, scores) => `Alles stimmt: ${count.turns(turns)}. ${scores}`,
  recordUnfinished: (turns) => `Bis hierher stimmt alles: ${count.turns(turns)}, und das Spiel geht weiter.`,
  seenBy: (viewer, edition, players) =>
    `Was ${viewer} von einem Spiel auf ${edition} sah; es spielen ${players}:`,
  spectator: 'jemand beim Zuschauen',
  leaf: (turn, last) =>
    `Zug ${turn} von ${last}. Die Eingabetaste geht weiter, b zurück, eine Zahl zu einem Zug, q beendet.`,
} satisfies TerminalReports;
