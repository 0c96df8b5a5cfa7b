import type { PreferenceMessages } from '../../messages/browser/preferences.ts';

export const preferences = {
  heading: 'Preferencias',
  language: 'Idioma',
  switchTo: { day: 'Cambiar al modo día', night: 'Cambiar al modo noche' },
  theme: { label: 'Tema', day: 'Día', night: 'Noche', system: 'Como el dispositivo' },
  sound: { label: 'Sonido', volume: 'Volumen', mute: 'Quitar el sonido', unmute: 'Poner el sonido' },
  motion: {
    label: 'Animaciones',
    slow: 'Lentas',
    normal: 'Normales',
    fast: 'Rápidas',
    none: 'Ninguna',
    reduced: 'Tu dispositivo pide menos movimiento, así que no hay animaciones.',
  },
  patterns: { label: 'Tramas más marcadas', note: 'Los colores se distinguen mejor.' },
  signs: { label: 'Símbolos más grandes', note: 'Los sellos y las mercancías llenan más su loseta.' },
  shortcuts: { label: 'Atajos de una tecla', note: 'En la mesa, las letras eligen acciones.' },
  autoEndTurn: {
    label: 'Los turnos terminan solos',
    note: 'Así, un turno acabado ya no se puede deshacer.',
  },
  notKept: 'Este navegador no guarda nada: lo que elijas dura hasta que cierres la página.',
  unreadable: 'No se han podido leer tus preferencias anteriores. Estas son las predeterminadas.',
} satisfies PreferenceMessages;
