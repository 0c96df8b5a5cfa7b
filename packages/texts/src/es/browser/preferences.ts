import type { PreferenceMessages } from '../../messages/browser/preferences.ts';

export const preferences = {
  heading: 'Preferencias',
  language: 'Idioma',
  theme: { label: 'Luz', day: 'Día', night: 'Noche', system: 'Como el dispositivo' },
  sound: { label: 'Sonido', volume: 'Volumen', mute: 'Quitar el sonido', unmute: 'Poner el sonido' },
  motion: {
    label: 'Animaciones',
    slow: 'Lentas',
    normal: 'Normales',
    fast: 'Rápidas',
    none: 'Ninguna',
    reduced: 'Tu dispositivo pide menos movimiento, así que no hay ninguno.',
  },
  patterns: { label: 'Dibujos más marcados', note: 'Los colores se distinguen mejor.' },
  signs: { label: 'Signos más grandes', note: 'Sellos y mercancías llenan más su loseta.' },
  shortcuts: { label: 'Atajos de una tecla', note: 'En la mesa, las letras eligen acciones.' },
  autoEndTurn: {
    label: 'Los turnos terminan solos',
    note: 'Un turno acabado ya no se puede deshacer.',
  },
  notKept: 'Este navegador no guarda nada: lo que elijas dura hasta que cierres la página.',
  unreadable: 'Tus preferencias anteriores no se podían leer. Estas son las habituales.',
} satisfies PreferenceMessages;
