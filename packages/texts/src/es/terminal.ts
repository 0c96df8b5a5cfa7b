import type {
  TerminalComplaints,
  TerminalHelp,
  TerminalMessages,
  TerminalReports,
} from '../messages/terminal.ts';
import { messagesFrom } from '../terminalTexts.ts';
import { errors } from './errors.ts';
import { events } from './log.ts';
import { refusals } from './refusals.ts';
import { texts as rulebook } from './rulebook.ts';
import { rules } from './rules.ts';
import { ofName, terms, toName } from './terms.ts';

const { count } = terms;

const help = {
  headings: {
    usage: 'Uso:',
    arguments: 'Argumentos:',
    options: 'Opciones:',
    commands: 'Órdenes:',
    globalOptions: 'Opciones para todas las órdenes:',
  },
  usage: '[opciones] [orden]',
  optionsOnly: '[opciones]',
  fileUsage: '[opciones] <archivo>',
  rulesUsage: '[opciones] [palabras…]',
  arenaUsage: '[opciones] <bots…>',
  sitUsage: '[opciones] <enlace>',
  adminUsage: '[opciones] <orden>',
  commandWord: 'orden',
  fileWord: 'archivo',
  rulesWord: 'palabras',
  commands: {
    play: 'jugar una partida, contra bots o entre varios en una terminal',
    replay: 'ver una partida registrada, turno a turno',
    show: 'dibujar el tablero de un registro, de una traza o de una posición',
    verify: 'volver a jugar un registro o una traza y comprobarlo todo',
    rules: 'leer las reglas: todas, una o las que traten de algo',
    simulate: 'hacer que los bots jueguen muchas partidas y resumirlas',
    arena: 'averiguar cuál de dos o más bots es más fuerte y con qué certeza',
    trace: 'escribir con todo detalle una partida al azar, para comprobar otros programas',
    perft: 'contar las secuencias de acciones legales',
    bot: 'hacer que un bot hable con otro programa, línea a línea',
    sit: 'jugar con un bot en un asiento de una mesa en línea',
    admin: 'administrar las partidas de un servidor',
    help: 'ayuda sobre una orden',
  },
  arguments: {
    record: 'un registro o una partida guardada',
    recordOrTrace: 'un registro, una partida guardada o una traza',
    game: 'un registro, una partida guardada, una traza o una posición en JSON',
    rules: 'un número como R5 o R5.5, o palabras que buscar',
  },
  options: {
    help: 'mostrar esta ayuda',
    version: 'mostrar la versión',
    lang: 'idioma: en, de, es o fr (también KAIRO_LANG o el del sistema)',
    edition: 'el tablero: cairo (por defecto), alley o un archivo como mio.json',
    editionFile: 'la edición, si no es una de las incluidas',
    seed: 'semilla aleatoria, para pruebas; sin ella, la partida recibe una que nadie puede adivinar',
    start: 'variable (por defecto) o preset (puestos ya colocados)',
    openMoney: 'todos ven el dinero de todos',
    seats: (bots) => `quién juega, por ejemplo person:Amina,apprentice (de 2 a 4 entre person, ${bots})`,
    resume: 'seguir con una partida guardada: la última o la de un archivo',
    save: 'dónde se guarda la partida después de cada acción (si no, en la carpeta KAIRO_SAVES o en tu carpeta de usuario)',
    ascii: 'solo signos sencillos, para terminales que no muestran otros',
    turn: 'a qué turno ir',
  },
  play: {
    type: 'Elige con un número o escribe tu jugada, entera o en parte y en cualquier orden:',
    keys: '0 vuelve atrás, u deshace, l muestra lo último y ll todo el historial, q guarda y sale, igual que Ctrl-C.',
    asking: (example) =>
      `Pregunta por un solar (${example.site}), una carta (${example.card}), un cliente (${example.customer}), ` +
      `una acción (${example.action}), una regla (${example.rule}) o todas las reglas (${example.rules}).`,
    pieces:
      'Una mayúscula es un puesto principal; la flecha que la sigue señala su entrada y el signo que la precede ' +
      'es el de su dueño. Una minúscula es una ampliación, (r) una entrada, @R un cliente, ' +
      '@Rb el cliente rojo en una entrada azul. Lo que va entre corchetes se puede elegir.',
    letters: (letters) =>
      `Las letras: ${letters}. Los números de las líneas son los sectores: la carta S4 vale para el sector 4, ` +
      'J2:456 es un comodín para los sectores 4, 5 y 6.',
    panel:
      'Junto al tablero ves los puntos, las cartas y los charlatanes de cada uno; después, por color, ' +
      'las ampliaciones que quedan, quién tiene la medalla de oro y la de plata, y tus monedas. ' +
      'La @ señala al cliente que espera.',
  },
  askRules: 'Escribe «? R5» para ver un grupo de reglas, «? R5.5» para ver una sola.',
} satisfies TerminalHelp;

