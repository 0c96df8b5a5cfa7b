import type { TerminalComplaints } from '../messages/complaints.ts';
import type { TerminalHelp, TerminalReports } from '../messages/terminal.ts';
import { terms } from './terms.ts';

const { count } = terms;

export const help = {
  headings: {
    usage: 'Uso:',
    arguments: 'Argumentos:',
    options: 'Opciones:',
    commands: 'Órdenes:',
    globalOptions: 'Opciones de todas las órdenes:',
  },
  usage: '[opciones] [orden]',
  optionsOnly: '[opciones]',
  fileUsage: '[opciones] <archivo>',
  benchUsage: '[nombre] …',
  arenaUsage: '[opciones] <bots…>',
  commandWord: 'orden',
  fileWord: 'archivo',
  botsWord: 'bots',
  commands: {
    play: 'jugar una partida, contra bots o entre varios en una terminal',
    replay: 'ver una partida registrada, turno a turno',
    show: 'dibujar el tablero de un registro, de una traza o de una posición',
    verify: 'volver a jugar un registro o una traza y comprobarlo todo',
    simulate: 'hacer que los bots jueguen muchas partidas y resumirlas',
    arena: 'averiguar cuál de dos o más bots es más fuerte y con qué certeza',
    trace: 'escribir entera una partida al azar, para comprobar otros programas',
    perft: 'contar las secuencias de acciones legales',
    bot: 'hacer que un bot hable con otro programa, línea a línea',
    bench: 'medir la velocidad de las partes',
    help: 'ayuda sobre una orden',
  },
  arguments: {
    bench: 'qué se mide: engine, bots, positions, strength, web',
    contenders: (names) =>
      `dos o más entre ${names}; vizier@500 piensa durante 500 simulaciones, vizier@200ms durante 200 ms, y «run:python3 bot.py» es un programa tuyo`,
    record: 'un registro o una partida guardada',
    recordOrTrace: 'un registro, una partida guardada o una traza',
    game: 'un registro, una partida guardada, una traza o una posición en JSON',
  },
  options: {
    help: 'mostrar esta ayuda',
    version: 'mostrar la versión',
    lang: 'idioma: en, de, es o fr (también KAIRO_LANG o el del sistema)',
    edition: 'el tablero: cairo (por defecto), alley o un archivo como mio.json',
    editionFile: 'la edición, si no es una de las incluidas',
    players: 'número de jugadores, de 2 a 4',
    seed: 'semilla aleatoria, para pruebas; sin ella, la partida recibe una que nadie puede adivinar',
    testSeed: 'semilla aleatoria (por defecto, 1)',
    arenaSeed: 'semilla aleatoria (por defecto, 1; si juega un programa tuyo, una que nadie puede adivinar)',
    start: 'variable (por defecto) o preset (puestos ya colocados)',
    openMoney: 'todos ven el dinero de todos',
    seats: (bots) => `quién juega, por ejemplo person:Amina,apprentice (de 2 a 4 entre person, ${bots})`,
    resume: 'seguir con una partida guardada: la última o la de un archivo',
    save: 'dónde se guarda la partida después de cada acción (si no, en la carpeta KAIRO_SAVES o en la tuya)',
    ascii: 'signos sencillos para terminales que no tienen los otros',
    games: 'número de partidas (por defecto, 100)',
    summaryGames: 'número de partidas para el resumen (por defecto, 200)',
    bots: (names) => `quién juega, por orden de lugar, o uno para todos los lugares: ${names}`,
    bot: (names) => `qué bot, por ejemplo vizier o vizier@500 (por defecto, el más fuerte): ${names}`,
    stdio: 'por la entrada y la salida estándar, como describe docs/bot-protocol.md',
    json: 'el resultado en JSON',
    jsonl: 'un objeto JSON por línea, como describe docs/trace.md',
    summary: 'jugar muchas partidas y contar los sucesos poco frecuentes',
    depth: 'número de acciones seguidas, de 1 a 6 (por defecto, 2)',
    turn: 'a qué turno ir',
    arenaPlayers:
      'número de jugadores, de 2 a 4 (por defecto, 2): un lugar para el primero, los demás para el segundo',
    arenaGames: 'número de partidas por pareja (por defecto, 100); cada reparto se juega desde cada lugar',
    jobs: 'cuántas partidas se juegan a la vez (por defecto, una por núcleo del procesador)',
    out: 'un archivo para los resultados, como match.jsonl; la misma orden sigue donde se quedó',
    sprt: 'parar en cuanto esté claro cuál de dos diferencias de Elo es la correcta, como 0,30',
  },
  play: {
    type: 'Elige con un número o escribe lo que quieres, tanto como quieras y en cualquier orden:',
    keys: '0 vuelve atrás, u deshace, l muestra lo último y ll todo el historial, q guarda y sale, igual que Ctrl-C.',
    asking: (example) =>
      `Pregunta por un solar (${example.site}), una carta (${example.card}), un cliente (${example.customer}), ` +
      `una acción (${example.action}), una regla (${example.rule}) o todas las reglas (${example.rules}).`,
    pieces:
      'Una mayúscula es un puesto principal; la flecha que la sigue señala su entrada y el signo que la precede ' +
      'es el de su dueño. Una minúscula es una ampliación, (r) una entrada, @R un cliente, ' +
      '@Rb el cliente rojo en una entrada azul. Lo que está entre corchetes se puede elegir.',
    letters: (letters) =>
      `Las letras: ${letters}. Los números de las líneas son los sectores: la carta S4 vale para el sector 4, ` +
      'J2:456 es un comodín para los sectores 4, 5 y 6.',
    panel:
      'Junto al tablero están los puntos, las cartas y los charlatanes de cada uno; después, por color, ' +
      'las ampliaciones que quedan, quién tiene la medalla de oro y la de plata, y tus monedas. ' +
      'La @ señala al cliente que espera.',
  },
  askRules: 'Escribe ? R5 para ver un grupo de reglas, ? R5.5 para ver una sola.',
} satisfies TerminalHelp;

