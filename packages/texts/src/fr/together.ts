import { grammarOf } from '../grammar.ts';
import type { TogetherMessages } from '../messages/together.ts';
import { refusedIn } from '../refusedWords.ts';
import { terms } from './terms.ts';
import { typeset } from './typography.ts';

const { counted, plural } = grammarOf('fr');

const seats = (count: number): string => counted(count, { one: 'place', other: 'places' });

/** `de` before a name: elided before a vowel. */
const of = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

const refused = refusedIn({
  byCode: {
    'room/unknown': 'Cette table n’existe pas, ou n’existe plus.',
    'room/no-such-seat': ({ number }) => `Cette table a ${seats(number('seats'))}.`,
    'room/not-waiting': 'La partie a commencé : cela ne peut plus être changé.',
    'room/not-begun': 'La partie n’a pas encore commencé.',
    'room/not-over': 'La partie n’est pas finie.',
    'room/not-host': 'Seul l’hôte peut faire cela.',
    'room/not-seated': 'Ce n’est pas ta place.',
    'room/no-spectators': 'Cette table n’accepte pas de spectateurs.',
    'room/locked': 'L’hôte a verrouillé cette table.',
    'room/seat-taken': 'Trop tard : cette place vient d’être prise.',
    'room/seat-free': 'Il n’y a plus personne à cette place.',
    'room/seat-of-bot': 'Un bot joue à cette place.',
    'room/already-seated': 'Tu as déjà une place à cette table.',
    'room/not-a-person': 'Un programme joue à cette place ; il ne peut pas être l’hôte.',
    'room/name-taken': ({ text }) => `Quelqu’un s’appelle déjà ${text('name')} ici. Choisis un autre nom.`,
    'room/icon-taken': 'Quelqu’un a déjà ce symbole.',
    'room/seats-free': 'Il reste des places libres.',
    'room/no-offer':
      'Ce lien n’est plus valable : la place a été prise, l’offre retirée, ou la journée est passée. Demande-en un nouveau.',
    'room/has-next': 'La revanche est déjà prête.',
    'identity/missing': 'Ce navigateur ne garde pas les cookies : le serveur ne peut pas te reconnaître.',
    'identity/unknown-key': 'Le serveur ne connaît pas ce navigateur.',
    'identity/key-used': 'Cette clé appartient déjà à une autre place.',
    'identity/other-site': 'La demande venait d’un autre site : le serveur l’a refusée.',
    'identity/wrong-code': 'Personne n’a ce code, ou plus personne. Vérifie-le signe par signe.',
    'identity/has-games': 'Dans ce navigateur, tu as des parties sous une autre identité.',
    'identity/unknown-device': 'Cet appareil est déjà déconnecté.',
    'server/creation-code': 'Ce serveur n’ouvre de tables qu’avec un code de son exploitant.',
    'server/no-such-address': 'Le serveur ne connaît pas cette demande. Recharge la page.',
    'server/too-large': 'C’est trop gros pour le serveur.',
    'server/too-many-requests': ({ number }) =>
      `C’était trop à la fois. Attends ${counted(Math.max(1, number('retryAfter')), { one: 'seconde', other: 'secondes' })} et réessaie.`,
    'server/too-many-tables': ({ number }) =>
      `Il y a déjà ${counted(number('limit'), { one: 'table ouverte', other: 'tables ouvertes' })} depuis ici. Fermes-en une d’abord.`,
    'server/too-many-connections': 'Trop de pages sont connectées depuis ici. Fermes-en quelques-unes.',
    'server/unavailable': 'Le serveur ne peut pas le faire maintenant. Réessaie dans un instant.',
    'server/closing': 'Le serveur redémarre. Réessaie dans un instant.',
    'page/unreachable': 'Le serveur est injoignable. Vérifie la connexion et réessaie.',
    'page/no-server': 'Il n’y a pas de serveur de tables ici.',
    'page/unreadable': 'La réponse du serveur est illisible. Recharge la page.',
  },
  other: (code) => `Le serveur a refusé (${code}).`,
});

