/** R1–R4 and R10: pieces, board, set-up, the turn and its cards. See mutants.ts. */
export const setupMutants = `
# src/board/board.ts
R1.1 all stalls may be restaurants
- colour === PURPLE ? restaurant : market
+ colour === PURPLE ? restaurant : onBoard
R2.1 the last site of a row lies beside the first of the next
- if (nameOf[site + step] !== undefined) neighbours[site * DIRECTIONS + direction] = site + step;
+ const beside = step === 1 && nameOf[site + 1] === undefined ? site + ROW + 1 - columns : site + step; if (nameOf[beside] !== undefined) neighbours[site * DIRECTIONS + direction] = beside;
R2.1 segments are counted column by column
- edition.segments[row]![column]! - 1
+ edition.segments[column]![row]! - 1
R2.2 restaurant sites belong to no segment
- addSite(segments[segment]!, site);
+ if (!restaurantNames.has(name)) addSite(segments[segment]!, site);
R4.3 a joker has only two segments
- const jokers = edition.jokers.map(unionOf);
+ const jokers = edition.jokers.map((numbers) => unionOf(numbers.slice(0, 2)));

# src/board/parseEdition.ts
R2.3 an edition may have more than five start spaces
- starts.length !== START_SPACES
+ starts.length < START_SPACES
R2.3 start spaces may lie in the restaurant area
- if (grid.restaurant.includes(site))
+ if (site === '')
R2.3 a start space may be named twice
- if (starts.indexOf(site) !== i)
+ if (starts.indexOf(site) > i)
R9.4 an edition may have too few cards to draw from
- if (cards < MIN_CARDS)
+ if (cards < 1)
R10 values need no mark
- for (const value of EDITION_VALUES)
+ for (const value of [])

# editions/cairo.json
R1.3 two of each standard card
- "standardCopies": 3
+ "standardCopies": 2
R1.3 six barkers
- "barkers": 7
+ "barkers": 6
R1.4 five expansions of each colour
- "expansionsPerColour": 6
+ "expansionsPerColour": 5
R10 the start spaces in another order
- "starts": ["c3", "j3",
+ "starts": ["j3", "c3",
R10 gold is worth 4
- "gold": 3
+ "gold": 4
R10 a joker has a diagonal of segments
- "147"
+ "159"
R10 a segment reaches into the next one
- "111122223333", "111122223333", "111122223333", "111122223333", "444455556666"
+ "111122223333", "111122223333", "111122223333", "111222223333", "444455556666"

# editions/alley.json
R10 the U of the second edition has a gap
- "RRRRRRRRR"
+ "RRRR.RRRR"

# src/vocabulary/words.ts
R3.1 three cards on the display
- DISPLAY_SIZE = 4
+ DISPLAY_SIZE = 3
R3.3 two cards at the start
- START_HAND = 3
+ START_HAND = 2
R3.3 no money at the start
- START_MONEY = 1
+ START_MONEY = 0
R3.5 three stalls in a segment during set-up
- SETUP_STALLS_PER_SEGMENT = 2
+ SETUP_STALLS_PER_SEGMENT = 3

# src/play/newGame.ts
R1.2 only four customers in the market
- for (let i = 0; i < START_SPACES; i++)
+ for (let i = 1; i < START_SPACES; i++)
R1.4 the supply begins one short
- setSupply(state, colour, edition.expansionsPerColour)
+ setSupply(state, colour, edition.expansionsPerColour - 1)
R3.1 the cards are not shuffled
- shuffleInPlace(cards, 0, cards.length, nextShuffle(state));
+ nextShuffle(state);
R3.2 the customers are not drawn at random
- const order = shuffledColours(state);
+ const order = shuffledColours(state).sort();
R3.2 the last customer stands beside the fifth start space
- board.starts[i]!);
+ board.starts[i]! + (i === 4 ? 1 : 0));
R3.4 seat 0 always begins
- nextShuffle(state).below(players)
+ nextShuffle(state).below(1)
R3.4 seat 0 always begins with a preset
- setPhase(state, at.PHASE_PLAY);
+ setPhase(state, at.PHASE_PLAY); setActingSeat(state, 0);
R3.6 the seats of a preset are dealt in the other direction
- index < players ? index : at.NEUTRAL
+ index < players ? players - 1 - index : at.NEUTRAL
R3.7 one neutral stall is missing
- state.game.options.start === 'variable' ? bag : []
+ state.game.options.start === 'variable' ? bag.slice(1) : []
R3.7 the neutral stalls come in colour order
- const bag = shuffledColours(state);
+ const bag = shuffledColours(state).sort();

# src/boundary/loadEdition.ts
R3.6 presets are not judged
- ?? badPreset(edition)
+
R3.6 presets are judged with one customer only
- setCustomerSite(state, colour, site);
+ if (colour === 4) setCustomerSite(state, colour, site);

# src/play/flow.ts
R3.4 play goes anticlockwise
- beginTurn(state, (actingSeat(state) + 1) % players, emit)
+ beginTurn(state, (actingSeat(state) + players - 1) % players, emit)
R3.5 everybody places two stalls
- const ownPlacements = START_STALLS * players;
+ const ownPlacements = 2 * players;
R3.5 seat 0 places first
- const seat = (startSeat(state) + step) % players;
+ const seat = step % players;
R3.7 there are no neutral stalls
- players !== MIN_PLAYERS || bagCount(state) === 0
+ players >= MIN_PLAYERS
R3.7 after a stall is set aside the same player draws again
- if (neutral !== NONE) emit
+ if (neutral !== NONE) setSetupStep(state, step); if (neutral !== NONE) emit
R3.8 the player after the start player begins
- beginTurn(state, startSeat(state), emit)
+ beginTurn(state, (startSeat(state) + 1) % players, emit)

# src/play/applyMove.ts
R3.7 a neutral stall belongs to who places it
- const owner = placingOwner(state);
+ const owner = seat;
R4.2 the fee is not paid
- if (payment.fee !== NONE) addMoney(state, seat, payment.fee, -1);
+
R4.4 the price is not paid
- addMoney(state, seat, colour, -coins);
+

# src/rules/builds.ts
R1.4 a second stall of the same colour
- if (sizeOf(survey.state, seat, colour) === 0) return STALL;
+ if (sizeOf(survey.state, seat, colour) < 2) return STALL;
R3.5 a colour may be placed twice
- && stallOf(state, owner, colour) === NONE
+
R3.7 any neutral stall may be placed
- (neutral === NONE || neutral === colour) &&
+
R4.3 one may build without a card that fits
- hasSite(way.sites, site) && hasMeans(
+ hasMeans(

# src/rules/sites.ts
R3.5 the rules of R5 do not hold in set-up
- => stallForbiddenBy(survey, colour, site) ??
+ =>

# src/rules/survey.ts
R2.6 sites with a customer are free
- free[i] = vacant[i]! & ~customers[i]!
+ free[i] = vacant[i]!
R2.6 sites with an entry are free
- free[i] = vacant[i]! & ~customers[i]!
+ free[i] = (vacant[i]! | entries[i]!) & ~customers[i]!
R3.5 a third stall in a segment
- if (stalls[segment]! >= SETUP_STALLS_PER_SEGMENT)
+ if (stalls[segment]! > SETUP_STALLS_PER_SEGMENT)
R3.5 neutral stalls do not fill a segment
- const stalls = this.stallsInSegments.fill(0); for (let owner = 0; owner < at.OWNERS
+ const stalls = this.stallsInSegments.fill(0); for (let owner = 0; owner < at.NEUTRAL
R2.7 restaurants are walkable
- walkable[i] = market[i]! & ~tiles[i]!
+ walkable[i] = onBoard[i]! & ~tiles[i]!
R2.7 tiles are walkable
- walkable[i] = market[i]! & ~tiles[i]!
+ walkable[i] = market[i]!

# src/rules/lures.ts
R2.7 entries block
- wave.start(survey.walkable,
+ wave.start(survey.walkable.map((word, i) => word & ~survey.entries[i]!),

# src/play/actions.ts
R2.5 an entry that is not adjacent is taken for the southern one
- while (direction < DIRECTIONS && neighbours
+ while (direction < DIRECTIONS - 1 && neighbours

# src/play/income.ts
R2.4 a stand counts at most two tiles
- const size = sizeOf(state, owner, colour);
+ const size = Math.min(2, sizeOf(state, owner, colour));

# src/play/scoring.ts
R1.5 silver is worth as much as gold
- medalPoints[medal * C + colour]
+ medalPoints[colour]
R1.5 all colours have the medals of red
- medalPoints[medal * C + colour]
+ medalPoints[medal * C]

# src/state/seats.ts
R1.6 nobody gets more than the 20 coins of the box
- state.cells[at.MONEY + seat * C + colour]! += amount;
+ state.cells[at.MONEY + seat * C + colour] = Math.min(20, state.cells[at.MONEY + seat * C + colour]! + amount);

# src/state/cards.ts
R4.2 played cards leave the game
- cells[at.DISCARD_COUNT]! += 1;
+

# src/rules/timing.ts
R4.1 one may pass
- WHOLE_TURN = BUILDS |
+ WHOLE_TURN = BUILDS | (1 << DROP_OUT) |
R4.1 one may build after the first pick
- !isMidDraw(state)
+ discardsLeft(state) === 0

# src/rules/offers.ts
R4.3 the list asks for no card that fits
- hasSite(way.sites, site) && (way.fee ? canPayFee : canPay)
+ way.fee ? canPayFee : canPay

# src/rules/cards.ts
R4.2 a joker costs nothing
- firstCard(cards) >= FIRST_JOKER
+ firstCard(cards) > 15
R4.2 jokers among three cards cost their fee
- => secondCard(cards) === 0 &&
+ =>
R4.2 three cards must fit like one
- : board.onBoard
+ : board.cardSites[firstCard(cards)]!
R4.2 three cards only without a fitting one
- for (let second = first; second < CARD_KINDS
+ for (let second = first; first > 1 && second < CARD_KINDS
R4.2 one card may be played twice
- cardsHeld(state, seat, third) > sameAsThird
+ cardsHeld(state, seat, third) >= sameAsThird

# src/rules/price.ts
R4.4 the fee need not be covered beside the price
- + (fee ? 1 : 0);
+ ;
R4.4 a coin of the stand's colour is not needed
- if (held === 0) return false;
+
R4.4 a coin may serve for fee and price at once
- + (fee === colour ? 1 : 0)
+
R4.4 a joker can be played without any money
- totalMoney(state, seat) > 0
+ totalMoney(state, seat) >= 0
`;
