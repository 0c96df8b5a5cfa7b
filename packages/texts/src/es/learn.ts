import type { LearnMessages, Means } from '../messages/learn.ts';

const choose: { readonly [means in Means]: string } = {
  tap: 'toca',
  click: 'haz clic en',
  press: 'pulsa Intro en',
};

export const texts: LearnMessages = {
  title: 'Aprender a jugar',
  about: (lessons) => `${lessons} lecciones cortas, de uno o dos minutos. Hazlas en el orden que quieras.`,
  welcome: (lessons) => `Soy Nour. *${lessons} lecciones cortas* y conocerás el bazar.`,
  welcomeBack: (title) => `Hola de nuevo. *Ahora: ${title}.*`,
  allDone: 'Ya conoces todo el bazar. *Juega tu primera partida.*',
  goTo: {
    first: 'Empezar por la lección 1',
    lesson: (number) => `Seguir con la lección ${number}`,
    game: 'A tu primera partida',
  },
  chapters: ['Primeros pasos', 'Crecer', 'La partida entera'],
  progress: (done, of) => `${done} de ${of}`,
  path: 'Lecciones',
  state: { done: 'hecha', next: 'la siguiente', open: 'pendiente' },
  stop: (number, title, state) => `Lección ${number}, ${title}, ${state}`,
  legend: {
    done: 'tu sello: lección hecha',
    open: 'dos barras: pendiente',
    kept: 'Todas las lecciones están abiertas. Tu progreso queda en este navegador.',
  },
  game: {
    title: 'Tu primera partida',
    text: 'Una partida de verdad contra el aprendiz, con consejos de Nour.',
  },
  rules: { title: 'Las reglas', text: 'Cada regla con su número, para consultarla.' },
  lessonOf: (number, lessons) => `Lección ${number} de ${lessons}`,
  leave: 'Salir de la lección',
  task: 'Tarea',
  cited: 'Reglas',
  startOver: 'Empezar de nuevo',
  showMe: 'Enséñamelo',
  tryAgain: 'Otra vez',
  next: (title) => `Siguiente: ${title}`,
  done: 'Lección hecha.',
  saved: 'Tu progreso se guarda en este navegador.',
  matters: 'Por qué importa',
  gains: {
    stand: (tiles) => `Tu puesto tiene ahora ${tiles} losetas`,
    medal: (medal, from) => {
      const name = medal === 'gold' ? 'Medalla de oro' : 'Medalla de plata';
      return from === undefined ? name : `${name}, quitada a ${from}`;
    },
    total: 'Puntos en total',
  },
  refused: 'Así no: *la nota dice por qué.* Prueba otra cosa.',
  tryAt: (site) => `Mira *${site}*. Inténtalo ahí.`,
  shown: 'Así. Mira el tablero *y confírmalo tú.*',
  rival: 'Ahora juega Ojo. *Mira lo que pasa.*',
  endTurn: 'Bien. *Ahora termina tu turno.*',
  lesson: {
    read: {
      title: 'Leer el bazar',
      say: '¿De quién es cada cosa? *Mira tres cosas del tablero.*',
      task: 'Mira tu puesto verde, un puesto de Ojo y un solar libre.',
      note: (means) =>
        `Para mirar algo, ${choose[means]} ello: una ficha dice de quién es y qué se puede hacer. Cierra cada ficha antes de seguir.`,
      wrong: {},
      beside: 'Se puede. *Pero primero mira alrededor: deshazlo.*',
      glad: 'Tu sello quiere decir *tuyo;* cada alfombra es una entrada.',
      matters:
        'Un puesto principal con sus ampliaciones es un puesto; su tamaño es el número de losetas. Cada puesto principal da a su entrada, la alfombra: ahí llegan sus clientes. Las nueve partes numeradas del tablero son los sectores; el suelo de rombos es la zona de tabernas. Todo lo del tablero está a la vista; solo se ocultan las cartas de la mano y las monedas de los demás.',
    },
    lure: {
      title: 'Atraer a un cliente',
      say: 'Cada cliente compra en su color. *Atrae al amarillo.*',
      task: 'Gana 2 monedas amarillas en tu puesto amarillo.',
      note: (means) =>
        `Elige «Atraer», ${choose[means]} el cliente de túnica amarilla y confirma. Las losetas con tu sello son tuyas; una alfombra es la entrada de un puesto.`,
      wrong: { 'R8.1': 'Ahí no puede ir nadie. *Prueba con el cliente amarillo.*' },
      beside: 'También da dinero. *Pero deshazlo y atrae al amarillo.*',
      glad: 'Dos losetas, *dos monedas.* Quien esperaba ocupó su lugar.',
      matters:
        'En tu turno haces exactamente una de tres cosas: construir, atraer a un cliente o robar dos cartas. Tu propio puesto da 1 moneda por loseta. En el de un rival recibes 1 moneda y su dueño 1 por loseta; en uno neutral recibes 1. Las losetas cierran el paso; las entradas y los demás clientes, no.',
    },
    draw: {
      title: 'Robar dos cartas',
      say: 'Las cartas dicen dónde edificar. *Toma la del sector 5.*',
      task: 'Toma la carta del sector 5 y quédatela.',
      note: (means) =>
        `Elige «Robar dos» y ${choose[means]} la carta. La segunda es la que quieras. Al final solo puedes conservar cuatro cartas de edificación; los charlatanes no cuentan.`,
      wrong: { 'R9.1': 'Estás robando: *toma primero la segunda carta.*' },
      beside: 'No tienes la carta 5. *Empieza de nuevo y consérvala.*',
      glad: 'Tienes la 5: *ya puedes construir en el sector 5.*',
      matters:
        'El límite de cuatro solo vale después de robar. Las cartas a la vista se reponen al final de tu turno. Lo que te enseña el mazo no se puede deshacer.',
    },
    build: {
      title: 'Construir un puesto',
      say: 'Un puesto nuevo cuesta solo una carta. *Construye el azul.*',
      task: 'Construye tu puesto principal azul con su entrada.',
      note: (means) =>
        `Tus cartas son de los sectores 2 y 7. Elige «Construir» y ${choose[means]} un solar; luego elige el azul y la casilla de la entrada.`,
      wrong: {
        'R5.5': 'No puede tocar ninguna otra loseta. *Deja un hueco.*',
        'R5.4': 'Aquí ya hay azul. *Un puesto de cada color por sector.*',
        'R5.2': 'Aquí solo hay tabernas. *El azul va en el zoco.*',
        'R4.2': 'No tienes carta de este sector. *Prueba en el sector 2.*',
      },
      beside: 'Buen puesto, pero no el azul. *Deshazlo y prueba otra vez.*',
      glad: 'Tu puesto azul está abierto. *Costó solo una carta.*',
      matters:
        'Un puesto nuevo no toca ninguna otra loseta, y en cada sector hay un solo puesto de cada color. La carta debe corresponder al solar del puesto. La entrada puede estar en otro sector, pero siempre en el zoco. Un puesto nuevo aún no da puntos: gana cuando llegan clientes, y puede crecer.',
    },
    grow: {
      title: 'Ampliar un puesto',
      say: 'Un puesto mayor gana más. *Amplía el amarillo.*',
      task: 'Amplía tu puesto amarillo a 2 losetas.',
      note: (means) =>
        `Elige «Construir» y ${choose[means]} un solar junto a tu puesto amarillo. Hace falta una carta de ese sector y 2 monedas amarillas.`,
      wrong: {
        'R6.3': 'Debe compartir un lado con tu puesto. *Las esquinas no valen.*',
        'R6.1': 'En una entrada no se construye. *Prueba otro lado.*',
        'R4.2': 'No tienes carta de este sector. *Prueba en el sector 5.*',
      },
      beside: 'Se puede. *Pero deshazlo y amplía el puesto amarillo.*',
      glad: '2 losetas dan *2 puntos,* y las dos medallas amarillas.',
      matters:
        'Una ampliación da tantos puntos como losetas tiene el puesto después: 2, luego 3, luego 4. Nadie tenía 2 losetas amarillas, así que también tomas las dos medallas. Pronto, más sobre ellas.',
    },
    pay: {
      title: 'Dos por una',
      say: 'Dos de otro color valen una azul. *Conserva una azul.*',
      task: 'Construye la tercera loseta azul y conserva 1 moneda azul.',
      note: () =>
        '3 losetas cuestan 3 monedas azules. Por cada una que no pagues, paga 2 de otros colores. Al menos 1 debe ser azul.',
      wrong: {
        'R4.4': 'No tienes monedas amarillas. *Al menos una debe coincidir.*',
        'R6.1': 'En una entrada no se construye. *Prueba otro lado.*',
      },
      beside: 'Pagaste las dos azules. *Deshazlo y paga solo una.*',
      glad: '1 moneda azul y otras 4: *dos por cada una que falta.*',
      matters:
        'Un puesto de 3 cuesta 3 monedas de su color; uno de 4, cuatro. La mezcla la eliges siempre tú, así que puedes ahorrar un color. Pero 1 moneda debe coincidir.',
    },
    nearest: {
      title: 'La entrada más cercana',
      say: 'Van a la entrada libre más cercana. *Que solo ganes tú.*',
      task: 'Atrae a un cliente sin que Ojo gane nada.',
      note: () => 'Si dos entradas están igual de cerca, eliges tú. Cuenta los pasos, no la línea recta.',
      wrong: {
        'R8.3': 'La de Ojo está más cerca. *Busca dos a igual distancia.*',
        'R8.1': 'Tu entrada verde está ocupada. *Prueba con el rojo.*',
      },
      beside: 'Ahora gana también Ojo. *Deshazlo y elige tu entrada.*',
      glad: 'Las dos estaban a 4 pasos: *elegías tú.*',
      matters:
        'Cuenta la entrada libre más cercana de su color, sea de quien sea. Una entrada con un cliente encima no está libre. A igual distancia elige quien atrae.',
    },
    barkers: {
      title: 'Los charlatanes',
      say: 'La entrada de Ojo está más cerca. *Usa tu charlatán.*',
      task: 'Lleva al cliente amarillo a tu puesto de 4 losetas.',
      note: (means) =>
        `Elige «Atraer», ${choose[means]} el cliente y luego tu entrada en d6. Cada charlatán le hace pasar de largo ante una entrada más cercana.`,
      wrong: { 'R8.4': 'Hay dos más cerca. *Un charlatán solo salta una.*' },
      beside: 'Ese no era tu puesto de 4. *Deshazlo y elige d6.*',
      glad: 'Pasó de largo ante Ojo: *4 monedas para ti.*',
      matters:
        'Los charlatanes se toman al robar, en lugar de una carta. Están a la vista y no tienen límite. Los que juegas vuelven a la reserva.',
    },
    medals: {
      title: 'El puesto más grande',
      say: 'La fruta de Ojo es igual de grande. *Haz la tuya mayor.*',
      answered: 'Ojo te ha igualado y tiene la plata. *Crece otra vez.*',
      task: 'Quítale a Ojo las dos medallas verdes y recupera la de plata.',
      note: () =>
        'Tienes dos cartas del sector 5 y 7 monedas verdes. Tras tu primer turno responde Ojo; después te toca otra vez.',
      wrong: {
        'R6.4': 'Dos puestos verdes no se pueden tocar. *Prueba otro lado.*',
        'R6.1': 'En una entrada no se construye. *Prueba otro lado.*',
        'R6.3': 'Debe ir junto a tu puesto verde. *Mira otra vez.*',
      },
      beside: 'También se puede, *pero busca las medallas verdes.*',
      glad: 'Cuatro son más que tres: *la plata vuelve.* El oro se quedó.',
      matters:
        'Quien tiene él solo el puesto más grande toma las dos medallas. Quien lo iguala toma solo la de plata; la de oro se queda donde está. La de oro vale 3 puntos; la de plata, 2. Una medalla puntúa cada vez que se toma, y otra vez al final para quien la tenga. Las que ya tienes no puntúan otra vez ahora.',
    },
    joker: {
      title: 'El comodín',
      say: 'Por 1 moneda vale en tres sectores. *Construye con él.*',
      task: 'Construye tu puesto blanco con el comodín.',
      note: () => 'Tu comodín vale en los sectores 2, 5 y 8. Sirve una moneda de cualquier color.',
      wrong: {
        'R5.4': 'En este sector ya hay blanco. *Prueba en el sector 8.*',
        'R4.2': 'Aquí no vale ninguna carta. *El comodín: 2, 5 y 8.*',
      },
      beside: 'No es este. *Deshazlo: el blanco, con el comodín.*',
      glad: 'El comodín ha servido, *por una moneda.*',
      matters:
        'Un comodín jugado solo cuesta 1 moneda de cualquier color, además de todo lo demás. Sin moneda no puedes jugarlo solo.',
    },
    threeCards: {
      title: 'Tres cartas',
      say: '¿Ni monedas ni carta adecuada? *Valen tres cualesquiera.*',
      task: 'Construye tu taberna con tres cartas.',
      note: () =>
        'Los puestos morados van en el pavimento con rombos, la zona de tabernas. Su entrada está en el zoco.',
      wrong: {
        'R5.2': 'Las tabernas van en la zona de tabernas. *Prueba ahí.*',
        'R5.5': 'Eso toca la taberna de Ojo. *Deja un hueco.*',
      },
      beside: 'Vale, *pero falta la taberna. Deshazlo.*',
      glad: 'Tres cartas valen en todas partes, *y el comodín, gratis.*',
      matters:
        'Tres cartas de edificación cualesquiera valen para cualquier solar, aunque bastara con una. Los comodines entre las tres no cuestan nada.',
    },
    blocked: {
      title: 'El puesto bloqueado',
      say: 'Tu puesto amarillo está encerrado. *Llévalo al sector 3.*',
      task: 'Cambia de sitio tu puesto amarillo bloqueado.',
      note: () => 'El cambio cuesta una carta y sigue las reglas de un puesto nuevo.',
      wrong: {
        'R5.7': 'Eso encerraría una entrada. *El paso debe quedar abierto.*',
        'R5.5': 'Ahí tocaría una loseta. *Deja un hueco.*',
        'R5.4': 'En el sector 2 ya hay amarillo. *Prueba en el sector 3.*',
      },
      beside: 'Se puede, *pero el amarillo sigue encerrado. Deshazlo.*',
      glad: 'Fuera del rincón. *Ahora tiene sitio para crecer.*',
      matters:
        'Solo cambia de sitio un puesto sin ampliaciones, y solo si no cabe ninguna. Los clientes deben poder llegar siempre a todas las entradas; solo se pueden aislar casillas vacías. Los puestos neutrales nunca cambian de sitio.',
    },
    place: {
      title: 'Coloca tus puestos',
      say: 'Otras partidas empiezan vacías. *Coloca tu tercer puesto.*',
      task: 'Coloca tu tercer puesto principal con su entrada.',
      note: (means) =>
        `Antes del primer turno cada jugador coloca tres puestos principales, por turnos y sin cartas. Elige un color y ${choose[means]} un solar y el de la entrada.`,
      wrong: {
        'R3.5': 'En este sector ya hay dos puestos. *Prueba otro.*',
        'R5.5': 'Tocaría una loseta. *Deja un hueco.*',
        'R5.2': 'Aquí solo van tabernas. *El rojo va en el zoco.*',
      },
      beside: 'Ese no. *Deshazlo y coloca un puesto tuyo.*',
      glad: 'Tus tres puestos están. *Cerca de clientes ganan pronto.*',
      matters:
        'Al colocar, un sector admite como mucho dos puestos principales, sean de quien sean. Con dos jugadores siguen seis neutrales, uno de cada color, que no son de nadie. Después empieza el jugador inicial, que se sortea. Todos empiezan con 3 cartas y 1 moneda de cada color. Con la colocación preestablecida todo eso ya está listo.',
    },
    lanterns: {
      title: 'Los últimos faroles',
      say: 'Quedan 1 roja y 2 amarillas. *Empieza la última etapa.*',
      task: 'Empieza la última etapa.',
      note: () =>
        'Empieza cuando un color se queda sin ampliaciones, o cuando a dos colores les queda como mucho 1 a cada uno.',
      wrong: {
        'R4.2': 'No tienes carta para eso. *Prueba amarillo en el sector 5.*',
        'R6.1': 'En una entrada no se construye. *Prueba otro lado.*',
      },
      beside: 'Los faroles siguen encendidos. *Deshazlo: amplía el amarillo.*',
      glad: 'A dos colores les queda una: *empieza la última etapa.*',
      matters:
        'Desde ahora solo se puede construir. Quien no puede o no quiere queda fuera para siempre. Nadie roba ni atrae ya, así que guarda cartas y monedas a tiempo.',
    },
    scoring: {
      title: 'El recuento final',
      say: 'Ojo está fuera; te queda un comodín. *Gana con él.*',
      task: 'Gana la partida con una sola construcción.',
      note: () => 'Al final las medallas puntúan otra vez, y cada 3 monedas valen 1 punto.',
      wrong: {
        'R6.1': 'No quedan losetas rojas. *Busca una medalla libre.*',
        'R6.3': 'Debe ir junto a un puesto tuyo. *Mira el azul.*',
      },
      beside: 'No ha bastado. *Empieza de nuevo y piensa en las medallas.*',
      glad: 'Dos medallas nuevas cuentan doble: *ganas tú.*',
      matters:
        'Al final cada medalla puntúa otra vez para quien la tiene, y cada 3 monedas, de los colores que sean, valen 1 punto. Gana quien más puntos tiene; si hay empate, se comparte la victoria.',
    },
  },
};
