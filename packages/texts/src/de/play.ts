import { siteDescriber } from '../describeSite.ts';
import type {
  ActionLabels,
  CurtainMessages,
  DropOutMessages,
  FinalPhaseMessages,
  LiveMessages,
  MenuMessages,
  MoveMessages,
  OpeningMessages,
  PanelMessages,
  PaymentMessages,
  PlayMessages,
  PreviewMessages,
  PromptMessages,
  ScoringMessages,
  ShortcutMessages,
  SinceMessages,
  StatusMessages,
  ThingMessages,
} from '../messages/play.ts';
import { playTextsFrom } from '../pageTexts.ts';
import { capital } from '../typography.ts';
import { events, log, phrases } from './log.ts';
import { colourWith, terms } from './terms.ts';

const { and, coins, colour, coloured, count, medalOf } = terms;

const actions = {
  build: 'Bauen',
  lure: 'Anlocken',
  drawTwo: 'Zwei ziehen',
  endTurn: 'Zug beenden',
  // The soft hyphen lets a narrow button break the word.
  undo: 'Zurück\u00adnehmen',
  cancel: 'Abbrechen',
  dropOut: 'Aussteigen',
  hurry: 'Nicht warten',
  skipMotion: 'Überspringen',
  hints: 'Tipp',
  menu: 'Menü',
  endingTurn: 'Zug endet …',
  wait: 'Warten',
} satisfies ActionLabels;

const prompts = {
  placeStall: (left) =>
    left === 1
      ? 'Lege den letzten Hauptstand deiner Startaufstellung.'
      : `Lege einen Hauptstand (noch ${left}).`,
  placeNeutral: (of) => `Lege den neutralen ${colourWith('en', of)} Hauptstand.`,
  chooseAction: 'Was tust du: bauen, anlocken oder ziehen?',
  chooseCardOrSite: 'Wähle eine Karte oder einen Bauplatz.',
  dots: 'Kleine Punkte: bebaubar mit drei beliebigen Karten.',
  notAlone: 'Allein nützt dir diese Karte gerade nichts. Drei beliebige gehen: Wähle zwei weitere.',
  chooseSite: 'Wähle einen Bauplatz.',
  siteFor: (tile) => `${capital(tile)}: Wähle einen Bauplatz.`,
  chooseWhat: (site) => `Wähle, was du auf ${site} baust.`,
  chooseColour: 'Wähle eine Farbe.',
  chooseSide: (site, of) =>
    `Wähle, auf welcher Seite von ${site} der Eingang des ${colourWith('en', of)} Hauptstands liegt.`,
  chooseCards: 'Wähle die Karten, die du spielst.',
  chooseCustomer: 'Wähle einen Kunden.',
  chooseEntry: (of) => `Wähle einen Eingang für den ${colourWith('en', of)} Kunden.`,
  firstCard: 'Nimm die erste Karte.',
  secondCard: 'Nimm die zweite Karte.',
  pile: 'Du siehst die Karte sofort. Das lässt sich nicht zurücknehmen.',
  cannot: {
    build: 'Gerade kannst du nichts bauen. Tippe auf eine Karte oder einen Bauplatz, um zu sehen, warum.',
    lure: 'Gerade kannst du niemanden anlocken. Tippe auf einen Kunden, um zu sehen, warum.',
    draw: 'Es ist keine Karte mehr da.',
  },
  discard: (cards) => `Wirf ${count.cards(cards)} ab.`,
  finalPhase: 'Schlussphase: Baue oder steig aus.',
  endTurn: 'Dein Zug ist gespielt. Beende ihn oder nimm ihn zurück.',
  endTurnOnly: 'Dein Zug ist gespielt. Beende ihn.',
  endTurnToDo: 'Das geschieht, wenn du den Zug beendest.',
  watching: 'Du siehst zu.',
  ending: 'Dein Zug endet. Noch kannst du ihn zurücknehmen.',
  endingOnly: 'Dein Zug endet.',
} satisfies PromptMessages;