const bad = {
  language: (found, known) => `No existe el idioma «${found}»; elige uno de ${known}.`,
  noCommand: (program) => `Falta la orden; «${program} --help» las muestra todas.`,
  command: (found, program) => `No existe la orden «${found}»; «${program} --help» las muestra todas.`,
  option: (found) => `No existe aquí la opción «${found}»; «--help» las muestra todas.`,
  optionValue: (option) => `La opción ${option} necesita un valor.`,
  argument: (name) => `Falta un argumento: <${name}>.`,
  tooMany: 'Hay demasiados argumentos; «--help» muestra qué se espera.',
  usage: (program) => `Uso incorrecto; «${program} --help» muestra qué se espera.`,
  bug: (detail) => `Esto no debería haber ocurrido: ${detail}`,
  oldNode: (found, oldest) =>
    `Este programa necesita Node ${oldest} o una versión más reciente; la instalada es la ${found}.`,
  outputFull: 'No se puede escribir la salida: no queda espacio.',
  outputLost: (reason) => `No se puede escribir la salida (${reason}).`,
  number: (option, found, min, max) =>
    `${option} necesita un número entero de ${min} a ${max}, no «${found}».`,
  choice: (option, found, known) => `${option} no puede ser «${found}»; elige entre ${known}.`,
  notTogether: (one, other) => `${one} y ${other} no van juntas; quita una de las dos.`,
  seed: (found) =>
    `«${found}» no sirve de semilla: hacen falta de 1 a 128 letras, cifras y signos sin espacios.`,
  edition: (found, known) =>
    `No existe la edición «${found}»; elige entre ${known} o un archivo que termine en .json.`,
  seat: (found, known) => `«${found}» no es un tipo de jugador; elige entre ${known}.`,
  name: (found, longest) => `«${found}» no sirve de nombre: hacen falta de 1 a ${longest} caracteres.`,
  noFileName: 'El nombre del archivo está vacío.',
  noFile: (file) => `No existe el archivo ${file}.`,
  unreadable: (file) => `No se puede leer el archivo ${file}.`,
  isFolder: (file) => `${file} es una carpeta; indica un archivo.`,
  notAFile: (file) => `${file} no es un archivo normal.`,
  tooLarge: (file, megabytes) => `${file} es demasiado grande; se leen archivos de hasta ${megabytes} MB.`,
  cannotSave: (file) => `No se puede guardar la partida en ${file}.`,
  fileExists: (file) => `Ya existe el archivo ${file}; sigue con esa partida (--resume) o elige otro nombre.`,
  notJson: (file) => `${file} no es JSON válido.`,
  noGame: (file) => `${file} no es un registro, una traza ni una posición de Kairo.`,
  notARecord: (file) => `${file} no es un registro; solo los registros se pueden ver turno a turno.`,
  notVerifiable: (file) => `${file} es una sola posición; solo se comprueban registros y trazas.`,
  noTurns: (file) => `${file} es una sola posición; --turn es para registros y trazas.`,
  noRule: (asked) => `Ninguna regla tiene el número o las palabras «${asked}»; sin ellos se muestran todas.`,
  damagedGame: (detail) =>
    `La partida guardada está dañada o es de otra versión del programa (${detail}). El archivo no se modifica.`,
  inFile: (file, problem) => `${file}: ${problem}`,
  nothingToResume: 'No hay ninguna partida sin terminar con la que seguir.',
} satisfies TerminalComplaints;

