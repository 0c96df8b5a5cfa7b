import type { BotError } from '@kairo/bots';
import type { Coins, Colour, Expectation, Occupant, Owner } from '@kairo/engine';
import type { RefusalMessages, TableErrorMessages, TableRefusalMessages } from '../messages/refusals.ts';
import type { Speaker } from '../messages/sentenceContext.ts';
import { coinEntries } from '../pieces.ts';
import { colourWith, terms } from './terms.ts';

const { coins, colour, count } = terms;

function quoted(value: string): string {
  return `„${value}“`;
}

function list(min: number, max: number | undefined): string {
  // In the dative, as after „mit“.
  const items = (count: number): string => `${count} ${count === 1 ? 'Eintrag' : 'Einträgen'}`;
  if (max === undefined) return min === 0 ? 'eine Liste' : `eine Liste mit mindestens ${items(min)}`;
  if (max === 0) return 'eine leere Liste';
  if (min === max) return `eine Liste mit ${items(max)}`;
  return min === 0 ? `eine Liste mit höchstens ${items(max)}` : `eine Liste mit ${min} bis ${items(max)}`;
}

/** What was expected, for use after a colon. */
export function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'json':
      return 'gültiges JSON';
    case 'object':
      return 'ein Objekt';
    case 'text':
      return 'eine Zeichenkette';
    case 'boolean':
      return 'true oder false';
    case 'list':
      return list(expected.min ?? 0, expected.max);
    case 'whole':
      if (expected.min === expected.max) return String(expected.min);
      return `eine ganze Zahl von ${expected.min} bis ${expected.max}`;
    case 'one-of':
      return `${terms.or(expected.values.map(quoted))}${expected.orNothing ? ' oder nichts' : ''}`;
    case 'like':
      return `etwas wie ${quoted(expected.example)}`;
    case 'id':
      return `höchstens ${expected.max} Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe`;
    case 'hex':
      return `${expected.digits} Hexadezimalziffern`;
    case 'characters':
      return `${expected.min} bis ${expected.max} ASCII-Zeichen ohne Leerzeichen`;
    case 'map-rows':
      return 'eine Liste von Zeichenketten, eine für jede Zeile, die nördlichste zuerst';
    case 'site':
      return 'ein Feld dieses Spielplans';
    case 'free-site':
      return 'ein Feld dieses Spielplans ohne Plättchen';
    case 'card':
      return 'eine Karte dieser Edition';
    case 'coins':
      return 'eine ganze Zahl von Münzen für jede Farbe';
    case 'action':
      return 'eine vollständige Aktion';
    case 'once':
      return expected.what === 'stand' ? 'nur ein Stand je Besitzer und Farbe' : 'jede Farbe nur einmal';
    case 'consistent':
      return 'etwas, das zum Rest passt';
    case 'turn-or-end':
      return `Zug ${expected.turn}, das Ergebnis oder das Ende`;
  }
}

const noun = { stall: 'Hauptstand', expansion: 'Ausbau', stand: 'Stand', entry: 'Eingang' };

/** `der rote Stand von Amina`, `den neutralen roten Hauptstand`: all four nouns are masculine. */
function owned(
  article: 'der' | 'den',
  piece: keyof typeof noun,
  of: Colour,
  owner: Owner,
  say: Speaker,
): string {
  const ending = article === 'der' ? 'e' : 'en';
  if (owner !== 'neutral')
    return `${article} ${colourWith(ending, of)} ${noun[piece]} von ${say.name(owner)}`;
  return `${article} neutral${ending} ${colourWith(ending, of)} ${noun[piece === 'stand' ? 'stall' : piece]}`;
}

function occupant(by: Occupant, say: Speaker): string {
  if (by.kind === 'customer') return `der ${colourWith('e', by.colour)} Kunde`;
  // The definite article is right for a stall and an entry: a stand has one of each, but maybe many expansions.
  if (by.kind === 'expansion' && by.owner !== 'neutral')
    return `ein ${colourWith('er', by.colour)} Ausbau von ${say.name(by.owner)}`;
  return owned('der', by.kind, by.colour, by.owner, say);
}