const moves = {
  place: (action, say) => {
    const stall = `${say.placesNeutral() ? 'neutralen ' : ''}${colourWith('en', action.colour)} Hauptstand`;
    return `${capital(stall)} auf ${action.stall} legen`;
  },
  stall: (action) => `${capital(colourWith('en', action.colour))} Hauptstand auf ${action.stall} bauen`,
  expand: (action) => `${capital(colour[action.colour])} um ${action.site} erweitern`,
  move: (action) => `Mit dem ${colourWith('en', action.colour)} Hauptstand nach ${action.stall} umziehen`,
  lure: (action, say) => {
    const whose = say.host(action, preview.neutralStall);
    return `${capital(colourWith('en', action.colour))} Kunden nach ${action.entry} locken${whose}`;
  },
  pick: (action, say) => {
    if (action.from === 'display') return `${capital(say.displayed(action.index))} nehmen`;
    return action.from === 'pile' ? 'Eine Karte vom Stapel ziehen' : 'Einen Marktschreier nehmen';
  },
  discard: (action, say) => `${capital(say.card(action.card))} abwerfen`,
  dropOut: () => 'Aussteigen',
} satisfies MoveMessages;

const preview = {
  points: (points) => `+${count.points(points)}`,
  total: (points) => `Zusammen +${count.points(points)}`,
  size: (size) => `Größe ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `Kostet ${coins(paid)}`;
    const joker = `1 ${colourWith('e', fee)} Münze für den Joker`;
    return Object.keys(paid).length === 0 ? `Kostet ${joker}` : `Kostet ${coins(paid)}, dazu ${joker}`;
  },
  noPrice: 'Kostet kein Geld',
  cards: (cards) => `Du spielst: ${cards}`,
  takesMedal: (medal, of, from, points) =>
    from === undefined
      ? `Du nimmst die ${medalOf(medal, of)}: +${points}`
      : `Du nimmst ${from} die ${medalOf(medal, of)} ab: +${points}`,
  income: (name, of, amount) =>
    name === undefined
      ? `Du verdienst ${coins({ [of]: amount })}`
      : `${name} verdient ${coins({ [of]: amount })}`,
  way: (of, steps) => `${capital(colourWith('er', of))} Kunde, ${count.steps(steps)}`,
  barkers: (barkers) => `Braucht ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `Der ${colourWith('e', of)} Kunde rückt auf ${entry} nach`,
  ownStand: 'dein Stand',
  standOf: (name) => `Stand von ${name}`,
  neutralStall: 'neutraler Hauptstand',
  startsFinalPhase: 'Die Schlussphase beginnt',
} satisfies PreviewMessages;

const payment = {
  heading: 'Bezahlung',
  explain: (of, size) =>
    `${coins({ [of]: size })}. Bis auf eine kannst du jede durch zwei andersfarbige ersetzen.`,
  fee: 'Für den Joker: 1 Münze beliebiger Farbe.',
  missing: (missing, of) =>
    `Es ${missing === 1 ? 'fehlt' : 'fehlen'} ${of === undefined ? count.coins(missing) : coins({ [of]: missing })}.`,
  complete: 'Das ist der Preis. Nimm eine Münze zurück, um anders zu zahlen.',
  pay: (paid) => `${capital(coins(paid))} zahlen`,
  payThis: 'So zahlen',
  cheapest: 'Am günstigsten',
  otherwise: 'Anders zahlen',
  chosen: (chosen, held) => `${chosen} von ${held} zahlen`,
  more: (of) => `Eine ${colourWith('e', of)} Münze mehr`,
  fewer: (of) => `Eine ${colourWith('e', of)} Münze weniger`,
} satisfies PaymentMessages;

const panels = {
  hand: 'Deine Hand',
  noCards: 'Keine Karten',
  barkers: 'Markt\u00adschreier',
  money: 'Dein Geld',
  moneyHidden: 'für die anderen verdeckt',
  display: 'Auslage',
  displayNote: 'wird am Ende des Zuges aufgefüllt',
  pile: 'Stapel',
  discards: 'Ablage',
  supply: 'Vorrat und Medaillen',
  supplyNote: (of) => `übrig von je ${of}`,
  players: 'Spieler',
  supplyTab: 'Vorrat',
  market: 'Markt',
  log: 'Protokoll',
  logDetails: 'Einzelheiten',
  standings: 'Zwischenstand',
  points: 'Punkte',
  you: 'Du',
  yourTurn: 'am Zug',
  out: 'draußen',
  planned: 'geplant',
  waits: 'wartet',
  bot: (level) => `Bot · ${level}`,
} satisfies PanelMessages;

