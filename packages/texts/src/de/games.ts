import { grammarOf } from '../grammar.ts';
import type { GamesMessages } from '../messages/games.ts';
import { momentIn } from '../moment.ts';

const { counted, number } = grammarOf('de-DE');
const games = (count: number): string => counted(count, { one: 'Partie', other: 'Partien' });

export const texts: GamesMessages = {
  heading: 'Meine Partien',
  search: 'Partien suchen',
  filter: 'Anzeigen',
  filters: {
    all: 'Alle',
    running: 'Im Gange',
    over: 'Beendet',
    won: 'Gewonnen',
    lost: 'Verloren',
    shared: 'Geteilt',
    starred: 'Mit Stern',
  },
  result: { won: 'Gewonnen', lost: 'Verloren', shared: 'Geteilt' },
  wins: (name) => `${name} gewinnt`,
  noWinner: 'Vorzeitig beendet',
  yourTurn: 'Du bist am Zug',
  running: 'Im Gange',
  waiting: 'In Vorbereitung',
  damaged: 'Beschädigt',
  damagedNote: 'Diese Partie ist nicht lesbar. Sie blieb, wie sie ist.',
  online: 'Online-Tisch',
  moment: momentIn('de-DE', { today: 'Heute', yesterday: 'Gestern' }),
  resume: 'Weiterspielen',
  replay: 'Ansehen',
  toTable: 'Zum Tisch',
  moreOf: (game) => `Mehr: ${game}`,
  showMore: 'Mehr Partien zeigen',
  none: 'Noch keine Partien',
  noneNote: 'Deine nächste erscheint hier von selbst.',
  nothingFound: 'Keine Partie passt dazu.',
  showAll: 'Alle Partien zeigen',
  menu: {
    title: 'Titel',
    titleNote: 'Nur du siehst ihn. Ohne Titel stehen dort die Namen der Spieler.',
    save: 'Speichern',
    review: 'Partie analysieren',
    star: 'Mit Stern versehen',
    unstar: 'Stern entfernen',
    file: 'Als Datei',
    notation: 'In Notation',
    notationNote: 'Jeder Zug als Text, für Menschen und das Terminal.',
    json: 'Ganze Partie',
    jsonNote: 'Alles, für ein anderes Gerät.',
    hidden:
      'Diese Partie ist noch im Gange. Die Datei enthält alle verdeckten Karten: Wer sie öffnet, kann sie sehen.',
    hiddenSure: 'Mit allen Karten speichern',
    picture: 'Bild vom Spielplan',
    share: 'Teilen',
    remove: 'Partie löschen',
    onlineNote: 'Diese Partie liegt auf ihrem Server.',
  },
  saved: 'Die Datei ist gespeichert.',
  removed: (game) => `Gelöscht: ${game}`,
  restored: (game) => `Wieder da: ${game}`,
  undo: 'Rückgängig',
  takeIn: {
    heading: 'Partien hereinholen',
    open: 'Import und Export',
    drop: 'Partien hier ablegen',
    dropHere: 'Loslassen, um die Partien aufzunehmen',
    note: 'Eine oder viele, in Notation oder ganz. Sie werden Zug für Zug geprüft, bevor sie erscheinen.',
    choose: 'Dateien wählen',
    looking: (count) => `${games(count)} geprüft …`,
    added: (count) => `${games(count)} aufgenommen.`,
    known: (count) => `${games(count)} ${count === 1 ? 'war' : 'waren'} schon hier.`,
    leftOut: (count) => `${games(count)} ausgelassen:`,
    problems: {
      tooLarge: (megabytes) => `größer als ${number(megabytes)} MB.`,
      noGame: 'keine Partie von Kairo.',
      damaged: 'unvollständig oder verändert. Speichere sie dort, wo sie herkommt, noch einmal.',
      line: (line) => `Zeile ${line} ist nicht lesbar. Die Datei ist unvollständig oder verändert.`,
      otherVersion: 'aus einer anderen Version von Kairo, die diese hier nicht lesen kann.',
      board: (board) => `der Spielplan „${board}“ gehört nicht zu dieser Version.`,
      notWhole: 'enthält nur, was ein Spieler gesehen hat. Speichere die Partie nach ihrem Ende noch einmal.',
      illegal: (turn, rule) => `Zug ${turn} ist nicht erlaubt${rule === undefined ? '' : ` (${rule})`}.`,
    },
  },
  takeAlong: {
    heading: 'Partien mitnehmen',
    note: 'Deine Partien liegen nur in diesem Browser. In einer Datei sind sie sicher.',
    all: (count) => (count === 1 ? '1 Partie exportieren' : `Alle ${games(count)} exportieren`),
    shown: (count) => `Angezeigte exportieren (${number(count)})`,
    notation: (count) => `${games(count)} in Notation`,
    hidden: (count) =>
      `Mit allen verdeckten Karten von ${number(count)} ${count === 1 ? 'laufenden Partie' : 'laufenden Partien'}: Behalte die Datei für dich.`,
  },
  kept: {
    heading: 'Hier gespeichert',
    text: (count, megabytes) =>
      `${games(count)} auf diesem Gerät. Kairo belegt ${megabytes.toLocaleString('de-DE')} MB.`,
    nearlyFull:
      'Der Speicher des Browsers ist fast voll. Exportiere Partien und lösche einige, damit neue gespeichert werden können.',
    none: {
      heading: 'Dieses Fenster vergisst alles',
      text: 'Dieser Browser behält hier keine Partien, wie in manchen privaten Fenstern. Exportiere, was du behalten möchtest.',
    },
    full: 'Der Speicher des Browsers ist voll. Was hier liegt, ist sicher. Exportiere Partien, lösche einige und versuche es noch einmal.',
    failed:
      'Der Speicher des Browsers antwortet nicht. Nichts wurde geändert. Lade die Seite neu und versuche es noch einmal.',
  },
};
