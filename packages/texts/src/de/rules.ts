import type { RuleMessages } from '../messages/rules.ts';

export const rules = {
  overview: [
    'Du handelst auf dem Basar von Kairo. Am Ende gewinnt, wer die meisten Siegpunkte hat.',
    'Alle besitzen in jeder der sechs Farben einen Hauptstand. Drei davon liegen zu Beginn auf dem Spielplan.',
    'In deinem Zug führst du eine Aktion aus: bauen, einen Kunden anlocken oder zwei Karten ziehen.',
    'Zum Bauen spielst du eine Baukarte für den Abschnitt, in den das Plättchen kommt. Ein Joker gilt für drei Abschnitte und kostet eine Münze. Drei beliebige Karten gelten überall.',
    'Ein neuer Hauptstand braucht einen freien Bauplatz, der an kein anderes Plättchen grenzt, und daneben ein freies Feld für seinen Eingang.',
    'Ein Ausbau vergrößert deinen Stand. Er kostet für jedes Plättchen des vergrößerten Standes eine Münze seiner Farbe. Jede davon kannst du durch zwei andersfarbige ersetzen, mindestens eine muss aber passen.',
    'Für einen Ausbau bekommst du einen Siegpunkt je Plättchen des Standes. Der größte Stand einer Farbe bringt Medaillen, und eine eroberte Medaille zählt sofort.',
    'Kunden gehen auf kürzestem Weg zum nächsten freien Eingang ihrer Farbe. Jeder Marktschreier, den du spielst, lockt sie an einem näheren Eingang vorbei.',
    'Am eigenen Stand verdienst du eine Münze je Plättchen. An einem fremden bekommst du eine Münze und der Besitzer eine je Plättchen.',
    'Der Kunde verlässt den Spielplan, und der bisher wartende nimmt seinen Platz am Eingang ein.',
    'Ist in einer Farbe kein Ausbau mehr übrig oder in zwei Farben nur noch je einer, beginnt die Schlussphase: Jetzt wird nur noch gebaut, bis niemand mehr kann oder will.',
    'Zum Schluss zählen alle Medaillen noch einmal, und je drei Münzen geben einen Siegpunkt.',
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
    R10: 'Spielpläne und Werte',
    R11: 'Spielende',
    R12: 'Wer was weiß',
  },
  rule: {
    'R1.1':
      'Es gibt sechs Farben: Rot, Gelb, Grün, Blau, Weiß und Violett. Violette Stände sind Restaurants.',
    'R1.2': 'Jede Farbe hat einen Kunden. Fünf stehen auf dem Markt, der sechste wartet neben dem Spielplan.',
    'R1.3':
      'Es gibt zwei Arten von Baukarten: Standardkarten für einen Abschnitt und Joker für drei. Die Marktschreier haben einen eigenen Vorrat.',
    'R1.4': 'Du besitzt einen Hauptstand in jeder Farbe. Die Ausbauten bilden einen gemeinsamen Vorrat.',
    'R1.5':
      'Zu jeder Farbe gehören eine Gold- und eine Silbermedaille. Sie zählen so viele Siegpunkte, wie darauf steht.',
    'R1.6': 'Münzen gibt es in den sechs Farben, jede ist 1 wert. Die Bank hat immer genug davon.',
    'R2.1':
      'Der Spielplan hat neun Abschnitte, drei Reihen mit je drei. Felder sind benachbart, wenn sie eine Seite gemeinsam haben; Ecken zählen nicht.',
    'R2.2':
      'Einige Felder bilden den Restaurantbereich, alle anderen den Marktbereich. Auch Restaurantfelder gehören zu einem Abschnitt.',
    'R2.3': 'Fünf Felder des Marktbereichs sind Startfelder für die Kunden.',
    'R2.4':
      'Ein Stand ist ein Hauptstand mit all seinen Ausbauten. Seine Größe ist die Zahl seiner Plättchen.',
    'R2.5':
      'Ein Hauptstand ist zu einem Nachbarfeld ausgerichtet, seinem Eingang. Der Eingang gehört zum Hauptstand und hat dessen Farbe, und kein Plättchen darf darauf liegen.',
    'R2.6': 'Ein Bauplatz ist frei, wenn dort kein Plättchen, kein Eingang und kein Kunde ist.',
    'R2.7':
      'Kunden gehen im Marktbereich überall, wo kein Plättchen liegt. Eingänge und andere Kunden stehen ihnen nicht im Weg.',
    'R3.1':
      'Die Baukarten werden gemischt. Vier liegen offen als Auslage, die übrigen bilden verdeckt den Stapel.',
    'R3.2':
      'Die Kunden werden ausgelost: Fünf kommen auf die Startfelder, der letzte wartet neben dem Spielplan.',
    'R3.3':
      'Alle wählen ein Symbol und beginnen ohne Punkte, mit einer Münze jeder Farbe und drei Baukarten vom Stapel.',
    'R3.4': 'Das Los bestimmt den Startspieler, bei jeder Startaufstellung. Gespielt wird im Uhrzeigersinn.',
    'R3.5':
      'In der variablen Startaufstellung legt ihr reihum je drei Hauptstände, nach den Regeln für neue Hauptstände (R5), aber ohne Karten. Kein Abschnitt darf dabei mehr als zwei Hauptstände bekommen; neutrale zählen mit, Eingänge nicht.',
    'R3.6':
      'In der vorgegebenen Startaufstellung bestimmt der Spielplan, wo eure je drei Hauptstände liegen. Für die ersten Spiele ist sie empfehlenswert.',
    'R3.7':
      'Im Spiel zu zweit liegen zusätzlich sechs neutrale Hauptstände auf dem Spielplan, einer je Farbe, die niemandem gehören. In der variablen Startaufstellung zieht ihr sie abwechselnd blind und legt sie nach denselben Regeln, der Startspieler zuerst. Passt einer nirgends, kommt er beiseite, und der andere zieht den nächsten.',
    'R3.8': 'Wenn alles liegt, beginnt der Startspieler.',
    'R4.1':
      'In deinem Zug führst du genau eine Aktion aus: bauen (Hauptstand, Ausbau oder Umzug), einen Kunden anlocken oder zwei Karten ziehen. Passen kannst du nicht.',
    'R4.2':
      'Zum Bauen wirfst du Baukarten offen ab: entweder eine Standardkarte für den Abschnitt des Bauplatzes oder einen Joker mit diesem Abschnitt, für 1 Münze beliebiger Farbe, oder drei beliebige Karten für jeden Bauplatz, selbst wenn du eine passende hast. Joker unter drei Karten kosten nichts.',
    'R4.3':
      'Die Karten müssen zu dem Bauplatz passen, auf den das Plättchen kommt. Der Abschnitt des Eingangs spielt keine Rolle.',
    'R4.4':
      'Joker und Ausbau zahlst du zusammen aus deinen eigenen Münzen. Du wählst, welche; sie gehen alle an die Bank. Ohne Geld kannst du einen Joker nur als eine von drei Karten spielen.',
    'R5.1':
      'Ein neuer Hauptstand kommt aus deinem Vorrat. Er braucht einen freien Bauplatz und daneben ein freies Feld für den Eingang.',
    'R5.2': 'Violette Hauptstände kommen in den Restaurantbereich, alle anderen in den Marktbereich.',
    'R5.3':
      'Der Eingang liegt immer im Marktbereich. Er darf in einem anderen Abschnitt liegen als der Hauptstand.',
    'R5.4':
      'Ein Abschnitt fasst höchstens einen Hauptstand jeder Farbe, egal, wem er gehört; auch neutrale zählen. Ausbauten und Eingänge zählen nicht.',
    'R5.5':
      'Ein neuer Hauptstand darf an kein Plättchen grenzen, auch an kein eigenes. An Eingänge darf er grenzen.',
    'R5.6': 'Zwei Eingänge liegen nie auf demselben Feld.',
    'R5.7': 'Ein neuer Hauptstand muss jedem Kunden einen Weg zu jedem Eingang lassen, auch zum neuen.',
    'R5.8':
      'Ein neuer Hauptstand kostet nur die Karten und, mit einem einzelnen Joker, dessen Münze. Punkte bringt er nicht.',
    'R6.1':
      'Einen Ausbau nimmst du aus dem Vorrat, solange er reicht, in einer Farbe, in der du einen Hauptstand auf dem Spielplan hast. Er braucht einen freien Bauplatz.',
    'R6.2': 'Violette Ausbauten kommen in den Restaurantbereich, alle anderen in den Marktbereich.',
    'R6.3':
      'Ein Ausbau muss an deinen eigenen Stand derselben Farbe grenzen, an den Hauptstand oder an einen seiner Ausbauten.',
    'R6.4':
      'Ein Ausbau darf an keinen anderen Stand derselben Farbe grenzen, weder an einen fremden noch an einen neutralen. Stände verschiedener Farben dürfen sich berühren, und Ausbauten dürfen neben Eingängen liegen.',
    'R6.5':
      'Nach dem Bauen müssen die Kunden noch jeden Eingang erreichen können, wie lang der Weg auch ist. Felder ohne Eingang und Kunden dürfen abgeschnitten sein; ausbauen kannst du dort trotzdem. Violette Plättchen versperren nie einen Weg.',
    'R6.6':
      'Du zahlst für jedes Plättchen des vergrößerten Standes eine Münze seiner Farbe. Bis auf eine kannst du jede durch zwei andersfarbige ersetzen, beliebig gemischt und auch dann, wenn du genug passende hast.',
    'R6.7': 'Ein Ausbau bringt 1 Siegpunkt für jedes Plättchen des vergrößerten Standes.',
    'R6.8':
      'Ist dein Stand danach als einziger der größte seiner Farbe, bekommst du beide Medaillen oder die, die dir noch fehlt, aus dem Vorrat oder von einem Mitspieler. Zieht er mit dem größten nur gleich, bekommst du die silberne von dem, der sie hat. In den Vorrat kommen Medaillen nie zurück.',
    'R6.9':
      'Medaillen, die du in diesem Zug nimmst, zählen sofort, auch die aus dem Vorrat. Für Medaillen, die du schon hattest, gibt es jetzt nichts.',
    'R7.1':
      'Mit einem Hauptstand darfst du umziehen, wenn er keinen Ausbau hat und blockiert ist, also auch nirgends einen bekommen kann. Kunden im Weg, Geld, Karten und Vorrat zählen dabei nicht.',
    'R7.2':
      'Beim Umzug kommt der Hauptstand mit Karten auf einen neuen Bauplatz, als käme er aus deinem Vorrat. Sein alter Platz zählt nicht mehr und darf sein Eingang werden. Ihn nur zu drehen ist kein Umzug.',
    'R7.3': 'Neutrale Hauptstände ziehen nie um und werden nie ausgebaut.',
    'R7.4':
      'Steht ein Kunde auf dem alten Eingang, bleibt er dort. Das Feld ist dann kein Eingang mehr, aber erst frei, wenn der Kunde geht.',
    'R8.1':
      'Du lockst einen der fünf Kunden auf dem Markt zu einem freien Eingang seiner Farbe: deinem eigenen, einem fremden oder einem neutralen. Frei ist ein Eingang, auf dem kein Kunde steht. Ist keiner frei, kannst du diesen Kunden nicht anlocken.',
    'R8.2': 'Ein Kunde nimmt immer den kürzesten Weg. Gezählt werden die Schritte von Feld zu Feld.',
    'R8.3':
      'Ein Kunde geht zum nächsten freien Eingang seiner Farbe. Sind mehrere gleich nah, entscheidest du.',
    'R8.4':
      'Mit jedem Marktschreier, den du spielst, geht der Kunde an einem näheren freien Eingang vorbei. Du spielst genau so viele wie nötig, und sie gehen in den Vorrat zurück.',
    'R8.5':
      'Der angelockte Kunde verlässt den Spielplan und wartet. Der bisher wartende stellt sich auf den Eingang.',
    'R8.6':
      'Die Münzen haben die Farbe des Standes. Dein eigener Stand bringt dir eine je Plättchen. Ein fremder bringt dir eine und dem Besitzer eine je Plättchen. Ein neutraler Hauptstand bringt dir eine.',
    'R9.1':
      'Du nimmst zwei Karten nacheinander: aus der Auslage, oben vom Stapel oder einen Marktschreier, solange es welche gibt. Die erste siehst du, bevor du die zweite wählst.',
    'R9.2':
      'Hast du danach mehr als vier Baukarten auf der Hand, wirfst du Karten deiner Wahl ab, bis es vier sind. Das Handlimit gilt nur dann. Marktschreier liegen offen und zählen nicht.',
    'R9.3': 'Leere Plätze der Auslage werden erst am Ende des Zuges aufgefüllt, nach dem Abwerfen.',
    'R9.4':
      'Sobald die letzte Karte den Stapel verlässt, werden die abgelegten Karten gemischt und bilden den neuen Stapel.',
    R10: 'Die Form des Spielplans, die Abschnitte der Joker, die Zahl der Teile, der Wert der Medaillen und die vorgegebene Startaufstellung hängen vom Spielplan ab. Auf beiden Spielplänen dieses Spiels gibt es 3 Standardkarten je Abschnitt, 6 Joker (einen für jede Reihe und jede Spalte von Abschnitten), 6 Ausbauten je Farbe und 7 Marktschreier; eine Goldmedaille zählt 3 Siegpunkte, eine Silbermedaille 2. Das ist eine Rekonstruktion: Das gedruckte Spiel kann abweichen.',
    'R11.1':
      'Die Schlussphase beginnt, sobald nach einem Ausbau in einer Farbe kein Ausbau mehr übrig ist oder in zwei Farben höchstens je einer. Es geht gleich mit dem nächsten Spieler weiter: Die Runde wird nicht zu Ende gespielt, und auch wer die Schlussphase ausgelöst hat, kommt wieder an die Reihe.',
    'R11.2':
      'In der Schlussphase kannst du nur bauen oder aussteigen. Kannst du in deinem Zug nichts bauen, scheidest du aus. Wer draußen ist, bleibt draußen und kann seine Medaillen noch verlieren.',
    'R11.3':
      'Die anderen spielen weiter; der letzte darf mehrmals nacheinander bauen. Sind alle draußen, ist das Spiel aus.',
    'R11.4':
      'Am Ende zählt jede Medaille noch einmal für den, der sie hat, und je drei Münzen beliebiger Farben geben 1 Siegpunkt. Für ein oder zwei übrige Münzen gibt es nichts.',
    'R11.5': 'Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.',
    'R11.6':
      'Baut zwölf Züge je Spieler lang niemand einen neuen Hauptstand oder Ausbau, beginnt mit dem nächsten Spieler die Schlussphase. Umzüge zählen dabei nicht.',
    'R12.1':
      'Alle sehen Spielplan, Kunden, Punkte, Medaillen, Vorräte, Marktschreier, Auslage und Ablage, welche offene Karte oder welchen Marktschreier jemand nimmt, alle Zahlungen und Einnahmen sowie die Kartenzahl jeder Hand und des Stapels.',
    'R12.2':
      'Verborgen bleiben die Handkarten, die Reihenfolge des Stapels und das Geld der anderen. Das Geld wird am Ende aufgedeckt, auf Wunsch ist es von Anfang an offen. Zahlungen und Einnahmen sind öffentlich: Mitzählen ist erlaubt.',
  },
} satisfies RuleMessages;