const finalPhase = {
  explain:
    'Sie beginnt, wenn es von einer Farbe keinen Ausbau mehr gibt oder von zwei Farben höchstens noch je einen. Dann kannst du nur noch bauen oder aussteigen.',
  left: (of, left) => {
    if (left === 0) return `kein ${coloured('expansion', of)} übrig`;
    if (left === 1) return `1 ${coloured('expansion', of)} übrig`;
    return `${left} ${colourWith('e', of)} Ausbauten übrig`;
  },
  distance: (expansions) => `Schlussphase frühestens nach ${count.expansions(expansions)}`,
  running: 'Schlussphase',
  race: (expansions) => `${expansions}+ Ausbauten bis zur Schlussphase`,
  raceShort: (expansions) => `${expansions}+ bis zur Schlussphase`,
  onlyBuilding: 'Schlussphase: nur noch bauen',
} satisfies FinalPhaseMessages;

const things = {
  board: 'Spielplan',
  wholeBoard: 'Ganzer Spielplan',
  site: siteDescriber(terms, {
    size: (size) => `Größe ${size}`,
    entry: (site) => `Eingang ${site}`,
    customerOn: (of) => `darauf ${coloured('customer', of)}`,
    free: 'frei',
    segment: (segment) => `Abschnitt ${segment}`,
    restaurant: 'Restaurantbereich',
    startSpace: 'Startfeld',
    mark: { legal: 'möglich', selected: 'gewählt', target: 'Ziel' },
  }),
  customer: (of, site) =>
    site === undefined
      ? `${coloured('customer', of)}, wartet neben dem Spielplan`
      : `${coloured('customer', of)} auf ${site}`,
  card: (card, costsCoin) => (costsCoin ? `${card}, kostet 1 Münze` : card),
  displayCard: (place, card) => `Auslage ${place}: ${card ?? 'leer'}`,
  pile: (cards) => `Stapel: ${count.cards(cards)}`,
  discards: (cards) => `Ablage: ${count.cards(cards)}`,
  barkerStock: (barkers) => `Marktschreier im Vorrat: ${barkers}`,
  medal: (medal, of, points, holder) =>
    `${medalOf(medal, of)}, ${count.points(points)}, ${holder === undefined ? 'im Vorrat' : `bei ${holder}`}`,
  stand: (of, size) => `${coloured('stand', of)}, Größe ${size}`,
  noStand: (of) => `kein ${coloured('stand', of)}`,
  blockedStall: (of) => `blockierter ${coloured('stall', of)} (Umzug)`,
  supply: (of, left) => finalPhase.left(of, left),
  player: (name, points, cards, barkers) =>
    `${name}: ${count.points(points)}, ${count.cards(cards)}, ${count.barkers(barkers)}`,
} satisfies ThingMessages;

const status = {
  round: (round) => `Runde ${round}`,
  yourTurn: 'Du bist am Zug',
  turnOf: (name) => `${name} ist am Zug`,
  thinking: (name) => `${name} überlegt`,
  finalPhase: 'Schlussphase',
  over: 'Das Spiel ist aus',
  mishap: {
    crashed: (name) => `${name} ist beim Nachdenken gestolpert und hat einen schnellen Zug gemacht.`,
    hung: (name) => `${name} hat sich in Gedanken verloren und dann einen schnellen Zug gemacht.`,
    absent: (name) =>
      `${name} ließ sich nicht starten; stattdessen wurde ein schneller Zug gemacht. Bleibt das so, prüfe die Verbindung und lade die Seite neu.`,
  },
} satisfies StatusMessages;

const curtain = {
  pass: (name) => `Gib das Gerät an ${name} weiter`,
  note: 'Karten und Geld bleiben bis dahin verdeckt.',
  ready: (name) => `Ich bin ${name}`,
} satisfies CurtainMessages;

const since = {
  heading: 'Seit deinem letzten Zug',
  nothing: 'Noch ist nichts geschehen.',
  again: 'Noch einmal zeigen',
  goOn: 'Weiter',
  moves: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
  from: (site) => `von ${site}`,
  showCards: 'Meine Karten zeigen',
  covered: 'Deine Karten sind noch verdeckt.',
  drawnIn: (moves) => `in Zug ${moves} wurde hier gezogen`,
} satisfies SinceMessages;

