import { grammarOf } from '../grammar.ts';
import type { CompanyMessages } from '../messages/company.ts';
import { terms } from './terms.ts';

const { counted, plural } = grammarOf('de');

export const texts: CompanyMessages = {
  clock: {
    left: (time) => `noch ${time}`,
    minutesLeft: (minutes) =>
      `Auf deiner Uhr ${plural(minutes, { one: 'ist', other: 'sind' })} noch ${counted(minutes, { one: 'Minute', other: 'Minuten' })}.`,
    secondsLeft: (seconds) =>
      `Auf deiner Uhr ${plural(seconds, { one: 'ist', other: 'sind' })} noch ${counted(seconds, { one: 'Sekunde', other: 'Sekunden' })}.`,
  },
  pace: {
    label: 'Bedenkzeit',
    none: 'Ohne Uhr',
    live: (minutes, seconds) => `${minutes} Min. + ${seconds} Sek.`,
    note: 'Pro Person; jeder Zug bringt die Sekunden hinzu.',
    noneNote: 'Alle nehmen sich die Zeit, die sie brauchen.',
  },
  notes: {
    takeback: 'nimmt den letzten Zug zurück',
    vanished: (level) => `ist weg; ein Bot spielt weiter (${level})`,
    returned: 'ist wieder da',
    resigned: (level) => `gibt auf; ein Bot spielt weiter (${level})`,
    left: (level) => `geht endgültig; ein Bot spielt weiter (${level})`,
    handed: 'übernimmt den Platz',
    clock: (level) => `hat keine Zeit mehr; ein Bot spielt weiter (${level})`,
    ended: 'gibt auf, und das Spiel ist zu Ende',
    agreed: 'Die Spieler beenden das Spiel einvernehmlich.',
  },
  question: {
    putAside: 'Beiseitelegen',
    chip: (heading) => `Frage: ${heading}`,
    withdraw: 'Zurückziehen',
    allRight: 'In Ordnung',
    refusedHeading: 'Das geht nicht',
    votes: (agreed, missing, you) => {
      const yes =
        agreed.length === 0
          ? []
          : [`${terms.and(agreed)} ${plural(agreed.length, { one: 'ist', other: 'sind' })} einverstanden.`];
      const rest =
        missing.length === 0
          ? []
          : [
              `${terms.and(missing)} ${plural(missing.length, { one: 'hat', other: 'haben' })} noch nicht geantwortet.`,
            ];
      return [...yes, ...rest, ...(you ? ['Es kommt auf dich an.'] : [])].join(' ');
    },
    takeback: {
      ask: 'Meinen Zug zurücknehmen',
      own: 'Du möchtest deinen Zug zurücknehmen',
      asks: (name) => `${name} möchte einen Zug zurücknehmen`,
      undoes: (moves) => `Rückgängig wird: ${moves}.`,
      wouldUndo: (moves) => `Rückgängig würde: ${moves}.`,
      refuse: 'Ablehnen',
      allow: 'Erlauben',
      declinedHeading: 'Der Zug bleibt',
      declined: (name) => `${name} möchte lieber weiterspielen.`,
    },
    end: {
      ask: 'Vorschlagen, das Spiel zu beenden',
      own: 'Du schlägst vor, das Spiel zu beenden',
      asks: (name) => `${name} möchte das Spiel beenden`,
      text: 'Die Punkte bleiben, wie sie sind, und niemand gewinnt.',
      refuse: 'Weiterspielen',
      agree: 'Beenden',
      declinedHeading: 'Das Spiel geht weiter',
      declined: (name) => `${name} möchte lieber weiterspielen.`,
    },
    standIn: {
      own: (absent) => `Du schlägst vor, dass ein Bot für ${absent} spielt`,
      asks: (name, absent) => `${name} möchte einen Bot für ${absent} spielen lassen`,
      text: (absent, level) => `Der Bot (${level}) gibt ${absent} den Platz jederzeit zurück.`,
      refuse: 'Warten',
      agree: 'Bot spielen lassen',
      declinedHeading: 'Der Tisch wartet',
      declined: (name) => `${name} möchte lieber warten.`,
    },
  },
  vanished: {
    heading: (name) => `${name} ist schon eine Weile weg`,
    text: (name) => `${name} ist am Zug. Was soll der Tisch tun?`,
    wait: 'Warten',
    waitNote: 'In 5 Minuten wirst du wieder gefragt.',
    bot: 'Bot spielen lassen',
    botNote: (name, level) =>
      `Wenn alle einverstanden sind, die da sind. Der Bot (${level}) gibt ${name} den Platz jederzeit zurück.`,
    end: 'Spiel beenden',
    endNote: 'Wenn alle einverstanden sind, die da sind. Die Punkte bleiben, wie sie sind.',
  },
  standIn: {
    heading: 'Ein Bot spielt für dich',
    byClock: 'Deine Zeit war um. Er spielt weiter, bis du deinen Platz zurücknimmst.',
    byVote:
      'Du warst weg, und die anderen wollten nicht länger warten. Er spielt weiter, bis du deinen Platz zurücknimmst.',
    takeBack: 'Meinen Platz zurücknehmen',
    isBack: (name) => `${name} ist wieder da.`,
  },
  resign: {
    ask: 'Aufgeben',
    heading: 'Wirklich aufgeben?',
    ends: 'Das Spiel ist dann zu Ende, und die andere Seite gewinnt.',
    endsAlone: 'Das Spiel ist dann zu Ende: Außer dir spielen hier nur Bots und Programme.',
    botPlaysOn:
      'Ein Bot spielt für dich zu Ende. Du kannst zusehen, aber nicht zurückkommen, und wirst Letzter.',
    confirm: 'Aufgeben',
    stay: 'Weiterspielen',
  },
  hurry: {
    ask: 'Bot antreiben',
    some: (people, of) => `${people} von ${of} möchten, dass der Bot sich beeilt.`,
  },
  end: {
    agreed: 'Einvernehmlich beendet',
    agreedNote: 'Niemand gewinnt. Die Punkte bleiben, wie sie waren.',
    resigned: (name) => `${name} hat aufgegeben`,
    youResigned: 'Du hast aufgegeben',
    resignedNote: 'Die Punkte bleiben, wie sie waren.',
    rankedLast: 'aufgegeben',
    download: 'Aufzeichnung herunterladen',
  },
  deal: {
    sealed: 'Die Karten lagen vor dem Spiel fest.',
    check: 'Nachprüfen',
    heading: 'Lagen die Karten fest?',
    checking: 'Wird geprüft …',
    good: {
      heading: 'Die Karten sind die versiegelten',
      text: 'Der Fingerabdruck von vor dem Spiel passt zum Startwert, der jetzt offenliegt, und alle Karten, die du gesehen hast, folgen daraus.',
    },
    bad: {
      heading: 'Die Karten passen nicht zum Siegel',
      text: 'Der Server hat etwas anderes ausgeteilt, als er versprochen hatte. Hebe die Aufzeichnung auf und frage, wer den Server betreibt.',
    },
    failed: {
      heading: 'Das ließ sich nicht prüfen',
      text: 'Der Server hat nicht geschickt, was dafür nötig ist. Versuche es später noch einmal.',
    },
    before: 'Fingerabdruck von vor dem Spiel',
    after: 'Fingerabdruck des offengelegten Startwerts',
    seed: 'Offengelegter Startwert',
  },
  since: {
    heading: 'Während du weg warst',
    minutes: (minutes) => counted(minutes, { one: 'Minute', other: 'Minuten' }),
    messages: (messages) => counted(messages, { one: 'Nachricht', other: 'Nachrichten' }),
    botPlayed: 'Ein Bot hat inzwischen für dich gespielt.',
  },
  elsewhere: {
    tab: 'Auch in einem anderen Fenster offen. Du kannst in beiden spielen.',
    phone: 'Auch auf deinem Handy oder Tablet offen. Du kannst auf beiden spielen.',
    computer: 'Auch auf deinem Rechner offen. Du kannst auf beiden spielen.',
  },
  newer: { text: 'Es gibt eine neuere Version.', reload: 'Neu laden' },
  talk: {
    heading: 'Gespräch',
    key: 'g',
    keyDoes: 'mit den anderen reden',
    unread: (messages) =>
      `Gespräch, ${counted(messages, { one: 'neue Nachricht', other: 'neue Nachrichten' })}`,
    phrases: {
      hello: 'Hallo',
      niceMove: 'Schöner Zug',
      oneMoment: 'Moment bitte',
      ohNo: 'Oh nein',
      thanks: 'Danke',
      goodGame: 'Gutes Spiel',
    },
    say: 'Etwas sagen',
    send: 'Senden',
    nothing: 'Noch hat niemand etwas gesagt.',
    watching: 'Du siehst zu. Reden können nur die Spieler.',
    off: 'Der Gastgeber hat das Gespräch abgeschaltet.',
    switchOff: 'Gespräch für alle abschalten',
    switchOn: 'Gespräch wieder einschalten',
    about: (name) => `${name}: stummschalten, ausblenden oder melden`,
    mute: (name) => `${name} stummschalten`,
    unmute: (name) => `${name} wieder hören`,
    hide: 'Ausblenden',
    report: 'Melden',
    reported: 'Dem Betreiber des Servers gemeldet.',
    muted: (names) => `Stumm: ${terms.and(names)}`,
    says: (name, words) => `${name} sagt: ${words}`,
  },
  refused: {
    'company/question-open': 'Eine andere Frage ist noch offen. Beantworte zuerst diese.',
    'company/no-question': 'Diese Frage ist schon erledigt.',
    'company/not-asked': 'Danach wirst du nicht gefragt.',
    'company/over': 'Das Spiel ist zu Ende.',
    'company/has-resigned': 'Du hast aufgegeben.',
    'company/nothing-to-take-back':
      'Es gibt keinen Zug zum Zurücknehmen: Du hattest noch keinen, oder seitdem wurde etwas aufgedeckt.',
    'company/asked-before': 'Du hast schon gefragt. Die anderen möchten lieber weiterspielen.',
    'company/not-away': 'Eben war diese Person noch da. Warte noch ein wenig.',
    'company/no-stand-in': 'Es spielt kein Bot für dich.',
    'company/out-of-time':
      'Deine Zeit für diesen Zug ist um, der Bot spielt ihn zu Ende. Danach kannst du wieder übernehmen.',
    'company/no-bot': 'Es ist kein Bot am Zug.',
    'talk/off': 'Der Gastgeber hat das Gespräch abgeschaltet.',
    'talk/not-seated': 'Reden können nur die Spieler.',
    'talk/not-host': 'Das kann nur der Gastgeber.',
    'talk/too-fast': 'Nicht so schnell. Warte einen Moment.',
    'talk/empty': 'Es gibt nichts zu senden.',
    'talk/too-long': 'Das ist zu lang: höchstens 200 Zeichen.',
  },
  refusedOther: 'Das hat nicht geklappt. Versuche es noch einmal.',
};
