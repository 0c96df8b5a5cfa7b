import type { RulebookTexts } from '../messages/rulebook.ts';

export const texts = {
  title: 'Regelbuch',
  search: {
    label: 'In den Regeln suchen, auch nach Nummern wie R5.5',
    placeholder: 'Wort oder Nummer, etwa R5.5',
    clear: 'Suche leeren',
    found: (count, asked) => `${count} ${count === 1 ? 'Stelle' : 'Stellen'} zu „${asked}“`,
    nothing: (asked) =>
      `Nichts zu „${asked}“ gefunden. Versuch es mit einer Spielfigur („Kunde“) oder einer Nummer („R5.5“).`,
  },
  print: 'Drucken',
  example: (number) => `Beispiel ${number}`,
  interpretation: 'Auslegung',
  reconstructed: 'rekonstruiert',
  marks:
    'Ein gestrichelter Rahmen mit Fragezeichen heißt Auslegung: Die gedruckten Regeln sagen nichts dazu, und diese Ausgabe entscheidet so. Ein schraffierter Rahmen heißt rekonstruiert: Der Wert ging mit den Bildern der gedruckten Spielregel verloren.',
  decided: {
    'R1.6':
      'In der Schachtel liegen in jeder Farbe Münzen im Wert von 20. Keine Spielregel sagt, was geschieht, wenn sie ausgehen; hier gehen sie nie aus.',
    'R3.4':
      'Gedruckt wird der Startspieler nur bei der variablen Startaufstellung ausgelost. Bei der anderen ist das Los ebenso gerecht.',
    'R3.6':
      'Gedruckt steht nirgends, wer welche der vorgegebenen Stellungen bekommt. Hier geht es nach Plätzen.',
    'R3.7':
      'Gedruckt steht weder, wer zuerst zieht, noch was mit einem neutralen Hauptstand geschieht, der nirgends hinpasst.',
    'R4.2':
      'Drei Ausgaben erlauben drei Karten nur, wenn keine passt. Bei verdeckten Karten könnte das niemand prüfen, also gehen drei beliebige immer. Gespielte Karten sehen alle.',
    'R5.7':
      'Gedruckt gilt das nur für Ausbauten. Aber auch ein Hauptstand kann eine Gasse schließen, und „am nächsten“ hätte bei einem unerreichbaren Eingang keinen Sinn.',
    'R7.1':
      'Blockiert ist ein Hauptstand nach den Spielregeln, wenn er zugebaut ist. Kunden gehen weiter, Karten und Münzen kommen und gehen; deshalb zählt davon nichts.',
    'R7.2':
      'Zwei der vier Spielregeln verlangen einen anderen Bauplatz. Drehen würde dem Hauptstand nichts nützen; dass sein alter Bauplatz zum Eingang wird, ist kein Grund, den Umzug zu verbieten.',
    'R7.4': 'Ein Kunde auf dem Eingang eines Hauptstandes, der umzieht, kommt in den Spielregeln nicht vor.',
    'R8.4':
      'Die Spielregeln sagen nicht, wessen Marktschreier zählen und ob man mehr spielen darf, als nötig sind.',
    'R9.1':
      'Die Spielregeln lassen offen, ob man die erste Karte sieht, bevor man die zweite wählt. Hier sieht man sie.',
    'R9.3':
      'Wie die Auslage aufgefüllt wird, steht nirgends. Es ändert nur, wer wann was sieht, und von links nach rechts ist so gut wie jede andere Folge.',
    'R11.4': 'Die Spielregeln sagen nicht, ob Münzen verschiedener Farben zusammenzählen. Hier tun sie es.',
    'R11.6': 'Nichts Gedrucktes beendet ein Spiel, in dem niemand mehr ausbaut.',
    'R12.2':
      'Geld ist verdeckt, aber alle Zahlungen sind offen: Wer mitzählt, weiß es. Diese Ausgabe zählt nicht für dich mit.',
  },
  lost: {
    'R1.3':
      'Welche drei Abschnitte ein Joker zeigt, war nur auf einem Bild zu sehen. Hier ist es eine Reihe oder eine Spalte.',
    'R1.5':
      'Die Werte standen auf den Medaillen. Gold 3 und Silber 2 passen zu den Punkten im gedruckten Beispiel.',
    'R2.1': 'Wie groß das Raster ist, war nur auf einem Bild zu sehen. 12 × 12 bietet Platz für alle Teile.',
    'R2.2':
      'Nach Rezensionen ist der Restaurantbereich ein U im Westen, Süden und Osten. Sein genauer Verlauf ist von uns.',
    'R2.3': 'Die Startfelder waren nur auf einem Bild zu sehen.',
    'R3.6':
      'Die vorgegebenen Stellungen waren Bilder. Unsere sind durch Spiele von Bots gegeneinander ausgewogen.',
    R10: 'Alles, was nur die Bilder zeigten, gehört zu den Daten des Spielplans; wer das gedruckte Spiel besitzt, kann es berichtigen.',
  },
  examples: {
    stands: {
      title: 'Stände und ihre Teile',
      text: 'Der grüne Stand hat drei Plättchen: den Hauptstand mit dem Symbol des Besitzers und zwei Ausbauten. Der Teppich ist sein Eingang. Das Restaurant steht im Restaurantbereich, sein Eingang liegt im Marktbereich.',
    },
    cards: {
      title: 'was Karten erlauben',
      text: 'Eine Standardkarte gilt für ihren Abschnitt. Ein Joker gilt für drei Abschnitte, von denen hier zwei zu sehen sind, und kostet eine Münze. Drei beliebige Karten zusammen gelten für jeden Abschnitt.',
    },
    stall: {
      title: 'ein neuer Hauptstand',
      text: 'In Abschnitt 2 steht schon ein gelber Hauptstand, also muss Gelb woandershin. Rund um den roten Stand geht es nicht, weil der Hauptstand an ihn grenzen würde, und in den Restaurantbereich kommt nur Violett.',
    },
    expand: {
      title: 'ein Ausbau',
      text: 'Das neue Plättchen muss an den blauen Stand auf c2 und d2 grenzen. Auf e2 und d3 würde es auch an den blauen Hauptstand von Lotus grenzen, und das ist verboten. Der rote stört nicht: Verschiedene Farben dürfen sich berühren.',
    },
    price: {
      title: 'zwei für eine',
      text: 'Das dritte Plättchen kostet drei blaue Münzen. Jede davon bis auf eine lässt sich durch zwei andersfarbige ersetzen. Zu wenige Münzen reichen nicht, und ohne eine blaue reichen auch noch so viele nicht.',
    },
    lanes: {
      title: 'die Gassen bleiben offen',
      text: 'Vom Eingang auf a1 führt der einzige Weg hinunter bis a4 und über b4 hinaus: Im Restaurantbereich gehen nie Kunden. Ein Plättchen auf a2, a3 oder b4 würde ihn schließen. Auf c2 ist Platz.',
    },
    medals: {
      title: 'Medaillen wandern',
      text: 'Ankh hat allein den größten grünen Stand und nimmt beide Medaillen. Auge zieht gleich und nimmt die silberne. Ankh baut weiter aus und holt sie zurück; die goldene war nie weg.',
    },
    blocked: {
      title: 'ein blockierter Hauptstand',
      text: 'Der gelbe Hauptstand von Ankh auf a2 hat im Süden und Osten Plättchen und im Norden seinen eigenen Eingang: Hier bekommt er nie einen Ausbau. Also darf er umziehen, und am neuen Ort gilt alles wie für einen neuen Hauptstand.',
    },
    lure: {
      title: 'Gleichstand und Marktschreier',
      text: 'Zwei freie grüne Eingänge sind gleich nah: Du wählst. Der auf d5 ist ebenso nah, aber dort steht ein Kunde. Der auf g4 ist weiter weg als zwei freie, also braucht er zwei Marktschreier. Der blaue Kunde ist nicht im Weg.',
    },
    final: {
      title: 'die Schlussphase beginnt',
      text: 'Nach diesem Ausbau ist von Gelb und Blau nur noch je ein Ausbau übrig. Mit dem nächsten Spieler beginnt die Schlussphase.',
    },
    scoring: {
      title: 'Schlusswertung',
      text: 'Jede Medaille zählt noch einmal, und je drei Münzen beliebiger Farben geben einen Punkt. Eine oder zwei übrige geben nichts. Wer zurücklag, kann noch gewinnen.',
    },
    neutral: {
      title: 'am neutralen Hauptstand',
      text: 'Der neutrale Eingang ist näher und bringt dir eine Münze. Mit einem Marktschreier geht der Kunde daran vorbei, und dein eigener Stand mit zwei Plättchen bringt dir zwei.',
    },
  },
  tasks: {
    stands: 'Wähle ein Feld, um zu erfahren, was dort ist.',
    cards: 'Wähle Karten, um zu sehen, wo du mit ihnen den weißen Hauptstand bauen kannst.',
    stall: 'Wo kann der gelbe Hauptstand stehen? Wähle ein Feld.',
    expand: 'Wo kann das nächste blaue Plättchen liegen? Wähle ein Feld.',
    price: 'Womit lässt sich das Plättchen auf d1 bezahlen? Wähle aus.',
    lanes: 'Wo kann der rote Stand von Ankh wachsen? Wähle ein Feld.',
    blocked: 'Wohin kann der gelbe Hauptstand umziehen? Wähle ein Feld.',
    lure: 'Wohin kann der grüne Kunde gehen? Wähle einen Eingang.',
    neutral: 'Wohin kann der rote Kunde gehen? Wähle einen Eingang.',
  },
  picture: (pieces) => `Teil des Spielplans: ${pieces}`,
  possible: (site) => `${site}: möglich.`,
  showAll: 'Alle möglichen Felder zeigen',
  pays: 'Das bezahlt den Preis.',
  score: {
    player: 'Spieler',
    before: 'Bisher',
    medals: 'Medaillen',
    coins: 'Münzen',
    total: 'Summe',
    wins: 'gewinnt',
  },
  left: 'Noch im Vorrat',
  cards: {
    heading: 'Wie man eine Karte liest',
    lines: [
      'Eine Baukarte ist eine kleine Karte des Spielplans mit seinen neun Abschnitten. In dem dunklen mit Stern und Nummer lässt sie dich bauen; das U am Rand ist der Restaurantbereich.',
      'Ein Joker ist dunkler, zeigt drei Abschnitte und trägt eine Münze: So viel kostet er, wenn du ihn allein spielst.',
      'Die Figur mit dem Fes ist ein Marktschreier. Er ist keine Baukarte: Er zählt nicht zu den vier Karten des Limits, und bauen kannst du mit ihm nie.',
    ],
  },
  two: {
    heading: 'Zu zweit',
    lines: [
      'Alles ist wie mit mehr Spielern, nur stehen sechs neutrale Hauptstände auf dem Spielplan, einer in jeder Farbe, die niemandem gehören (R3.7).',
      'Sie zählen überall, wo Hauptstände zählen: Ein Abschnitt mit einem neutralen nimmt keinen weiteren dieser Farbe auf (R5.4), kein neuer Hauptstand darf an einen grenzen (R5.5) und kein Ausbau an einen seiner Farbe (R6.4).',
      'Kunden gehen auch zu ihren Eingängen, wenn diese am nächsten sind (R8.3). Wer einen dorthin lockt, verdient eine Münze (R8.6).',
      'Neutrale Hauptstände werden nie ausgebaut, ziehen nie um und gewinnen keine Medaillen (R7.3).',
    ],
  },
  bots: {
    heading: 'Bots und Tipps',
    lines: [
      'Es gibt vier Stufen. Der Lehrling folgt einfachen Faustregeln. Der Händler spielt nach Gefühl, gelernt in vielen Spielen gegen sich selbst. Der Kaufmann und der Wesir spielen außerdem im Kopf durch, was folgen kann, der Wesir am längsten.',
      'Kein Bot sieht mehr als ein Mensch an seinem Platz: keine fremden Karten, nicht die Reihenfolge im Stapel. Was verdeckt ist, verteilen sie in Gedanken jedes Mal neu und zufällig, wenn sie einen Zug ausprobieren.',
      'Tipps gibt der Wesir. Er weiß nur, was auch du weißt, nennt die besten Züge und sagt, was für und was gegen sie spricht.',
      'Die Prozentzahl ist die Gewinnchance, wie der Wesir sie schätzt, wenn danach alle so gut spielen wie er. Gegen schwächere Gegner stehen deine Chancen besser. In einem ausgeglichenen Spiel zu viert hat jeder 25 %, zu zweit 50 %.',
      'Geschätzt wird mit durchgespielten Partien. Ein paar Prozent mehr oder weniger bedeuten nichts; dann nennt der Tipp die Züge etwa gleich gut.',
    ],
  },
  glossary: {
    heading: 'Glossar',
    meaning: {
      stall:
        'Das Plättchen, das jeder Spieler in jeder Farbe einmal besitzt. Es trägt sein Symbol und blickt auf seinen Eingang.',
      expansion: 'Ein Plättchen, das einen Stand vergrößert. Alle Spieler nehmen sie aus demselben Vorrat.',
      tile: 'Ein Hauptstand oder ein Ausbau: alles, was auf einem Bauplatz gebaut wird.',
      stand: 'Ein Hauptstand mit allen seinen Ausbauten. Seine Größe ist die Zahl seiner Plättchen.',
      neutral: 'Ein Hauptstand, der niemandem gehört. Im Spiel zu zweit gibt es sechs.',
      entry:
        'Das Feld vor einem Hauptstand, als Teppich gezeichnet. Dort kommen Kunden an, und gebaut wird dort nie.',
      openEntry: 'Ein Eingang, auf dem kein Kunde steht. Nur zu einem solchen lässt sich ein Kunde locken.',
      customer:
        'Eine Figur, die Münzen ihrer Farbe bringt. Fünf stehen im Marktbereich, der sechste wartet neben dem Spielplan.',
      barker:
        'Eine Karte, mit der ein Kunde an einem näheren freien Eingang vorbeigeht. Sie liegt offen vor dir und kommt, wenn du sie spielst, in den Vorrat zurück.',
      stallCard:
        'Eine Karte, die man zum Bauen braucht: eine Standardkarte für einen Abschnitt oder ein Joker für drei.',
      joker:
        'Eine Baukarte für einen von drei Abschnitten. Allein gespielt kostet sie eine Münze beliebiger Farbe.',
      coin: 'Geld in einer von sechs Farben. Jede Münze ist 1 wert.',
      medal:
        'Gold und Silber in jeder Farbe, für den größten Stand. Sie zählt, wenn man sie nimmt, und am Ende noch einmal.',
      point: 'Wer am Ende die meisten hat, gewinnt.',
      site: 'Ein Quadrat des Spielplans: Bauplatz, wo gebaut wird, Feld, wo Kunden gehen.',
      freeSite: 'Ein Bauplatz ohne Plättchen, Eingang und Kunden. Nur dort kann gebaut werden.',
      segment: 'Einer der neun Teile des Spielplans, nummeriert von 1 bis 9.',
      market: 'Alle Felder außerhalb des Restaurantbereichs. Hier gehen die Kunden.',
      restaurant: 'Die Bauplätze für violette Plättchen. Hier gehen nie Kunden.',
      start: 'Eines der fünf Felder, auf denen am Anfang Kunden stehen.',
      path: 'Der kürzeste Gang eines Kunden zu einem Eingang, gezählt in Schritten von Feld zu Feld.',
      display: 'Die vier Baukarten, die offen liegen.',
      pile: 'Die Baukarten, die verdeckt liegen.',
      discards: 'Die gespielten und abgeworfenen Baukarten. Ist der Stapel leer, werden sie der neue.',
      supply: 'Die Ausbauten und Medaillen, die noch niemand hat.',
      lure: 'Einen Kunden zu einem Eingang seiner Farbe gehen lassen und Münzen verdienen.',
      blocked: 'Ein Hauptstand ohne Ausbau, der an seinem Ort nie einen bekommen kann. Er darf umziehen.',
      final: 'Der letzte Teil des Spiels: Man kann nur noch bauen oder aussteigen.',
      scoring: 'Die letzten Punkte, wenn alle draußen sind: für Medaillen und für Münzen.',
    },
  },
} satisfies RulebookTexts;
