import { grammarOf } from '../grammar.ts';
import type { CompanyMessages } from '../messages/company.ts';
import { terms } from './terms.ts';

const { counted, plural } = grammarOf('en-GB');

export const texts: CompanyMessages = {
  clock: {
    left: (time) => `${time} left`,
    minutesLeft: (minutes) =>
      `You have ${counted(minutes, { one: 'minute', other: 'minutes' })} left on your clock.`,
    secondsLeft: (seconds) =>
      `You have ${counted(seconds, { one: 'second', other: 'seconds' })} left on your clock.`,
  },
  pace: {
    label: 'Pace',
    none: 'No clock',
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    note: 'For each player; every turn adds the seconds.',
    noneNote: 'Everyone takes their time.',
  },
  notes: {
    takeback: 'takes the last turn back',
    vanished: (level) => `is gone; a bot plays on (${level})`,
    returned: 'is back',
    resigned: (level) => `resigns; a bot plays on (${level})`,
    left: (level) => `leaves for good; a bot plays on (${level})`,
    handed: 'takes over the seat',
    clock: (level) => `has run out of time; a bot plays on (${level})`,
    ended: 'resigns, and the game ends',
    agreed: 'The players agree to end the game.',
  },
  question: {
    putAside: 'Put aside',
    chip: (heading) => `Question: ${heading}`,
    withdraw: 'Withdraw',
    allRight: 'All right',
    refusedHeading: 'That is not possible',
    votes: (agreed, missing, you) => {
      const yes =
        agreed.length === 0
          ? []
          : [`${terms.and(agreed)} ${plural(agreed.length, { one: 'agrees', other: 'agree' })}.`];
      const rest =
        missing.length === 0
          ? []
          : [`${terms.and(missing)} ${plural(missing.length, { one: 'has', other: 'have' })} not answered.`];
      return [...yes, ...rest, ...(you ? ['It is up to you.'] : [])].join(' ');
    },
    takeback: {
      ask: 'Take my turn back',
      own: 'You ask for a takeback',
      asks: (name) => `${name} asks for a takeback`,
      undoes: (moves) => `It undoes: ${moves}.`,
      wouldUndo: (moves) => `It would undo: ${moves}.`,
      refuse: 'Refuse',
      allow: 'Allow',
      declinedHeading: 'No takeback',
      declined: (name) => `${name} would rather play on.`,
    },
    end: {
      ask: 'Propose to end the game',
      own: 'You propose to end the game',
      asks: (name) => `${name} would like to end the game`,
      text: 'The points stand as they are, and there is no winner.',
      refuse: 'Play on',
      agree: 'Agree to end',
      declinedHeading: 'The game goes on',
      declined: (name) => `${name} would rather play on.`,
    },
    standIn: {
      own: (absent) => `You propose that a bot plays for ${absent}`,
      asks: (name, absent) => `${name} would let a bot play for ${absent}`,
      text: (absent, level) => `The bot (${level}) gives the seat back to ${absent} at any time.`,
      refuse: 'Wait',
      agree: 'Let a bot play',
      declinedHeading: 'The table waits',
      declined: (name) => `${name} would rather wait.`,
    },
  },
  vanished: {
    heading: (name) => `${name} has been gone for a while`,
    text: (name) => `It is ${name}’s turn. What should the table do?`,
    wait: 'Wait',
    waitNote: 'You will be asked again in 5 minutes.',
    bot: 'Let a bot play',
    botNote: (name, level) =>
      `If everyone here agrees. ${name} can take the seat back from the bot (${level}) at any time.`,
    end: 'End the game',
    endNote: 'If everyone here agrees. The points stand as they are.',
  },
  standIn: {
    heading: 'A bot is playing for you',
    byClock: 'Your time was up. It plays on until you take your seat back.',
    byVote: 'You were away, and the others did not want to wait. It plays on until you take your seat back.',
    takeBack: 'Take my seat back',
    isBack: (name) => `${name} is back.`,
  },
  resign: {
    ask: 'Resign',
    heading: 'Resign?',
    ends: 'The game ends, and the other player wins.',
    endsAlone: 'The game ends: no other person plays here.',
    botPlaysOn: 'A bot plays your seat to the end. You can watch, but not come back, and you rank last.',
    confirm: 'Resign',
    stay: 'Play on',
  },
  hurry: {
    ask: 'Hurry the bot',
    some: (people, of) => `${people} of ${of} would like the bot to hurry.`,
  },
  end: {
    agreed: 'Ended by agreement',
    agreedNote: 'There is no winner. The points stand as they were.',
    resigned: (name) => `${name} has resigned`,
    youResigned: 'You have resigned',
    resignedNote: 'The points stand as they were.',
    rankedLast: 'resigned',
    download: 'Download the record',
  },
  deal: {
    sealed: 'The deal was fixed before the game.',
    check: 'Check it',
    heading: 'Was the deal fixed?',
    checking: 'Checking…',
    good: {
      heading: 'The deal is the one that was sealed',
      text: 'The fingerprint from before the game fits the seed that is revealed now, and every card that you saw follows from it.',
    },
    bad: {
      heading: 'The cards do not match the sealed deal',
      text: 'The server did not deal what it had promised. Keep the record, and ask the server’s operator.',
    },
    failed: {
      heading: 'This could not be checked',
      text: 'The server did not send what is needed. Try again later.',
    },
    before: 'Fingerprint from before the game',
    after: 'Fingerprint of the revealed seed',
    seed: 'Revealed seed',
  },
  since: {
    heading: 'While you were away',
    minutes: (minutes) => counted(minutes, { one: 'minute', other: 'minutes' }),
    messages: (messages) => counted(messages, { one: 'message', other: 'messages' }),
    botPlayed: 'A bot has played for you meanwhile.',
  },
  elsewhere: {
    tab: 'Also open in another window. Play in either.',
    phone: 'Also open on your phone or tablet. Play on either.',
    computer: 'Also open on your computer. Play on either.',
  },
  newer: { text: 'There is a newer version.', reload: 'Reload' },
  talk: {
    heading: 'Talk',
    key: 't',
    keyDoes: 'talk to the others',
    unread: (messages) => `Talk, ${counted(messages, { one: 'new message', other: 'new messages' })}`,
    phrases: {
      hello: 'Hello',
      niceMove: 'Nice move',
      oneMoment: 'One moment',
      ohNo: 'Oh no',
      thanks: 'Thanks',
      goodGame: 'Good game',
    },
    say: 'Say something',
    send: 'Send',
    nothing: 'Nobody has said anything yet.',
    watching: 'You are watching. Only players can talk.',
    off: 'The host has switched talk off.',
    switchOff: 'Switch talk off for everyone',
    switchOn: 'Switch talk on again',
    about: (name) => `${name}: mute, hide or report`,
    mute: (name) => `Mute ${name}`,
    unmute: (name) => `Hear ${name} again`,
    hide: 'Hide',
    report: 'Report',
    reported: 'Reported to the operator of this server.',
    muted: (names) => `Muted: ${terms.and(names)}`,
    says: (name, words) => `${name}: ${words}`,
  },
  refused: {
    'company/question-open': 'Another question is open. Answer that one first.',
    'company/no-question': 'That question is settled already.',
    'company/not-asked': 'You are not asked about that.',
    'company/over': 'The game is over.',
    'company/has-resigned': 'You have resigned.',
    'company/nothing-to-take-back':
      'There is no turn to take back: you have had none yet, or something was revealed since.',
    'company/asked-before': 'You have asked for this already. The others would rather play on.',
    'company/not-away': 'That player was here a moment ago. Wait a little longer.',
    'company/no-stand-in': 'No bot is playing for you.',
    'company/out-of-time':
      'The bot finishes this turn, as your time for it is up. Then the seat is yours again.',
    'company/no-bot': 'It is not a bot’s turn.',
    'talk/off': 'The host has switched talk off.',
    'talk/not-seated': 'Only players can talk.',
    'talk/not-host': 'Only the host can do that.',
    'talk/too-fast': 'Not so fast. Wait a moment.',
    'talk/empty': 'There is nothing to send.',
    'talk/too-long': 'That is too long: at most 200 characters.',
  },
  refusedOther: 'That did not work. Try again.',
};
