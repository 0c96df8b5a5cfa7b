import type { BotError } from '@kairo/bots';
import type { TableErrorMessages, TableRefusalMessages } from '../../messages/browser/failures.ts';
import { terms } from '../terms.ts';

/** Why a bot cannot do its work. */
function botProblem(error: BotError): string {
  return error.code === 'bot/weights'
    ? `Die Datei ${error.file}, die er braucht, ist beschädigt`
    : `Im Programm steckt ein Fehler (${error.code})`;
}

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined ? 'Das Spiel ist aus.' : `${say.name(acting)} ist am Zug. Warte, bis du dran bist.`,
  'table/not-your-seat': ({ seat }, say) => `Für ${say.name(seat)} spielst du hier nicht.`,
  'table/stale': () => 'Das Spiel war schon weiter. Sieh dir das Brett noch einmal an und entscheide dann.',
  'table/not-stored': () => 'Dein Zug ließ sich nicht speichern und wurde deshalb nicht ausgeführt.',
  'table/malformed': () => 'Das hat der Tisch nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
  'table/nothing-to-undo': () => 'Es gibt nichts zurückzunehmen.',
  'table/already-revealed': () =>
    'Seitdem wurde eine Karte aufgedeckt. Das lässt sich nicht mehr zurücknehmen.',
  'table/turn-not-complete': () =>
    'Dein Zug ist noch nicht vollständig. Ergänze, was fehlt, dann beende ihn.',
  'table/turn-complete': () => 'Dein Zug ist gespielt. Beende ihn oder nimm ihn zurück.',
  'table/no-hints': () => 'An diesem Tisch gibt es keine Tipps.',
  'table/no-advice': () => 'Im Moment gibt es keinen Tipp.',
  'table/adviser-failed': () => 'Der Wesir ist beim Nachdenken gestolpert und hat keinen Tipp für dich.',
  'table/adviser-absent': () =>
    'Der Wesir ließ sich nicht starten und hat keinen Tipp für dich. Prüfe die Verbindung und frag noch einmal, oder lade die Seite neu.',
  'table/no-adviser': ({ error }) =>
    `Der Wesir kann keine Tipps geben: ${botProblem(error)}. Lade die Seite neu: Das Spiel ist bis zu deinem letzten Zug gespeichert.`,
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'Seite und Tisch haben verschiedene Versionen. Lade die Seite neu.',
  'table/unknown-edition': ({ id, known }) =>
    `Den Spielplan „${id}“ gibt es hier nicht. Wähle einen von diesen: ${known.join(', ')}.`,
  'table/malformed': ({ field }) =>
    `Der Aufbau ist nicht lesbar: „${field}“ stimmt nicht. Stell ihn neu zusammen.`,
  'table/elsewhere': () =>
    'Das Spiel läuft in einem anderen Tab weiter. Spiele dort, oder lade diese Seite neu, um es hierher zu holen.',
  'table/no-saved-game': () => 'In diesem Browser liegt kein angefangenes Spiel. Beginne ein neues.',
  'table/bad-save': () =>
    'Das gespeicherte Spiel ist beschädigt oder stammt aus einer anderen Version. Beginne ein neues.',
  'table/rules-version': () =>
    'Dieses Spiel wurde nach anderen Regeln begonnen, als diese Version spielt. Es bleibt unverändert erhalten; beginne ein neues.',
  'table/not-open': () => 'An diesem Tisch läuft noch kein Spiel. Beginne eines.',
  'table/bot': ({ level, error }) =>
    `Der Bot „${terms.bot[level]}“ kann nicht spielen: ${botProblem(error)}. Lade die Seite neu: Das Spiel ist bis zu deinem letzten Zug gespeichert. Hilft das nicht, beginne ein Spiel mit anderen Bots.`,
  'table/crashed': () =>
    'Das Spiel ist hängen geblieben. Lade die Seite neu: Es ist bis zu deinem letzten Zug gespeichert.',
  'setup/players': ({ min, max }) => `Das Spiel ist für ${min} bis ${max} Spieler.`,
  'setup/no-preset': ({ players }) =>
    `Dieser Spielplan hat keine fertige Startaufstellung für ${terms.count.players(players)}. Legt eure Hauptstände selbst.`,
  edition: (code) =>
    `Dieser Spielplan lässt sich nicht verwenden: In seiner Datei steckt ein Fehler (${code}). Wähle einen anderen.`,
} satisfies TableErrorMessages;
