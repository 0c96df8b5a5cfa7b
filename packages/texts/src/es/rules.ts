import type { RuleMessages } from '../messages/rules.ts';

export const rules = {
  overview: [
    'Eres comerciante en el bazar de El Cairo. Al final gana quien tenga más puntos.',
    'Cada jugador tiene un puesto principal de cada uno de los seis colores. Tres están en el tablero desde el principio.',
    'En tu turno haces una sola cosa: construir, atraer a un cliente o robar dos cartas.',
    'Para construir juegas una carta de edificación del sector en el que irá la loseta. Un comodín vale para tres sectores y cuesta una moneda. Tres cartas cualesquiera valen en todas partes.',
    'Un puesto nuevo necesita un solar libre que no linde con ninguna otra loseta y, al lado, una casilla libre para su entrada.',
    'Una ampliación agranda tu puesto. Cuesta una moneda de su color por cada loseta que tenga entonces el puesto. Dos monedas de otro color sustituyen a una, salvo a la primera.',
    'Una ampliación da un punto por cada loseta del puesto. El puesto más grande de un color consigue medallas, y la medalla que tomas puntúa al momento.',
    'Los clientes van por el camino más corto a la entrada libre de su color que tengan más cerca. Cada charlatán que juegas hace que pasen de largo por una más cercana.',
    'Tu propio puesto te da una moneda por loseta. En el de otro ganas una moneda, y su dueño cobra por las losetas.',
    'El cliente deja el tablero, y el que esperaba ocupa su lugar en la entrada.',
    'Cuando se acaban las ampliaciones de un color, o solo queda una en cada uno de dos colores, empieza la última etapa: ya solo se construye, hasta que nadie pueda o quiera seguir.',
    'Al final todas las medallas puntúan otra vez, y cada tres monedas dan un punto.',
  ],
  group: {
    R1: 'Piezas',
    R2: 'Tablero',
    R3: 'Preparación',
    R4: 'El turno',
    R5: 'Construir un puesto nuevo',
    R6: 'Ampliar un puesto',
    R7: 'Cambiar de sitio un puesto bloqueado',
    R8: 'Atraer a un cliente',
    R9: 'Robar dos cartas',
    R11: 'Final',
    R12: 'Quién sabe qué',
  },
  rule: {
    'R1.1': 'Hay seis colores. Los puestos morados son tabernas.',
    'R1.2': 'Cada color tiene un cliente. Cinco están en el zoco y el sexto espera junto al tablero.',
    'R1.3':
      'Hay cartas de edificación estándar, para un sector, y comodines, para tres. Las de charlatán forman una reserva aparte.',
    'R1.4': 'Tienes un puesto principal de cada color. Las ampliaciones son un almacén común.',
    'R1.5': 'Cada color tiene una medalla de oro y una de plata, que valen los puntos impresos en ellas.',
    'R1.6': 'Hay monedas de los seis colores. La banca siempre tiene bastantes.',
    'R2.1':
      'El tablero tiene nueve sectores. Dos casillas son contiguas si comparten un lado; las esquinas no cuentan.',
    'R2.2':
      'Algunas casillas forman la zona de tabernas; las demás, el zoco. Todas pertenecen a algún sector.',
    'R2.3': 'Cinco casillas del zoco son las de salida de los clientes.',
    'R2.4':
      'Un puesto es un puesto principal con todas sus ampliaciones. Su tamaño es el número de sus losetas.',
    'R2.5':
      'Un puesto principal da a una casilla contigua, su entrada. La entrada tiene el color del puesto, y encima no va ninguna loseta.',
    'R2.6': 'Un solar está libre si no tiene loseta, ni entrada, ni cliente.',
    'R2.7':
      'Los clientes andan por las casillas del zoco que no tienen loseta. Ni las entradas ni otros clientes les cierran el paso.',
    'R3.1': 'Cuatro cartas de edificación quedan a la vista; las demás forman el mazo.',
    'R3.2':
      'Se sortean los clientes: cinco van a las casillas de salida y el último espera junto al tablero.',
    'R3.3': 'Empiezas sin puntos, con una moneda de cada color y tres cartas de edificación.',
    'R3.4': 'Se sortea quién empieza. Se juega en el sentido de las agujas del reloj.',
    'R3.5':
      'En la colocación variable, cada jugador coloca por turnos tres puestos principales, sin cartas. En ningún sector puede haber entonces más de dos.',
    'R3.6':
      'En la colocación preestablecida, la edición dice dónde van los tres puestos de cada jugador. Es buena para las primeras partidas.',
    'R3.7':
      'Entre dos se juega además con seis puestos neutrales. En la colocación variable se sacan por turnos y se van colocando.',
    'R3.8': 'Cuando todo está colocado, empieza el jugador inicial.',
    'R4.1':
      'En tu turno haces exactamente una cosa: construir, atraer a un cliente o robar dos cartas. No puedes pasar.',
    'R4.2':
      'Para construir juegas una carta estándar del sector del solar, o un comodín que lo incluya más 1 moneda de cualquier color, o tres cartas cualesquiera para cualquier solar.',
    'R4.3': 'Las cartas deben servir para el solar donde va la loseta. El sector de la entrada no importa.',
    'R4.4':
      'El comodín y la ampliación se pagan juntos con tus propias monedas. Sin dinero, un comodín solo sirve como una de tres cartas.',
    'R5.1':
      'Un puesto nuevo sale de tu almacén. Necesita un solar libre y, al lado, una casilla libre para la entrada.',
    'R5.2': 'Los puestos morados van en la zona de tabernas; los demás, en el zoco.',
    'R5.3': 'La entrada está siempre en el zoco. Puede estar en un sector distinto al del puesto.',
    'R5.4':
      'En un sector cabe como máximo un puesto principal de cada color, sea de quien sea. Las ampliaciones y las entradas no cuentan.',
    'R5.5': 'Un puesto nuevo no puede lindar con ninguna loseta, ni siquiera propia. Con entradas sí.',
    'R5.6': 'Nunca hay dos entradas en la misma casilla.',
    'R5.7': 'Un puesto nuevo debe dejar a cada cliente un camino a todas las entradas, también a la suya.',
    'R5.8': 'Un puesto nuevo cuesta sus cartas y, si juegas un comodín, una moneda. No da puntos.',
    'R6.1':
      'Una ampliación se toma del almacén común, de un color del que tengas un puesto en el tablero. Necesita un solar libre.',
    'R6.2': 'Las ampliaciones moradas van en la zona de tabernas; las demás, en el zoco.',
    'R6.3': 'Una ampliación linda con tu propio puesto de su color.',
    'R6.4':
      'Una ampliación no puede lindar con otro puesto de su color. Los puestos de colores distintos sí pueden tocarse.',
    'R6.5':
      'Después de construir, los clientes aún pueden llegar a todas las entradas, por largo que sea el camino. Otras casillas pueden quedar aisladas.',
    'R6.6':
      'Pagas una moneda del color del puesto por cada loseta que tenga entonces. Cada una, salvo la primera, puede cambiarse por dos monedas de otros colores.',
    'R6.7': 'Una ampliación da 1 punto por cada loseta del puesto.',
    'R6.8':
      'Si tu puesto es ahora el más grande de su color, sin empate, tomas las dos medallas. Si solo iguala al más grande, tomas la de plata de quien la tenga.',
    'R6.9': 'Las medallas que tomas en este turno puntúan al momento. Las que ya tenías, no.',
    'R7.1':
      'Puedes cambiar de sitio un puesto tuyo que no tenga ampliación ni pueda recibirla en ningún solar. Los clientes que estén en medio no cuentan.',
    'R7.2': 'El puesto va a otro solar como si saliera de tu almacén. Su antiguo lugar ya no cuenta.',
    'R7.3': 'Los puestos neutrales no se cambian de sitio ni se amplían.',
    'R7.4': 'Si hay un cliente en la antigua entrada, se queda allí cuando el puesto se va.',
    'R8.1':
      'Llevas a uno de los cinco clientes del zoco a una entrada de su color en la que no haya nadie, sea de quien sea.',
    'R8.2': 'Un cliente toma siempre el camino más corto. La distancia se cuenta en pasos.',
    'R8.3':
      'Un cliente va a la entrada libre de su color que tenga más cerca. Si hay varias a la misma distancia, eliges tú.',
    'R8.4':
      'Con cada charlatán que juegas, el cliente pasa de largo por una entrada libre más cercana. Juegas justo los necesarios, y vuelven a su reserva.',
    'R8.5': 'El cliente atraído deja el tablero y espera. El que esperaba ocupa la entrada.',
    'R8.6':
      'Tu propio puesto te da una moneda por loseta. El de otro te da una moneda, y a su dueño una por loseta. Uno neutral te da una.',
    'R9.1':
      'Tomas dos cartas, una tras otra: una de las que están a la vista, la primera del mazo o una de charlatán, mientras queden.',
    'R9.2':
      'Si después tienes más de cuatro cartas de edificación, te descartas hasta quedarte con cuatro. Las de charlatán no cuentan.',
    'R9.3': 'Los huecos de las cartas a la vista se rellenan solo al final del turno.',
    'R9.4': 'En cuanto se agota el mazo, se barajan los descartes y forman el nuevo mazo.',
    'R11.1':
      'La última etapa empieza en cuanto no queda ninguna ampliación de un color, o queda como mucho una en cada uno de dos colores.',
    'R11.2':
      'En la última etapa solo puedes construir o retirarte. Si no puedes construir nada, quedas fuera. Quien sale ya no vuelve.',
    'R11.3': 'Los demás siguen, aunque quede solo uno. Cuando todos están fuera, la partida termina.',
    'R11.4':
      'Al final cada medalla puntúa otra vez para quien la tiene, y cada tres monedas, de los colores que sean, dan 1 punto.',
    'R11.5': 'Gana quien tiene más puntos. En caso de empate se comparte la victoria.',
    'R11.6':
      'Si en doce turnos por jugador nadie construye un puesto ni una ampliación, empieza la última etapa.',
    'R12.1':
      'Todos ven el tablero, los puntos, las medallas, los charlatanes, las cartas a la vista, los descartes, los pagos y los ingresos, y cuántas cartas hay en cada mano y en el mazo.',
    'R12.2':
      'No se muestran las manos, el orden del mazo ni el dinero de cada jugador. El dinero se muestra al final, o antes si la mesa lo ha acordado.',
  },
} satisfies RuleMessages;
