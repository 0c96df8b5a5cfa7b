import { capital } from '../../../capital.ts';
import type {
  ActionLabels,
  CardChoiceMessages,
  HintMessages,
  MoveMessages,
  PaymentMessages,
  PreviewMessages,
  PromptMessages,
  WhyNotMessages,
} from '../../../messages/browser/table/dialogue.ts';
import { colourWith, terms } from '../../terms.ts';

const { colour, coins, count, goods, medalOf } = terms;

export const actions = {
  build: 'Bauen',
  lure: 'Anlocken',
  drawTwo: 'Zwei ziehen',
  endTurn: 'Zug beenden',
  undo: 'Zurücknehmen',
  cancel: 'Abbrechen',
  dropOut: 'Aussteigen',
  discard: 'Abwerfen',
  takeBarker: 'Marktschreier nehmen',
  takeFromPile: 'Vom Stapel ziehen',
  takeCard: 'Diese Karte nehmen',
  hurry: 'Nicht warten',
  skipMotion: 'Überspringen',
  hints: 'Tipp',
  menu: 'Menü',
} satisfies ActionLabels;

export const prompts = {
  placeStall: (left) =>
    left === 1
      ? 'Lege deinen letzten Hauptstand der Startaufstellung.'
      : `Lege einen Hauptstand, ${left} fehlen noch.`,
  placeNeutral: (of) => `Lege den neutralen ${colourWith('en', of)} Hauptstand.`,
  chooseAction: 'Was tust du: bauen, anlocken oder ziehen?',
  chooseCardOrSite: 'Wähle eine Karte oder einen Bauplatz.',
  chooseSite: 'Wähle einen Bauplatz.',
  chooseWhat: (site) => `Wähle, was du auf ${site} baust.`,
  chooseColour: 'Wähle eine Farbe.',
  chooseSide: (site) => `Wähle die Seite für den Eingang von ${site}.`,
  chooseCards: 'Wähle die Karten, die du spielst.',
  chooseCustomer: 'Wähle einen Kunden.',
  chooseEntry: (of) => `Wähle einen Eingang für den ${colourWith('en', of)} Kunden.`,
  firstCard: 'Nimm die erste Karte.',
  secondCard: 'Nimm die zweite Karte.',
  discard: (cards) => `Wirf ${count.cards(cards)} ab.`,
  finalPhase: 'Schlussphase: Baue oder steig aus.',
  endTurn: 'Dein Zug ist gespielt. Beende ihn oder nimm ihn zurück.',
  endTurnOnly: 'Dein Zug ist gespielt. Beende ihn.',
  endTurnToSee: 'Beende deinen Zug, dann siehst du, was kommt.',
  watching: 'Du siehst zu.',
} satisfies PromptMessages;

export const moves = {
  place: (action) => `${capital(colourWith('en', action.colour))} Hauptstand auf ${action.stall} legen`,
  stall: (action) => `${capital(colourWith('en', action.colour))} Hauptstand auf ${action.stall} bauen`,
  expand: (action) => `${goods[action.colour]} auf ${action.site} ausbauen`,
  move: (action) => `Mit dem ${colourWith('en', action.colour)} Hauptstand nach ${action.stall} umziehen`,
  lure: (action) => `${capital(colourWith('en', action.colour))} Kunden nach ${action.entry} locken`,
  pick: (action) => {
    if (action.from === 'display') return `Karte ${action.index + 1} der Auslage nehmen`;
    return action.from === 'pile' ? 'Eine Karte vom Stapel ziehen' : 'Einen Marktschreier nehmen';
  },
  discard: (action, say) => `${say.card(action.card)} abwerfen`,
  dropOut: () => 'Aussteigen',
} satisfies MoveMessages;

export const preview = {
  points: (points) => `+${count.points(points)}`,
  size: (size) => `Größe ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `kostet ${coins(paid)}`;
    const joker = `1 ${colourWith('e', fee)} Münze für den Joker`;
    return Object.keys(paid).length === 0 ? `kostet ${joker}` : `kostet ${coins(paid)}, dazu ${joker}`;
  },
  noPrice: 'kostet kein Geld',
  cards: (cards) => `du spielst ${cards}`,
  takesMedal: (medal, of, from, points) =>
    from === undefined
      ? `du nimmst die ${medalOf(medal, of)}: +${points}`
      : `du nimmst ${from} die ${medalOf(medal, of)} ab: +${points}`,
  keepsMedal: (medal, of) => `du behältst die ${medalOf(medal, of)}`,
  noMedal: (of) => `keine Medaille in ${colour[of]}`,
  income: (name, of, amount) =>
    name === undefined
      ? `du verdienst ${coins({ [of]: amount })}`
      : `${name} verdient ${coins({ [of]: amount })}`,
  way: (of, steps) => `${capital(colourWith('er', of))} Kunde, ${count.steps(steps)}`,
  barkers: (barkers) => `braucht ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `der ${colourWith('e', of)} Kunde rückt auf ${entry} nach`,
  ownStand: 'dein Stand',
  standOf: (name) => `Stand von ${name}`,
  neutralStall: 'neutraler Stand',
  startsFinalPhase: 'die Schlussphase beginnt',
} satisfies PreviewMessages;

export const payment = {
  heading: 'Bezahlung',
  explain: (of, size) =>
    `${coins({ [of]: size })}. Bis auf eine kannst du jede durch zwei andersfarbige ersetzen.`,
  fee: 'Für den Joker: 1 Münze beliebiger Farbe.',
  missing: (missing) => `es ${missing === 1 ? 'fehlt' : 'fehlen'} ${count.coins(missing)}`,
  tooMany: (extra) => `${count.coins(extra)} zu viel`,
  pay: (paid) => `${capital(coins(paid))} zahlen`,
  otherwise: 'Anders zahlen',
  more: (of) => `Eine ${colourWith('e', of)} Münze mehr`,
  fewer: (of) => `Eine ${colourWith('e', of)} Münze weniger`,
} satisfies PaymentMessages;

export const cardChoice = {
  heading: 'Karten für diesen Bau',
  anyThree: 'Drei beliebige Karten',
  chosen: (chosen, needed) => `${chosen} von ${needed} gewählt`,
} satisfies CardChoiceMessages;

export const whyNot = {
  ask: 'Warum nicht?',
  heading: 'Warum das nicht geht',
  site: (site) => `Auf ${site} lässt sich nichts bauen`,
  rule: (number) => `Regel ${number}`,
} satisfies WhyNotMessages;

export const hints = {
  heading: 'Beste Züge',
  thinking: 'Gute Züge werden gesucht',
  winChance: (chance) => `gewinnt in ${Math.round(chance * 100)} von 100 Fällen`,
  show: 'Auf dem Spielplan zeigen',
  none: 'Es gibt nur einen Zug.',
} satisfies HintMessages;