/** `nur 2 rote Münzen`, `keine Münzen` */
function only(money: Coins): string {
  return coinEntries(money).length === 0 ? coins(money) : `nur ${coins(money)}`;
}

/** `2 rote Münzen, dazu 1 blaue Münze für den Joker` */
function offer(paid: Coins, fee: Colour | null): string {
  if (fee === null) return coins(paid);
  const joker = `${coins({ [fee]: 1 })} für den Joker`;
  return coinEntries(paid).length === 0 ? joker : `${coins(paid)}, dazu ${joker}`;
}

/** The price of an expansion (R6.6). */
function price(of: Colour, size: number): string {
  const first = `Ein ${colourWith('er', of)} Stand mit ${terms.number(size)} Plättchen kostet ${coins({ [of]: size })}`;
  return `${first}; bis auf eine kannst du jede durch 2 andersfarbige ersetzen`;
}

const anyTurn = 'Baue, locke einen Kunden an oder ziehe zwei Karten';

export const refusals = {
  'action/malformed': ({ field, expected }) =>
    `Diese Aktion kennt das Spiel nicht. Erwartet in „${field}“: ${expectation(expected)}.`,
  'action/no-such-site': ({ site }) =>
    `Auf diesem Spielplan gibt es kein Feld „${site}“. Felder heißen nach Spalte und Zeile, zum Beispiel c5`,
  'action/game-over': () => 'Das Spiel ist aus. Beginne ein neues',
  'action/not-now': ({ expected }) => {
    switch (expected) {
      case 'place':
        return 'Die Startaufstellung läuft noch. Lege einen Hauptstand';
      case 'pick':
        return 'Du ziehst gerade Karten. Nimm erst noch die zweite';
      case 'discard':
        return 'Du hast zu viele Baukarten auf der Hand. Wirf zuerst Karten ab, bis es vier sind';
      case 'turn':
        return `Das geht jetzt nicht. ${anyTurn}`;
      case 'build':
        return 'In der Schlussphase kannst du nur noch bauen. Baue etwas oder steig aus';
    }
  },
  'build/site-taken': ({ site, by }, say) =>
    `${site} ist nicht frei: Dort ist ${occupant(by, say)}. Wähle einen freien Bauplatz`,
  'build/wrong-area': ({ site, colour: of, area }) =>
    area === 'restaurant'
      ? `${site} liegt im Marktbereich. Violett braucht einen Bauplatz im Restaurantbereich`
      : `${site} liegt im Restaurantbereich, der nur für Violett da ist. Wähle für ${colour[of]} einen Bauplatz im Marktbereich`,
  'build/entry-not-adjacent': ({ stall, entry }) =>
    `${entry} liegt nicht neben ${stall}. Der Eingang gehört auf ein Feld, das eine Seite mit dem Hauptstand teilt`,
  'build/entry-taken': ({ entry, by }, say) =>
    `Auf ${entry} hat der Eingang keinen Platz: Dort ist ${occupant(by, say)}. Dreh den Hauptstand zu einem freien Feld`,
  'build/entry-outside-market': ({ entry }) =>
    `${entry} liegt im Restaurantbereich. Dreh den Hauptstand so, dass sein Eingang im Marktbereich liegt`,
  'build/segment-has-colour': ({ segment, colour: of, owner, at }, say) =>
    `In Abschnitt ${segment} liegt auf ${at} schon ${owned('der', 'stall', of, owner, say)}. ` +
    'Ein Abschnitt fasst nur einen Hauptstand je Farbe: Wähle einen anderen Abschnitt',
  'build/segment-full': ({ segment, stalls }) =>
    `Abschnitt ${segment} hat schon ${count.stalls(stalls)}. ` +
    'Mehr fasst er in der Startaufstellung nicht: Wähle einen anderen',
  'build/touches': ({ site, at, colour: of, owner }, say) =>
    `${site} grenzt an ${owned('den', 'stand', of, owner, say)} auf ${at}. ` +
    'Ein Hauptstand braucht einen Bauplatz, der an kein Plättchen grenzt',
  'build/cuts-off': ({ site, parted }) =>
    `Ein Plättchen auf ${site} würde ${terms.and(parted)} abschneiden. ` +
    'Alle Kunden müssen zu allen Eingängen kommen können',
  'build/entry-sealed': ({ stall, entry }) =>
    `Liegt der Hauptstand auf ${stall}, kommt kein Kunde zu seinem Eingang auf ${entry}. ` +
    'Dreh ihn zu einem Feld, das für Kunden erreichbar ist',
  'build/no-side-for-entry': ({ stall }) =>
    `Auf keiner Seite von ${stall} ist Platz für den Eingang. ` +
    'Ein Hauptstand braucht neben sich ein freies Feld im Marktbereich',
  'build/no-stall-in-stock': ({ colour: of }) =>
    `Dein ${colourWith('er', of)} Hauptstand liegt schon auf dem Spielplan. ` +
    'Wähle eine Farbe, die du noch im Vorrat hast',
  'build/neutral-colour': ({ drawn }) =>
    `Du hast den neutralen ${colourWith('en', drawn)} Hauptstand gezogen. Lege diesen`,
  'build/no-stand': ({ colour: of }) =>
    `Du hast keinen ${colourWith('en', of)} Hauptstand auf dem Spielplan. Wähle eine Farbe, in der du einen hast`,
  'build/supply-empty': ({ colour: of }) =>
    `Die ${colourWith('en', of)} Ausbauten sind aufgebraucht. Wähle eine andere Farbe`,
  'build/not-beside-stand': ({ site, colour: of }) =>
    `${site} grenzt nicht an deinen ${colourWith('en', of)} Stand. Ein Ausbau braucht einen Bauplatz direkt daneben`,
  'build/beside-other-stand': ({ site, at, colour: of, owner }, say) =>
    `${site} grenzt an ${owned('den', 'stand', of, owner, say)} auf ${at}. ` +
    'Dein Ausbau darf an keinen anderen Stand derselben Farbe grenzen',
  'build/card-count': ({ count: cards }) =>
    `Du spielst ${count.cards(cards)}. Zum Bauen brauchst du eine passende oder drei beliebige`,
  'build/card-not-held': ({ card }, say) =>
    `Diese Karte hast du nicht auf der Hand: ${say.card(card)}. Spiele nur, was du hast`,
  'build/card-misses-site': ({ card, site, segment }, say) =>
    `${site} liegt in Abschnitt ${segment}, du spielst aber diese Karte: ${say.card(card)}. ` +
    'Spiele eine passende Karte oder drei beliebige',
  'build/no-card-fits': ({ site, segment }) =>
    `Für ${site} hast du keine passende Karte. ` +
    `Du brauchst eine Karte für Abschnitt ${segment}, einen Joker mit diesem Abschnitt oder drei beliebige Karten`,
  'build/card-useless': ({ card }, say) =>
    `Mit dieser Karte kannst du jetzt nichts bauen: ${say.card(card)}. ` +
    'Du brauchst einen passenden Bauplatz und ein Plättchen, das du bezahlen kannst',
  'build/fee-missing': () => 'Ein Joker kostet 1 Münze. Wähle ihre Farbe',
  'build/fee-not-due': () => 'Nur ein einzeln gespielter Joker kostet eine Münze. Lass sie weg',
  'build/cannot-pay': ({ colour: of, size, fee, money }) => {
    const joker = fee ? '. Der Joker kostet 1 weitere Münze beliebiger Farbe' : '';
    return `Du hast ${only(money)}. ${price(of, size)}${joker}`;
  },
  'build/no-money-for-fee': () =>
    'Ein Joker kostet 1 Münze, und du hast keine. Ohne Geld zählt er nur als eine von drei beliebigen Karten',
  'build/wrong-price': ({ colour: of, size, paid }) =>
    `Du bietest ${coins(paid)}, das ist nicht der Preis. ${price(of, size)}`,
  'build/coins-not-held': ({ paid, fee, money }) =>
    `Du bietest ${offer(paid, fee)}, hast aber ${only(money)}`,
  'move/expanded': ({ colour: of, size }) =>
    `Dein ${colourWith('er', of)} Stand hat ${count.tiles(size)}. Nur ein Hauptstand ohne Ausbau kann umziehen`,
  'move/not-blocked': ({ colour: of, sites }) =>
    `Dein ${colourWith('er', of)} Hauptstand ist nicht blockiert: Du kannst ihn um ${terms.or(sites)} erweitern. ` +
    'Nur ein blockierter Hauptstand kann umziehen',
  'move/same-site': ({ site }) =>
    `Der Hauptstand liegt schon auf ${site}. Ein Umzug braucht einen neuen Bauplatz`,
  'move/nowhere': ({ colour: of }) =>
    `Für deinen ${colourWith('en', of)} Hauptstand gibt es keinen neuen Bauplatz. Er bleibt, wo er ist: Wähle etwas anderes`,
  'expand/nowhere': ({ colour: of }) =>
    `Neben deinem ${colourWith('en', of)} Stand ist zurzeit kein Bauplatz für einen Ausbau. Baue einen anderen Stand aus`,
  'lure/waiting': ({ colour: of }) =>
    `Der ${colourWith('e', of)} Kunde wartet neben dem Spielplan. Locke einen der fünf auf dem Markt an`,
  'lure/no-open-entry': ({ colour: of }) =>
    `Kein ${colourWith('er', of)} Eingang ist frei. Locke einen Kunden einer anderen Farbe an`,
  'lure/not-an-entry': ({ colour: of, site }) =>
    `Auf ${site} ist kein ${colourWith('er', of)} Eingang. Kunden gehen nur zu Eingängen ihrer Farbe`,
  'lure/entry-occupied': ({ entry, by }) =>
    `Auf dem Eingang ${entry} steht der ${colourWith('e', by)} Kunde. Wähle einen freien Eingang`,
  'lure/needs-barkers': ({ colour: of, entry, needed, held, nearer }) =>
    `Für den ${colourWith('en', of)} Kunden ${nearer.length === 1 ? 'liegt' : 'liegen'} ${terms.and(nearer)} ` +
    `näher als ${entry}. Um ihn vorbeizulocken, brauchst du ${count.barkers(needed)}, ` +
    `hast aber ${held === 0 ? 'keinen' : `nur ${terms.number(held)}`}`,
  'lure/wrong-barkers': ({ needed, played }) =>
    `Du spielst ${played === 0 ? 'keinen Marktschreier' : count.barkers(played)}. ` +
    `Für diesen Eingang brauchst du ${needed === 0 ? 'keinen' : `genau ${terms.number(needed)}`}`,
  'draw/place-empty': ({ index }) =>
    `Platz ${index + 1} der Auslage ist bis zum Ende des Zuges leer. Nimm eine andere Karte`,
  'draw/no-barkers': () => 'Es sind keine Marktschreier mehr da. Nimm eine Baukarte',
  'discard/card-not-held': ({ card }, say) =>
    `Diese Karte hast du nicht auf der Hand: ${say.card(card)}. Wirf eine ab, die du hast`,
  'dropOut/too-early': () => `Aussteigen kannst du erst in der Schlussphase. ${anyTurn}`,
  'seat/not-acting': ({ acting }, say) => `${say.name(acting)} ist am Zug. Warte, bis du dran bist`,
} satisfies RefusalMessages;

