/** R8, R9 and R11: luring, drawing, the end. See mutants.ts. */
export const turnMutants = `
# src/rules/lures.ts
R8.1 customers are lured onto each other
- => !hasSite(survey.customers, entry);
+ => true;
R8.1 neutral entries attract nobody
- let total = 0; for (let owner = 0; owner < at.OWNERS
+ let total = 0; for (let owner = 0; owner < at.NEUTRAL
R8.3 farther entries are offered to anybody
- && found <= maxBarkers
+
R8.3 of equally near entries only the first
- if (!hasSite(wave.front, open[i]!)) continue;
+ if (!hasSite(wave.front, open[i]!) || found > nearer) continue;
R8.4 one barker is enough for any number
- barkers[found] = nearer;
+ barkers[found] = Math.min(1, nearer);
R8.4 entries that tie need one barker together
- const nearer = found;
+ const nearer = new Set(steps.subarray(0, found)).size;
R8.4 more barkers than needed may be played
- moveSite(move)) === moveDetail(move);
+ moveSite(move)) <= moveDetail(move);
R8.4 everybody's barkers serve
- const choices = entriesInReach(survey, colour, barkersOf(state, seat));
+ const choices = entriesInReach(survey, colour, 7 - state.cells[at.BARKER_STOCK]!);

# src/rules/walk.ts
R8.2 customers walk through everything
- left[i] = walkable[i]!;
+ left[i] = -1;
R8.2 diagonal steps
- const fresh1 = wordBeside(before, first, second) & left[i]!; const fresh2 = wordBeside(first, second, third) & left[i + 1]!; const fresh3 = wordBeside(second, third, after) & left[i + 2]!;
+ const fresh1 = (wordBeside(before, first, second) | (first << 17) | (before >>> 15)) & left[i]!; const fresh2 = (wordBeside(first, second, third) | (second << 17) | (first >>> 15)) & left[i + 1]!; const fresh3 = (wordBeside(second, third, after) | (third << 17) | (second >>> 15)) & left[i + 2]!;

# src/state/seats.ts
R8.4 barkers do not go back to the stock
- state.cells[at.BARKER_STOCK]! -= count;
+ state.cells[at.BARKER_STOCK]! -= Math.max(0, count);
R8.4 barkers are kept
- state.cells[at.BARKERS + seat]! += count;
+ state.cells[at.BARKERS + seat]! += Math.max(0, count);

# src/state/cards.ts
R9.2 barkers count for the hand limit
- => state.cells[at.HAND_SIZE + seat]!;
+ => state.cells[at.HAND_SIZE + seat]! + state.cells[at.BARKERS + seat]!;

# src/play/applyMove.ts
R8.5 the lured customer stays in the market
- setCustomerSite(state, colour, NONE);
+
R8.5 nobody comes in its place
- setCustomerSite(state, waiting, entry);
+
R8.5 the one that waited comes to where the lured one stood
- setCustomerSite(state, colour, NONE); setCustomerSite(state, waiting, entry);
+ setCustomerSite(state, waiting, customerSite(state, colour)); setCustomerSite(state, colour, NONE);
R9.1 the card from the pile is seen only after both picks
- emit?.({ type: 'received', to: seat, seat, cards: [cardName(kind)] });
+ if (picksLeft(state) !== 0) emit?.({ type: 'received', to: seat, seat, cards: [cardName(kind)] });
R9.2 the limit holds after the first pick
- if (left > 0) return;
+ if (left > 0 && handSize(state, seat) <= HAND_LIMIT) return;
R9.3 the display is refilled at once
- setDisplayedCard(state, what, 0);
+ setDisplayedCard(state, what, popPile(state));
R9.3 the display is refilled before the discards
- if (left > 0) return;
+ if (left > 0) return; refillDisplay(state, emit);
R9.4 a pick of the last card leaves no pile
- cards: [cardName(kind)] }); renewPile(state, emit);
+ cards: [cardName(kind)] });
R11.2 dropping out is only for this turn
- setOut(state, seat, true);
+
R11.6 a move counts as building
- type === STALL ? 'stall' : 'quiet'
+ 'stall'
R11.6 a stall does not count as building
- type === STALL ? 'stall' : 'quiet'
+ 'quiet'
R11.6 drawing counts as building
- refillDisplay(state, emit); endTurn(state, 'quiet', emit);
+ refillDisplay(state, emit); endTurn(state, 'stall', emit);

# src/play/income.ts
R8.6 an own stand pays one coin
- if (owner === seat) return [{ seat, amount: size }];
+ if (owner === seat) return [{ seat, amount: 1 }];
R8.6 a rival gets one coin
- { seat: owner, amount: size }
+ { seat: owner, amount: 1 }
R8.6 a neutral stall pays nothing
- owner === NEUTRAL ? [guide]
+ owner === NEUTRAL ? []
R8.6 who lures to a rival gets nothing
- [guide, { seat: owner
+ [{ seat: owner

# src/rules/draws.ts
R9.1 barkers never end
- return barkerStock(state) > 0;
+ return true;
R9.1 an empty place may be picked
- && displayedCard(state, pick) !== 0
+
R9.2 one may discard cards one does not have
- => cardsHeld(state, seat, kind) > 0;
+ => cardsHeld(state, seat, kind) >= 0;

# src/vocabulary/words.ts
R9.1 three picks
- PICKS = 2
+ PICKS = 3
R9.2 five cards in hand
- HAND_LIMIT = 4
+ HAND_LIMIT = 5
R11.4 a point for two coins
- MONEY_PER_POINT = 3
+ MONEY_PER_POINT = 2
R11.6 eleven quiet rounds
- QUIET_TURNS_PER_PLAYER = 12
+ QUIET_TURNS_PER_PLAYER = 11

# src/play/pile.ts
R9.3 the display is refilled from right to left
- for (let index = 0; index < DISPLAY_SIZE; index++)
+ for (let index = DISPLAY_SIZE - 1; index >= 0; index--)
R9.4 the discards are shuffled one card too early
- if (pileCount(state) > 0) return;
+ if (pileCount(state) > 1) return;
R9.4 the discards are not shuffled
- shuffleInPlace(cards, 0, cards.length, nextShuffle(state));
+ nextShuffle(state);
R9.4 a refill does not renew the pile
- index, card: cardName(kind) }); renewPile(state, emit);
+ index, card: cardName(kind) });
R9.4 the discards stay where they are
- setDiscards(state, []);
+

# src/rules/timing.ts
R11.2 one may lure in the final phase
- FINAL_TURN = BUILDS |
+ FINAL_TURN = BUILDS | (1 << LURE) |
R11.2 one may draw in the final phase
- FINAL_TURN = BUILDS |
+ FINAL_TURN = BUILDS | (1 << PICK) |

# src/rules/legal.ts
R11.2 dropping out is not in the list
- return asksFor(state, DROP_OUT) ? 1 : 0;
+ return 0;

# src/play/flow.ts
R11.1 a colour that runs out ends nothing
- return empty >= 1 || low >= 2;
+ return low >= 2;
R11.1 two colours that run low end nothing
- return empty >= 1 || low >= 2;
+ return empty >= 1;
R11.1 one colour that runs low is enough
- return empty >= 1 || low >= 2;
+ return empty >= 1 || low >= 1;
R11.1 two left count as low
- if (left <= 1) low++;
+ if (left <= 2) low++;
R11.1 who triggers the final phase is out
- setPhase(state, at.PHASE_FINAL);
+ setPhase(state, at.PHASE_FINAL); setOut(state, actingSeat(state), true);
R11.1 the round is played out: the final phase begins with the start player
- const acted = actingSeat(state);
+ const acted = actingSeat(state) === 0 || endReason(state) === 'standstill' ? actingSeat(state) : players - 1;
R11.2 who cannot build is not out
- if (hasLegalBuild(state, seat))
+ if (hasLegalBuild(state, seat) || state.cells[at.HAND_SIZE + seat] !== 3)
R11.2 who is out comes back
- if (isOut(state, seat)) continue;
+
R11.3 nobody builds twice in a row
- for (let i = 1; i <= players; i++)
+ for (let i = 1; i < players; i++)
R11.3 the first who is out ends the game
- setOut(state, seat, true);
+ setOut(state, seat, true); break;
R11.6 one quiet turn too many
- quietTurns(state) >= QUIET_TURNS_PER_PLAYER
+ quietTurns(state) > QUIET_TURNS_PER_PLAYER
R11.6 quiet turns are never forgotten
- kind === 'quiet' ? quietTurns(state) + 1 : 0
+ quietTurns(state) + (kind === 'quiet' ? 1 : 0)
R11.6 the count does not depend on the players
- QUIET_TURNS_PER_PLAYER * players
+ QUIET_TURNS_PER_PLAYER * 3

# src/play/scoring.ts
R11.4 medals do not score at the end
- score(state, seat, medals, 'medals', emit);
+
R11.4 money does not score at the end
- score(state, seat, money, 'money', emit);
+
R11.4 money is rounded up
- Math.floor(totalMoney
+ Math.ceil(totalMoney
R11.5 only the first of those who tie wins
- return points.flatMap((own, seat) => (own === most ? [seat] : []));
+ return points.flatMap((own, seat) => (own === most ? [seat] : [])).slice(0, 1);
R11.5 fewest points win
- Math.max(...points)
+ Math.min(...points)
`;