export const texts = typeset<TogetherMessages>({
  toStart: 'Accueil',
  presence: { here: 'présent', away: 'absent', offline: 'hors ligne', bot: 'un bot remplace' },
  seat: {
    you: 'toi',
    yourName: 'Ton nom',
    kind: (number) => `Qui prend la place ${number}`,
    kinds: { invited: 'Invité', anyone: 'Ouverte', bot: 'Bot' },
    level: (number) => `Bot pour la place ${number}`,
  },
  create: {
    heading: 'Une nouvelle table',
    seats: 'Places',
    addSeat: 'Ajouter une place',
    listed: 'Visible parmi les tables ouvertes, car une place est libre pour tous.',
    unlisted: 'Hors liste : seuls ceux qui ont le lien trouvent cette table.',
    board: 'Plateau et départ',
    help: 'Aides et argent',
    noHelp: 'Aucune',
    people: 'Spectateurs et places',
    open: 'Ouvrir la table',
    code: 'Code de l’exploitant',
  },
  boardFile: {
    open: 'Ouvrir un plateau depuis un fichier',
    notABoard: (file) =>
      `« ${file} » n’est pas un plateau : on attend un fichier d’édition, c’est-à-dire un objet JSON avec un « id ».`,
    tooLarge: (file, kilobytes) => `« ${file} » est trop gros pour un plateau : ${kilobytes} ko au plus.`,
  },
  terms: {
    facts: { routes: 'chemins montrés', hints: 'avec conseils', openMoney: 'argent visible' },
    hints: 'Chacun peut demander les meilleurs coups.',
    spectators: { label: 'Spectateurs', no: 'Personne', yes: 'Avec le lien' },
    seating: { label: 'Ordre des places', chosen: 'Comme choisi', random: 'Tiré au sort' },
    standIn: {
      label: 'Bots remplaçants',
      note: 'Ils jouent à la place des absents et aux places encore libres au début.',
    },
  },
  lists: {
    heading: 'Tables ouvertes',
    waiting: (tables) =>
      `${counted(tables, { one: 'table attend', other: 'tables attendent' })} des joueurs. La liste se met à jour seule.`,
    nobody: 'Personne n’attend',
    nobodyNote: 'Ouvre une table et laisse une place ouverte à tous : on la trouvera ici.',
    orCreate: 'Rien pour toi ? Ouvre une table : on la trouvera ici.',
    anonymous: 'Une table sans hôte',
    ago: (minutes) => {
      if (minutes < 1) return 'ouverte à l’instant';
      return minutes < 60 ? `ouverte il y a ${minutes} min` : `ouverte il y a ${Math.floor(minutes / 60)} h`;
    },
    free: (count) => counted(count, { one: 'place libre', other: 'places libres' }),
    sit: 'S’asseoir',
    sitWith: (host) => `S’asseoir avec ${host}`,
    backTo: 'Revenir à la table',
    filled: 'vient de se remplir',
  },
  join: {
    heading: 'Prends place',
    invites: (host) => `${host} t’invite`,
    invitation: 'Tu es invité',
    toGame: 'à une partie de Kairo : monte des étals, attire les clients, dépasse les autres.',
    freeSeats: 'Places libres',
    justTaken: (taken, free) => `${taken} vient d’être pris. ${free} est libre.`,
    noAccount: 'sans compte',
    sit: 'S’asseoir',
    sitAs: (name) => `S’asseoir en tant que ${name}`,
    watch: 'Regarder',
    newHere: 'Première fois ?',
    full: { taken: 'Toutes les places sont prises', locked: 'La table est verrouillée' },
    state: {
      full: 'Tout le monde attend le début.',
      locked: 'L’hôte ne laisse plus personne s’asseoir.',
      playing: 'La partie a commencé.',
      over: 'La partie est finie.',
    },
    back: 'Une de ces places est à toi ? Ouvre le lien dans le navigateur où tu t’es assis.',
    spectators: 'Les spectateurs sont bienvenus : on voit ce qui est sur la table, ni les mains ni l’argent.',
    noSpectators: 'Cette table n’accepte pas de spectateurs.',
    openOwn: 'Ma table',
    watchNow: 'Regarder',
    result: 'Voir le résultat',
  },
  waiting: {
    tableOf: (host) => `La table ${of(host)}`,
    someTable: 'Une table',
    leave: 'Quitter',
    change: 'Modifier',
    locked: 'verrouillée',
    sealed: (fingerprint) => `Donne scellée : ${fingerprint}`,
    host: 'Hôte',
    ready: 'Prêt',
    notReady: 'Pas encore prêt',
    bot: 'Bot',
    free: 'Libre',
    forAnyone: 'Ouverte à tous',
    forInvited: 'Pour quelqu’un qui a le lien',
    putBot: 'Mettre un bot',
    more: (name) => `${name} : plus`,
    foot: {
      start: 'Commencer',
      startWithBots: (bots) => (bots === 1 ? 'Commencer avec un bot' : `Commencer avec ${bots} bots`),
      startAnyway: 'Commencer sans attendre',
      waitingFor: (names) => `On attend ${terms.and(names)}`,
      notReady: (names) =>
        `${terms.and(names)} ${plural(names.length, { one: 'n’est pas encore prêt', other: 'ne sont pas encore prêts' })}.`,
      alone: 'Envoie le lien. Tu peux fermer cette page : ta place reste à toi.',
      freeLeft: (count) =>
        `Tout le monde est prêt. Il reste ${counted(count, { one: 'place libre', other: 'places libres' })}.`,
      botsTake: (count, level) =>
        count === 1
          ? `Quand tu commenceras, un bot prendra la place libre : ${level}.`
          : `Quand tu commenceras, des bots prendront les places libres : ${level}.`,
      allReady: 'Tout le monde est prêt.',
      hostStarts: (host) => `${host} commencera quand tout le monde sera prêt.`,
      hostStartsNow: (host) => `Tu es prêt. ${host} lance la partie.`,
      noHost: 'Il n’y a pas d’hôte pour le moment.',
      iAmReady: 'Je suis prêt',
      notYet: 'Finalement pas encore',
      youWatch: 'Tu regardes. La partie s’ouvrira ici dès qu’elle commence.',
    },
    news: {
      satDown: (name) => `${name} s’assoit.`,
      left: (name) => `${name} s’en va.`,
      ready: (name) => `${name} est prêt.`,
      notReady: (name) => `${name} n’est plus prêt.`,
      host: (name) => `L’hôte est maintenant ${name}.`,
      youHost: 'Tu es maintenant l’hôte.',
      changed: 'L’hôte a modifié la table.',
    },
    terms: {
      heading: 'La table',
      lock: { label: 'Verrouillée', note: 'Personne d’autre ne peut s’asseoir.' },
      talk: { label: 'Discussion', note: 'Tout le monde à la table peut écrire.' },
      note: 'Si tu modifies la table, on redemande aux autres s’ils sont prêts.',
      done: 'Terminé',
    },
    deal: {
      heading: 'La donne est scellée',
      text: 'Le serveur a déjà mélangé. Voici l’empreinte de la donne : après la partie, chacun peut vérifier qu’elle n’a pas été changée.',
    },
    leaving: {
      heading: 'Quitter la table ?',
      text: 'Ta place reste à toi pendant ton absence. La page d’accueil montre la table.',
      keep: 'À l’accueil, en gardant ma place',
      giveUp: 'Libérer ma place',
      close: 'Fermer la table pour tous',
    },
    own: { heading: 'Ta place', sign: 'Ton symbole' },
    guest: {
      makeHost: 'Nommer hôte',
      remove: 'Libérer cette place',
      note: (name) => `${name} peut se rasseoir tant que la table n’est pas verrouillée.`,
    },
  },
  invite: {
    heading: 'Inviter',
    someone: 'Inviter quelqu’un',
    ways: 'Lien et code QR',
    waysWithCode: (code) => `Lien, code QR, code ${code}`,
    text: 'Envoie le lien, ou montre le code à quelqu’un près de toi.',
    link: 'Lien vers cette table',
    copy: 'Copier',
    copied: 'Copié',
    byHand: 'Ce navigateur ne copie pas tout seul : sélectionne le lien et copie-le.',
    share: 'Partager',
    title: 'Une partie de Kairo',
    code: 'Code',
    qr: 'Code QR avec le lien vers cette table',
  },
  table: {
    watching: (people) => counted(people, { one: 'personne regarde', other: 'personnes regardent' }),
    reconnecting: 'Reconnexion.',
    moveIsKept: 'Ton coup est conservé.',
    offline: 'Hors ligne. Tu peux regarder la table ; rien n’est perdu.',
    tryNow: 'Réessayer',
    back: 'Connexion rétablie',
    kept: 'Ton coup partira dès que la connexion sera rétablie.',
    keptGame: 'La table te garde ta place ; la page d’accueil y ramène.',
    lineLost: 'Pas de connexion. Nouvel essai …',
    rematchIsOpen: 'La revanche est prête.',
    comeAlong: 'Y aller',
    toRematch: 'À la revanche',
    beside: {
      offer: 'Le plateau est aussi sur un écran.',
      onlyHand: 'Seulement ma main',
      onScreen: 'Le plateau est sur l’écran.',
      show: 'Afficher ici',
    },
  },
  trouble: {
    connecting: 'Connexion à la table …',
    unreachable: {
      heading: 'La table est injoignable',
      text: 'Le serveur ne répond pas, ou tu es hors ligne. La page continue d’essayer.',
    },
    unknown: {
      heading: 'Cette table n’existe pas',
      text: 'Le lien est peut-être incomplet, ou la table a été débarrassée. Redemande le lien.',
    },
    private: {
      heading: 'Cette table est privée',
      text: 'La partie a commencé, et seuls ses joueurs peuvent la voir. Si tu y joues, ouvre le lien dans le navigateur où tu t’es assis.',
    },
    closed: { heading: 'Cette table a été fermée', text: 'Son hôte l’a fermée avant le début.' },
    expired: {
      heading: 'Cette table a été débarrassée',
      text: 'Elle a attendu des joueurs trop longtemps.',
    },
    noCode: {
      heading: (code) => `Il n’y a pas de table ${code}`,
      text: 'Un code est valable tant que la table attend des joueurs. Vérifie-le, ou demande le lien.',
    },
    failed: 'Cela n’a pas marché',
    openAnother: 'Ouvrir une nouvelle table',
  },
  refused,
});