/** Why a bot cannot play or advise. */
function botProblem(error: BotError): string {
  return error.code === 'bot/weights'
    ? `Die Datei ${error.file}, die er braucht, ist beschädigt`
    : `Im Programm steckt ein Fehler (${error.code})`;
}

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined ? 'Das Spiel ist aus.' : `${say.name(acting)} ist am Zug. Warte, bis du dran bist.`,
  'table/not-your-seat': ({ seat }, say) => `Für ${say.name(seat)} spielst du hier nicht.`,
  'table/stale': () =>
    'Das Spiel war schon weiter. Sieh dir den Spielplan noch einmal an und entscheide dann.',
  'table/stopped': () => 'Das Spiel läuft nicht mehr. Dein Zug wurde nicht ausgeführt.',
  'table/not-operator': () => 'Das darfst du in diesem Spiel nicht.',
  'table/malformed': () =>
    'Das hat das Spiel nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
  'table/nothing-to-undo': () => 'Es gibt nichts zurückzunehmen.',
  'table/already-revealed': () =>
    'Seitdem wurde eine Karte aufgedeckt. Das lässt sich nicht mehr zurücknehmen.',
  'table/nothing-to-take-back': () => 'Es gibt keinen Zug von dir, den du zurücknehmen könntest.',
  'table/not-alone': () => 'An diesem Tisch sitzen noch andere. Sie müssen einverstanden sein.',
  'table/turn-not-complete': () =>
    'Dein Zug ist noch nicht vollständig. Ergänze, was fehlt, dann beende ihn.',
  'table/turn-complete': () => 'Dein Zug ist gespielt. Beende ihn oder nimm ihn zurück.',
  'table/no-hints': () => 'In diesem Spiel sind Tipps ausgeschaltet.',
  'table/no-advice': () => 'Im Moment gibt es keinen Tipp.',
  'table/adviser-failed': () => 'Der Wesir ist beim Nachdenken gestolpert und hat keinen Tipp für dich.',
  'table/adviser-absent': () =>
    'Der Wesir ließ sich nicht starten, darum gibt es keinen Tipp. Prüfe die Verbindung und frag noch einmal oder lade die Seite neu.',
  'table/no-adviser': ({ error }) =>
    `Der Wesir kann keine Tipps geben: ${botProblem(error)}. Lade die Seite neu: Das Spiel ist bis zu deinem letzten Zug gespeichert.`,
  'table/unexplained': () =>
    'Das geht gerade nicht. Der Grund konnte nicht geladen werden: Prüfe deine Verbindung und versuch es noch einmal.',
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'Diese Seite ist veraltet. Lade sie neu.',
  'table/bad-position': ({ detail }) => `Mit dieser Stellung kann keine Partie beginnen: ${detail}.`,
  'table/unknown-edition': ({ id, known }) =>
    `Den Spielplan „${id}“ gibt es hier nicht. Wähle einen von diesen: ${known.join(', ')}.`,
  'table/malformed': ({ field }) =>
    `Der Aufbau ist nicht lesbar: „${field}“ stimmt nicht. Stell ihn neu zusammen.`,
  'table/elsewhere': () =>
    'Das Spiel ist in einem anderen Tab offen. Spiele dort oder lade diese Seite neu, um hier weiterzuspielen.',
  'table/no-saved-game': () => 'In diesem Browser liegt kein angefangenes Spiel. Beginne ein neues.',
  'table/bad-save': () =>
    'Das gespeicherte Spiel ist beschädigt oder stammt aus einer anderen Version. Beginne ein neues.',
  'table/rules-version': () =>
    'Dieses Spiel wurde nach anderen Regeln begonnen, als diese Version spielt. Es bleibt unverändert erhalten; beginne ein neues.',
  'table/not-open': () => 'Hier läuft noch kein Spiel. Beginne eines.',
  'table/bot': ({ level, error }) =>
    `Der Bot „${terms.bot[level]}“ kann nicht spielen: ${botProblem(error)}. Lade die Seite neu: Das Spiel ist bis zu deinem letzten Zug gespeichert. Hilft das nicht, beginne ein Spiel mit anderen Bots.`,
  'table/crashed': () =>
    'Das Spiel ist hängen geblieben. Lade die Seite neu: Es ist bis zu deinem letzten Zug gespeichert.',
  'setup/players': ({ min, max }) => `Das Spiel ist für ${min} bis ${max} Spieler.`,
  'setup/no-preset': ({ players }) =>
    `Dieser Spielplan hat keine vorgegebene Startaufstellung für ${terms.count.players(players)}. Legt eure Hauptstände selbst.`,
  edition: (code) =>
    `Dieser Spielplan lässt sich nicht verwenden: In seiner Datei steckt ein Fehler (${code}). Wähle einen anderen.`,
} satisfies TableErrorMessages;
