import { grammarOf } from '../grammar.ts';
import type { TogetherMessages } from '../messages/together.ts';
import { refusedIn } from '../refusedWords.ts';
import { terms } from './terms.ts';

const { counted, plural } = grammarOf('de');

const seats = (count: number): string => counted(count, { one: 'Platz', other: 'Plätze' });

const refused = refusedIn({
  byCode: {
    'room/unknown': 'Diesen Tisch gibt es nicht oder nicht mehr.',
    'room/no-such-seat': ({ number }) => `Dieser Tisch hat ${seats(number('seats'))}.`,
    'room/not-waiting': 'Das Spiel hat begonnen, daran ist nichts mehr zu ändern.',
    'room/not-begun': 'Das Spiel hat noch nicht begonnen.',
    'room/not-over': 'Das Spiel läuft noch.',
    'room/not-host': 'Das kann nur der Gastgeber.',
    'room/not-seated': 'Das ist nicht dein Platz.',
    'room/no-spectators': 'An diesem Tisch sind keine Zuschauer zugelassen.',
    'room/locked': 'Der Gastgeber hat diesen Tisch gesperrt.',
    'room/seat-taken': 'Da war jemand schneller: Der Platz ist vergeben.',
    'room/seat-free': 'Dort sitzt niemand mehr.',
    'room/seat-of-bot': 'Auf diesem Platz spielt ein Bot.',
    'room/already-seated': 'Du hast schon einen Platz an diesem Tisch.',
    'room/not-a-person': 'Auf diesem Platz spielt ein Programm; es kann nicht Gastgeber sein.',
    'room/name-taken': ({ text }) => `${text('name')} heißt hier schon jemand. Wähle einen anderen Namen.`,
    'room/icon-taken': 'Dieses Symbol hat schon jemand.',
    'room/seats-free': 'Es sind noch Plätze frei.',
    'room/no-offer':
      'Dieser Link gilt nicht mehr: Der Platz wurde übernommen, das Angebot zurückgezogen, oder der Tag ist um. Bitte um einen neuen.',
    'room/has-next': 'Die Revanche steht schon bereit.',
    'identity/missing': 'Dieser Browser behält keine Cookies, darum erkennt dich der Server nicht.',
    'identity/unknown-key': 'Der Server kennt diesen Browser nicht.',
    'identity/key-used': 'Dieser Schlüssel gehört schon zu einem anderen Platz.',
    'identity/other-site': 'Die Anfrage kam von einer anderen Website, darum hat der Server sie abgelehnt.',
    'identity/wrong-code': 'Diesen Code hat niemand, oder niemand mehr. Prüfe ihn Zeichen für Zeichen.',
    'identity/has-games': 'In diesem Browser hast du Partien als jemand anderes.',
    'identity/unknown-device': 'Dieses Gerät ist schon abgemeldet.',
    'server/creation-code':
      'Auf diesem Server lässt sich ein Tisch nur mit einem Code des Betreibers eröffnen.',
    'server/no-such-address': 'Der Server kennt diese Anfrage nicht. Lade die Seite neu.',
    'server/too-large': 'Das ist für den Server zu groß.',
    'server/too-many-requests': ({ number }) =>
      `Das war zu viel auf einmal. Warte ${counted(Math.max(1, number('retryAfter')), { one: 'Sekunde', other: 'Sekunden' })} und versuche es noch einmal.`,
    'server/too-many-tables': ({ number }) =>
      `Von hier aus sind schon ${counted(number('limit'), { one: 'Tisch', other: 'Tische' })} offen. Schließe erst einen.`,
    'server/too-many-connections': 'Von hier aus sind zu viele Seiten verbunden. Schließe ein paar davon.',
    'server/unavailable': 'Der Server kann das gerade nicht. Versuche es gleich noch einmal.',
    'server/closing': 'Der Server startet neu. Versuche es gleich noch einmal.',
    'page/unreachable': 'Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.',
    'page/no-server': 'Hier gibt es keinen Server für Tische.',
    'page/unreadable': 'Die Antwort des Servers ist unverständlich. Lade die Seite neu.',
  },
  other: (code) => `Der Server hat das abgelehnt (${code}).`,
});

