import type { RuleMessages } from '../messages/rules.ts';

export const rules = {
  overview: [
    'Du handelst auf dem Basar von Kairo. Am Ende gewinnt, wer die meisten Punkte hat.',
    'Jeder besitzt je einen Hauptstand in sechs Farben. Drei davon liegen zu Beginn auf dem Spielplan.',
    'In deinem Zug führst du eine Aktion aus: bauen, einen Kunden anlocken oder zwei Karten ziehen.',
    'Zum Bauen spielst du eine Baukarte für den Abschnitt, in den das Plättchen kommt. Ein Joker gilt für drei Abschnitte und kostet eine Münze. Drei beliebige Karten gelten überall.',
    'Ein neuer Hauptstand braucht einen freien Bauplatz, der an kein anderes Plättchen grenzt, und daneben ein freies Feld für seinen Eingang.',
    'Ein Ausbau vergrößert deinen Stand. Er kostet für jedes Plättchen, das der Stand dann hat, eine Münze seiner Farbe. Zwei andere Münzen ersetzen eine davon, nur die erste nicht.',
    'Für einen Ausbau bekommst du einen Punkt je Plättchen des Standes. Der größte Stand einer Farbe bringt Medaillen, und eine eroberte Medaille zählt sofort.',
    'Kunden gehen auf kürzestem Weg zum nächsten freien Eingang ihrer Farbe. Jeder Marktschreier, den du spielst, lockt sie an einem näheren Eingang vorbei.',
    'Am eigenen Stand verdienst du eine Münze je Plättchen. An einem fremden bekommst du eine Münze, und der Besitzer wird nach Plättchen bezahlt.',
    'Der Kunde verlässt den Spielplan, und der bisher wartende nimmt den Platz am Eingang ein.',
    'Ist in einer Farbe kein Ausbau mehr übrig oder in zwei Farben nur noch je einer, beginnt die Schlussphase: Jetzt wird nur noch gebaut, bis niemand mehr kann oder will.',
    'Zum Schluss zählen alle Medaillen noch einmal, und je drei Münzen geben einen Punkt.',
  ],
  group: {
    R1: 'Material',
    R2: 'Spielplan',
    R3: 'Aufbau',
    R4: 'Der Zug',
    R5: 'Einen Hauptstand bauen',
    R6: 'Einen Stand ausbauen',
    R7: 'Mit einem Hauptstand umziehen',
    R8: 'Einen Kunden anlocken',
    R9: 'Zwei Karten ziehen',
    R11: 'Spielende',
    R12: 'Wer was weiß',
  },
  rule: {
    'R1.1': 'Es gibt sechs Farben. Violette Stände sind Restaurants.',
    'R1.2': 'Jede Farbe hat einen Kunden. Fünf sind im Markt, der sechste wartet neben dem Spielplan.',
    'R1.3':
      'Baukarten sind Standardkarten für einen Abschnitt und Joker für drei. Marktschreier haben einen eigenen Vorrat.',
    'R1.4': 'Du besitzt einen Hauptstand in jeder Farbe. Die Ausbauten sind ein Vorrat für alle.',
    'R1.5':
      'Zu jeder Farbe gehören eine Gold- und eine Silbermedaille. Sie zählen so viele Punkte, wie darauf steht.',
    'R1.6': 'Münzen gibt es in den sechs Farben. Die Bank hat immer genug davon.',
    'R2.1':
      'Der Spielplan hat neun Abschnitte. Felder sind benachbart, wenn sie eine Seite gemeinsam haben; Ecken zählen nicht.',
    'R2.2':
      'Einige Felder bilden den Restaurantbereich, alle anderen den Marktbereich. Beide gehören zu Abschnitten.',
    'R2.3': 'Fünf Felder des Marktbereichs sind Startfelder für die Kunden.',
    'R2.4':
      'Ein Stand ist ein Hauptstand mit all seinen Ausbauten. Seine Größe ist die Zahl seiner Plättchen.',
    'R2.5':
      'Ein Hauptstand zeigt auf ein Nachbarfeld, seinen Eingang. Der Eingang hat die Farbe des Standes, und kein Plättchen darf darauf liegen.',
    'R2.6': 'Ein Bauplatz ist frei, wenn dort kein Plättchen, kein Eingang und kein Kunde ist.',
    'R2.7':
      'Kunden gehen im Marktbereich überall, wo kein Plättchen liegt. Eingänge und andere Kunden stehen ihnen nicht im Weg.',
    'R3.1': 'Vier Baukarten liegen offen als Auslage, die übrigen bilden den Stapel.',
    'R3.2':
      'Die Kunden werden gezogen: Fünf kommen auf die Startfelder, der letzte wartet neben dem Spielplan.',
    'R3.3': 'Du beginnst ohne Punkte, mit einer Münze jeder Farbe und drei Baukarten.',
    'R3.4': 'Das Los bestimmt, wer beginnt. Gespielt wird im Uhrzeigersinn.',
    'R3.5':
      'In der variablen Startaufstellung legt ihr reihum je drei Hauptstände, ohne Karten. Kein Abschnitt darf dabei mehr als zwei Hauptstände bekommen.',
    'R3.6':
      'In der vorgegebenen Startaufstellung bestimmt die Edition, wo eure Hauptstände liegen. Sie eignet sich für die ersten Partien.',
    'R3.7':
      'Zu zweit liegen auch sechs neutrale Hauptstände auf dem Spielplan. In der variablen Startaufstellung zieht ihr sie abwechselnd und legt sie.',
    'R3.8': 'Wenn alles liegt, beginnt der Startspieler.',
    'R4.1':
      'In deinem Zug führst du genau eine Aktion aus: bauen, einen Kunden anlocken oder zwei Karten ziehen. Passen kannst du nicht.',
    'R4.2':
      'Zum Bauen spielst du eine Standardkarte für den Abschnitt des Bauplatzes, oder einen Joker mit diesem Abschnitt und 1 Münze beliebiger Farbe, oder drei beliebige Karten für jeden Bauplatz.',
    'R4.3':
      'Die Karten müssen zu dem Bauplatz passen, auf den das Plättchen kommt. Der Abschnitt des Eingangs spielt keine Rolle.',
    'R4.4':
      'Joker und Ausbau zahlst du zusammen aus deinen eigenen Münzen. Ohne Geld dient ein Joker nur als eine von drei Karten.',
    'R5.1':
      'Ein neuer Hauptstand kommt aus deinem Vorrat. Er braucht einen freien Bauplatz und daneben ein freies Feld für den Eingang.',
    'R5.2': 'Violette Hauptstände kommen in den Restaurantbereich, alle anderen in den Marktbereich.',
    'R5.3':
      'Der Eingang liegt immer im Marktbereich. Er darf in einem anderen Abschnitt liegen als der Hauptstand.',
    'R5.4':
      'Ein Abschnitt fasst höchstens einen Hauptstand jeder Farbe, egal, wem er gehört. Ausbauten und Eingänge zählen nicht.',
    'R5.5':
      'Ein neuer Hauptstand darf an kein Plättchen grenzen, auch an kein eigenes. An Eingänge darf er grenzen.',
    'R5.6': 'Zwei Eingänge liegen nie auf demselben Feld.',
    'R5.7':
      'Ein neuer Hauptstand muss jedem Kunden einen Weg zu jedem Eingang lassen, auch zu seinem eigenen.',
    'R5.8':
      'Ein neuer Hauptstand kostet nur die Karten und, mit einem Joker, dessen Münze. Punkte bringt er nicht.',
    'R6.1':
      'Einen Ausbau nimmst du aus dem Vorrat, in einer Farbe, in der du einen Hauptstand auf dem Spielplan hast. Er braucht einen freien Bauplatz.',
    'R6.2': 'Violette Ausbauten kommen in den Restaurantbereich, alle anderen in den Marktbereich.',
    'R6.3': 'Ein Ausbau grenzt an deinen eigenen Stand seiner Farbe.',
    'R6.4':
      'Ein Ausbau darf an keinen anderen Stand seiner Farbe grenzen. Stände verschiedener Farben dürfen sich berühren.',
    'R6.5':
      'Nach dem Bauen kommen die Kunden noch zu jedem Eingang, wie lang der Weg auch ist. Andere Felder dürfen abgeschnitten sein.',
    'R6.6':
      'Du zahlst für jedes Plättchen, das der Stand dann hat, eine Münze seiner Farbe. Jede außer der ersten kannst du durch zwei Münzen anderer Farben ersetzen.',
    'R6.7': 'Ein Ausbau bringt 1 Punkt für jedes Plättchen des Standes.',
    'R6.8':
      'Ist dein Stand danach allein der größte seiner Farbe, bekommst du beide Medaillen. Zieht er mit dem größten nur gleich, bekommst du die silberne von dem, der sie hat.',
    'R6.9':
      'Medaillen, die du in diesem Zug nimmst, zählen sofort. Die du schon hattest, zählen jetzt nicht.',
    'R7.1':
      'Mit einem Hauptstand darfst du umziehen, wenn er keinen Ausbau hat und auch nirgends einen bekommen kann. Kunden, die im Weg stehen, zählen dabei nicht.',
    'R7.2':
      'Beim Umzug kommt der Hauptstand auf einen neuen Bauplatz, als käme er aus deinem Vorrat. Sein alter Platz zählt nicht mehr.',
    'R7.3': 'Neutrale Hauptstände ziehen nie um und werden nie ausgebaut.',
    'R7.4': 'Steht ein Kunde auf dem alten Eingang, bleibt er dort, wenn der Hauptstand umzieht.',
    'R8.1':
      'Du lockst einen der fünf Kunden im Markt zu einem Eingang seiner Farbe, auf dem niemand steht. Wem der Eingang gehört, spielt keine Rolle.',
    'R8.2': 'Ein Kunde nimmt immer einen kürzesten Weg. Gezählt werden die Schritte.',
    'R8.3':
      'Ein Kunde geht zum nächsten freien Eingang seiner Farbe. Sind mehrere gleich nah, entscheidest du.',
    'R8.4':
      'Mit jedem Marktschreier, den du spielst, geht der Kunde an einem näheren freien Eingang vorbei. Du spielst genau so viele wie nötig, und sie gehen in den Vorrat zurück.',
    'R8.5':
      'Der angelockte Kunde verlässt den Spielplan und wartet. Der bisher wartende stellt sich auf den Eingang.',
    'R8.6':
      'Dein eigener Stand bringt dir eine Münze je Plättchen. Ein fremder bringt dir eine Münze und dem Besitzer eine je Plättchen. Ein neutraler bringt dir eine.',
    'R9.1':
      'Du nimmst zwei Karten nacheinander: aus der Auslage, vom Stapel oder einen Marktschreier, solange es welche gibt.',
    'R9.2':
      'Hast du danach mehr als vier Baukarten auf der Hand, wirfst du ab, bis es vier sind. Marktschreier zählen nicht.',
    'R9.3': 'Leere Plätze der Auslage werden erst am Ende des Zuges aufgefüllt.',
    'R9.4': 'Sobald der Stapel leer ist, werden die abgelegten Karten gemischt und bilden den neuen Stapel.',
    'R11.1':
      'Die Schlussphase beginnt, sobald in einer Farbe kein Ausbau mehr übrig ist oder in zwei Farben höchstens je einer.',
    'R11.2':
      'In der Schlussphase kannst du nur bauen oder aussteigen. Kannst du nichts bauen, scheidest du aus. Wer draußen ist, bleibt draußen.',
    'R11.3':
      'Die anderen spielen weiter, auch wenn nur einer übrig ist. Sind alle draußen, ist das Spiel aus.',
    'R11.4':
      'Am Ende zählt jede Medaille noch einmal für den, der sie hat, und je drei Münzen beliebiger Farben geben 1 Punkt.',
    'R11.5': 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr den Sieg.',
    'R11.6': 'Baut in zwölf Zügen je Spieler niemand einen Hauptstand oder Ausbau, beginnt die Schlussphase.',
    'R12.1':
      'Alle sehen Spielplan, Punkte, Medaillen, Marktschreier, Auslage, Ablage, Zahlungen und Einnahmen, und wie viele Karten jede Hand und der Stapel haben.',
    'R12.2':
      'Verborgen bleiben die Handkarten, die Reihenfolge des Stapels und das Geld jedes Spielers. Das Geld wird am Ende offen, oder früher, wenn der Tisch das vereinbart hat.',
  },
} satisfies RuleMessages;