export const bad = {
  language: (found, known) => `No existe el idioma «${found}»; elige uno de ${known}.`,
  noCommand: (program) => `Di qué hay que hacer; «${program} --help» muestra las órdenes.`,
  command: (found, program) => `No existe la orden «${found}»; «${program} --help» las muestra todas.`,
  option: (found) => `No existe aquí la opción «${found}»; «--help» las muestra todas.`,
  optionValue: (option) => `La opción ${option} necesita un valor.`,
  argument: (name) => `Falta algo: <${name}>.`,
  tooMany: 'Hay demasiados argumentos; «--help» dice qué se espera.',
  usage: (program) => `Esto no se entiende; «${program} --help» dice qué se espera.`,
  bug: (detail) => `Esto no debería haber ocurrido: ${detail}`,
  oldNode: (found, oldest) =>
    `Este programa necesita Node ${oldest} o una versión más reciente, y este es Node ${found}.`,
  outputFull: 'No se puede escribir la salida: no queda espacio.',
  outputLost: (reason) => `No se puede escribir la salida (${reason}).`,
  number: (option, found, min, max) =>
    `${option} necesita un número entero de ${min} a ${max}, no «${found}».`,
  choice: (option, found, known) => `${option} no puede ser «${found}»; elige entre ${known}.`,
  onlyWith: (option, needed) => `${option} solo sirve junto con ${needed}.`,
  notTogether: (one, other) => `${one} y ${other} no van juntas; quita una de las dos.`,
  seed: (found) =>
    `«${found}» no sirve de semilla: hacen falta de 1 a 128 letras, cifras y signos sin espacios.`,
  edition: (found, known) =>
    `No existe la edición «${found}»; elige entre ${known} o un archivo que termine en .json.`,
  seat: (found, known) => `«${found}» no puede jugar; elige entre ${known}.`,
  name: (found, longest) => `«${found}» no sirve de nombre: hacen falta de 1 a ${longest} caracteres.`,
  botCount: (found, players) =>
    `Hay ${found} bots para ${count.players(players)}; nombra uno para cada lugar o uno para todos.`,
  noFileName: 'El nombre del archivo está vacío.',
  noFile: (file) => `No existe el archivo ${file}.`,
  unreadable: (file) => `No se puede leer el archivo ${file}.`,
  isFolder: (file) => `${file} es una carpeta; indica un archivo.`,
  notAFile: (file) => `${file} no es un archivo normal; indica uno que lo sea.`,
  tooLarge: (file, megabytes) => `${file} es demasiado grande; se leen archivos de hasta ${megabytes} MB.`,
  cannotSave: (file) => `No se puede guardar la partida en ${file}.`,
  damagedGame: (detail) =>
    `La partida guardada está dañada o es de otra versión del programa (${detail}). El archivo no se modifica.`,
  fileExists: (file) => `Ya existe el archivo ${file}; sigue con él (--resume) o elige otro nombre.`,
  notJson: (file) => `${file} no es JSON válido.`,
  noGame: (file) => `${file} no es ni un registro ni una traza ni una posición de Kairo.`,
  notARecord: (file) => `${file} no es un registro; solo los registros se pueden ver turno a turno.`,
  notVerifiable: (file) => `${file} es una sola posición; solo se comprueban registros y trazas.`,
  noTurns: (file) => `${file} es una sola posición; --turn es para registros y trazas.`,
  inFile: (file, problem) => `${file}: ${problem}`,
  nothingToResume: 'No hay ninguna partida sin terminar con la que seguir.',
  noBench: (file) => `No existe ${file}; para medir hacen falta las fuentes del proyecto.`,
  benchOption: (bench, found, known) => `bench ${bench} no conoce «${found}», solo ${known}.`,
  arena: {
    contenders: 'Nombra al menos dos bots.',
    command: 'Falta la orden después de «run:», como «run:python3 bot.py».',
    quote: (found) => `Hay unas comillas sin cerrar: ${found}`,
    sprt: (found) => `--sprt necesita dos diferencias de Elo, la menor primero, como 0,30, no «${found}».`,
    sprtPair: '--sprt es para dos bots.',
    foreignFile: (file) => `${file} no contiene resultados de la arena; elige otro archivo.`,
    otherCommand: (file, field, found, wanted) =>
      `${file} contiene resultados de otra orden (${field} ${found}, no ${wanted}); elige otro archivo.`,
    otherProgram: (file) => `${file} contiene resultados de otra versión del programa; elige otro archivo.`,
    line: (file, line) =>
      `${file}: no se puede leer la línea ${line}. Elige otro archivo o borra la línea: sus partidas se jugarán de nuevo.`,
    twice: (file, line) =>
      `${file}: el reparto de la línea ${line} ya está en el archivo. Borra la línea o elige otro archivo.`,
    busy: (file, process) =>
      `El proceso ${process} está escribiendo resultados en ${file}; espera a que termine o elige otro archivo. Si es un programa distinto, borra ${file}.lock.`,
    cannotWrite: (file) => `No se pueden escribir los resultados en ${file}.`,
    cannotKeep: (file, reason) =>
      `No se ha podido escribir un resultado en ${file} (${reason}). Los anteriores se conservan: haz sitio y repite la orden.`,
    failed: (group, reason) => `Las partidas del reparto ${group} han fallado dos veces: ${reason}`,
  },
  noStdio: (program) => `Falta --stdio: «${program} bot --stdio».`,
  trace: {
    line: (line) => `La línea ${line} no es un objeto JSON.`,
    noHeader: 'Falta la cabecera, la primera línea de una traza.',
    format: (found, known) => `La traza tiene el formato ${found}; este programa lee el formato ${known}.`,
    header: (field) => `En la cabecera, «${field}» no es correcto.`,
    edition: (id) => `La edición «${id}» no se conoce aquí o no es igual a la que hay.`,
    rulesVersion: (found) =>
      `La traza sigue la versión ${found} de las reglas, que no es la que se juega aquí.`,
    differs: (decision, part) => `La decisión ${decision} difiere en «${part}».`,
    unfinished: (decision) => `La traza acaba en la decisión ${decision}, pero la partida sigue.`,
    noDecision: (turn, last) => `--turn ${turn} queda más allá de la traza, que tiene ${last} decisiones.`,
    final: {
      missing: 'Falta la última línea, con el estado final y el resultado.',
      state: 'El estado final es distinto.',
      result: 'El resultado es distinto.',
      more: 'Hay líneas después del final de la partida.',
    },
  },
} satisfies TerminalComplaints;

