import type { RemarkTexts } from '../messages/remarks.ts';

export const texts: RemarkTexts = {
  apprentice: {
    medalLost: ['Acababa de sacarle brillo.', 'Bueno. Esa te la has ganado.'],
    medalTaken: ['¿Una medalla para mí?', 'Qué bien queda en mi toldo.'],
    goodLure: ['Cuántas monedas de una vez.', 'De verdad han venido a mi puesto.'],
    praise: ['Qué bien lo has atraído.', 'Eso me lo apunto.'],
    finalPhase: ['¿Ya casi se acaba? Ahora que le cogía el truco.', 'Los estantes están casi vacíos.'],
    won: ['¿He ganado? ¿De verdad? Gracias por la partida.', 'Qué día en el bazar. ¿Otra?'],
    lost: ['Hoy he aprendido mucho de ti.', 'Bien jugado. ¿Mañana otra?'],
  },
  trader: {
    medalLost: ['Lo que fácil viene, fácil se va.', 'De acuerdo. Así es el negocio.'],
    medalTaken: ['Esta luce bien en mi puesto.', 'Llevaba toda la mañana mirándola.'],
    goodLure: ['Buena mañana para el negocio.', 'Se corre la voz.'],
    praise: ['Sabes atraer a la clientela.', 'Ese cliente sabía adónde iba.'],
    finalPhase: ['Últimos pedidos, amigos.', 'La reserva se agota. Hora de rematar.'],
    won: ['Buen día para el comercio. Bien jugado.', 'El té lo pago yo. Buena partida.'],
    lost: ['Hoy has comerciado mejor que yo.', 'Bien ganado. ¿Mañana a la misma hora?'],
  },
  merchant: {
    medalLost: ['Querré recuperarla.', 'Tomo nota. Bien hecho.'],
    medalTaken: ['Una inversión rentable.', 'La prefiero a este lado del mercado.'],
    goodLure: ['Tal como estaba previsto.', 'La ubicación lo es todo.'],
    praise: ['Yo habría hecho lo mismo.', 'Esa me sale cara. Bien visto.'],
    finalPhase: ['Ahora cuenta cada loseta.', 'Es hora de cerrar los libros.'],
    won: ['Las cuentas cuadran. Ha sido un placer.', 'No me lo has puesto fácil.'],
    lost: ['Mi enhorabuena. Has leído bien el mercado.', 'Esta partida la voy a estudiar.'],
  },
  vizier: {
    medalLost: ['Tomada con paciencia. Bien hecho.', 'La esperabas, y con razón.'],
    medalTaken: ['Desde aquí brilla bien.', 'Ha encontrado el camino hasta mí.'],
    goodLure: ['Bastó el camino más corto.', 'Han venido por su propio pie.'],
    praise: ['Buen ojo para las distancias.', 'Ese camino no lo había visto.'],
    finalPhase: ['Cae el sol sobre el bazar.', 'Quedan pocas piedras por poner.'],
    won: ['Has jugado bien. Pocos llegan tan lejos.', 'El bazar te agradece la partida.'],
    lost: ['Me inclino ante ti. Bien jugado.', 'Hoy has sido más sabio que yo.'],
  },
};
