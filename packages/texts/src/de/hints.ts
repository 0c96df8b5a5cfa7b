import { inPercent, oddsOf } from '../chance.ts';
import type { HintMessages, ReasonMessages } from '../messages/hints.ts';
import { colourWith, terms } from './terms.ts';

const { coins, colour, count, medalOf, number, or } = terms;

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

export const reasons = {
  earns: (reason) => `Bringt dir ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) =>
    `${say.name(reason.seat)} bekommt ${coins({ [reason.colour]: reason.amount })}`,
  scores: (reason) => `Bringt ${count.points(reason.points)} für ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const from = reason.from === 'supply' ? 'Du holst' : `Du nimmst ${say.name(reason.from)}`;
    const off = reason.from === 'supply' ? '' : ' ab';
    return `${from} die ${medalOf(reason.medal, reason.colour)}${off}: ${count.points(reason.points)}, und noch einmal ${number(reason.points)}, wenn du sie am Ende noch hast`;
  },
  opensExpansion: ({ points, medals, ...reason }) => {
    const part = medals === 0 ? '' : `, davon ${number(medals)} für Medaillen`;
    return `Danach kannst du ${colour[reason.colour]} ausbauen: ${count.points(points)}${part}`;
  },
  opensByThree: ({ points, ...reason }) =>
    `Danach kannst du ${colour[reason.colour]} mit drei beliebigen Karten ausbauen: ${count.points(points)}`,
  closesExpansion: ({ forGood, ...reason }) =>
    `${colour[reason.colour]} kannst du danach ${forGood ? 'nicht mehr' : 'vorerst nicht'} ausbauen (${count.points(reason.points)})`,
  fitsStand: ({ others, ...reason }) =>
    others === 0
      ? `Die Karte passt zu deinem ${colourWith('en', reason.colour)} Stand`
      : `Noch eine Karte, die zu deinem ${colourWith('en', reason.colour)} Stand passt`,
  fitsStall: ({ colours }) =>
    `Damit kannst du einen neuen ${or(colours.map((of) => colourWith('en', of)))} Hauptstand bauen`,
  displayLacks: () => 'In der Auslage passt nichts zu den Ständen, für die dir eine Karte fehlt',
  seenFirst: () => 'Du siehst sie, bevor du zum zweiten Mal wählst',
  holdsCards: ({ count: held, excess }) => {
    if (excess > 0) return `Danach musst du ${count.cards(excess)} abwerfen`;
    return `Danach hast du ${count.cards(held)}${held < 3 ? '' : '; drei beliebige ersetzen eine passende'}`;
  },
  dropsIdleCard: () => 'Keiner deiner Stände braucht diese Karte gerade',
  missesCard: (reason) =>
    `Danach hast du keine Karte mehr für deinen ${colourWith('en', reason.colour)} Stand`,
  opensLure: ({ passed, amount, ...reason }) => {
    const past = passed === 1 ? 'einem näheren Eingang' : `${number(passed)} näheren Eingängen`;
    return `Damit kannst du den ${colourWith('en', reason.colour)} Kunden an ${past} vorbei zu dir führen: ${count.coins(amount)}`;
  },
  holdsBarkers: (reason) => `Danach hast du ${count.barkers(reason.count)}`,
  setsUpLure: (reason) =>
    `Der ${colourWith('e', reason.colour)} Kunde käme danach zu dir: ${count.coins(reason.amount)}`,
  wouldCome: (reason) => `Wie es jetzt aussieht, käme der ${colourWith('e', reason.colour)} Kunde zu dir`,
  losesLure: (reason) =>
    `Du verlierst den ${colourWith('en', reason.colour)} Kunden (${count.coins(reason.amount)})`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} verliert den ${colourWith('en', reason.colour)} Kunden (${count.coins(reason.amount)})`,
  offersLure: (reason, say) =>
    `${say.name(reason.seat)} kann danach den ${colourWith('en', reason.colour)} Kunden anlocken und ${count.coins(reason.amount)} verdienen`,
  roomToGrow: ({ sites, hasCard }) => {
    if (sites === 0) return 'Vorerst kein Platz zum Ausbauen';
    const room = sites === 1 ? '1 Bauplatz zum Ausbauen' : `${number(sites)} Bauplätze zum Ausbauen`;
    return hasCard ? `${room}, und eine passende Karte auf der Hand` : room;
  },
  losesGrowth: ({ mayMove, ...reason }) =>
    `Dein ${colourWith('er', reason.colour)} Stand hat danach keinen Platz mehr zum Wachsen${mayMove ? ', darf aber umziehen' : ''}`,
  deniesGrowth: (reason, say) =>
    `Der ${colourWith('e', reason.colour)} Stand von ${say.name(reason.seat)} hat danach keinen Platz mehr zum Wachsen`,
  sparesOwn: () => 'Lässt deinen Ständen ihre Kunden und Platz zum Wachsen',
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'Die Schlussphase beginnt; würde jetzt gewertet, lägst du vorn',
      level: 'Die Schlussphase beginnt; würde jetzt gewertet, lägst du gleichauf',
      behind: 'Die Schlussphase beginnt; würde jetzt gewertet, lägst du zurück',
    })[standing],
  winsGame: ({ shared }) =>
    shared ? 'Damit gewinnst du mit anderen zusammen' : 'Damit gewinnst du das Spiel',
  gainsNothing: () => 'Bringt nichts mehr ein',
  keepsMoney: (reason) =>
    reason.points > 0
      ? `Dein Geld bleibt dir für die Wertung: ${count.points(reason.points)}`
      : 'Damit ist das Spiel für dich zu Ende',
  spendsBarkers: (reason) => `Kostet ${count.barkers(reason.count)}`,
  spendsThreeCards: () => 'Kostet drei Karten',
  pays: (reason) => `Kostet ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
