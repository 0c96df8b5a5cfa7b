import type { InspectionMessages } from '../messages/inspection.ts';
import { capital } from '../typography.ts';
import { colourWith, terms } from './terms.ts';

const { and, coloured, count } = terms;

export const texts = {
  stand: {
    own: (of) => `Dein ${coloured('stand', of)}`,
    of: (of, name) => `${capital(coloured('stand', of))} von ${name}`,
    neutral: (of) => `Neutraler ${coloured('stall', of)}`,
    entry: (site) => `Eingang ${site}`,
    only: (of) => `Der einzige ${colourWith('e', of)} Stand auf dem Spielplan.`,
    largest: (of) => `Der größte ${colourWith('e', of)} Stand.`,
    level: (of, rivals) =>
      `Der größte ${colourWith('e', of)} Stand, gleichauf mit ${and(rivals.map((name) => name ?? 'dir'))}.`,
    smaller: (of, names, size) => `Der größte ${colourWith('e', of)} Stand: ${names}, ${count.tiles(size)}.`,
    you: 'du',
    neutralOne: { level: 'einem neutralen Hauptstand', largest: 'ein neutraler Hauptstand' },
    medals: (gold, silver) => `Goldmedaille: ${gold}. Silbermedaille: ${silver}.`,
    bothMedals: (holder) => `Gold- und Silbermedaille: ${holder}.`,
    noMedals: 'Noch hat niemand eine Medaille dieser Farbe.',
    inSupply: 'im Vorrat',
    income: (entry, earners) =>
      `Ein Kunde auf ${entry} bringt ${and(earners.map(({ name, coins }) => `${name ?? 'dir'} ${coins}`))}.`,
    expand: (size) => `Auf ${count.tiles(size)} ausbauen`,
    move: 'Mit diesem Hauptstand umziehen',
    lure: (of) => `Den ${colourWith('en', of)} Kunden hierher locken`,
  },
  customer: {
    at: (site) => `auf ${site}`,
    waiting: 'wartet neben dem Spielplan',
    nearest: (of, entry, steps) =>
      `Nächster freier ${coloured('entry', of)}: ${entry}, ${count.steps(steps)}.`,
    returns: 'Er kommt auf den Eingang, zu dem der nächste Kunde gelockt wird (R8.5).',
    lureTo: (entry) => `Nach ${entry} locken`,
    lure: 'Diesen Kunden anlocken',
  },
  medal: {
    scores: (points) =>
      `Bringt ${count.points(points)}, wenn du sie nimmst, und am Ende noch einmal (R11.4).`,
    takenBy: {
      gold: (of) =>
        `Du nimmst sie, wenn dein Ausbau den größten ${colourWith('en', of)} Stand ergibt (R6.8).`,
      silver: (of) =>
        `Du nimmst sie, wenn dein Ausbau den größten ${colourWith('en', of)} Stand ergibt oder einen gleich großen (R6.8).`,
    },
  },
  card: {
    inHand: 'Baukarte auf deiner Hand',
    onDisplay: (place) => `Baukarte in der Auslage, Platz ${place}`,
    standard: (segment) => `Erlaubt jeden Bauplatz in Abschnitt ${segment}.`,
    joker: (segments) =>
      `Erlaubt jeden Bauplatz in den Abschnitten ${and(segments.map(String))}, für 1 Münze beliebiger Farbe (R4.2).`,
    three: 'Drei beliebige Karten zusammen erlauben jeden Bauplatz, ohne Münze (R4.2).',
    build: 'Mit dieser Karte bauen',
    take: 'Diese Karte nehmen',
    refill: 'Der leere Platz wird am Ende des Zuges aufgefüllt.',
    faceDown: (cards) => `${count.cards(cards)}, verdeckt`,
    draw: 'Vom Stapel ziehen',
    open: (cards) => `${count.cards(cards)}, offen für alle`,
    among: (cards) => `Darunter: ${cards}.`,
    reshuffled: 'Ist der Stapel leer, werden die abgelegten Karten zum neuen Stapel (R9.4).',
  },
  barker: {
    held: 'deine, offen für alle',
    inStock: 'im Vorrat',
    does: 'Beim Anlocken gespielt, lässt er den Kunden an einem näheren freien Eingang vorbeigehen (R8.4).',
    stock: (left) =>
      `Im Vorrat: ${left === 0 ? 'keiner' : terms.number(left)}. Einen zu nehmen zählt als eine deiner zwei Karten (R9.1).`,
    lure: 'Mit Marktschreier anlocken',
    take: 'Einen Marktschreier nehmen',
  },
  coin: {
    total: (coins) => `${count.coins(coins)} insgesamt`,
    pays: (of, tiles) => `Genug für einen ${colourWith('en', of)} Stand mit ${count.tiles(tiles)}.`,
    others: 'Zwei Münzen anderer Farben ersetzen eine, aber nie die erste (R6.6).',
    atTheEnd: 'Am Ende bringen je drei Münzen 1 Punkt (R11.4).',
  },
  player: {
    ahead: (points) => `${count.points(points)} vor dir`,
    behind: (points) => `${count.points(points)} hinter dir`,
    level: 'gleichauf mit dir',
    stands: (stands, largest) =>
      `${terms.number(stands)} ${stands === 1 ? 'Stand' : 'Stände'}, der größte mit ${count.tiles(largest)}.`,
    medals: (medals, points) =>
      medals === 0
        ? 'Keine Medaillen.'
        : `${terms.number(medals)} ${medals === 1 ? 'Medaille' : 'Medaillen'}, am Ende noch einmal ${count.points(points)}.`,
    moneyHidden: 'Das Geld ist verdeckt (R12.2).',
    money: (coins) => `Geld: ${coins}.`,
  },
  supply: {
    title: (of) => `${capital(colourWith('e', of))} Ausbauten`,
    left: (left, total) => `noch ${terms.number(left)} von ${terms.number(total)}`,
    finalPhase:
      'Ist eine Farbe aufgebraucht oder haben zwei Farben höchstens je einen Ausbau, beginnt die Schlussphase (R11.1).',
  },
  site: {
    free: 'frei',
    startSpace: 'Startfeld',
    start: 'Ein Startfeld: Hier stand zu Beginn ein Kunde (R2.3).',
    restaurant: 'Nur für violette Plättchen; Kunden kommen hier nicht durch (R2.2).',
    possible: (tiles) => `Hier möglich: ${tiles}.`,
    build: 'Hier bauen',
  },
  next: {
    site: 'danach wählst du den Bauplatz auf dem Spielplan',
    entry: 'danach wählst du den Eingang auf dem Spielplan',
    customer: 'danach wählst du den Kunden auf dem Spielplan',
    tile: 'danach wählst du das Plättchen',
    pick: 'eine deiner zwei Karten',
  },
  not: { expand: 'Kein Ausbau:', move: 'Kein Umzug:', lure: 'Kein Anlocken:' },
  onYourTurn: 'Das geht, wenn du am Zug bist.',
} satisfies InspectionMessages;
