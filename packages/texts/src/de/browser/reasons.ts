import type { ReasonMessages } from '../../messages/browser/reasons.ts';
import { colourWith, terms } from '../terms.ts';

const { colour, coins, count, medalOf, number, or } = terms;

export const reasons = {
  earns: (reason) => `Bringt dir ${coins({ [reason.colour]: reason.amount })}`,
  rivalEarns: (reason, say) => `Bringt ${say.name(reason.seat)} ${coins({ [reason.colour]: reason.amount })}`,
  scores: (reason) => `Bringt ${count.points(reason.points)} für ${colour[reason.colour]}`,
  takesMedal: (reason, say) => {
    const from = reason.from === 'supply' ? 'Holt' : `Nimmt ${say.name(reason.from)}`;
    const off = reason.from === 'supply' ? '' : ' ab';
    return `${from} die ${medalOf(reason.medal, reason.colour)}${off}: ${count.points(reason.points)}, am Ende noch einmal`;
  },
  opensExpansion: ({ points, medals, ...reason }) => {
    const part = medals === 0 ? '' : `, davon ${number(medals)} für Medaillen`;
    return `Danach kannst du ${colour[reason.colour]} ausbauen: ${count.points(points)}${part}`;
  },
  closesExpansion: (reason) =>
    `Verschiebt den Ausbau von ${colour[reason.colour]}, der ${count.points(reason.points)} bringt`,
  fitsStand: ({ others, ...reason }) =>
    others === 0
      ? `Die Karte passt zu deinem ${colourWith('en', reason.colour)} Stand`
      : `Noch eine Karte, die zu deinem ${colourWith('en', reason.colour)} Stand passt`,
  fitsStall: ({ colours }) =>
    `Damit kannst du einen neuen ${or(colours.map((of) => colourWith('en', of)))} Hauptstand bauen`,
  displayLacks: () => 'In der Auslage liegt nichts für die Stände, zu denen dir eine Karte fehlt',
  seenFirst: () => 'Du siehst sie, bevor du zum zweiten Mal wählst',
  holdsCards: ({ count: held, excess }) => {
    if (excess > 0) return `Danach wählst du, welche ${number(held - excess)} Karten du behältst`;
    return `Danach hast du ${count.cards(held)}${held < 3 ? '' : ', und je drei passen zu jedem Bauplatz'}`;
  },
  dropsIdleCard: () => 'Keiner deiner Stände braucht diese Karte gerade',
  missesCard: (reason) =>
    `Danach hast du keine Karte mehr für deinen ${colourWith('en', reason.colour)} Stand`,
  opensLure: ({ passed, amount, ...reason }) => {
    const past = passed === 1 ? 'einem näheren Eingang' : `${number(passed)} näheren Eingängen`;
    return `Führt den ${colourWith('en', reason.colour)} Kunden an ${past} vorbei zu dir und bringt ${count.coins(amount)}`;
  },
  holdsBarkers: (reason) => `Danach hast du ${count.barkers(reason.count)}`,
  setsUpLure: (reason) =>
    `Danach kannst du den ${colourWith('en', reason.colour)} Kunden anlocken und ${count.coins(reason.amount)} verdienen`,
  wouldCome: (reason) => `Beim jetzigen Stand käme der ${colourWith('e', reason.colour)} Kunde zu dir`,
  losesLure: (reason) =>
    `Dir entgeht der ${colourWith('e', reason.colour)} Kunde, der ${count.coins(reason.amount)} bringt`,
  deniesLure: (reason, say) =>
    `${say.name(reason.seat)} entgeht der ${colourWith('e', reason.colour)} Kunde, der ${count.coins(reason.amount)} bringt`,
  offersLure: (reason, say) =>
    `${say.name(reason.seat)} kann danach den ${colourWith('en', reason.colour)} Kunden anlocken und ${count.coins(reason.amount)} verdienen`,
  roomToGrow: ({ sites, hasCard }) => {
    if (sites === 0) return 'Vorerst kein Platz zum Ausbauen';
    const room = sites === 1 ? '1 Bauplatz zum Ausbauen' : `${number(sites)} Bauplätze zum Ausbauen`;
    return hasCard ? `${room}, und eine passende Karte auf der Hand` : room;
  },
  losesGrowth: (reason) => `Dein ${colourWith('er', reason.colour)} Stand kann nicht mehr wachsen`,
  deniesGrowth: (reason, say) =>
    `Der ${colourWith('e', reason.colour)} Stand von ${say.name(reason.seat)} kann nicht mehr wachsen`,
  sparesOwn: () => 'Lässt deinen Ständen ihre Kunden und Platz zum Wachsen',
  startsFinalPhase: ({ standing }) =>
    ({
      ahead: 'Die Schlussphase beginnt, und du liegst vorn',
      level: 'Die Schlussphase beginnt, und du liegst gleichauf',
      behind: 'Die Schlussphase beginnt, und du liegst zurück',
    })[standing],
  winsGame: ({ shared }) => (shared ? 'Bringt dir den geteilten Sieg' : 'Gewinnt das Spiel'),
  keepsMoney: (reason) => `Dein Geld bringt am Ende ${count.points(reason.points)}`,
  pays: (reason) => `Kostet ${count.coins(reason.coins)}`,
} satisfies ReasonMessages;
