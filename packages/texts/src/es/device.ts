import type { DeviceMessages } from '../messages/device.ts';

export const texts: DeviceMessages = {
  heading: 'En este dispositivo',
  newVersion: {
    heading: 'Hay una versión nueva',
    text: 'Empezará la próxima vez que abras Kairo, o ahora si quieres. Tu partida está guardada.',
    start: 'Usarla ahora',
  },
  noNetwork: {
    heading: 'Sin conexión',
    text: 'Las partidas de este dispositivo siguen como siempre. Las mesas en línea se abrirán cuando vuelvas a tener conexión.',
  },
  kept: {
    heading: 'Listo para usar sin conexión',
    text: 'A partir de ahora, Kairo se abre en este dispositivo aunque no haya conexión.',
  },
  notSecure: {
    heading: 'Solo se abre con conexión',
    text: 'Esta dirección no usa https, así que tu navegador no puede guardar ni instalar Kairo. Todo lo demás funciona.',
  },
  install: {
    heading: 'Ten Kairo en este dispositivo',
    text: 'Se abre como una aplicación y no necesita conexión.',
    install: 'Instalar',
    notNow: 'Ahora no',
    byHand: { share: 'Compartir', add: 'Añadir a pantalla de inicio' },
  },
};