export const texts: TogetherMessages = {
  toStart: 'Startseite',
  presence: { here: 'da', away: 'abwesend', offline: 'nicht verbunden', bot: 'ein Bot springt ein' },
  seat: {
    you: 'du',
    yourName: 'Dein Name',
    kind: (number) => `Wer Platz ${number} bekommt`,
    kinds: { invited: 'Per Link', anyone: 'Alle', bot: 'Bot' },
    level: (number) => `Bot für Platz ${number}`,
  },
  create: {
    heading: 'Ein neuer Tisch',
    seats: 'Plätze',
    addSeat: 'Platz hinzufügen',
    listed: 'Steht bei den offenen Tischen, weil ein Platz für alle frei ist.',
    unlisted: 'Nicht gelistet: Nur wer den Link hat, findet diesen Tisch.',
    board: 'Spielplan und Startaufstellung',
    help: 'Hilfen und Geld',
    noHelp: 'Keine',
    people: 'Zuschauer und Plätze',
    open: 'Tisch eröffnen',
    code: 'Code des Betreibers',
  },
  boardFile: {
    open: 'Spielplan aus einer Datei öffnen',
    notABoard: (file) =>
      `„${file}“ ist kein Spielplan: Erwartet wird eine Editionsdatei, also ein JSON-Objekt mit einer „id“.`,
    tooLarge: (file, kilobytes) => `„${file}“ ist zu groß für einen Spielplan: höchstens ${kilobytes} kB.`,
  },
  terms: {
    facts: { routes: 'Wege sichtbar', hints: 'mit Tipps', openMoney: 'Geld offen' },
    hints: 'Alle können nach den besten Zügen fragen.',
    spectators: { label: 'Zuschauer', no: 'Niemand', yes: 'Wer den Link hat' },
    seating: { label: 'Sitzordnung', chosen: 'Wie gewählt', random: 'Ausgelost' },
    standIn: {
      label: 'Bots, die einspringen',
      note: 'Sie spielen für alle, die verschwunden sind, und auf Plätzen, die beim Start noch frei sind.',
    },
  },
  lists: {
    heading: 'Offene Tische',
    waiting: (tables) =>
      `${counted(tables, { one: 'Tisch wartet', other: 'Tische warten' })} auf Mitspieler. Die Liste erneuert sich von selbst.`,
    nobody: 'Gerade wartet niemand',
    nobodyNote: 'Eröffne einen Tisch und lass einen Platz für alle frei: Hier wird er gefunden.',
    orCreate: 'Nichts dabei? Eröffne selbst einen Tisch: Hier wird er gefunden.',
    anonymous: 'Ein Tisch ohne Gastgeber',
    ago: (minutes) => {
      if (minutes < 1) return 'gerade eröffnet';
      return minutes < 60 ? `vor ${minutes} Min. eröffnet` : `vor ${Math.floor(minutes / 60)} Std. eröffnet`;
    },
    free: (count) => `${count} frei`,
    sit: 'Hinsetzen',
    sitWith: (host) => `Hinsetzen bei ${host}`,
    backTo: 'Zurück zum Tisch',
    filled: 'gerade voll geworden',
  },
  join: {
    heading: 'Nimm Platz',
    invites: (host) => `${host} lädt dich ein`,
    invitation: 'Du bist eingeladen',
    toGame: 'zu einer Partie Kairo: Stände bauen, Kunden anlocken, die anderen überflügeln.',
    freeSeats: 'Freie Plätze',
    justTaken: (taken, free) => `${taken} ist gerade vergeben worden. ${free} ist frei.`,
    noAccount: 'ohne Konto',
    sit: 'Hinsetzen',
    sitAs: (name) => `Als ${name} hinsetzen`,
    watch: 'Nur zusehen',
    newHere: 'Neu bei Kairo?',
    full: { taken: 'Alle Plätze sind besetzt', locked: 'Der Tisch ist gesperrt' },
    state: {
      full: 'Alle warten auf den Beginn.',
      locked: 'Der Gastgeber lässt niemanden mehr Platz nehmen.',
      playing: 'Das Spiel hat begonnen.',
      over: 'Das Spiel ist zu Ende.',
    },
    back: 'Gehört einer der Plätze dir? Öffne den Link in dem Browser, in dem du dich hingesetzt hast.',
    spectators:
      'Zuschauer sind willkommen: Du siehst, was auf dem Tisch liegt, keine Karten auf der Hand und kein Geld.',
    noSpectators: 'An diesem Tisch sind keine Zuschauer zugelassen.',
    openOwn: 'Eigener Tisch',
    watchNow: 'Zusehen',
    result: 'Ergebnis ansehen',
  },
  waiting: {
    tableOf: (host) => `Tisch von ${host}`,
    someTable: 'Ein Tisch',
    leave: 'Verlassen',
    change: 'Ändern',
    locked: 'gesperrt',
    sealed: (fingerprint) => `Karten versiegelt: ${fingerprint}`,
    host: 'Gastgeber',
    ready: 'Bereit',
    notReady: 'Noch nicht bereit',
    bot: 'Bot',
    free: 'Frei',
    forAnyone: 'Für alle offen',
    forInvited: 'Für jemanden mit dem Link',
    putBot: 'Bot hinsetzen',
    more: (name) => `${name}: mehr`,
    foot: {
      start: 'Los geht’s',
      startWithBots: (bots) => (bots === 1 ? 'Mit einem Bot beginnen' : `Mit ${bots} Bots beginnen`),
      startAnyway: 'Ohne Warten beginnen',
      waitingFor: (names) => `Warten auf ${terms.and(names)}`,
      notReady: (names) =>
        `${terms.and(names)} ${plural(names.length, { one: 'ist', other: 'sind' })} noch nicht bereit.`,
      alone: 'Verschicke den Link. Du kannst die Seite schließen, dein Platz bleibt deiner.',
      freeLeft: (count) =>
        `Alle sind bereit. ${seats(count)} ${plural(count, { one: 'ist', other: 'sind' })} noch frei.`,
      botsTake: (count, level) =>
        count === 1
          ? `Wenn du beginnst, nimmt ein Bot den freien Platz: ${level}.`
          : `Wenn du beginnst, nehmen Bots die freien Plätze: ${level}.`,
      allReady: 'Alle sind bereit.',
      hostStarts: (host) => `${host} startet das Spiel, sobald alle bereit sind.`,
      hostStartsNow: (host) => `Du bist bereit. ${host} startet das Spiel.`,
      noHost: 'Gerade gibt es keinen Gastgeber.',
      iAmReady: 'Ich bin bereit',
      notYet: 'Doch noch nicht bereit',
      youWatch: 'Du siehst zu. Das Spiel erscheint hier, sobald es beginnt.',
    },
    news: {
      satDown: (name) => `${name} setzt sich.`,
      left: (name) => `${name} geht.`,
      ready: (name) => `${name} ist bereit.`,
      notReady: (name) => `${name} ist nicht mehr bereit.`,
      host: (name) => `${name} ist jetzt Gastgeber.`,
      youHost: 'Du bist jetzt Gastgeber.',
      changed: 'Der Gastgeber hat den Tisch geändert.',
    },
    terms: {
      heading: 'Der Tisch',
      lock: { label: 'Gesperrt', note: 'Niemand kann sich mehr hinsetzen.' },
      talk: { label: 'Gespräch', note: 'Alle am Tisch können schreiben.' },
      note: 'Wenn du den Tisch änderst, werden die anderen noch einmal gefragt, ob sie bereit sind.',
      done: 'Fertig',
    },
    deal: {
      heading: 'Die Karten sind versiegelt',
      text: 'Der Server hat schon gemischt. Das ist der Fingerabdruck der Mischung: Nach dem Spiel können alle prüfen, dass sie nicht geändert wurde.',
    },
    leaving: {
      heading: 'Den Tisch verlassen?',
      text: 'Dein Platz bleibt deiner, auch wenn du weg bist. Die Startseite zeigt den Tisch.',
      keep: 'Zur Startseite, Platz behalten',
      giveUp: 'Platz freigeben',
      close: 'Tisch für alle schließen',
    },
    own: { heading: 'Dein Platz', sign: 'Dein Symbol' },
    guest: {
      makeHost: 'Zum Gastgeber machen',
      remove: 'Platz freimachen',
      note: (name) => `${name} kann sich wieder hinsetzen, solange der Tisch nicht gesperrt ist.`,
    },
  },
  invite: {
    heading: 'Einladen',
    someone: 'Jemanden einladen',
    ways: 'Link und QR-Code',
    waysWithCode: (code) => `Link, QR-Code, Code ${code}`,
    text: 'Verschicke den Link oder zeig den Code jemandem neben dir.',
    link: 'Link zu diesem Tisch',
    copy: 'Kopieren',
    copied: 'Kopiert',
    byHand: 'Dieser Browser kopiert nicht von selbst: Markiere den Link und kopiere ihn.',
    share: 'Teilen',
    title: 'Eine Partie Kairo',
    code: 'Code',
    qr: 'QR-Code mit dem Link zu diesem Tisch',
  },
  table: {
    watching: (people) => `${counted(people, { one: 'Person sieht', other: 'Personen sehen' })} zu`,
    reconnecting: 'Verbindung wird wiederhergestellt.',
    moveIsKept: 'Dein Zug bleibt.',
    offline: 'Nicht verbunden. Du kannst dich umsehen, nichts geht verloren.',
    tryNow: 'Jetzt versuchen',
    back: 'Wieder verbunden',
    kept: 'Dein Zug wird gesendet, sobald die Verbindung wieder steht.',
    keptGame: 'Der Tisch hält dir den Platz frei; die Startseite führt dorthin zurück.',
    lineLost: 'Keine Verbindung. Neuer Versuch …',
    rematchIsOpen: 'Die Revanche steht bereit.',
    comeAlong: 'Mitkommen',
    toRematch: 'Zur Revanche',
  },
  trouble: {
    connecting: 'Verbindung zum Tisch …',
    unreachable: {
      heading: 'Der Tisch ist nicht erreichbar',
      text: 'Der Server antwortet nicht, oder du bist offline. Die Seite versucht es weiter.',
    },
    unknown: {
      heading: 'Diesen Tisch gibt es nicht',
      text: 'Der Link ist vielleicht unvollständig, oder der Tisch wurde abgeräumt. Frag noch einmal nach dem Link.',
    },
    private: {
      heading: 'Dieser Tisch ist privat',
      text: 'Das Spiel hat begonnen, und nur wer mitspielt, kann es sehen. Spielst du mit, dann öffne den Link in dem Browser, in dem du dich hingesetzt hast.',
    },
    closed: {
      heading: 'Dieser Tisch wurde geschlossen',
      text: 'Der Gastgeber hat ihn vor dem Beginn geschlossen.',
    },
    expired: { heading: 'Dieser Tisch wurde abgeräumt', text: 'Er hat zu lange auf Mitspieler gewartet.' },
    noCode: {
      heading: (code) => `Es gibt keinen Tisch ${code}`,
      text: 'Ein Code gilt, solange der Tisch auf Mitspieler wartet. Prüfe ihn oder frag nach dem Link.',
    },
    failed: 'Das hat nicht geklappt',
    openAnother: 'Neuen Tisch eröffnen',
  },
  refused,
};
