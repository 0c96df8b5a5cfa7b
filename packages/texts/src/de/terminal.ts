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
import { colourWith, terms } from './terms.ts';

const { count } = terms;

const help = {
  headings: {
    usage: 'Aufruf:',
    arguments: 'Angaben:',
    options: 'Optionen:',
    commands: 'Befehle:',
    globalOptions: 'Optionen für alle Befehle:',
  },
  usage: '[Optionen] [Befehl]',
  optionsOnly: '[Optionen]',
  fileUsage: '[Optionen] <Datei>',
  rulesUsage: '[Optionen] [Wörter…]',
  arenaUsage: '[Optionen] <Bots…>',
  sitUsage: '[Optionen] <Link>',
  adminUsage: '[Optionen] <Befehl>',
  commandWord: 'Befehl',
  fileWord: 'Datei',
  rulesWord: 'Wörter',
  commands: {
    play: 'ein Spiel spielen, gegen Bots oder zu mehreren an einem Terminal',
    replay: 'ein aufgezeichnetes Spiel Zug um Zug ansehen',
    show: 'den Spielplan einer Aufzeichnung, eines Traces oder einer Stellung zeichnen',
    verify: 'eine Aufzeichnung oder einen Trace nachspielen und alles prüfen',
    rules: 'die Regeln lesen: alle, eine davon oder die zu einem Wort',
    simulate: 'Bots viele Spiele spielen lassen und sie auswerten',
    arena: 'herausfinden, welcher von zwei oder mehr Bots stärker ist und wie sicher das ist',
    trace: 'ein zufälliges Spiel vollständig ausgeben, um andere Programme daran zu prüfen',
    perft: 'Folgen erlaubter Aktionen zählen',
    bot: 'einen Bot Zeile für Zeile mit einem anderen Programm sprechen lassen',
    sit: 'mit einem Bot einen Platz an einem Online-Tisch spielen',
    admin: 'die Spiele eines Servers verwalten',
    help: 'Hilfe zu einem Befehl',
  },
  arguments: {
    record: 'eine Aufzeichnung oder ein gespeichertes Spiel',
    recordOrTrace: 'eine Aufzeichnung, ein gespeichertes Spiel oder ein Trace',
    game: 'eine Aufzeichnung, ein gespeichertes Spiel, ein Trace oder eine Stellung als JSON',
    rules: 'eine Nummer wie R5 oder R5.5, oder Wörter zum Suchen',
  },
  options: {
    help: 'diese Hilfe zeigen',
    version: 'die Version zeigen',
    lang: 'Sprache: en, de, es oder fr (auch KAIRO_LANG oder die des Systems)',
    edition: 'der Spielplan: cairo (Standard), alley oder eine Datei wie meiner.json',
    editionFile: 'die Edition, wenn sie nicht zum Spiel gehört',
    seed: 'Startwert des Zufallsgenerators, für Tests; ohne ihn bekommt das Spiel einen, den niemand erraten kann',
    start: 'variable (frei, Standard) oder preset (vorgegeben)',
    openMoney: 'alle sehen das Geld der anderen',
    seats: (bots) => `wer spielt, etwa person:Amina,apprentice (2 bis 4 von person, ${bots})`,
    resume: 'ein gespeichertes Spiel fortsetzen: das letzte oder das einer Datei',
    save: 'wo das Spiel nach jeder Aktion gespeichert wird (sonst im Ordner KAIRO_SAVES oder im Benutzerordner)',
    ascii: 'einfache Zeichen für Terminals, denen die feineren fehlen',
    turn: 'zu welchem Zug',
  },
  play: {
    type: 'Wähle mit einer Zahl oder tippe deinen Zug ein, ganz oder teilweise, in beliebiger Reihenfolge:',
    keys: '0 = zurück, u = zurücknehmen, l = was zuletzt geschah, ll = das ganze Protokoll, q oder Strg-C = speichern und beenden.',
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

const bad = {
  language: (found, known) => `Die Sprache „${found}“ gibt es nicht; wähle eine von ${known}.`,
  noCommand: (program) => `Kein Befehl angegeben; „${program} --help“ nennt die Befehle.`,
  command: (found, program) => `Den Befehl „${found}“ gibt es nicht; „${program} --help“ nennt alle.`,
  option: (found) => `Die Option „${found}“ gibt es hier nicht; „--help“ nennt alle.`,
  optionValue: (option) => `Die Option ${option} braucht einen Wert.`,
  argument: (name) => `Angabe fehlt: <${name}>.`,
  tooMany: 'Das sind zu viele Angaben; „--help“ sagt, was erwartet wird.',
  usage: (program) => `Ungültiger Aufruf; „${program} --help“ sagt, was erwartet wird.`,
  bug: (detail) => `Das hätte nicht geschehen dürfen: ${detail}`,
  oldNode: (found, oldest) => `Dieses Programm braucht Node ${oldest} oder neuer; hier läuft Node ${found}.`,
  outputFull: 'Die Ausgabe lässt sich nicht schreiben: Es ist kein Platz mehr.',
  outputLost: (reason) => `Die Ausgabe lässt sich nicht schreiben (${reason}).`,
  number: (option, found, min, max) =>
    `${option} braucht eine ganze Zahl von ${min} bis ${max}, nicht „${found}“.`,
  choice: (option, found, known) => `${option} kann nicht „${found}“ sein; wähle eines von ${known}.`,
  notTogether: (one, other) => `${one} und ${other} gehen nicht zusammen; lass eines davon weg.`,
  seed: (found) =>
    `„${found}“ taugt nicht als Startwert: Nötig sind 1 bis 128 Buchstaben, Ziffern und Zeichen ohne Leerzeichen.`,
  edition: (found, known) =>
    `Die Edition „${found}“ gibt es nicht; wähle eine von ${known} oder eine Datei, die auf .json endet.`,
  seat: (found, known) => `„${found}“ kann nicht mitspielen; wähle aus ${known}.`,
  name: (found, longest) => `„${found}“ taugt nicht als Name: Nötig sind 1 bis ${longest} Zeichen.`,
  noFileName: 'Der Name der Datei ist leer.',
  noFile: (file) => `Die Datei ${file} gibt es nicht.`,
  unreadable: (file) => `Die Datei ${file} lässt sich nicht lesen.`,
  isFolder: (file) => `${file} ist ein Ordner; nenne eine Datei.`,
  notAFile: (file) => `${file} ist keine normale Datei.`,
  tooLarge: (file, megabytes) => `${file} ist zu groß; gelesen werden Dateien bis ${megabytes} MB.`,
  cannotSave: (file) => `Das Spiel lässt sich nicht in ${file} speichern.`,
  fileExists: (file) =>
    `Die Datei ${file} gibt es schon; setz das Spiel fort (--resume) oder wähle einen anderen Namen.`,
  notJson: (file) => `${file} ist kein gültiges JSON.`,
  noGame: (file) => `${file} ist weder eine Aufzeichnung noch ein Trace noch eine Stellung von Kairo.`,
  notARecord: (file) => `${file} ist keine Aufzeichnung; nur solche lassen sich ansehen.`,
  notVerifiable: (file) =>
    `${file} ist eine einzelne Stellung; prüfen lassen sich nur Aufzeichnungen und Traces.`,
  noTurns: (file) => `${file} ist eine einzelne Stellung; --turn ist für Aufzeichnungen und Traces.`,
  noRule: (asked) =>
    `Keine Regel hat die Nummer oder die Wörter „${asked}“; ohne Angabe werden alle gezeigt.`,
  damagedGame: (detail) =>
    `Der Spielstand ist beschädigt oder stammt aus einer anderen Version des Programms (${detail}). Die Datei bleibt unverändert.`,
  inFile: (file, problem) => `${file}: ${problem}`,
  nothingToResume: 'Es gibt kein angefangenes Spiel, das du fortsetzen könntest.',
} satisfies TerminalComplaints;

const report = {
  points: 'Punkte',
  recordFine: (turns, scores) => `Alles stimmt: ${count.turns(turns)}. ${scores}`,
  recordUnfinished: (turns) =>
    `Bis hierher stimmt alles: ${count.turns(turns)}, das Spiel ist noch nicht zu Ende.`,
  seenBy: (viewer, edition, players) =>
    `Was ${viewer} von einem Spiel auf ${edition} sah; es spielen ${players}:`,
  spectator: 'ein Zuschauer',
  leaf: (turn, last) =>
    `Zug ${turn} von ${last}. Eingabetaste = weiter, b = zurück, Zahl = zu diesem Zug, q = beenden.`,
} satisfies TerminalReports;

const terminal = {
  tagline: 'Das Brettspiel Kairo im Terminal',
  help,
  bad,
  report,
  play: {
    ask: {
      kind: (name) => `${name}, was tust du?`,
      colour: 'Welche Farbe?',
      site: 'Auf welchem Bauplatz?',
      entry: 'Welcher Eingang?',
      cards: 'Welche Karten spielst du?',
      payment: 'Womit bezahlst du?',
      source: 'Welche Karte nimmst du?',
      card: 'Welche Karte wirfst du ab?',
    },
    decided: (parts) => `${parts}:`,
    hints: {
      cheapest: 'Eingabetaste = erste Möglichkeit',
      back: '0 = zurück',
      undo: 'u = zurücknehmen',
      help: '? = Hilfe',
    },
    markedSites: (count) => `${count} Bauplätze sind auf dem Plan mit [ ] markiert: Tippe einen, etwa c5.`,
    withFee: '(und 1 Münze)',
    drawTwo: 'zwei Karten ziehen',
    sources: { pile: 'vom Stapel', barkers: 'ein Marktschreier' },
    chosen: (action) => `Gewählt: ${action}.`,
    endTurn: 'Die Eingabetaste beendet deinen Zug, u nimmt ihn zurück.',
    endTurnOnly: 'Dein Zug ist gespielt. Die Eingabetaste beendet ihn.',
    endTurnToSee: 'Die Eingabetaste beendet deinen Zug und zeigt, was herauskommt; u nimmt ihn zurück.',
    endFirst: 'Dein Zug ist gespielt. Beende ihn mit der Eingabetaste oder nimm ihn mit u zurück.',
    takenBack: 'Zurückgenommen.',
    noUndo: 'Es gibt nichts zurückzunehmen: Der letzte Zug ist beendet, oder es wurden Karten aufgedeckt.',
    noNumbers: (site) => `Hier gibt es keine Zahlen zur Auswahl; tippe einen Bauplatz, etwa ${site}.`,
    noOption: (number) => `Nummer ${number} steht nicht zur Auswahl; tippe eine der gezeigten Zahlen.`,
    notUnderstood: (word) =>
      `„${word}“ verstehe ich hier nicht. Tippe eine Zahl, einen Bauplatz wie c5 oder ? für Hilfe.`,
    impossible: 'Das geht gerade nicht. Mit ? bekommst du Hilfe.',
    tooNarrow: (needed, found) =>
      `Der Spielplan braucht ${needed} Spalten, dieses Terminal hat ${found}: Zieh es breiter.`,
    more: 'Weiter mit der Eingabetaste.',
    cut: '… es ist noch mehr geschehen: l zeigt das Protokoll',
    thinking: (name) => `${name} überlegt …`,
    fallback: {
      crashed: (name) => `${name} ist beim Nachdenken gestolpert und macht einen schnellen Zug.`,
      hung: (name) => `${name} hat sich in Gedanken verloren und macht einen schnellen Zug.`,
      absent: (name) => `${name} ließ sich nicht starten; stattdessen wird schnell gezogen.`,
    },
    curtain: (name) => `Jetzt ist ${name} an der Reihe: Gib das Terminal weiter.`,
    curtainReady: 'Drücke die Eingabetaste, wenn niemand sonst zusieht.',
    end: {
      supply: 'Die Ausbauten sind knapp geworden, das Spiel ist aus.',
      standstill: 'Lange hat niemand gebaut, das Spiel ist aus.',
    },
    scores: { turns: 'im Spiel', medals: 'Medaillen', money: 'Geld' },
    winner: (name) => `${name} hat gewonnen.`,
    winners: (names) => `${names} teilen sich den Sieg.`,
    kept: (file) => `Das ganze Spiel steht in ${file}`,
    goodbye: 'Bis bald.',
    saved: (file) => `Das Spiel ist gespeichert in ${file}`,
    goOn: (command) => `Weiter geht es mit: ${command}`,
  },
  about: {
    owned: (piece, owner) => `${piece} von ${owner}`,
    neutral: (piece) => `neutraler ${piece}`,
    startSpace: 'Startfeld',
    nothing: 'leer',
    site: (site, segment, area, things) => `${site}, Abschnitt ${segment}, ${area}: ${things}.`,
    colours: (colours, reason) => `${colours}: ${reason}`,
    possible: (action) => `Hier kannst du ${action}.`,
    card: (sign, name, use) => `${sign}: ${name}. ${use}`,
    cardFits: (sites) => `Allein gespielt erlaubt dir die Karte, auf ${sites} zu bauen.`,
    cardInThree: 'Die Karte nützt dir nur als eine von dreien.',
    waits: (customer) => `Der ${colourWith('e', customer)} Kunde wartet neben dem Spielplan.`,
    standsAt: (customer, site) => `Der ${colourWith('e', customer)} Kunde steht auf ${site}.`,
    occupied: 'dort steht ein Kunde',
    legal: 'Ja, das kannst du jetzt tun.',
  },
  labels: {
    points: 'Pkt',
    cards: 'Krt',
    barkers: 'Sch',
    out: 'draußen',
    left: 'Rest',
    you: 'du',
    pile: 'Stapel',
    discards: 'Ablage',
    barkerStock: 'Marktschreier',
    hand: 'Deine Hand:',
  },
  wizard: {
    resume: 'Du hast ein angefangenes Spiel.',
    resumeYes: 'Dieses Spiel fortsetzen',
    resumeNo: 'Ein neues beginnen',
    edition: 'Welcher Spielplan?',
    players: 'Wie viele spielen mit?',
    start: 'Wie geht es los?',
    preset: 'Alle haben schon drei Hauptstände: gut für das erste Spiel',
    variable: 'Alle legen selbst drei Hauptstände',
    seat: (number) => `Wer sitzt auf Platz ${number}?`,
    person: 'Ein Mensch an diesem Terminal',
    bot: (name) => `Ein Bot: ${name}`,
    name: 'Name?',
  },
  words: {
    colours: {
      red: ['rot', 'rote', 'roten', 'teppiche'],
      yellow: ['gelb', 'gelbe', 'gelben', 'gewürze', 'gewuerze'],
      green: ['grün', 'grüne', 'grünen', 'gruen', 'obst'],
      blue: ['blau', 'blaue', 'blauen', 'porzellan'],
      white: ['weiß', 'weiße', 'weißen', 'weiss', 'öle', 'oele'],
      purple: ['violett', 'violette', 'violetten', 'lila', 'purpur'],
    },
    verbs: {
      build: ['bauen', 'baue'],
      place: ['legen', 'lege'],
      stall: ['hauptstand', 'neu'],
      expand: ['ausbauen', 'ausbau', 'erweitern'],
      move: ['umziehen', 'umzug', 'verlegen'],
      lure: ['anlocken', 'locken', 'locke'],
      pick: ['ziehen', 'ziehe', 'nehmen', 'nimm'],
      discard: ['abwerfen', 'ablegen', 'wirf'],
      dropOut: ['aussteigen', 'raus'],
    },
    joints: ['mit', 'auf', 'und', 'den', 'die', 'das', 'vom', 'von', 'einen', 'zu', 'nach'],
    pay: ['zahle', 'zahlen', 'bezahle', 'bezahlen'],
    fee: ['gebühr', 'gebuehr'],
    past: ['vorbei', 'marktschreiern'],
    pile: ['stapel'],
    barker: ['marktschreier', 'schreier'],
    rules: ['regeln', 'regel'],
    commands: {
      help: ['hilfe'],
      log: ['protokoll', 'verlauf'],
      undo: ['zurücknehmen', 'rückgängig'],
      back: ['zurück'],
      quit: ['ende', 'beenden', 'tschüss'],
    },
  },
} satisfies TerminalMessages;

export const messages = messagesFrom({
  locale: 'de',
  terms,
  events,
  refusals,
  errors,
  rules,
  rulebook,
  terminal,
});
