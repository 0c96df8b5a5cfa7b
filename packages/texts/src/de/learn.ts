import type { LearnMessages, Means } from '../messages/learn.ts';

const choose: { readonly [means in Means]: (what: string) => string } = {
  tap: (what) => `tippe ${what} an`,
  click: (what) => `klicke ${what} an`,
  press: (what) => `wähle ${what} mit der Eingabetaste`,
};

export const texts: LearnMessages = {
  title: 'Spielen lernen',
  about: (lessons) => `${lessons} kurze Lektionen von ein bis zwei Minuten. Die Reihenfolge bestimmst du.`,
  welcome: (lessons) => `Ich bin Nour. *${lessons} kurze Lektionen,* und du kennst den Basar.`,
  welcomeBack: (title) => `Willkommen zurück. *Weiter mit: ${title}.*`,
  allDone: 'Du kennst den ganzen Basar. *Jetzt spiel deine erste Partie.*',
  goTo: {
    first: 'Mit Lektion 1 beginnen',
    lesson: (number) => `Weiter mit Lektion ${number}`,
    game: 'Zur ersten Partie',
  },
  chapters: ['Erste Schritte', 'Wachsen', 'Das ganze Spiel'],
  progress: (done, of) => `${done} von ${of}`,
  path: 'Lektionen',
  state: { done: 'geschafft', next: 'als Nächstes', open: 'noch offen' },
  stop: (number, title, state) => `Lektion ${number}, ${title}, ${state}`,
  legend: {
    done: 'dein Zeichen: geschafft',
    open: 'zwei Balken: noch offen',
    kept: 'Alle Lektionen sind offen. Dein Stand bleibt in diesem Browser.',
  },
  game: { title: 'Deine erste Partie', text: 'Ein echtes Spiel gegen den Lehrling, mit Tipps von Nour.' },
  rules: { title: 'Die Regeln', text: 'Jede Regel mit ihrer Nummer, zum Nachschlagen.' },
  lessonOf: (number, lessons) => `Lektion ${number} von ${lessons}`,
  leave: 'Lektion verlassen',
  task: 'Aufgabe',
  cited: 'Regeln',
  startOver: 'Von vorn',
  showMe: 'Zeig es mir',
  tryAgain: 'Noch einmal',
  next: (title) => `Weiter: ${title}`,
  done: 'Lektion geschafft.',
  saved: 'Dein Stand ist in diesem Browser gespeichert.',
  matters: 'Warum das wichtig ist',
  gains: {
    stand: (tiles) => `Dein Stand hat jetzt ${tiles} Plättchen`,
    medal: (medal, from) => {
      const name = medal === 'gold' ? 'Goldmedaille' : 'Silbermedaille';
      return from === undefined ? name : `${name}, abgenommen von ${from}`;
    },
    total: 'Punkte insgesamt',
  },
  refused: 'So nicht: *Der Hinweis sagt, warum.* Versuch etwas anderes.',
  tryAt: (site) => `Sieh dir *${site}* an. Versuch es dort.`,
  shown: 'So geht es. Sieh auf den Plan, *dann bestätige selbst.*',
  rival: 'Jetzt zieht Auge. *Sieh zu, was geschieht.*',
  endTurn: 'Gut. *Beende jetzt deinen Zug.*',
  lesson: {
    read: {
      title: 'Den Basar lesen',
      say: 'Was gehört wem? *Sieh dir drei Dinge auf dem Plan an.*',
      task: 'Sieh dir deinen grünen Stand an, einen Stand von Auge und einen freien Bauplatz.',
      note: (means) =>
        `Zum Ansehen ${choose[means]('etwas')}: Eine Karte sagt, wem es gehört und was damit geht. Schließ jede Karte, bevor du weitermachst.`,
      wrong: {},
      beside: 'Das ist erlaubt. *Aber sieh dich erst um: Nimm es zurück.*',
      glad: 'Dein Zeichen heißt: *deins.* Jeder Teppich ist ein Eingang.',
      matters:
        'Ein Hauptstand mit seinen Ausbauten ist ein Stand; seine Größe ist die Zahl seiner Plättchen. Jeder Hauptstand blickt auf seinen Eingang, den Teppich; dorthin kommen seine Kunden. Die neun nummerierten Teile des Plans sind Abschnitte, das Pflaster mit den Rauten ist der Restaurantbereich. Auf dem Plan ist alles offen; verborgen sind nur die Handkarten und die Münzen der anderen.',
    },
    lure: {
      title: 'Einen Kunden anlocken',
      say: 'Kunden kaufen bei ihrer Farbe. *Locke den gelben an.*',
      task: 'Verdiene 2 gelbe Münzen an deinem gelben Stand.',
      note: (means) =>
        `Wähle „Anlocken“, ${choose[means]('den Kunden im gelben Gewand')} und bestätige. Die Plättchen mit deinem Zeichen gehören dir; ein Teppich ist der Eingang eines Hauptstands.`,
      wrong: { 'R8.1': 'Dorthin kommt niemand. *Versuch es mit dem gelben Kunden.*' },
      beside: 'Auch das bringt Geld. *Nimm es zurück und locke Gelb an.*',
      glad: 'Zwei Plättchen, *zwei Münzen.* Der Wartende rückt nach.',
      matters:
        'In deinem Zug tust du genau eines von dreien: bauen, einen Kunden anlocken oder zwei Karten ziehen. Dein eigener Stand bringt 1 Münze für jedes Plättchen. Bei einem Gegner bekommst du 1 Münze und er 1 für jedes Plättchen; bei einem neutralen Hauptstand bekommst du 1. Plättchen versperren den Weg, Eingänge und andere Kunden nicht.',
    },
    draw: {
      title: 'Zwei Karten ziehen',
      say: 'Karten sagen, wo du baust. *Nimm die für Abschnitt 5.*',
      task: 'Nimm die Karte für Abschnitt 5 und behalte sie.',
      note: (means) =>
        `Wähle „Zwei ziehen“ und ${choose[means]('die Karte')}. Die zweite ist dir überlassen. Am Ende dürfen nur vier Baukarten in deiner Hand bleiben; Marktschreier zählen nicht mit.`,
      wrong: { 'R9.1': 'Du ziehst gerade: *Nimm erst die zweite Karte.*' },
      beside: 'Die 5 hast du nicht. *Fang von vorn an und behalte sie.*',
      glad: 'Du hast die 5: *Du darfst in Abschnitt 5 bauen.*',
      matters:
        'Das Limit von vier gilt nur nach dem Ziehen. Die Auslage wird am Ende deines Zuges aufgefüllt. Was dir der Stapel gezeigt hat, lässt sich nicht zurücknehmen.',
    },
    build: {
      title: 'Einen Hauptstand bauen',
      say: 'Ein Hauptstand kostet nur eine Karte. *Baue den blauen.*',
      task: 'Baue deinen blauen Hauptstand mit seinem Eingang.',
      note: (means) =>
        `Deine Karten gelten für die Abschnitte 2 und 7. Wähle „Bauen“ und ${choose[means]('einen Bauplatz')}; dann wähle Blau und das Feld für den Eingang.`,
      wrong: {
        'R5.5': 'Er darf kein anderes Plättchen berühren. *Lass eine Lücke.*',
        'R5.4': 'Blau gibt es hier schon. *Jede Farbe nur einmal im Abschnitt.*',
        'R5.2': 'Hier stehen nur Restaurants. *Blau gehört in den Markt.*',
        'R4.2': 'Für diesen Abschnitt fehlt die Karte. *Nimm Abschnitt 2.*',
      },
      beside: 'Schön, aber nicht der blaue. *Nimm es zurück.*',
      glad: 'Dein blauer Stand ist offen. *Für nur eine Karte.*',
      matters:
        'Ein neuer Hauptstand berührt kein anderes Plättchen, und jeder Abschnitt hat nur einen Hauptstand je Farbe. Die Karte muss zum Bauplatz des Hauptstands passen. Der Eingang darf in einem anderen Abschnitt liegen, aber immer im Marktbereich. Ein neuer Hauptstand bringt noch keine Punkte: Er verdient, wenn Kunden kommen, und kann wachsen.',
    },
    grow: {
      title: 'Einen Stand ausbauen',
      say: 'Größere Stände verdienen mehr. *Baue den gelben aus.*',
      task: 'Erweitere deinen gelben Stand auf 2 Plättchen.',
      note: (means) =>
        `Wähle „Bauen“ und ${choose[means]('einen Bauplatz neben deinem gelben Hauptstand')}. Das kostet eine Karte für diesen Abschnitt und 2 gelbe Münzen.`,
      wrong: {
        'R6.3': 'Es muss eine Seite gemeinsam haben. *Ecken zählen nicht.*',
        'R6.1': 'Auf Eingänge wird nie gebaut. *Nimm eine andere Seite.*',
        'R4.2': 'Für diesen Abschnitt fehlt die Karte. *Nimm Abschnitt 5.*',
      },
      beside: 'Erlaubt. *Aber nimm es zurück und baue Gelb aus.*',
      glad: '2 Plättchen, *2 Punkte,* dazu beide gelben Medaillen.',
      matters:
        'Ein Ausbau bringt so viele Punkte, wie der Stand danach Plättchen hat: 2, dann 3, dann 4. Niemand hatte bisher 2 gelbe Plättchen, darum bekommst du auch beide Medaillen. Mehr dazu bald.',
    },
    pay: {
      title: 'Zwei für eine',
      say: 'Zwei andere ersetzen eine blaue Münze. *Behalte eine blaue.*',
      task: 'Baue das dritte blaue Plättchen und behalte 1 blaue Münze.',
      note: () =>
        '3 Plättchen kosten 3 blaue Münzen. Für jede, die du nicht zahlst, zahlst du 2 in anderen Farben. Mindestens 1 muss blau sein.',
      wrong: {
        'R4.4': 'Du hast keine gelbe Münze. *Mindestens eine muss passen.*',
        'R6.1': 'Auf Eingänge wird nie gebaut. *Nimm eine andere Seite.*',
      },
      beside: 'Das waren beide blauen Münzen. *Nimm es zurück, zahle eine.*',
      glad: '1 blaue Münze und 4 andere: *zwei für jede fehlende.*',
      matters:
        'Ein Stand aus 3 Plättchen kostet 3 Münzen seiner Farbe, einer aus 4 kostet 4. Die Mischung bestimmst immer du und kannst so eine Farbe sparen. Aber 1 Münze muss passen.',
    },
    nearest: {
      title: 'Der nächste Eingang',
      say: 'Der nächste freie Eingang zählt. *Nur du sollst verdienen.*',
      task: 'Locke einen Kunden so an, dass Auge nichts verdient.',
      note: () => 'Sind zwei Eingänge gleich nah, wählst du. Zähle die Schritte, nicht die Luftlinie.',
      wrong: {
        'R8.3': 'Der von Auge ist näher. *Such zwei, die gleich nah sind.*',
        'R8.1': 'Dein grüner Eingang ist besetzt. *Versuch es mit Rot.*',
      },
      beside: 'Nun verdient auch Auge. *Zurück, und nimm deinen Eingang.*',
      glad: 'Beide waren 4 Schritte entfernt, *also durftest du wählen.*',
      matters:
        'Es zählt der nächste freie Eingang der Farbe, wem er auch gehört. Ein Eingang, auf dem ein Kunde steht, ist nicht frei. Sind mehrere gleich nah, wählt, wer anlockt.',
    },
    barkers: {
      title: 'Marktschreier',
      say: 'Der Eingang von Auge ist näher. *Doch du hast einen Schreier.*',
      task: 'Locke den gelben Kunden zu deinem Stand aus 4 Plättchen.',
      note: (means) =>
        `Wähle „Anlocken“, ${choose[means]('den Kunden')}, dann deinen Eingang auf d6. Jeder Marktschreier lässt ihn an einem näheren Eingang vorbeigehen.`,
      wrong: { 'R8.4': 'Zwei Eingänge sind näher. *Ein Schreier reicht für einen.*' },
      beside: 'Das war nicht dein 4er-Stand. *Zurück, und wähle d6.*',
      glad: 'An Auge vorbei: *4 Münzen für dich,* keine für Auge.',
      matters:
        'Marktschreier nimmst du beim Ziehen statt einer Karte. Sie liegen offen und haben kein Limit. Gespielte gehen zurück in den Vorrat.',
    },
    medals: {
      title: 'Der größte Stand',
      say: 'Der Obststand von Auge ist gleich groß. *Mach deinen größer.*',
      answered: 'Auge zieht gleich, Silber ist weg. *Wachse noch einmal.*',
      task: 'Nimm Auge beide grünen Medaillen ab und hol dir Silber zurück.',
      note: () =>
        'Du hast zwei Karten für Abschnitt 5 und 7 grüne Münzen. Nach deinem ersten Zug antwortet Auge, dann bist du wieder dran.',
      wrong: {
        'R6.4': 'Gleichfarbige Stände berühren sich nie. *Andere Seite.*',
        'R6.1': 'Auf Eingänge wird nie gebaut. *Nimm eine andere Seite.*',
        'R6.3': 'Es muss an deinem grünen Stand liegen. *Sieh noch mal hin.*',
      },
      beside: 'Das geht auch, *aber achte auf die grünen Medaillen.*',
      glad: 'Vier schlägt drei: *Silber ist zurück,* Gold war nie weg.',
      matters:
        'Wer allein der Größte ist, nimmt beide Medaillen. Wer gleichzieht, nimmt nur Silber; Gold bleibt, wo es ist. Gold ist 3 Punkte wert, Silber 2. Eine Medaille zählt, sobald sie genommen wird, und am Ende noch einmal für den, der sie dann hat. Medaillen, die du schon hast, zählen jetzt nicht noch einmal.',
    },
    joker: {
      title: 'Der Joker',
      say: 'Für 1 Münze passt er in drei Abschnitte. *Baue mit ihm.*',
      task: 'Baue deinen weißen Hauptstand mit dem Joker.',
      note: () => 'Dein Joker gilt für die Abschnitte 2, 5 und 8. Die Farbe der Münze ist gleich.',
      wrong: {
        'R5.4': 'Weiß gibt es in diesem Abschnitt schon. *Nimm Abschnitt 8.*',
        'R4.2': 'Keine Karte passt hier. *Dein Joker gilt für 2, 5 und 8.*',
      },
      beside: 'Nicht dieser. *Zurück: den weißen, mit dem Joker.*',
      glad: 'Der Joker hat gepasst, *für eine Münze.*',
      matters:
        'Ein Joker, den du allein spielst, kostet 1 Münze beliebiger Farbe, zusätzlich zu allem anderen. Ohne Münze kannst du ihn nicht allein spielen.',
    },
    threeCards: {
      title: 'Drei Karten',
      say: 'Keine Münze, keine Karte passt? *Drei beliebige gehen immer.*',
      task: 'Baue dein Restaurant mit drei Karten.',
      note: () =>
        'Violette Hauptstände stehen auf dem Pflaster mit Rauten, im Restaurantbereich. Der Eingang liegt im Marktbereich.',
      wrong: {
        'R5.2': 'Restaurants gehören in den Restaurantbereich. *Dorthin.*',
        'R5.5': 'Das berührt das Restaurant von Auge. *Lass eine Lücke.*',
      },
      beside: 'Steht, *aber das Restaurant fehlt noch. Nimm es zurück.*',
      glad: 'Drei Karten passen überall, *und der Joker war gratis.*',
      matters:
        'Drei beliebige Baukarten gelten für jeden Bauplatz, auch wenn eine einzelne passen würde. Joker unter den dreien kosten nichts.',
    },
    blocked: {
      title: 'Der blockierte Stand',
      say: 'Dein gelber Stand ist eingebaut. *Zieh in Abschnitt 3 um.*',
      task: 'Zieh mit dem blockierten gelben Hauptstand um.',
      note: () => 'Ein Umzug kostet eine Karte und folgt den Regeln für einen neuen Hauptstand.',
      wrong: {
        'R5.7': 'Das sperrt einen Eingang ein. *Alle Wege bleiben offen.*',
        'R5.5': 'Dort berührt er ein Plättchen. *Lass eine Lücke.*',
        'R5.4': 'Gelb gibt es in Abschnitt 2 schon. *Nimm Abschnitt 3.*',
      },
      beside: 'Erlaubt, *aber Gelb steckt noch fest. Nimm es zurück.*',
      glad: 'Raus aus der Ecke. *Jetzt ist Platz zum Wachsen.*',
      matters:
        'Umziehen darf nur ein Hauptstand ohne Ausbau, und nur, wenn man ihn nicht ausbauen könnte. Kunden müssen immer jeden Eingang erreichen; nur leere Felder dürfen abgeschnitten sein. Neutrale Hauptstände ziehen nie um.',
    },
    place: {
      title: 'Selbst aufstellen',
      say: 'Manche Partien beginnen leer. *Lege deinen dritten Hauptstand.*',
      task: 'Lege deinen dritten Hauptstand mit seinem Eingang.',
      note: (means) =>
        `Vor dem ersten Zug legen alle abwechselnd drei Hauptstände, ohne Karten. Wähle eine Farbe, dann ${choose[means]('einen Bauplatz und den Platz für den Eingang')}.`,
      wrong: {
        'R3.5': 'In diesem Abschnitt stehen schon zwei. *Nimm einen anderen.*',
        'R5.5': 'Dort berührt er ein Plättchen. *Lass eine Lücke.*',
        'R5.2': 'Hier stehen nur Restaurants. *Rot gehört auf den Markt.*',
      },
      beside: 'Nicht den. *Nimm ihn zurück und lege einen von dir.*',
      glad: 'Deine drei stehen. *Nah bei Kunden verdienen sie bald.*',
      matters:
        'Beim Aufstellen nimmt ein Abschnitt höchstens zwei Hauptstände auf, gleich wessen. Zu zweit folgen sechs neutrale, einer in jeder Farbe, die niemandem gehören. Dann beginnt der Startspieler, der ausgelost wurde. Alle haben zu Beginn 3 Karten und 1 Münze jeder Farbe. Bei der vorgegebenen Startaufstellung liegt das alles bereit.',
    },
    lanterns: {
      title: 'Die letzten Laternen',
      say: 'Noch 1 rotes, 2 gelbe Plättchen. *Beginne die Schlussphase.*',
      task: 'Beginne die Schlussphase.',
      note: () =>
        'Sie beginnt, wenn der Vorrat einer Farbe leer ist oder zwei Farben je höchstens 1 Ausbau übrig haben.',
      wrong: {
        'R4.2': 'Dafür fehlt dir die Karte. *Nimm Gelb in Abschnitt 5.*',
        'R6.1': 'Auf Eingänge wird nie gebaut. *Nimm eine andere Seite.*',
      },
      beside: 'Noch brennen alle Laternen. *Zurück: Nimm einen gelben Ausbau.*',
      glad: 'Zwei Farben haben nur noch einen: *Die Schlussphase beginnt.*',
      matters:
        'Ab jetzt dürfen alle nur noch bauen. Wer nicht kann oder will, ist endgültig draußen. Niemand zieht oder lockt mehr: Spare rechtzeitig Karten und Münzen.',
    },
    scoring: {
      title: 'Die Schlusswertung',
      say: 'Auge ist draußen, dir bleibt ein Joker. *Gewinne mit ihm.*',
      task: 'Gewinne das Spiel mit einem einzigen Bau.',
      note: () => 'Am Ende zählen Medaillen noch einmal, und je 3 Münzen sind 1 Punkt.',
      wrong: {
        'R6.1': 'Rot ist aufgebraucht. *Such eine freie Medaille.*',
        'R6.3': 'Es muss an einem Stand von dir liegen. *Sieh auf Blau.*',
      },
      beside: 'Das hat nicht gereicht. *Von vorn, und denk an Medaillen.*',
      glad: 'Zwei neue Medaillen zählen doppelt: *Du gewinnst.*',
      matters:
        'Am Ende zählt jede Medaille noch einmal für den, der sie hat, und je 3 Münzen, gleich welcher Farben, sind 1 Punkt. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.',
    },
  },
};
