import type { CoachMessages } from '../messages/coach.ts';
import { colourWith, terms } from './terms.ts';

const { count } = terms;

export const texts: CoachMessages = {
  heading: 'Nour gibt Tipps',
  given: (tips) =>
    tips === 0 ? 'Höchstens einen je Zug, jeden nur einmal.' : `Höchstens einen je Zug; bisher ${tips}.`,
  off: 'Abgeschaltet.',
  showMe: 'Zeig es mir',
  gotIt: 'Verstanden',
  noMore: 'Keine Tipps mehr',
  stopped: 'Keine Tipps mehr. Neben Nour kannst du sie wieder einschalten.',
  key: 'n',
  keyDoes: 'Nours Tipp wiederholen',
  preference: { label: 'Tipps von Nour', note: 'In einer ersten Partie mit ihr.' },
  tip: {
    lastCard: () => 'Deine letzte Karte. *Bau, was am meisten Punkte bringt:* Danach bist du draußen.',
    finalPhase: () => 'Schlussphase: *Ab jetzt kannst du nur noch bauen.* Ohne Karte bist du draußen.',
    nearEnd: ({ amount }) =>
      `Noch ${count.expansions(amount)} bis zur Schlussphase. *Dann wird nur noch gebaut:* Spare Karten und Münzen.`,
    joker: () => 'Ein Joker kostet eine Münze, du hast keine. *Locke einen Kunden an* oder nimm drei Karten.',
    lastSide: ({ colour, site }) =>
      `Dein ${colourWith('er', colour)} Hauptstand kann nur noch auf ${site} wachsen. *Bau dort,* bevor er blockiert ist.`,
    medalAtRisk: ({ colour, rival }) =>
      `Noch ein ${colourWith('er', colour)} Ausbau, und *${rival} nimmt dir eine Medaille.* Wachse rechtzeitig.`,
    rivalMedal: ({ colour, rival }) =>
      `Ein ${colourWith('er', colour)} Ausbau *nimmt ${rival} eine Medaille ab.* Karte und Münzen hast du.`,
    freeMedals: ({ colour }) =>
      `*Sei zuerst bei 2 ${colourWith('en', colour)} Plättchen:* Beide Medaillen sind frei, bezahlen kannst du.`,
    guests: ({ rival, amount }) =>
      `${rival} hat dir einen Kunden gebracht: *${count.coins(amount)} für dich.* Große Stände bringen mehr.`,
    fullHand: ({ amount }) =>
      `Du hast ${count.cards(amount)}. *Bau lieber, bevor du ziehst:* Nur 4 dürfen auf der Hand bleiben.`,
    coins: ({ colour, amount }) =>
      `${amount} ${colourWith('e', colour)} Münzen. *Je zwei ersetzen eine andere Münze,* nur eine muss passen.`,
    barker: ({ colour, amount }) =>
      `*Ruf mit einem Marktschreier:* Der ${colourWith('e', colour)} Kunde kommt zu dir und bringt ${count.coins(amount)}.`,
    expansion: ({ colour, amount }) =>
      `Du kannst einen ${colourWith('en', colour)} Ausbau bezahlen. *Ein Stand aus ${amount} bringt sofort ${count.points(amount)}.*`,
    ownLure: ({ colour, amount }) =>
      `Dein Eingang ist der nächste. *Locke den ${colourWith('en', colour)} Kunden an:* ${count.coins(amount)} für dich.`,
    rivalLure: ({ rival, amount }) =>
      `Dort bekommst du 1 Münze und ${rival} ${amount}. *Am eigenen Stand verdienst nur du.*`,
  },
};
