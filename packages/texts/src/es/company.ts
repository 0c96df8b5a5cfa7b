import { grammarOf } from '../grammar.ts';
import type { CompanyMessages } from '../messages/company.ts';
import { terms } from './terms.ts';

const { counted, plural } = grammarOf('es');

export const texts: CompanyMessages = {
  clock: {
    left: (time) => `le quedan ${time}`,
    minutesLeft: (minutes) =>
      `Te ${plural(minutes, { one: 'queda', other: 'quedan' })} ${counted(minutes, { one: 'minuto', other: 'minutos' })} en el reloj.`,
    secondsLeft: (seconds) =>
      `Te ${plural(seconds, { one: 'queda', other: 'quedan' })} ${counted(seconds, { one: 'segundo', other: 'segundos' })} en el reloj.`,
  },
  pace: {
    label: 'Ritmo',
    none: 'Sin reloj',
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    note: 'Por jugador; cada turno suma los segundos.',
    noneNote: 'Cada cual se toma su tiempo.',
  },
  notes: {
    takeback: 'deshace su último turno',
    vanished: (level) => `no está; sigue un bot (${level})`,
    returned: 'ha vuelto',
    resigned: (level) => `abandona; sigue un bot (${level})`,
    left: (level) => `se va para siempre; sigue un bot (${level})`,
    handed: 'ocupa el asiento',
    clock: (level) => `se queda sin tiempo; sigue un bot (${level})`,
    ended: 'abandona y la partida termina',
    agreed: 'Los jugadores acuerdan terminar la partida.',
  },
  question: {
    putAside: 'Dejar para luego',
    chip: (heading) => `Pregunta: ${heading}`,
    withdraw: 'Retirar',
    allRight: 'De acuerdo',
    refusedHeading: 'No es posible',
    votes: (agreed, missing, you) => {
      const yes =
        agreed.length === 0
          ? []
          : [`${terms.and(agreed)} ${plural(agreed.length, { one: 'acepta', other: 'aceptan' })}.`];
      const rest = missing.length === 0 ? [] : [`Falta la respuesta de ${terms.and(missing)}.`];
      return [...yes, ...rest, ...(you ? ['Depende de ti.'] : [])].join(' ');
    },
    takeback: {
      ask: 'Deshacer mi turno',
      own: 'Pides deshacer tu turno',
      asks: (name) => `${name} pide deshacer su turno`,
      undoes: (moves) => `Deshace: ${moves}.`,
      wouldUndo: (moves) => `Desharía: ${moves}.`,
      refuse: 'No',
      allow: 'Permitir',
      declinedHeading: 'El turno se queda',
      declined: (name) => `${name} prefiere seguir jugando.`,
    },
    end: {
      ask: 'Proponer terminar la partida',
      own: 'Propones terminar la partida',
      asks: (name) => `${name} quiere terminar la partida`,
      text: 'Los puntos quedan como están y no gana nadie.',
      refuse: 'Seguir jugando',
      agree: 'Terminar',
      declinedHeading: 'La partida sigue',
      declined: (name) => `${name} prefiere seguir jugando.`,
    },
    standIn: {
      own: (absent) => `Propones que un bot juegue por ${absent}`,
      asks: (name, absent) => `${name} propone que un bot juegue por ${absent}`,
      text: (absent, level) => `El bot (${level}) devolverá el asiento a ${absent} en cualquier momento.`,
      refuse: 'Esperar',
      agree: 'Que juegue un bot',
      declinedHeading: 'La mesa espera',
      declined: (name) => `${name} prefiere esperar.`,
    },
  },
  vanished: {
    heading: (name) => `${name} lleva un rato fuera`,
    text: (name) => `Es el turno de ${name}. ¿Qué hace la mesa?`,
    wait: 'Esperar',
    waitNote: 'Se te preguntará de nuevo dentro de 5 minutos.',
    bot: 'Que juegue un bot',
    botNote: (name, level) =>
      `Si aceptan todos los presentes. El bot (${level}) devolverá el asiento a ${name} en cualquier momento.`,
    end: 'Terminar la partida',
    endNote: 'Si aceptan todos los presentes. Los puntos quedan como están.',
  },
  standIn: {
    heading: 'Un bot juega por ti',
    byClock: 'Se te acabó el tiempo. Sigue jugando hasta que recuperes tu asiento.',
    byVote: 'No estabas y los demás no querían esperar. Sigue jugando hasta que recuperes tu asiento.',
    takeBack: 'Recuperar mi asiento',
    isBack: (name) => `${name} ha vuelto.`,
  },
  resign: {
    ask: 'Abandonar',
    heading: '¿Abandonar la partida?',
    ends: 'La partida termina y gana el otro jugador.',
    endsAlone: 'La partida termina: aquí no juega ninguna otra persona.',
    botPlaysOn: 'Un bot juega por ti hasta el final. Puedes mirar, pero no volver, y quedas en último lugar.',
    confirm: 'Abandonar',
    stay: 'Seguir jugando',
  },
  hurry: {
    ask: 'Meter prisa al bot',
    some: (people, of) => `${people} de ${of} quieren que el bot se dé prisa.`,
  },
  end: {
    agreed: 'Terminada de mutuo acuerdo',
    agreedNote: 'No gana nadie. Los puntos quedan como estaban.',
    resigned: (name) => `${name} ha abandonado`,
    youResigned: 'Has abandonado',
    resignedNote: 'Los puntos quedan como estaban.',
    rankedLast: 'abandonó',
    download: 'Descargar la partida',
  },
  deal: {
    sealed: 'El reparto estaba fijado antes de la partida.',
    check: 'Comprobarlo',
    heading: '¿Estaba fijado el reparto?',
    checking: 'Comprobando…',
    good: {
      heading: 'El reparto es el que se selló',
      text: 'La huella de antes de la partida encaja con la semilla que ahora se revela, y todas las cartas que has visto salen de ella.',
    },
    bad: {
      heading: 'Las cartas no corresponden al reparto sellado',
      text: 'El servidor ha repartido algo distinto de lo que prometió. Guarda la partida y pregunta a quien lleva el servidor.',
    },
    failed: {
      heading: 'No se ha podido comprobar',
      text: 'El servidor no ha enviado lo necesario. Inténtalo más tarde.',
    },
    before: 'Huella de antes de la partida',
    after: 'Huella de la semilla revelada',
    seed: 'Semilla revelada',
  },
  since: {
    heading: 'Mientras no estabas',
    minutes: (minutes) => counted(minutes, { one: 'minuto', other: 'minutos' }),
    messages: (messages) => counted(messages, { one: 'mensaje', other: 'mensajes' }),
    botPlayed: 'Entretanto un bot ha jugado por ti.',
  },
  elsewhere: {
    tab: 'También abierta en otra ventana. Juega en cualquiera.',
    phone: 'También abierta en tu móvil o tableta. Juega en cualquiera.',
    computer: 'También abierta en tu ordenador. Juega en cualquiera.',
  },
  newer: { text: 'Hay una versión más nueva.', reload: 'Recargar' },
  talk: {
    heading: 'Charla',
    key: 'm',
    keyDoes: 'hablar con los demás',
    unread: (messages) => `Charla, ${counted(messages, { one: 'mensaje nuevo', other: 'mensajes nuevos' })}`,
    phrases: {
      hello: 'Hola',
      niceMove: 'Buena jugada',
      oneMoment: 'Un momento',
      ohNo: 'Ay, no',
      thanks: 'Gracias',
      goodGame: 'Buena partida',
    },
    say: 'Di algo',
    send: 'Enviar',
    nothing: 'Nadie ha dicho nada todavía.',
    watching: 'Estás mirando. Solo hablan los jugadores.',
    off: 'El anfitrión ha desactivado la charla.',
    switchOff: 'Desactivar la charla para todos',
    switchOn: 'Volver a activar la charla',
    about: (name) => `${name}: silenciar, ocultar o denunciar`,
    mute: (name) => `Silenciar a ${name}`,
    unmute: (name) => `Volver a oír a ${name}`,
    hide: 'Ocultar',
    report: 'Denunciar',
    reported: 'Se ha avisado a quien lleva este servidor.',
    muted: (names) => `Silenciados: ${terms.and(names)}`,
    says: (name, words) => `${name} dice: ${words}`,
  },
  refused: {
    'company/question-open': 'Hay otra pregunta pendiente. Responde primero a esa.',
    'company/no-question': 'Esa pregunta ya está resuelta.',
    'company/not-asked': 'Eso no se te pregunta.',
    'company/over': 'La partida ha terminado.',
    'company/has-resigned': 'Ya has abandonado.',
    'company/nothing-to-take-back':
      'No hay ningún turno que deshacer: aún no has tenido ninguno, o desde entonces se ha revelado algo.',
    'company/asked-before': 'Ya lo has pedido. Los demás prefieren seguir jugando.',
    'company/not-away': 'Esa persona estaba aquí hace un momento. Espera un poco más.',
    'company/no-stand-in': 'Ningún bot juega por ti.',
    'company/out-of-time':
      'Se te acabó el tiempo para este turno: el bot lo termina. Después podrás recuperar tu sitio.',
    'company/no-bot': 'No es el turno de un bot.',
    'talk/off': 'El anfitrión ha desactivado la charla.',
    'talk/not-seated': 'Solo hablan los jugadores.',
    'talk/not-host': 'Solo puede hacerlo el anfitrión.',
    'talk/too-fast': 'No tan deprisa. Espera un momento.',
    'talk/empty': 'No hay nada que enviar.',
    'talk/too-long': 'Es demasiado largo: como mucho 200 caracteres.',
  },
  refusedOther: 'No ha funcionado. Inténtalo de nuevo.',
};
