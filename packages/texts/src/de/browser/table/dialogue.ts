import { capital } from '../../../capital.ts';
import { inPercent, oddsOf } from '../../../chance.ts';
import type {
  ActionLabels,
  HintMessages,
  MoveMessages,
  PaymentMessages,
  PreviewMessages,
  PromptMessages,
  WhyNotMessages,
} from '../../../messages/browser/table/dialogue.ts';
import { colourWith, terms } from '../../terms.ts';

const { colour, coins, count, medalOf } = terms;

export const actions = {
  build: 'Bauen',
  lure: 'Anlocken',
  drawTwo: 'Zwei ziehen',
  endTurn: 'Zug beenden',
  // The soft hyphen says where a narrow button may break it.
  undo: 'Zurück\u00adnehmen',
  cancel: 'Abbrechen',
  dropOut: 'Aussteigen',
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
  dots: 'Kleine Punkte: mit drei beliebigen Karten.',
  notAlone: 'Allein baut diese Karte gerade nichts. Drei beliebige gehen: Wähle zwei weitere.',
  chooseSite: 'Wähle einen Bauplatz.',
  siteFor: (tile) => `${capital(tile)}: Wähle einen Bauplatz.`,
  chooseWhat: (site) => `Wähle, was du auf ${site} baust.`,
  chooseColour: 'Wähle eine Farbe.',
  chooseSide: (site) => `Wähle die Seite für den Eingang von ${site}.`,
  chooseCards: 'Wähle die Karten, die du spielst.',
  chooseCustomer: 'Wähle einen Kunden.',
  chooseEntry: (of) => `Wähle einen Eingang für den ${colourWith('en', of)} Kunden.`,
  firstCard: 'Nimm die erste Karte.',
  secondCard: 'Nimm die zweite Karte.',
  pile: 'Du siehst die Karte sofort. Das lässt sich nicht zurücknehmen.',
  cannot: {
    build: 'Gerade kannst du nichts bauen. Tippe auf eine Karte oder einen Bauplatz, um zu sehen, warum.',
    lure: 'Gerade kannst du niemanden anlocken. Tippe auf einen Kunden, um zu sehen, warum.',
    draw: 'Es ist keine Karte mehr zu haben.',
  },
  discard: (cards) => `Wirf ${count.cards(cards)} ab.`,
  finalPhase: 'Schlussphase: Baue oder steig aus.',
  endTurn: 'Dein Zug ist gespielt. Beende ihn oder nimm ihn zurück.',
  endTurnOnly: 'Dein Zug ist gespielt. Beende ihn.',
  endTurnToDo: 'Das geschieht, wenn du den Zug beendest.',
  watching: 'Du siehst zu.',
} satisfies PromptMessages;

export const moves = {
  place: (action, say) => {
    const stall = `${say.placesNeutral() ? 'neutralen ' : ''}${colourWith('en', action.colour)} Hauptstand`;
    return `${capital(stall)} auf ${action.stall} legen`;
  },
  stall: (action) => `${capital(colourWith('en', action.colour))} Hauptstand auf ${action.stall} bauen`,
  expand: (action) => `${capital(colour[action.colour])} auf ${action.site} ausbauen`,
  move: (action) => `Mit dem ${colourWith('en', action.colour)} Hauptstand nach ${action.stall} umziehen`,
  lure: (action, say) => {
    const whose = say.host(action, preview.neutralStall);
    return `${capital(colourWith('en', action.colour))} Kunden nach ${action.entry} locken${whose}`;
  },
  pick: (action, say) => {
    if (action.from === 'display') return `${say.displayed(action.index)} aus der Auslage nehmen`;
    return action.from === 'pile' ? 'Eine Karte vom Stapel ziehen' : 'Einen Marktschreier nehmen';
  },
  discard: (action, say) => `${say.card(action.card)} abwerfen`,
  dropOut: () => 'Aussteigen',
} satisfies MoveMessages;

export const preview = {
  points: (points) => `+${count.points(points)}`,
  total: (points) => `Zusammen +${count.points(points)}`,
  size: (size) => `Größe ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `Kostet ${coins(paid)}`;
    const joker = `1 ${colourWith('e', fee)} Münze für den Joker`;
    return Object.keys(paid).length === 0 ? `Kostet ${joker}` : `Kostet ${coins(paid)}, dazu ${joker}`;
  },
  noPrice: 'Kostet kein Geld',
  cards: (cards) => `Du spielst ${cards}`,
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
  neutralStall: 'neutraler Stand',
  startsFinalPhase: 'Die Schlussphase beginnt',
} satisfies PreviewMessages;

export const payment = {
  heading: 'Bezahlung',
  explain: (of, size) =>
    `${coins({ [of]: size })}. Bis auf eine kannst du jede durch zwei andersfarbige ersetzen.`,
  fee: 'Für den Joker: 1 Münze beliebiger Farbe.',
  missing: (missing, of) =>
    `Es ${missing === 1 ? 'fehlt' : 'fehlen'} ${of === undefined ? count.coins(missing) : coins({ [of]: missing })}.`,
  complete: 'Das ist der Preis. Nimm eine Münze zurück, um anders zu zahlen.',
  pay: (paid) => `${capital(coins(paid))} zahlen`,
  payThis: 'So zahlen',
  cheapest: 'Sparsam',
  otherwise: 'Anders zahlen',
  chosen: (chosen, held) => `${chosen} von ${held} zahlen`,
  more: (of) => `Eine ${colourWith('e', of)} Münze mehr`,
  fewer: (of) => `Eine ${colourWith('e', of)} Münze weniger`,
} satisfies PaymentMessages;

export const whyNot = {
  heading: 'Warum das nicht geht',
  site: (site) => `Auf ${site} lässt sich nichts bauen`,
  nobody: (site) => `Auf ${site} steht kein Kunde. Wähle einen der markierten`,
  shared: {
    'build/wrong-area': ({ site }) => `${site} liegt im Restaurantbereich, der nur für Violett da ist`,
    'build/segment-has-colour': ({ segment }) =>
      `In Abschnitt ${segment} liegt von diesen Farben schon je ein Hauptstand`,
    'build/no-stall-in-stock': () => 'Diese Hauptstände liegen schon auf dem Spielplan',
    'build/supply-empty': () => 'Diese Ausbauten sind aufgebraucht',
    'build/not-beside-stand': ({ site }) =>
      `${site} grenzt an keinen dieser Stände. Ein Ausbau braucht einen Bauplatz direkt neben seinem Stand`,
    'build/beside-other-stand': ({ site }) =>
      `${site} grenzt an andere Stände dieser Farben, und das darf ein Ausbau nicht`,
    'build/cannot-pay': () => 'Diese Ausbauten kannst du nicht bezahlen',
  },
} satisfies WhyNotMessages;

export const hints = {
  heading: 'Beste Züge',
  adviser: 'Dich berät der Wesir. Er weiß nur, was auch du weißt, und rechnet mit gleich starken Gegnern.',
  thinking: 'Der Wesir überlegt',
  chance: (chance) => inPercent(chance, '\u00a0%'),
  winChance: (chance) => {
    const { percent, bound } = oddsOf(chance);
    const about = bound === undefined ? '' : { above: 'über ', below: 'unter ' }[bound];
    return `Gewinnchance ${about}${percent}\u00a0%`;
  },
  alike: 'Etwa gleich gut.',
  shared: 'Was sie gemeinsam haben:',
  speaks: { for: 'Dafür', against: 'Dagegen' },
  show: 'Zeigen',
  retry: 'Noch einmal fragen',
} satisfies HintMessages;
