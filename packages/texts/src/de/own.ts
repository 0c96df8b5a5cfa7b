import { grammarOf } from '../grammar.ts';
import type { OwnMessages } from '../messages/own.ts';

const { counted } = grammarOf('de-DE');

const day = (date: Date): string => date.toLocaleDateString('de-DE', { day: 'numeric', month: 'long' });
const moment = (date: Date): string =>
  date.toLocaleString('de-DE', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
const plays = (games: number): string => counted(games, { one: 'Partie', other: 'Partien' });

export const texts: OwnMessages = {
  games: {
    heading: 'Meine Partien',
    turnOf: (name) => `${name} ist am Zug`,
    free: (count) => `${counted(count, { one: 'Platz', other: 'Plätze' })} frei`,
    start: 'Hier spielen',
    along: 'Meine Plätze auf ein anderes Gerät mitnehmen',
    haveCode: 'Ich habe einen Code von einem anderen Gerät',
  },
  along: {
    heading: 'Nimm deine Plätze mit',
    text: 'Deine Partien gehören zu diesem Browser; ein Konto gibt es nicht. Ein Wiederherstellungscode bringt sie auf jedes andere Gerät, auch wenn dieses verloren geht.',
    stranger: 'Der Server kennt diesen Browser noch nicht: Es gibt nichts mitzunehmen.',
    make: 'Wiederherstellungscode erstellen',
    makeNote: 'Er wird nur einmal gezeigt. Ein neuer Code beendet den vorigen.',
    madeOn: (date) =>
      `Am ${day(date)} hast du einen Code erstellt. Hast du ihn nicht mehr, erstelle einen neuen: Er beendet den alten.`,
    scan: (address) => `Scanne das mit dem anderen Gerät, oder öffne dort ${address} und gib ein:`,
    keep: 'Schreib ihn auf und zeig ihn niemandem: Wer ihn hat, hat deine Plätze.',
    qr: 'Bild des Links mit deinem Wiederherstellungscode',
    code: 'Wiederherstellungscode',
    devices: 'Deine Geräte',
    thisDevice: 'dieses Gerät',
    unknownDevice: 'Ein Browser',
    since: (date) => `seit dem ${day(date)}`,
    seen: (date) => `zuletzt hier am ${day(date)}`,
    signOut: 'Abmelden',
    signOutOf: (device) => `Abmelden: ${device}`,
    signOutLast:
      'Das ist dein einziges Gerät. Ohne Wiederherstellungscode kommst du nicht zu deinen Partien zurück.',
    remove: {
      open: 'Meine Daten löschen',
      heading: 'Alles löschen?',
      what: [
        'Dein Name, deine Geräte und dein Wiederherstellungscode werden vom Server gelöscht.',
        'Auch alles, was du an Tischen gesagt hast, wird gelöscht.',
        'In laufenden Partien spielt ein Bot deinen Platz weiter, endgültig.',
        'In beendeten Partien steht statt deines Namens der deines Siegels.',
        'An wartenden Tischen wird dein Platz frei; bist du Gastgeber, wird es jemand anderes.',
      ],
      local:
        'Was in diesem Browser gespeichert ist, bleibt: Partien auf diesem Gerät und deine Einstellungen.',
      confirm: 'Endgültig löschen',
      keep: 'Alles behalten',
      done: 'Alles über dich ist vom Server gelöscht.',
    },
  },
  recover: {
    heading: 'Hol deine Partien hierher',
    text: 'Gib den Wiederherstellungscode ein, den du auf einem anderen Gerät erstellt hast.',
    code: 'Wiederherstellungscode, 16 Buchstaben und Ziffern',
    look: 'Weiter',
    question: (name, games) =>
      name === ''
        ? `${plays(games)} auf diesem Gerät übernehmen?`
        : `${games === 0 ? 'Die Plätze' : plays(games)} von ${name} auf diesem Gerät übernehmen?`,
    you: 'Dieses Gerät hat diese Partien schon.',
    before: (name, games) =>
      `In diesem Browser hast du ${plays(games)}${name === '' ? '' : ` als ${name}`}. Was soll aus ihnen werden?`,
    bring: 'Mitnehmen',
    bringNote:
      'Alle Partien gehören dir dann unter einem Code. Wo du zweimal am selben Tisch säßest, übernimmt ein Bot einen der Plätze.',
    leave: 'Zurücklassen',
    leaveKept: 'Sie bleiben bei deinem anderen Gerät oder Code.',
    leaveLost: 'Kein Gerät und kein Code führt zu ihnen zurück: Bots spielen diese Plätze weiter, endgültig.',
    confirm: 'Übernehmen',
    other: 'Anderen Code eingeben',
  },
  hand: {
    open: 'Meinen Platz weitergeben',
    heading: 'Gib deinen Platz weiter',
    text: 'Erstelle einen Link und schicke ihn jemandem: Die Person übernimmt deinen Platz mit Handkarten und Münzen, wie sie sind. Du schaust von da an zu.',
    make: 'Link erstellen',
    link: 'Link zu deinem Platz',
    until: (date) =>
      `Gilt einmal, bis ${moment(date)}. Bis ihn jemand nimmt, ist der Platz deiner. Ein neuer Link beendet diesen.`,
    qr: 'Bild des Links zu deinem Platz',
    title: 'Übernimm meinen Platz an einem Tisch von Kairo',
    withdraw: 'Angebot zurückziehen',
    withdrawn: 'Das Angebot ist zurückgezogen. Der Platz bleibt deiner.',
    offers: (name) => `${name} gibt dir einen Platz`,
    offersNote: 'Du spielst dort weiter, mit denselben Karten, Münzen und Ständen.',
    seatOf: (name) => `Platz von ${name}`,
    take: 'Platz übernehmen',
    takeAs: (name) => `Als ${name} übernehmen`,
  },
  showOnScreen: 'Den Tisch auf einem Fernseher zeigen',
};
