import type { RuleMessages } from '../messages/rules.ts';

export const rules = {
  overview: [
    'Eres comerciante en el bazar de El Cairo. Al final gana quien tenga más puntos de victoria.',
    'Cada jugador tiene un puesto principal de cada uno de los seis colores. Tres de ellos están en el tablero desde el principio.',
    'En tu turno haces una sola cosa: construir, atraer a un cliente o robar dos cartas.',
    'Para construir juegas una carta de edificación del sector en el que irá la loseta. Un comodín vale para tres sectores y cuesta una moneda. Tres cartas cualesquiera valen para cualquier solar.',
    'Un puesto principal nuevo necesita un solar libre que no toque ninguna otra loseta y, al lado, una casilla libre para su entrada.',
    'Una ampliación agranda tu puesto. Cuesta una moneda de su color por cada loseta del puesto ya ampliado. En lugar de una puedes pagar dos de otros colores, pero al menos una debe ser del color del puesto.',
    'Una ampliación da un punto por cada loseta del puesto ya ampliado. El puesto más grande de un color consigue medallas, y cada medalla que tomas puntúa al momento.',
    'Los clientes van por el camino más corto a la entrada libre de su color que tengan más cerca. Con cada charlatán que juegas, un cliente pasa de largo ante una más cercana.',
    'En tu propio puesto ganas una moneda por loseta. En el de un rival ganas una moneda, y su dueño, una por loseta.',
    'El cliente deja el tablero, y el que esperaba ocupa su lugar en la entrada.',
    'Cuando se acaban las ampliaciones de un color, o queda como mucho una en cada uno de dos colores, empieza la última etapa: desde entonces solo se construye, hasta que nadie pueda o quiera seguir.',
    'Al final todas las medallas puntúan otra vez, y cada tres monedas dan un punto.',
  ],
  group: {
    R1: 'Piezas',
    R2: 'Tablero',
    R3: 'Preparación',
    R4: 'El turno',
    R5: 'Construir un puesto principal',
    R6: 'Ampliar un puesto',
    R7: 'Cambiar de sitio un puesto bloqueado',
    R8: 'Atraer a un cliente',
    R9: 'Robar dos cartas',
    R10: 'Tableros y valores',
    R11: 'Final de la partida',
    R12: 'Qué se ve y qué no',
  },
  rule: {
    'R1.1':
      'Hay seis colores: rojo, amarillo, verde, azul, blanco y morado. Los puestos morados son tabernas.',
    'R1.2': 'Cada color tiene un cliente. Cinco están en el zoco y el sexto espera junto al tablero.',
    'R1.3':
      'Hay cartas de edificación estándar, para un sector, y comodines, para tres. Las cartas de charlatán forman una reserva aparte.',
    'R1.4': 'Tienes un puesto principal de cada color. Las ampliaciones forman una reserva común.',
    'R1.5':
      'Cada color tiene una medalla de oro y una de plata, que valen los puntos de victoria impresos en ellas.',
    'R1.6': 'Hay monedas de los seis colores. La banca nunca se queda sin ellas.',
    'R2.1':
      'El tablero tiene nueve sectores, en tres filas de tres. Dos casillas son contiguas si comparten un lado; en diagonal no cuentan.',
    'R2.2':
      'Algunas casillas forman la zona de tabernas; las demás, el zoco. También las de la zona de tabernas pertenecen a un sector.',
    'R2.3': 'Cinco casillas del zoco son las de salida de los clientes.',
    'R2.4':
      'Un puesto es un puesto principal con todas sus ampliaciones. Su tamaño es el número de sus losetas.',
    'R2.5':
      'Un puesto principal da a una casilla contigua, su entrada. La entrada tiene el color del puesto, y encima nunca va una loseta.',
    'R2.6': 'Un solar está libre si no tiene loseta, entrada ni cliente.',
    'R2.7':
      'Los clientes andan por las casillas del zoco que no tienen loseta. Ni las entradas ni los demás clientes les cierran el paso.',
    'R3.1':
      'Se barajan las cartas de edificación. Cuatro quedan a la vista; las demás forman el mazo, boca abajo.',
    'R3.2':
      'Se sortean los clientes: cinco van a las casillas de salida y el último espera junto al tablero.',
    'R3.3':
      'Eliges un símbolo y empiezas sin puntos, con una moneda de cada color y tres cartas de edificación.',
    'R3.4': 'Siempre se sortea quién empieza. Se juega por turnos en el sentido de las agujas del reloj.',
    'R3.5':
      'En la colocación variable, los jugadores colocan por turnos tres puestos principales cada uno, de los colores que quieran y sin cartas; empieza el jugador inicial. Valen las reglas de R5 y, además, durante la colocación ningún sector puede tener más de dos puestos principales, sean de quien sean.',
    'R3.6':
      'En la colocación preestablecida, los tres puestos de cada jugador están donde indica la edición. Es la recomendada para las primeras partidas.',
    'R3.7':
      'Con dos jugadores hay además seis puestos neutrales, uno de cada color, que no son de nadie. En la colocación variable se sacan al azar por turnos, cuando ambos han colocado los suyos, y se colocan igual. El que no cabe en ningún sitio se deja aparte, y saca el siguiente el otro jugador.',
    'R3.8': 'Cuando todo está colocado, el jugador inicial juega el primer turno.',
    'R4.1':
      'En tu turno haces exactamente una cosa: construir, atraer a un cliente o robar dos cartas. No puedes pasar; retirarte, solo en la última etapa.',
    'R4.2':
      'Para construir juegas una carta estándar del sector del solar, un comodín que lo incluya más 1 moneda de cualquier color, o tres cartas cualesquiera para cualquier solar, aunque tengas una que sirva. Los comodines entre tres cartas no cuestan nada. Las cartas jugadas quedan a la vista en los descartes.',
    'R4.3':
      'Las cartas deben servir para el solar donde va la loseta; si un puesto cambia de sitio, para el nuevo. El sector de la entrada no importa.',
    'R4.4':
      'Debes poder pagar con tus propias monedas el comodín y la ampliación juntos. Tú eliges las monedas, y todas van a la banca. Sin dinero, un comodín solo sirve como una de tres cartas.',
    'R5.1':
      'Un puesto principal nuevo sale de tu reserva. Necesita un solar libre y, al lado, una casilla libre para su entrada.',
    'R5.2': 'Los puestos principales morados solo van en la zona de tabernas; los demás, solo en el zoco.',
    'R5.3': 'La entrada está siempre en el zoco. Puede estar en un sector distinto del que ocupa el puesto.',
    'R5.4':
      'En un sector cabe como máximo un puesto principal de cada color, sea de quien sea o neutral. Ni las ampliaciones ni las entradas cuentan.',
    'R5.5':
      'Un puesto principal nuevo no puede tocar ninguna loseta, ni siquiera tuya. Junto a entradas sí puede estar.',
    'R5.6': 'Nunca hay dos entradas en la misma casilla.',
    'R5.7':
      'Un puesto principal nuevo debe dejar a cada cliente un camino a todas las entradas, incluida la del puesto nuevo.',
    'R5.8':
      'Un puesto principal nuevo solo cuesta sus cartas y, si la carta es un comodín, una moneda. No da puntos.',
    'R6.1':
      'Una ampliación sale de la reserva común, mientras queden, y es de un color del que tengas un puesto en el tablero. Necesita un solar libre.',
    'R6.2': 'Las ampliaciones moradas solo van en la zona de tabernas; las demás, solo en el zoco.',
    'R6.3':
      'Una ampliación debe tocar tu propio puesto del mismo color: el puesto principal o una de sus ampliaciones.',
    'R6.4':
      'Una ampliación no puede tocar otro puesto de su color, ni rival ni neutral. Los puestos de colores distintos sí pueden tocarse, y una ampliación puede estar junto a entradas.',
    'R6.5':
      'Después de construir, los clientes deben poder seguir llegando a todas las entradas, por largo que sea el camino. Otras casillas pueden quedar aisladas, y aún se puede ampliar en ellas. Las ampliaciones moradas nunca cierran el paso.',
    'R6.6':
      'Pagas una moneda del color del puesto por cada loseta del puesto ya ampliado. En lugar de cualquiera de ellas puedes pagar dos de otros colores, aunque tengas bastantes del suyo, pero al menos una debe ser del color del puesto.',
    'R6.7': 'Una ampliación da 1 punto de victoria por cada loseta del puesto ya ampliado.',
    'R6.8':
      'Si tu puesto es ahora el más grande de su color, sin empate, tomas las dos medallas, o la que te falte, de la reserva o de quien las tenga. Si solo iguala al más grande, tomas la de plata de quien la tenga. Las medallas nunca vuelven a la reserva.',
    'R6.9':
      'Las medallas que tomas en este turno, de la reserva o de un rival, puntúan al momento. Las que ya tenías, no.',
    'R7.1':
      'Puedes cambiar de sitio un puesto principal tuyo sin ampliaciones que esté bloqueado, es decir, que no tenga ningún solar donde ampliarse. No cuentan los clientes que estorben, ni el dinero, las cartas o la reserva.',
    'R7.2':
      'El puesto va a otro solar, con su entrada, como si saliera de tu reserva. Su antiguo lugar ya no cuenta y puede ser su nueva entrada. No basta con girarlo en su solar; si ningún otro sirve, se queda donde está.',
    'R7.3': 'Los puestos neutrales no se cambian de sitio ni se amplían.',
    'R7.4':
      'Si hay un cliente en la antigua entrada, se queda allí. La casilla deja de ser una entrada, pero no está libre mientras siga en ella.',
    'R8.1':
      'Llevas a uno de los cinco clientes del zoco a una entrada libre de su color: tuya, de un rival o neutral. Está libre si no hay ningún cliente en ella. Si todas están ocupadas, no puedes atraer a ese cliente.',
    'R8.2': 'Un cliente toma siempre el camino más corto. La distancia se cuenta en pasos.',
    'R8.3':
      'Un cliente va a la entrada libre de su color que tenga más cerca. Si hay varias a la misma distancia, eliges tú.',
    'R8.4':
      'Con cada charlatán que juegas, el cliente pasa de largo ante una entrada libre más cercana. Juegas solo los tuyos, justo los necesarios, y vuelven a su reserva.',
    'R8.5': 'El cliente atraído deja el tablero y espera. El que esperaba ocupa su lugar en la entrada.',
    'R8.6':
      'Ganas monedas del color del puesto. El tuyo te da una por loseta. El de un rival te da una, y a su dueño una por loseta. Uno neutral te da una.',
    'R9.1':
      'Tomas dos cartas, una tras otra: una de las que están a la vista, la primera del mazo o una de charlatán, mientras queden. Ves la primera antes de elegir la segunda.',
    'R9.2':
      'Si después de tomar las dos tienes más de cuatro cartas de edificación, te descartas de las que quieras hasta quedarte con cuatro. El límite solo vale en ese momento. Los charlatanes están a la vista de todos y no tienen límite.',
    'R9.3':
      'Los huecos de las cartas a la vista no se rellenan hasta el final del turno, después de los descartes.',
    'R9.4': 'En cuanto se agota el mazo, se barajan los descartes y forman el nuevo mazo.',
    R10: 'El plano, los sectores de los comodines, el número de piezas, el valor de las medallas y las colocaciones preestablecidas dependen del tablero. Los dos tableros del juego tienen 3 cartas estándar por sector, 6 comodines (uno por cada fila y cada columna de sectores), 6 ampliaciones de cada color y 7 charlatanes; las medallas de oro valen 3 puntos de victoria, y las de plata, 2. Son una reconstrucción: el juego impreso puede ser distinto.',
    'R11.1':
      'La última etapa empieza en cuanto, tras una ampliación, no queda ninguna de un color, o queda como mucho una en cada uno de dos colores. Sigue el siguiente jugador; las rondas no se igualan, y quien la ha provocado también vuelve a jugar.',
    'R11.2':
      'En la última etapa solo puedes construir o retirarte. Si en tu turno no puedes construir nada, quedas fuera. Quien queda fuera ya no vuelve, pero aún le pueden quitar medallas.',
    'R11.3':
      'Los demás siguen; el último puede construir varias veces seguidas. Cuando todos están fuera, la partida termina.',
    'R11.4':
      'Al final cada medalla da otra vez sus puntos a quien la tiene, y cada tres monedas, de cualquier color, dan 1 punto. Una o dos monedas sueltas no valen nada.',
    'R11.5': 'Gana quien tiene más puntos de victoria. En caso de empate se comparte la victoria.',
    'R11.6':
      'Si durante doce turnos por jugador nadie construye un puesto nuevo ni una ampliación, empieza la última etapa. Los cambios de sitio no cuentan.',
    'R12.1':
      'Todos ven el tablero, los clientes, los puntos, las medallas, las reservas, los charlatanes, las cartas a la vista y cuáles se toman, los descartes, los pagos y los ingresos, y cuántas cartas hay en cada mano y en el mazo.',
    'R12.2':
      'No se muestran las manos, el orden del mazo ni el dinero de cada jugador. Quien lleve la cuenta de pagos e ingresos puede saber cuánto tienen los demás. El dinero se muestra al final, o siempre si se juega con el dinero a la vista.',
  },
} satisfies RuleMessages;