export const report = {
  depth: 'profundidad',
  sequences: 'secuencias',
  inGames: (games) => `En ${count.games(games)}`,
  times: 'veces',
  games: 'en partidas',
  occasions: {
    moves: 'traslados de puestos bloqueados',
    reshuffles: 'mazos barajados de nuevo',
    finalPhases: 'últimas etapas',
    standstills: 'estancamientos',
    doubledPayments: 'pagos 2:1',
    jokers: 'comodines jugados solos',
    threeCards: 'construcciones con tres cartas',
    barkers: 'clientes con charlatanes',
    distanceTies: 'clientes con entradas a igual distancia',
    medalTies: 'ampliaciones que igualan el puesto mayor',
    sharedVictories: 'victorias compartidas',
  },
  simulated: (games, edition, players) => `${count.games(games)} en ${edition} con ${count.players(players)}`,
  mean: 'media',
  least: 'mín.',
  most: 'máx.',
  turns: 'turnos',
  decisions: 'decisiones',
  seat: 'lugar',
  player: 'bot',
  points: 'puntos',
  victories: 'victorias',
  actions: 'acciones',
  endReasons: { supply: 'final por falta de ampliaciones', standstill: 'final por estancamiento' },
  sharedVictories: 'victorias compartidas',
  winShare: (bot) => `victorias de ${bot}`,
  traceFine: (decisions) => `Todo es correcto: ${terms.number(decisions)} decisiones.`,
  recordFine: (turns, scores) => `Todo es correcto: ${count.turns(turns)}. ${scores}`,
  recordUnfinished: (turns) => `Todo es correcto hasta aquí: ${count.turns(turns)}, y la partida sigue.`,
  seenBy: (viewer, edition, players) =>
    `Lo que vio ${viewer} de una partida en ${edition}; juegan ${players}:`,
  spectator: 'un espectador',
  leaf: (turn, last) =>
    `Turno ${turn} de ${last}. Intro avanza, b retrocede, un número lleva a un turno, q sale.`,
} satisfies TerminalReports;
