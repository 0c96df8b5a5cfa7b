import { grammarOf } from '../grammar.ts';
import type { OwnMessages } from '../messages/own.ts';
import { ofName } from './terms.ts';
import { typeset } from './typography.ts';

const { counted } = grammarOf('fr-FR');

const day = (date: Date): string => date.toLocaleDateString('fr-FR', { day: 'numeric', month: 'long' });
const moment = (date: Date): string =>
  date.toLocaleString('fr-FR', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
const plays = (games: number): string => counted(games, { one: 'partie', other: 'parties' });

export const texts: OwnMessages = typeset({
  games: {
    heading: 'Mes parties',
    turnOf: (name) => `À ${name} de jouer`,
    free: (count) => counted(count, { one: 'place libre', other: 'places libres' }),
    start: 'Jouer ici',
    along: 'Emporter mes places sur un autre appareil',
    haveCode: 'J’ai un code d’un autre appareil',
  },
  along: {
    heading: 'Emporte tes places',
    text: 'Tes parties appartiennent à ce navigateur ; il n’y a pas de compte. Un code de récupération les amène sur tout autre appareil, même si celui-ci est perdu.',
    stranger: 'Le serveur ne connaît pas encore ce navigateur : il n’y a rien à emporter.',
    make: 'Créer un code de récupération',
    makeNote: 'Il n’est montré qu’une fois. Un nouveau code annule le précédent.',
    madeOn: (date) =>
      `Tu as créé un code le ${day(date)}. Si tu ne l’as plus, crées-en un nouveau : il annule l’ancien.`,
    scan: (address) => `Scanne ceci avec l’autre appareil, ou ouvres-y ${address} et saisis :`,
    keep: 'Note-le et ne le montre à personne : toute personne qui l’a peut prendre tes places.',
    qr: 'Image du lien avec ton code de récupération',
    code: 'Code de récupération',
    devices: 'Tes appareils',
    thisDevice: 'cet appareil',
    unknownDevice: 'Un navigateur',
    since: (date) => `depuis le ${day(date)}`,
    seen: (date) => `vu pour la dernière fois le ${day(date)}`,
    signOut: 'Déconnecter',
    signOutOf: (device) => `Déconnecter : ${device}`,
    signOutLast: 'C’est ton seul appareil. Sans code de récupération, tu ne retrouveras pas tes parties.',
    remove: {
      open: 'Supprimer mes données',
      heading: 'Tout supprimer ?',
      what: [
        'Ton nom, tes appareils et ton code de récupération sont supprimés du serveur.',
        'Tout ce que tu as dit aux tables est supprimé aussi.',
        'Dans les parties en cours, un bot joue ta place pour de bon.',
        'Dans les parties terminées, ton nom est remplacé par celui de ton sceau.',
        'Aux tables en attente, ta place se libère ; si tu es l’hôte, quelqu’un d’autre le devient.',
      ],
      local: 'Ce qui est gardé dans ce navigateur reste : les parties de cet appareil et tes préférences.',
      confirm: 'Supprimer pour de bon',
      keep: 'Tout garder',
      done: 'Tout ce qui te concerne est supprimé du serveur.',
    },
  },
  recover: {
    heading: 'Amène tes parties ici',
    text: 'Saisis le code de récupération que tu as créé sur un autre appareil.',
    code: 'Code de récupération, 16 lettres et chiffres',
    look: 'Continuer',
    question: (name, games) =>
      name === ''
        ? `Reprendre ${plays(games)} sur cet appareil ?`
        : `Reprendre sur cet appareil ${games === 0 ? 'les places' : plays(games)} ${ofName(name)} ?`,
    you: 'Cet appareil a déjà ces parties.',
    before: (name, games) =>
      `Dans ce navigateur, tu as ${plays(games)}${name === '' ? '' : ` en tant que ${name}`}. Qu’en faire ?`,
    bring: 'Les emmener aussi',
    bringNote:
      'Toutes les parties sont alors à toi sous un seul code. Là où tu serais deux fois à la même table, un bot prend une des places.',
    leave: 'Les laisser',
    leaveKept: 'Elles restent à ton autre appareil ou à ton code.',
    leaveLost: 'Aucun appareil ni code n’y ramène : des bots jouent ces places pour de bon.',
    confirm: 'Reprendre',
    other: 'Saisir un autre code',
  },
  hand: {
    open: 'Céder ma place',
    heading: 'Cède ta place',
    text: 'Crée un lien et envoie-le à quelqu’un : cette personne prend ta place, avec la main et les pièces telles quelles. Dès lors, tu regardes.',
    make: 'Créer le lien',
    link: 'Lien vers ta place',
    until: (date) =>
      `Valable une fois, jusqu’au ${moment(date)}. Tant que personne ne la prend, la place est à toi. Un nouveau lien annule celui-ci.`,
    qr: 'Image du lien vers ta place',
    title: 'Prends ma place à une table de Kairo',
    withdraw: 'Retirer l’offre',
    withdrawn: 'L’offre est retirée. La place reste à toi.',
    offers: (name) => `${name} te cède une place`,
    offersNote: 'Tu continues la partie avec les mêmes cartes, pièces et étals.',
    seatOf: (name) => `Place ${ofName(name)}`,
    take: 'Prendre la place',
    takeAs: (name) => `La prendre en tant que ${name}`,
  },
  showOnScreen: 'Montrer la table sur un téléviseur',
});