const scoring = {
  heading: 'Schlusswertung',
  reason: {
    supply: 'Die Ausbauten sind knapp geworden.',
    standstill: 'Lange hat niemand gebaut.',
  },
  stands: 'Stände',
  medals: 'Medaillen',
  medalsAgain: 'Medaillen am Ende',
  money: 'Geld',
  total: 'Gesamt',
  youWin: 'Du hast gewonnen.',
  winner: (name) => `${name} hat gewonnen.`,
  winners: (names) => `${and(names)} teilen sich den Sieg.`,
  aheadBy: (points) => `Dein Vorsprung: ${count.points(points)}.`,
  behindBy: (points) => `Zum Sieg fehlten dir ${count.points(points)}.`,
  rematch: 'Revanche',
  newGame: 'Neues Spiel',
  seeBoard: 'Spielplan ansehen',
  replay: 'Wiederholung',
  review: 'Analyse',
  toResult: 'Zum Ergebnis',
  skip: 'Ans Ende springen',
  inThrees: (coins) => `${coins} in Dreierstapeln`,
  leftOver: (coins) => `${coins} übrig`,
  key: { medals: 'Medaillen im Spiel', money: 'Geld, 3 Münzen pro Punkt' },
} satisfies ScoringMessages;

const live = {
  yourTurnAfter: (events) => `${events} Du bist am Zug.`,
} satisfies LiveMessages;

const storage = {
  unsavedHeading: 'Dieses Spiel wird nicht gespeichert',
  unsaved:
    'Dieser Browser speichert hier keine Spiele, vielleicht weil es ein privates Fenster ist. Du kannst spielen, aber das Spiel geht verloren, wenn du die Seite schließt oder neu lädst.',
  play: 'Trotzdem spielen',
  failedHeading: 'Das Spiel ließ sich nicht speichern',
  failed:
    'Der letzte Zug ist noch nicht ausgeführt. Vielleicht ist der Speicher des Geräts voll: Schaffe Platz und versuch es noch einmal, oder spiele ungespeichert weiter. Dann geht das Spiel verloren, wenn du die Seite schließt oder neu lädst.',
  retry: 'Noch einmal versuchen',
  goOn: 'Ungespeichert weiterspielen',
};

const menu = {
  heading: 'Menü',
  leave: 'Tisch verlassen',
  kept: 'Das Spiel bleibt in diesem Browser gespeichert: Du kannst später weiterspielen.',
  preferences: 'Einstellungen',
  shortcuts: 'Tastenkürzel',
  over: 'Das Spiel ist aus. Unter „Meine Partien“ kannst du es noch einmal ansehen.',
  overUnsaved: 'Das Spiel ist aus. Es ist nicht gespeichert: Wenn du den Tisch verlässt, ist es verloren.',
} satisfies MenuMessages;

const dropOut = {
  heading: 'Aussteigen?',
  text: 'Das ist endgültig: Du hast in diesem Spiel keinen Zug mehr. Deine Punkte, Medaillen und Münzen zählen in der Schlusswertung, aber andere können dir noch Medaillen abnehmen.',
  stay: 'Weiterspielen',
} satisfies DropOutMessages;

const opening = {
  laying: 'Das Spiel wird aufgebaut',
  resuming: 'Dein Spiel wird geladen',
  failed: 'Das Spiel lässt sich nicht öffnen',
  variable: 'Hauptstände selbst legen',
} satisfies OpeningMessages;

const shortcuts = {
  heading: 'Tastenkürzel',
  letters: {
    build: 'b',
    lure: 'a',
    draw: 'z',
    endTurn: 'e',
    undo: 'r',
    hint: 't',
    log: 'p',
    rules: 's',
    inspect: 'i',
    recap: 'v',
  },
  does: {
    build: 'bauen',
    lure: 'einen Kunden anlocken',
    draw: 'zwei Karten ziehen',
    endTurn: 'den Zug beenden',
    undo: 'zurücknehmen',
    hint: 'beste Züge',
    log: 'Protokoll',
    rules: 'Spielregeln',
    inspect: 'genauer ansehen',
    recap: 'was die anderen getan haben',
    arrows: 'über den Spielplan gehen',
    confirm: 'wählen oder bestätigen',
    cancel: 'abbrechen',
    colours: 'eine Farbe wählen',
    help: 'diese Liste',
  },
  keys: { arrows: 'Pfeiltasten', enter: 'Eingabe', escape: 'Esc', colours: '1 bis 6' },
  off: 'Die Kürzel mit Buchstaben kannst du in den Einstellungen ein- und ausschalten.',
} satisfies ShortcutMessages;

const play = {
  actions,
  prompts,
  moves,
  preview,
  payment,
  panels,
  log,
  finalPhase,
  things,
  status,
  curtain,
  since,
  scoring,
  live,
  menu,
  storage,
  opening,
  shortcuts,
  dropOut,
} satisfies PlayMessages;

export const texts = playTextsFrom({ terms, events, phrases, play });
