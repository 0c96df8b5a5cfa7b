import type { RulebookTexts } from '../messages/rulebook.ts';

export const texts = {
  title: 'Reglamento',
  search: {
    label: 'Busca en las reglas, o un número como R5.5',
    placeholder: 'Palabra o número: R5.5',
    clear: 'Borrar la búsqueda',
    found: (count, asked) => `${count} ${count === 1 ? 'resultado' : 'resultados'} para «${asked}»`,
    nothing: (asked) => `No hay nada para «${asked}». Prueba con una pieza («cliente») o un número («R5.5»).`,
  },
  print: 'Imprimir',
  example: (number) => `Ejemplo ${number}`,
  interpretation: 'interpretación',
  reconstructed: 'reconstruido',
  marks:
    'Un marco discontinuo con un signo de interrogación significa interpretación: el reglamento impreso no dice nada, y esta edición lo decide así. Un marco rayado significa valor reconstruido: se perdió con las imágenes del reglamento impreso.',
  decided: {
    'R1.6':
      'La caja trae monedas por valor de 20 en cada color. Ningún reglamento dice qué pasa si se acaban; aquí no se acaban nunca.',
    'R3.4':
      'El reglamento impreso solo sortea el primer jugador en la colocación variable. En la otra, el sorteo es igual de justo.',
    'R3.6':
      'El reglamento impreso no dice a quién le toca cada colocación preestablecida. Aquí van por asientos.',
    'R3.7':
      'El reglamento impreso no dice ni quién saca primero ni qué pasa con un puesto neutral que no cabe en ninguna parte.',
    'R4.2':
      'Tres ediciones solo permiten tres cartas si no encaja ninguna. Con las manos ocultas nadie podría comprobarlo, así que tres cualesquiera valen siempre. Las cartas jugadas las ven todos.',
    'R5.7':
      'Lo impreso solo lo pide para las ampliaciones. Pero un puesto principal también puede cerrar un callejón, y «la más cercana» no significaría nada para una entrada inalcanzable.',
    'R7.1':
      'Según los reglamentos, un puesto está bloqueado cuando lo rodean otras losetas. Los clientes se van, y las cartas y las monedas van y vienen; por eso nada de eso cuenta.',
    'R7.2':
      'Dos de los cuatro reglamentos piden otro solar. Girar el puesto no le serviría de nada; que su antiguo solar pase a ser la entrada no es motivo para prohibirlo.',
    'R7.4':
      'Los reglamentos no mencionan a un cliente que está en la entrada de un puesto que cambia de sitio.',
    'R8.4':
      'Los reglamentos no dicen de quién son los charlatanes que cuentan, ni si se pueden jugar más de los necesarios.',
    'R9.1': 'Los reglamentos no aclaran si ves la primera carta antes de elegir la segunda. Aquí la ves.',
    'R9.3':
      'No se indica en qué orden se reponen las cartas a la vista. Solo afecta a quién ve qué, y de izquierda a derecha es tan bueno como cualquier otro.',
    'R11.4': 'Los reglamentos no dicen si las monedas de distintos colores se cuentan juntas. Aquí sí.',
    'R11.6': 'Nada de lo impreso termina una partida en la que ya nadie amplía.',
    'R12.2':
      'El dinero está oculto, pero todos los pagos se ven: quien lleva la cuenta lo sabe. Esta edición no la lleva por ti.',
  },
  lost: {
    'R1.3':
      'Qué tres sectores muestra un comodín solo se veía en una imagen. Aquí son una fila o una columna.',
    'R1.5':
      'Los valores estaban impresos en las medallas. Oro 3 y plata 2 encajan con los puntos del ejemplo impreso.',
    'R2.1': 'El tamaño de la cuadrícula solo se veía en una imagen. En 12 × 12 caben todas las piezas.',
    'R2.2':
      'Según las reseñas, la zona de tabernas es una U por el oeste, el sur y el este. Su trazado exacto es nuestro.',
    'R2.3': 'Las casillas de salida solo se veían en una imagen.',
    'R3.6':
      'Las colocaciones preestablecidas eran imágenes. Las nuestras se han igualado con partidas entre bots.',
    R10: 'Todo lo que solo mostraban las imágenes son datos del tablero; quien tenga el juego impreso puede corregirlos.',
  },
  examples: {
    stands: {
      title: 'los puestos y sus partes',
      text: 'El puesto verde tiene tres losetas: el puesto principal, con el símbolo de su dueño, y dos ampliaciones. La alfombra es su entrada. La taberna está en la zona de tabernas; su entrada, en el zoco.',
    },
    cards: {
      title: 'qué permiten las cartas',
      text: 'Una carta estándar vale para su sector. Un comodín vale para tres sectores, de los que aquí se ven dos, y cuesta una moneda. Tres cartas cualesquiera juntas valen para todos los sectores.',
    },
    stall: {
      title: 'un puesto principal nuevo',
      text: 'En el sector 2 ya hay un puesto principal amarillo, así que el amarillo debe ir a otra parte. Junto al puesto rojo no se puede, porque lo tocaría, y en la zona de tabernas solo entra el morado.',
    },
    expand: {
      title: 'una ampliación',
      text: 'La nueva loseta debe tocar el puesto azul de c2 y d2. En e2 y d3 tocaría también el puesto azul de Loto, y eso no se puede. El rojo no molesta: los colores distintos pueden tocarse.',
    },
    price: {
      title: 'dos por una',
      text: 'La tercera loseta cuesta tres monedas azules. Todas menos una se pueden cambiar por dos de otros colores cada una. Con menos monedas no basta, y sin ninguna azul no basta con nada.',
    },
    lanes: {
      title: 'los callejones quedan abiertos',
      text: 'Desde la entrada de a1, el único camino baja hasta a4 y sale por b4: por la zona de tabernas nunca pasan clientes. Una loseta en a2, a3 o b4 lo cerraría. En c2 hay sitio.',
    },
    medals: {
      title: 'las medallas cambian de manos',
      text: 'Ankh tiene el puesto verde más grande, sin empate, y toma las dos medallas. Ojo lo iguala y toma la de plata. Ankh vuelve a ampliar y la recupera; la de oro nunca se fue.',
    },
    blocked: {
      title: 'un puesto bloqueado',
      text: 'El puesto amarillo de Ankh en a2 tiene losetas al sur y al este y su propia entrada al norte: aquí nunca podrá ampliarse. Por eso puede cambiar de sitio, y en el nuevo se aplica todo lo de un puesto principal nuevo.',
    },
    lure: {
      title: 'empates y charlatanes',
      text: 'Dos entradas verdes libres están igual de cerca: eliges tú. La de d5 también, pero hay un cliente en ella. La de g4 está más lejos que dos libres, así que hacen falta dos charlatanes. El cliente azul no estorba.',
    },
    final: {
      title: 'empieza la última etapa',
      text: 'Tras esta ampliación quedan una amarilla y una azul. La última etapa empieza con el jugador siguiente.',
    },
    scoring: {
      title: 'recuento final',
      text: 'Cada medalla puntúa otra vez, y cada tres monedas, de cualquier color, dan un punto. Una o dos sueltas no dan nada. Quien iba por detrás aún puede ganar.',
    },
    neutral: {
      title: 'en un puesto neutral',
      text: 'La entrada neutral está más cerca y te da una moneda. Con un charlatán el cliente pasa de largo, y tu propio puesto de dos losetas te da dos.',
    },
  },
  tasks: {
    stands: 'Elige una casilla para saber qué hay en ella.',
    cards: 'Elige cartas para ver dónde te dejan construir el puesto blanco.',
    stall: '¿Dónde puede ir el puesto amarillo? Elige una casilla.',
    expand: '¿Dónde puede ir la siguiente loseta azul? Elige una casilla.',
    price: '¿Con qué se paga la loseta de d1? Elige.',
    lanes: '¿Por dónde puede crecer el puesto rojo de Ankh? Elige una casilla.',
    blocked: '¿Adónde puede ir el puesto amarillo? Elige una casilla.',
    lure: '¿Adónde puede ir el cliente verde? Elige una entrada.',
    neutral: '¿Adónde puede ir el cliente rojo? Elige una entrada.',
  },
  picture: (pieces) => `Parte del tablero: ${pieces}`,
  possible: (site) => `${site}: se puede.`,
  showAll: 'Mostrar todas las casillas posibles',
  pays: 'Con esto se paga el precio.',
  score: {
    player: 'Jugador',
    before: 'Hasta ahora',
    medals: 'Medallas',
    coins: 'Monedas',
    total: 'En total',
    wins: 'gana',
  },
  left: 'Quedan en la reserva',
  cards: {
    heading: 'Cómo se lee una carta',
    lines: [
      'Una carta de edificación es un pequeño mapa del tablero con sus nueve sectores. El oscuro, con una estrella y su número, es el sector en el que te deja construir; la U del borde es la zona de tabernas.',
      'Un comodín es más oscuro, muestra tres sectores y lleva una moneda: eso cuesta si lo juegas solo.',
      'La figura del fez es un charlatán. No es una carta de edificación: no cuenta para el límite de cuatro y con ella nunca se construye.',
    ],
  },
  two: {
    heading: 'Dos jugadores',
    lines: [
      'Todo es como con más jugadores, salvo que hay seis puestos neutrales, uno de cada color, que no son de nadie (R3.7).',
      'Cuentan donde cuentan los puestos principales: un sector con uno neutral no admite otro de ese color (R5.4), un puesto nuevo no puede tocarlo (R5.5) y una ampliación no puede tocar uno de su color (R6.4).',
      'Los clientes también van a sus entradas si son las más cercanas (R8.3). Quien atrae a uno allí gana una moneda (R8.6).',
      'Los puestos neutrales nunca se amplían ni cambian de sitio, y no ganan medallas (R7.3).',
    ],
  },
  bots: {
    heading: 'Bots y consejos',
    lines: [
      'Hay cuatro niveles. El Aprendiz sigue reglas sencillas. El Tendero juega por instinto, aprendido en muchas partidas contra sí mismo. El Mercader y el Visir imaginan además lo que puede venir después; el Visir, durante más tiempo.',
      'Ningún bot ve más que una persona en su asiento: ni las manos ajenas ni el orden del mazo. Lo oculto lo reparten de nuevo, al azar, cada vez que prueban una jugada en su cabeza.',
      'Los consejos son del Visir, que solo sabe lo que tú sabes. Dicen cuáles son las mejores jugadas y qué habla a favor y en contra de cada una.',
      'El porcentaje es la probabilidad de ganar que calcula el Visir si a partir de ahí todos juegan tan bien como él. Contra rivales más flojos, tus posibilidades son mejores. En una partida igualada de cuatro, cada jugador tiene un 25 %; en una de dos, un 50 %.',
      'Es una estimación hecha con partidas simuladas. Unos puntos más o menos no significan nada; entonces el consejo dice que las jugadas son más o menos igual de buenas.',
    ],
  },
  glossary: {
    heading: 'Glosario',
    meaning: {
      stall:
        'La loseta que cada jugador tiene una vez en cada color. Lleva el símbolo de su dueño y mira a su entrada.',
      expansion: 'Una loseta que agranda un puesto. Todos los jugadores las toman de la misma reserva.',
      tile: 'Un puesto principal o una ampliación: todo lo que se construye en un solar.',
      stand: 'Un puesto principal con todas sus ampliaciones. Su tamaño es el número de sus losetas.',
      neutral: 'Un puesto principal que no es de nadie. Hay seis en las partidas de dos.',
      entry:
        'La casilla delante de un puesto principal, dibujada como una alfombra. Allí llegan los clientes, y nunca se construye encima.',
      openEntry: 'Una entrada sin ningún cliente. Solo a una así se puede atraer a un cliente.',
      customer:
        'Una figura que trae monedas de su color. Cinco están en el zoco y la sexta espera junto al tablero.',
      barker:
        'Una carta que hace que un cliente pase de largo ante una entrada libre más cercana. Está a la vista delante de ti y, al jugarla, vuelve a la reserva.',
      stallCard:
        'Una carta que hace falta para construir: una estándar para un sector o un comodín para tres.',
      joker:
        'Una carta de edificación para uno de tres sectores. Jugada sola cuesta una moneda de cualquier color.',
      coin: 'Dinero de uno de los seis colores. Cada moneda vale 1.',
      medal:
        'De oro y de plata en cada color, para el puesto más grande. Puntúa al tomarla y otra vez al final.',
      point: 'Gana quien tenga más al final.',
      site: 'Un cuadrado del tablero: solar donde se construye, casilla por donde andan los clientes.',
      freeSite: 'Un solar sin loseta, entrada ni cliente. Solo ahí se puede construir.',
      segment: 'Una de las nueve partes del tablero, numeradas del 1 al 9.',
      market: 'Todas las casillas fuera de la zona de tabernas. Por aquí andan los clientes.',
      restaurant: 'Los solares para las losetas moradas. Por aquí nunca pasan clientes.',
      start: 'Una de las cinco casillas en las que hay clientes al principio.',
      path: 'El recorrido más corto de un cliente hasta una entrada, contado en pasos de casilla en casilla.',
      display: 'Las cuatro cartas de edificación boca arriba.',
      pile: 'Las cartas de edificación boca abajo.',
      discards: 'Las cartas de edificación jugadas o descartadas. Cuando se acaba el mazo, forman el nuevo.',
      supply: 'Las ampliaciones y medallas que aún no tiene nadie.',
      lure: 'Hacer que un cliente vaya a una entrada de su color y ganar monedas.',
      blocked:
        'Un puesto principal sin ampliaciones que donde está nunca podrá tener una. Puede cambiar de sitio.',
      final: 'La última parte de la partida: solo se puede construir o retirarse.',
      scoring: 'Los últimos puntos, cuando todos están fuera: por medallas y por monedas.',
    },
  },
} satisfies RulebookTexts;
