import type { GuideTexts } from '../messages/guide.ts';
import { rules } from './rules.ts';
import { terms } from './terms.ts';

const { count } = terms;

export const texts = {
  contents: 'Inhalt',
  aim: {
    heading: 'Das Ziel',
    text: 'Du handelst auf dem Basar von Kairo. Kunden bringen Münzen, mit Münzen wachsen deine Stände, und wachsende Stände bringen Siegpunkte und Medaillen. Wer die meisten Siegpunkte hat, gewinnt.',
  },
  first: {
    heading: 'Dein erster Zug',
    steps: [
      'Wähle „Anlocken“. Die Kunden, die du anlocken kannst, sind auf dem Spielplan markiert.',
      'Tippe auf einen davon und, wenn mehrere Eingänge möglich sind, auf einen Eingang.',
      'Bestätige mit dem großen Knopf. Kurz darauf endet dein Zug; so lange kannst du ihn zurücknehmen.',
    ],
    numbers:
      'Wenn etwas nicht geht, tippe darauf, und das Spiel sagt dir, warum. Nummern wie R5.5 verweisen auf die Regeln unten.',
  },
  marks: {
    heading: 'Zeichen auf dem Spielplan',
    meaning: {
      legal: 'Das kannst du wählen.',
      allowed: 'Hier kannst du auch bauen, aber nur mit drei beliebigen Karten.',
      target: 'Zu diesem Eingang geht der Kunde.',
      farther: 'Mit Marktschreiern kommt der Kunde bis zu diesem Eingang.',
      blocked: 'Hier geht es nicht; das Spiel sagt dir, warum.',
      recent: 'Hier hat sich seit deinem letzten Zug etwas geändert.',
    },
    loupe:
      'Auf einem Touchscreen: Lass den Finger auf einem Feld liegen. Eine Lupe vergrößert es mit seiner Umgebung.',
  },
  actions: {
    build: { label: 'Bauen', text: 'Spiele Baukarten für einen neuen Hauptstand oder einen Ausbau.' },
    lure: { label: 'Anlocken', text: 'Locke einen Kunden zu einem Eingang und verdiene Münzen.' },
    draw: { label: 'Zwei ziehen', text: 'Nimm zwei Karten für später.' },
  },
  lead: {
    R1: 'Es gibt sechs Waren, jede in ihrer eigenen Farbe. Du besitzt einen Hauptstand in jeder Farbe.',
    R2: 'Ein Hauptstand und seine Ausbauten bilden einen Stand; dessen Größe ist die Zahl seiner Plättchen. Der Teppich vor dem Hauptstand ist sein Eingang: Dort kommen Kunden an, und gebaut wird dort nie. Felder mit Rauten bilden den Restaurantbereich, in dem alle violetten Plättchen liegen. Die anderen Farben liegen im Marktbereich.',
    R3: 'Du beginnst mit drei Hauptständen auf dem Spielplan, einer Münze jeder Farbe und drei Baukarten. Im Spiel zu zweit gibt es zusätzlich neutrale Hauptstände, die niemandem gehören.',
    R4: 'In deinem Zug tust du eines von drei Dingen. Zum Bauen brauchst du Karten: entweder eine für den Abschnitt des Bauplatzes oder einen Joker mit diesem Abschnitt und eine Münze beliebiger Farbe oder drei beliebige Karten für jeden Bauplatz. Joker unter drei Karten kosten nichts.',
    R5: 'Lege einen deiner Hauptstände auf einen freien Bauplatz und seinen Eingang auf ein freies Feld daneben. Der Hauptstand darf an kein anderes Plättchen grenzen, und kein Abschnitt darf zwei Hauptstände derselben Farbe haben. Jeder Kunde muss danach noch jeden Eingang erreichen können.',
    R6: 'Lege einen Ausbau neben deinen Stand derselben Farbe, aber nicht neben einen anderen Stand dieser Farbe. Für jedes Plättchen des vergrößerten Standes zahlst du eine Münze seiner Farbe. Jede davon kannst du durch zwei andersfarbige ersetzen, mindestens eine muss aber passen. Du bekommst 1 Siegpunkt für jedes Plättchen des vergrößerten Standes.',
    R7: 'Hat ein Hauptstand keinen Ausbau und auch keinen Platz dafür, darfst du mit ihm umziehen. Er wird auf einem anderen Bauplatz neu gebaut, mit Karten wie ein neuer. Ihn nur zu drehen ist kein Umzug.',
    R8: 'Wähle einen Kunden. Er geht durch den Marktbereich zum nächsten freien Eingang seiner Farbe, egal, wem der gehört; frei ist ein Eingang, auf dem kein Kunde steht. Plättchen sind im Weg, Eingänge und andere Kunden nicht. Mit jedem Marktschreier, den du spielst, geht er an einem näheren Eingang vorbei. Dann verlässt der Kunde den Spielplan, und der bisher wartende stellt sich auf den Eingang.',
    R9: 'Nimm nacheinander zwei Karten: aus der Auslage, vom Stapel oder einen Marktschreier, solange es welche gibt. Die erste siehst du, bevor du die zweite wählst. Hast du danach mehr als vier Baukarten auf der Hand, wirf ab, bis es vier sind; nur hier gilt dieses Limit.',
    R10: 'Es gibt zwei Spielpläne: den Großen Basar mit 12 × 12 Feldern und die Enge Gasse mit 9 × 9. Karten, Medaillen und Vorräte sind auf beiden gleich.',
    R11: 'Ist in einer Farbe kein Ausbau mehr übrig oder in zwei Farben höchstens je einer, beginnt die Schlussphase: Von da an kannst du nur noch bauen; wer nicht mehr kann oder will, ist endgültig draußen. Sind alle draußen, zählt jede Medaille noch einmal, und je drei Münzen geben 1 Siegpunkt.',
    R12: 'Deine Karten sehen die anderen nicht und dein Geld auch nicht, außer ihr spielt mit offenem Geld. Alles andere ist offen, auch Zahlungen und Einnahmen: Mitzählen ist erlaubt.',
  },
  supply: (expansions, barkers) =>
    `Der Vorrat ist für alle da: ${count.expansions(expansions)} in jeder Farbe und ${count.barkers(barkers)}.`,
  prices: (tiles) => `${count.tiles(tiles)} kosten zum Beispiel:`,
  medals:
    'Ist dein Stand jetzt als einziger der größte seiner Farbe, bekommst du beide Medaillen, aus dem Vorrat oder von einem Mitspieler; zieht er nur mit dem größten gleich, bekommst du die silberne. Eine Medaille zählt, wenn du sie nimmst, und am Ende noch einmal für den, der sie hat.',
  income: {
    own: 'Dein eigener Stand: 1 Münze je Plättchen',
    rival: 'Ein fremder Stand: 1 Münze für dich und 1 je Plättchen für den Besitzer',
    neutral: 'Ein neutraler Hauptstand: 1 Münze für dich',
  },
  rules,
} satisfies GuideTexts;