const report = {
  points: 'puntos',
  recordFine: (turns, scores) => `Todo correcto: ${count.turns(turns)}. ${scores}`,
  recordUnfinished: (turns) => `Todo correcto hasta aquí: ${count.turns(turns)}, y la partida sigue.`,
  seenBy: (viewer, edition, players) =>
    `Lo que vio ${viewer} de una partida en ${edition}; juegan ${players}:`,
  spectator: 'un espectador',
  leaf: (turn, last) =>
    `Turno ${turn} de ${last}. Intro: siguiente; b: anterior; un número: ese turno; q: salir.`,
} satisfies TerminalReports;

const terminal = {
  tagline: 'El juego de mesa Kairo en la terminal',
  help,
  bad,
  report,
  play: {
    ask: {
      kind: (name) => `${name}, ¿qué haces?`,
      colour: '¿Qué color?',
      site: '¿En qué solar?',
      entry: '¿Qué entrada?',
      cards: '¿Qué cartas juegas?',
      payment: '¿Con qué pagas?',
      source: '¿Qué carta tomas?',
      card: '¿De qué carta te descartas?',
    },
    decided: (parts) => `${parts}:`,
    hints: {
      cheapest: 'Intro elige la primera opción',
      back: '0 vuelve atrás',
      undo: 'u deshace lo último',
      help: '? para la ayuda',
    },
    markedSites: (count) =>
      `Hay ${count} solares marcados con [ ] en el tablero: escribe uno, por ejemplo c5.`,
    withFee: '(y 1 moneda)',
    drawTwo: 'robar dos cartas',
    sources: { pile: 'del mazo', barkers: 'un charlatán' },
    chosen: (action) => `Elegido: ${action}.`,
    endTurn: 'Intro termina tu turno, u deshace la jugada.',
    endTurnOnly: 'Ya has jugado. Pulsa Intro para terminar tu turno.',
    endTurnToSee: 'Intro termina tu turno y muestra el resultado, u deshace lo elegido.',
    endFirst: 'Ya has jugado. Termina tu turno con Intro o deshaz la jugada con u.',
    takenBack: 'Deshecho.',
    noUndo: 'No hay nada que deshacer: el último turno ha terminado o se han descubierto cartas.',
    noNumbers: (site) => `Aquí no se elige con números; escribe un solar, por ejemplo ${site}.`,
    noOption: (number) => `No existe la opción ${number}; escribe uno de los números mostrados.`,
    notUnderstood: (word) =>
      `«${word}» no se entiende aquí. Escribe un número, un solar como c5 o «?» para ver la ayuda.`,
    impossible: 'Eso no es posible ahora. Escribe «?» para ver la ayuda.',
    tooNarrow: (needed, found) =>
      `El tablero necesita ${needed} columnas y esta terminal tiene ${found}: hazla más ancha.`,
    more: 'Pulsa Intro para seguir.',
    cut: '… ha pasado algo más: l muestra el historial',
    thinking: (name) => `${name} está pensando…`,
    fallback: {
      crashed: (name) => `${name} se ha bloqueado: se hace una jugada rápida en su lugar.`,
      hung: (name) => `${name} se ha perdido en sus pensamientos: se hace una jugada rápida en su lugar.`,
      absent: (name) => `${name} no ha arrancado: se hace una jugada rápida en su lugar.`,
    },
    curtain: (name) => `Le toca ${toName(name)}: pásale la terminal.`,
    curtainReady: 'Pulsa Intro cuando no mire nadie más.',
    end: {
      supply: 'Quedan pocas ampliaciones y la partida ha terminado.',
      standstill: 'Hace mucho que nadie construye y la partida ha terminado.',
    },
    scores: { turns: 'en la partida', medals: 'medallas', money: 'dinero' },
    winner: (name) => `Gana ${name}.`,
    winners: (names) => `${names} comparten la victoria.`,
    kept: (file) => `La partida completa está en ${file}`,
    goodbye: 'Hasta pronto.',
    saved: (file) => `La partida está guardada en ${file}`,
    goOn: (command) => `Para seguir: ${command}`,
  },
  about: {
    owned: (piece, owner) => `${piece} ${ofName(owner)}`,
    neutral: (piece) => `${piece} neutral`,
    startSpace: 'casilla de salida',
    nothing: 'vacío',
    site: (site, segment, area, things) => `${site}, sector ${segment}, ${area}: ${things}.`,
    colours: (colours, reason) => `${colours}: ${reason}`,
    possible: (action) => `aquí puedes ${action}.`,
    card: (sign, name, use) => `${sign}: ${name}. ${use}`,
    cardFits: (sites) => `Por sí sola te permite construir en ${sites}.`,
    cardInThree: 'Solo te sirve como una de tres cartas.',
    waits: (customer) => `El cliente ${terms.colour[customer]} espera junto al tablero.`,
    standsAt: (customer, site) => `El cliente ${terms.colour[customer]} está en ${site}.`,
    occupied: 'ocupada',
    legal: 'Sí, eso puedes hacerlo ahora.',
  },
  labels: {
    points: 'pts',
    cards: 'crt',
    barkers: 'cha',
    out: 'fuera',
    left: 'res.',
    you: 'tú',
    pile: 'mazo',
    discards: 'descartes',
    barkerStock: 'charlat.',
    hand: 'Tu mano:',
  },
  wizard: {
    resume: 'Hay una partida sin terminar.',
    resumeYes: 'Seguir con ella',
    resumeNo: 'Empezar otra',
    edition: '¿Qué tablero?',
    players: '¿Cuántos juegan?',
    start: '¿Qué inicio?',
    preset: 'Preparado, con tres puestos cada uno: bueno para la primera partida',
    variable: 'Variable: cada jugador coloca tres puestos',
    seat: (number) => `¿Quién ocupa el lugar ${number}?`,
    person: 'Una persona en esta terminal',
    bot: (name) => `Un bot: ${name}`,
    name: '¿Nombre?',
  },
  words: {
    colours: {
      red: ['roja', 'rojos', 'alfombras'],
      yellow: ['amarilla', 'amarillos', 'especias'],
      green: ['verdes', 'fruta'],
      blue: ['azules', 'porcelana'],
      white: ['blanca', 'blancos', 'aceites'],
      purple: ['morada', 'púrpura', 'violeta', 'taberna'],
    },
    verbs: {
      build: ['construir', 'construye', 'edificar'],
      place: ['colocar', 'coloca'],
      stall: ['puesto', 'nuevo'],
      expand: ['ampliar', 'amplía', 'ampliación'],
      move: ['cambiar', 'mover', 'trasladar', 'mudar'],
      lure: ['atraer', 'atrae'],
      pick: ['robar', 'roba', 'tomar', 'toma'],
      discard: ['descartar', 'descarta'],
      dropOut: ['retirarse', 'fuera'],
    },
    joints: ['con', 'en', 'y', 'el', 'la', 'una', 'un', 'del', 'de', 'al'],
    pay: ['pagar', 'paga', 'pago', 'pagando'],
    fee: ['tasa', 'comodín'],
    past: ['pasando', 'saltando'],
    pile: ['mazo'],
    barker: ['charlatán', 'charlatanes'],
    rules: ['reglas', 'regla'],
    commands: {
      help: ['ayuda'],
      log: ['historial', 'registro'],
      undo: ['deshacer'],
      back: ['volver', 'atrás'],
      quit: ['salir', 'adiós'],
    },
  },
} satisfies TerminalMessages;

export const messages = messagesFrom({
  locale: 'es',
  terms,
  events,
  refusals,
  errors,
  rules,
  rulebook,
  terminal,
});
