import { grammarOf } from '../grammar.ts';
import type { OwnMessages } from '../messages/own.ts';

const { counted } = grammarOf('es-ES');

const day = (date: Date): string => date.toLocaleDateString('es-ES', { day: 'numeric', month: 'long' });
const moment = (date: Date): string =>
  date.toLocaleString('es-ES', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
const plays = (games: number): string => counted(games, { one: 'partida', other: 'partidas' });

export const texts: OwnMessages = {
  games: {
    heading: 'Mis partidas',
    turnOf: (name) => `Le toca a ${name}`,
    free: (count) => counted(count, { one: 'asiento libre', other: 'asientos libres' }),
    start: 'Jugar aquí',
    along: 'Llevar mis asientos a otro dispositivo',
    haveCode: 'Tengo un código de otro dispositivo',
  },
  along: {
    heading: 'Llévate tus asientos',
    text: 'Tus partidas pertenecen a este navegador; no hay cuenta. Un código de recuperación las lleva a cualquier otro dispositivo, aunque este se pierda.',
    stranger: 'El servidor aún no conoce este navegador: no hay nada que llevarse.',
    make: 'Crear un código de recuperación',
    makeNote: 'Solo se muestra una vez. Un código nuevo anula el anterior.',
    madeOn: (date) =>
      `Creaste un código el ${day(date)}. Si ya no lo tienes, crea uno nuevo: anula el anterior.`,
    scan: (address) => `Escanéalo con el otro dispositivo, o abre allí ${address} e introduce:`,
    keep: 'Apúntalo y no se lo enseñes a nadie: quien lo tenga tiene tus asientos.',
    qr: 'Imagen del enlace con tu código de recuperación',
    code: 'Código de recuperación',
    devices: 'Tus dispositivos',
    thisDevice: 'este dispositivo',
    unknownDevice: 'Un navegador',
    since: (date) => `desde el ${day(date)}`,
    seen: (date) => `última visita el ${day(date)}`,
    signOut: 'Cerrar sesión',
    signOutOf: (device) => `Cerrar sesión: ${device}`,
    signOutLast: 'Es tu único dispositivo. Sin código de recuperación no podrás volver a tus partidas.',
    remove: {
      open: 'Borrar mis datos',
      heading: '¿Borrar todo?',
      what: [
        'Tu nombre, tus dispositivos y tu código de recuperación se borran del servidor.',
        'También se borra todo lo que has dicho en las mesas.',
        'En las partidas en curso, un bot juega tu asiento para siempre.',
        'En las partidas terminadas, tu nombre se sustituye por el de tu sello.',
        'En las mesas que esperan, tu asiento queda libre; si eres anfitrión, pasa a serlo otra persona.',
      ],
      local: 'Lo guardado en este navegador se queda: las partidas de este dispositivo y tus preferencias.',
      confirm: 'Borrar para siempre',
      keep: 'Conservar todo',
      done: 'Todo lo tuyo se ha borrado del servidor.',
    },
  },
  recover: {
    heading: 'Trae tus partidas aquí',
    text: 'Introduce el código de recuperación que creaste en otro dispositivo.',
    code: 'Código de recuperación, 16 letras y cifras',
    look: 'Continuar',
    question: (name, games) =>
      name === ''
        ? `¿Traer ${plays(games)} a este dispositivo?`
        : `¿Traer a este dispositivo ${games === 0 ? 'los asientos' : plays(games)} de ${name}?`,
    you: 'Este dispositivo ya tiene estas partidas.',
    before: (name, games) =>
      `En este navegador tienes ${plays(games)}${name === '' ? '' : ` como ${name}`}. ¿Qué hacemos con ellas?`,
    bring: 'Traerlas también',
    bringNote:
      'Todas las partidas serán tuyas con un solo código. Donde ocuparías dos asientos de una mesa, un bot toma uno de ellos.',
    leave: 'Dejarlas',
    leaveKept: 'Se quedan con tu otro dispositivo o código.',
    leaveLost:
      'Ningún dispositivo ni código lleva de vuelta a ellas: los bots juegan esos asientos para siempre.',
    confirm: 'Traer',
    other: 'Introducir otro código',
  },
  hand: {
    open: 'Ceder mi asiento',
    heading: 'Cede tu asiento',
    text: 'Crea un enlace y envíaselo a alguien: ocupará tu asiento, con las cartas y monedas tal como están. Desde entonces, tú miras.',
    make: 'Crear el enlace',
    link: 'Enlace a tu asiento',
    until: (date) =>
      `Vale una vez, hasta ${moment(date)}. Hasta que alguien lo use, el asiento es tuyo. Un enlace nuevo anula este.`,
    qr: 'Imagen del enlace a tu asiento',
    title: 'Ocupa mi asiento en una mesa de Kairo',
    withdraw: 'Retirar la oferta',
    withdrawn: 'La oferta se ha retirado. El asiento sigue siendo tuyo.',
    offers: (name) => `${name} te cede un asiento`,
    offersNote: 'Sigues donde lo dejó: con sus cartas, monedas y puestos.',
    seatOf: (name) => `Asiento de ${name}`,
    take: 'Ocupar el asiento',
    takeAs: (name) => `Ocuparlo como ${name}`,
  },
  showOnScreen: 'Mostrar la mesa en un televisor',
};
