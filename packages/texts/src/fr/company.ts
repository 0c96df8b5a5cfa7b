import { grammarOf } from '../grammar.ts';
import type { CompanyMessages } from '../messages/company.ts';
import { ofName, terms } from './terms.ts';
import { typeset } from './typography.ts';

const { counted, plural } = grammarOf('fr');

export const texts = typeset<CompanyMessages>({
  clock: {
    left: (time) => `il reste ${time}`,
    minutesLeft: (minutes) =>
      `Il te reste ${counted(minutes, { one: 'minute', other: 'minutes' })} à la pendule.`,
    secondsLeft: (seconds) =>
      `Il te reste ${counted(seconds, { one: 'seconde', other: 'secondes' })} à la pendule.`,
  },
  pace: {
    label: 'Cadence',
    none: 'Sans pendule',
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    note: 'Par joueur ; chaque tour ajoute les secondes.',
    noneNote: 'Chacun prend son temps.',
  },
  notes: {
    takeback: 'reprend son dernier tour',
    vanished: (level) => `n’est plus là ; un bot continue (${level})`,
    returned: 'est de retour',
    resigned: (level) => `abandonne ; un bot continue (${level})`,
    left: (level) => `part pour de bon ; un bot continue (${level})`,
    handed: 'prend la place',
    clock: (level) => `n’a plus de temps ; un bot continue (${level})`,
    ended: 'abandonne, et la partie est finie',
    agreed: 'Les joueurs décident d’arrêter la partie.',
  },
  question: {
    putAside: 'Mettre de côté',
    chip: (heading) => `Question : ${heading}`,
    withdraw: 'Retirer',
    allRight: 'D’accord',
    refusedHeading: 'Ce n’est pas possible',
    votes: (agreed, missing, you) => {
      const yes =
        agreed.length === 0
          ? []
          : [`${terms.and(agreed)} ${plural(agreed.length, { one: 'est', other: 'sont' })} d’accord.`];
      const rest =
        missing.length === 0
          ? []
          : [
              `${terms.and(missing)} ${plural(missing.length, { one: 'n’a', other: 'n’ont' })} pas encore répondu.`,
            ];
      return [...yes, ...rest, ...(you ? ['À toi de décider.'] : [])].join(' ');
    },
    takeback: {
      ask: 'Reprendre mon tour',
      own: 'Tu demandes à reprendre ton tour',
      asks: (name) => `${name} demande à reprendre son tour`,
      undoes: (moves) => `Cela annule : ${moves}.`,
      wouldUndo: (moves) => `Cela annulerait : ${moves}.`,
      refuse: 'Refuser',
      allow: 'Permettre',
      declinedHeading: 'Le tour reste joué',
      declined: (name) => `${name} préfère continuer à jouer.`,
    },
    end: {
      ask: 'Proposer d’arrêter la partie',
      own: 'Tu proposes d’arrêter la partie',
      asks: (name) => `${name} voudrait arrêter la partie`,
      text: 'Les points restent comme ils sont, et personne ne gagne.',
      refuse: 'Continuer',
      agree: 'Arrêter',
      declinedHeading: 'La partie continue',
      declined: (name) => `${name} préfère continuer à jouer.`,
    },
    standIn: {
      own: (absent) => `Tu proposes qu’un bot joue à la place ${ofName(absent)}`,
      asks: (name, absent) => `${name} propose qu’un bot joue à la place ${ofName(absent)}`,
      text: (absent, level) => `Le bot (${level}) rend sa place à ${absent} à tout moment.`,
      refuse: 'Attendre',
      agree: 'Laisser jouer un bot',
      declinedHeading: 'La table attend',
      declined: (name) => `${name} préfère attendre.`,
    },
  },
  vanished: {
    heading: (name) => `${name} n’est plus là depuis un moment`,
    text: (name) => `C’est le tour ${ofName(name)}. Que fait la table ?`,
    wait: 'Attendre',
    waitNote: 'La question reviendra dans 5 minutes.',
    bot: 'Laisser jouer un bot',
    botNote: (name, level) =>
      `Si tous ceux qui sont là sont d’accord. Le bot (${level}) rend sa place à ${name} à tout moment.`,
    end: 'Arrêter la partie',
    endNote: 'Si tous ceux qui sont là sont d’accord. Les points restent comme ils sont.',
  },
  standIn: {
    heading: 'Un bot joue à ta place',
    byClock: 'Ton temps était écoulé. Il continue jusqu’à ce que tu reprennes ta place.',
    byVote:
      'Tu n’étais pas là, et les autres ne voulaient plus attendre. Il continue jusqu’à ce que tu reprennes ta place.',
    takeBack: 'Reprendre ma place',
    isBack: (name) => `${name} est de retour.`,
  },
  resign: {
    ask: 'Abandonner',
    heading: 'Abandonner la partie ?',
    ends: 'La partie s’arrête, et l’autre joueur gagne.',
    endsAlone: 'La partie s’arrête : aucune autre personne ne joue ici.',
    botPlaysOn:
      'Un bot joue ta place jusqu’à la fin. Tu peux regarder, mais pas revenir, et tu finis dernier.',
    confirm: 'Abandonner',
    stay: 'Continuer',
  },
  hurry: {
    ask: 'Presser le bot',
    some: (people, of) => `${people} sur ${of} voudraient que le bot se dépêche.`,
  },
  end: {
    agreed: 'Arrêtée d’un commun accord',
    agreedNote: 'Personne ne gagne. Les points restent comme ils étaient.',
    resigned: (name) => `${name} a abandonné`,
    youResigned: 'Tu as abandonné',
    resignedNote: 'Les points restent comme ils étaient.',
    rankedLast: 'abandon',
    download: 'Télécharger la partie',
  },
  deal: {
    sealed: 'La donne était fixée avant la partie.',
    check: 'Vérifier',
    heading: 'La donne était-elle fixée ?',
    checking: 'Vérification…',
    good: {
      heading: 'La donne est celle qui était scellée',
      text: 'L’empreinte d’avant la partie correspond à la graine révélée maintenant, et toutes les cartes que tu as vues en découlent.',
    },
    bad: {
      heading: 'Les cartes ne correspondent pas à la donne scellée',
      text: 'Le serveur a distribué autre chose que ce qu’il avait promis. Garde la partie et interroge la personne qui gère le serveur.',
    },
    failed: {
      heading: 'La vérification n’a pas abouti',
      text: 'Le serveur n’a pas envoyé ce qu’il faut. Réessaie plus tard.',
    },
    before: 'Empreinte d’avant la partie',
    after: 'Empreinte de la graine révélée',
    seed: 'Graine révélée',
  },
  since: {
    heading: 'Pendant ton absence',
    minutes: (minutes) => counted(minutes, { one: 'minute', other: 'minutes' }),
    messages: (messages) => counted(messages, { one: 'message', other: 'messages' }),
    botPlayed: 'Entre-temps, un bot a joué à ta place.',
  },
  elsewhere: {
    tab: 'Aussi ouverte dans une autre fenêtre. Tu peux jouer dans les deux.',
    phone: 'Aussi ouverte sur ton téléphone ou ta tablette. Tu peux jouer sur les deux.',
    computer: 'Aussi ouverte sur ton ordinateur. Tu peux jouer sur les deux.',
  },
  newer: { text: 'Il y a une version plus récente.', reload: 'Recharger' },
  talk: {
    heading: 'Discussion',
    key: 'd',
    keyDoes: 'parler aux autres',
    unread: (messages) =>
      `Discussion, ${counted(messages, { one: 'nouveau message', other: 'nouveaux messages' })}`,
    phrases: {
      hello: 'Bonjour',
      niceMove: 'Bien joué',
      oneMoment: 'Un instant',
      ohNo: 'Oh non',
      thanks: 'Merci',
      goodGame: 'Belle partie',
    },
    say: 'Dire quelque chose',
    send: 'Envoyer',
    nothing: 'Personne n’a encore rien dit.',
    watching: 'Tu regardes. Seuls les joueurs peuvent parler.',
    off: 'L’hôte a coupé la discussion.',
    switchOff: 'Couper la discussion pour tous',
    switchOn: 'Rétablir la discussion',
    about: (name) => `${name} : rendre muet, masquer ou signaler`,
    mute: (name) => `Ne plus entendre ${name}`,
    unmute: (name) => `Entendre ${name} à nouveau`,
    hide: 'Masquer',
    report: 'Signaler',
    reported: 'Signalé à la personne qui gère ce serveur.',
    muted: (names) => `Muets : ${terms.and(names)}`,
    says: (name, words) => `${name} dit : ${words}`,
  },
  refused: {
    'company/question-open': 'Une autre question est ouverte. Réponds d’abord à celle-là.',
    'company/no-question': 'Cette question est déjà réglée.',
    'company/not-asked': 'Cette question ne te concerne pas.',
    'company/over': 'La partie est finie.',
    'company/has-resigned': 'Tu as abandonné.',
    'company/nothing-to-take-back':
      'Il n’y a pas de tour à reprendre : tu n’en as pas encore eu, ou quelque chose a été révélé depuis.',
    'company/asked-before': 'Tu l’as déjà demandé. Les autres préfèrent continuer.',
    'company/not-away': 'Cette personne était là il y a un instant. Attends encore un peu.',
    'company/no-stand-in': 'Aucun bot ne joue à ta place.',
    'company/out-of-time':
      'Ton temps pour ce tour est écoulé : le bot le termine. Ensuite, tu pourras reprendre ta place.',
    'company/no-bot': 'Ce n’est pas le tour d’un bot.',
    'talk/off': 'L’hôte a coupé la discussion.',
    'talk/not-seated': 'Seuls les joueurs peuvent parler.',
    'talk/not-host': 'Seul l’hôte peut faire cela.',
    'talk/too-fast': 'Pas si vite. Attends un instant.',
    'talk/empty': 'Il n’y a rien à envoyer.',
    'talk/too-long': 'C’est trop long : 200 caractères au plus.',
  },
  refusedOther: 'Cela n’a pas marché. Réessaie.',
});
