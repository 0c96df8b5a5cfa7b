import { grammarOf } from '../grammar.ts';
import type { OwnMessages } from '../messages/own.ts';

const { counted } = grammarOf('en-GB');

const day = (date: Date): string => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
const moment = (date: Date): string =>
  date.toLocaleString('en-GB', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
const plays = (games: number): string => counted(games, { one: 'game', other: 'games' });

export const texts: OwnMessages = {
  games: {
    heading: 'My games',
    turnOf: (name) => `${name}’s turn`,
    free: (count) => `${counted(count, { one: 'seat', other: 'seats' })} free`,
    start: 'Play here',
    along: 'Take my seats to another device',
    haveCode: 'I have a code from another device',
  },
  along: {
    heading: 'Take your seats along',
    text: 'Your games belong to this browser; there is no account. A recovery code brings them to any other device, even if this one is lost.',
    stranger: 'The server does not know this browser yet: there is nothing to take along.',
    make: 'Make a recovery code',
    makeNote: 'It is shown only once. A new code replaces the previous one.',
    madeOn: (date) =>
      `You made a code on ${day(date)}. If you no longer have it, make a new one: it replaces the old one.`,
    scan: (address) => `Scan this with the other device, or open ${address} there and enter:`,
    keep: 'Write it down and keep it secret: it gives access to all your seats.',
    qr: 'Picture of the link with your recovery code',
    code: 'Recovery code',
    devices: 'Your devices',
    thisDevice: 'this device',
    unknownDevice: 'A browser',
    since: (date) => `since ${day(date)}`,
    seen: (date) => `last here on ${day(date)}`,
    signOut: 'Sign out',
    signOutOf: (device) => `Sign out: ${device}`,
    signOutLast: 'This is your only device. Without a recovery code you cannot get back to your games.',
    remove: {
      open: 'Delete my data',
      heading: 'Delete everything?',
      what: [
        'Your name, your devices and your recovery code are deleted from the server.',
        'Everything you said at tables is deleted, too.',
        'In games that are under way, a bot plays your seat to the end.',
        'In finished games your name is replaced by that of your seal.',
        'At tables that are waiting, your seat becomes free; if you are host, someone else becomes host.',
      ],
      local: 'What is stored in this browser stays: games on this device and your preferences.',
      confirm: 'Delete for good',
      keep: 'Keep everything',
      done: 'Everything about you is deleted from the server.',
    },
  },
  recover: {
    heading: 'Bring your games here',
    text: 'Enter the recovery code that you made on another device.',
    code: 'Recovery code, 16 letters and digits',
    look: 'Continue',
    question: (name, games) =>
      name === ''
        ? `Take over ${plays(games)} on this device?`
        : `Take over ${name}’s ${games === 0 ? 'seats' : plays(games)} on this device?`,
    you: 'This device has these games already.',
    before: (name, games) =>
      `In this browser you have ${plays(games)}${name === '' ? '' : ` as ${name}`}. What should happen to them?`,
    bring: 'Bring them along',
    bringNote:
      'All games are then yours under one code. Where you would sit at one table twice, a bot takes one of the seats.',
    leave: 'Leave them behind',
    leaveKept: 'They stay with your other device or code.',
    leaveLost: 'No device and no code leads back to them: bots play those seats to the end.',
    confirm: 'Take over',
    other: 'Enter another code',
  },
  hand: {
    open: 'Hand my seat on',
    heading: 'Hand your seat on',
    text: 'Make a link and send it to someone: they take your seat, with hand and coins as they are. From then on you watch.',
    make: 'Make the link',
    link: 'Link to your seat',
    until: (date) =>
      `Works once, until ${moment(date)}. Until someone takes it, the seat is yours. A new link replaces this one.`,
    qr: 'Picture of the link to your seat',
    title: 'Take over my seat at a table of Kairo',
    withdraw: 'Withdraw the offer',
    withdrawn: 'The offer is withdrawn. The seat stays yours.',
    offers: (name) => `${name} hands you a seat`,
    offersNote: 'You continue where they stopped: with their cards, coins and stands.',
    seatOf: (name) => `${name}’s seat`,
    take: 'Take the seat',
    takeAs: (name) => `Take the seat as ${name}`,
  },
  showOnScreen: 'Show the table on a TV',
};
