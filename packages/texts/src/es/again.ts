import type { AgainMessages } from '../messages/again.ts';

export const texts: AgainMessages = {
  again: 'Volver a intentarlo desde aquí',
  intro: (turn) =>
    turn === 0
      ? 'Empieza otra partida desde el principio de esta. Lo que no podías ver se reparte de nuevo.'
      : `Empieza otra partida tras el turno ${turn}. Lo que entonces no podías ver se reparte de nuevo.`,
  seat: 'Tu asiento',
  bots: 'Los demás',
  begin: 'Empezar',
  origin: (turn) =>
    turn === 0
      ? 'Empezó desde el principio de otra partida.'
      : `Empezó tras el turno ${turn} de otra partida.`,
  takeBack: 'Deshacer mi último turno',
  seen: 'Desde entonces has visto algo oculto: una carta nueva o cartas que han jugado los demás.',
  noTurn: 'Aún no has tenido ningún turno que deshacer.',
  notYourTurn: 'Espera a que te toque.',
  instead: 'En su lugar, puedes volver a ese turno e intentarlo de nuevo en otra partida.',
  lookBack: 'Mirar atrás',
  lookingBack: 'Turnos anteriores',
  toGame: 'A la partida',
  toTurn: 'A tu turno',
  loading: 'Recuperando los turnos anteriores…',
};
