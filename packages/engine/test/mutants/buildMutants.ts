/** R5–R7: stalls, expansions, moves. See mutants.ts. */
export const buildMutants = `
# src/rules/sites.ts
R5.5 entries count like tiles
- => hasSite(survey.untouched, site);
+ => hasSite(survey.untouched, site) && (survey.state.cells[at.PHASE] !== at.PHASE_PLAY || !survey.board.neighbours.subarray(site * DIRECTIONS, (site + 1) * DIRECTIONS).some((n) => n !== NONE && hasSite(survey.entries, n)));
R5.1 a stall may stand on an entry or under a customer
- if (!isFree(survey, site)) return 'R5.1';
+
R5.1 an entry may lie under a customer or on another entry
- if (!isFree(survey, entry)) return 'R5.1';
+
R5.2 stalls may stand in any area
- if (!isInOwnArea(survey, colour, site)) return 'R5.2';
+
R5.3 the entry may be in the restaurant area
- if (!hasSite(survey.board.market, entry)) return 'R5.3';
+
R5.3 the entry must be in the segment of the stall
- if (!hasSite(survey.board.market, entry)) return 'R5.3';
+ if (!hasSite(survey.board.market, entry) || (survey.state.cells[at.PHASE] !== at.PHASE_SETUP && survey.board.segmentOf[stall] !== survey.board.segmentOf[entry])) return 'R5.3';
R5.4 a segment may hold several stalls of a colour
- if (!isInSegmentWithoutColour(survey, colour, site)) return 'R5.4';
+
R5.5 a stall may touch tiles
- if (!touchesNoTile(survey, site)) return 'R5.5';
+
R5.6 two entries may share a site
- if (!isFree(survey, entry)) return 'R5.1';
+ if (!hasSite(survey.walkable, entry) || hasSite(survey.customers, entry)) return 'R5.1';
R5.7 a stall may part entries and customers
- if (!keepsAllTogether(survey, site)) return 'R5.7';
+
R5.7 the entry of a new stall may be cut off
- if (!survey.reach.joinsOthers(entry, stall)) return 'R5.7';
+
R6.1 an expansion may lie on an entry or under a customer
- if (!isFree(survey, site)) return 'R6.1';
+
R6.2 expansions may lie in any area
- return 'R6.1'; if (!isInOwnArea(survey, colour, site)) return 'R6.2';
+ return 'R6.1';
R6.3 an expansion may lie anywhere
- return 'R6.1'; if (!isInOwnArea(survey, colour, site)) return 'R6.2'; const stands = standsBeside(survey, owner, colour, site); if ((stands & OWN) === 0) return 'R6.3';
+ return 'R6.1'; if (!isInOwnArea(survey, colour, site)) return 'R6.2'; const stands = standsBeside(survey, owner, colour, site);
R6.4 an expansion may touch another stand of its colour
- return ((tiles & own) === 0 ? 0 : OWN) | ((tiles & ~own) === 0 ? 0 : OTHERS);
+ return (tiles & own) === 0 ? 0 : OWN;
R6.4 in a game of two no stand counts, not even a neutral one
- ((tiles & ~own) === 0 ? 0 : OTHERS);
+ ((tiles & ~own) === 0 || state.game.players === 2 ? 0 : OTHERS);
R6.5 an expansion may part entries and customers
- if (!keepsAllTogether(survey, site)) return 'R6.5';
+
R6.5 only entries must stay together
- if (!keepsAllTogether(survey, site)) return 'R6.5';
+ if (!keepsEntriesTogether(survey, site)) return 'R6.5';
R6.5 a cut-off site may not be built on
- if (!keepsAllTogether(survey, site)) return 'R6.5';
+ if (!keepsAllTogether(survey, site) || !survey.reach.joinsOthers(site, 0)) return 'R6.5';
R7.1 a customer in the way blocks
- if (!hasSite(survey.vacant, site)) return 'R7.1';
+ if (!hasSite(survey.free, site)) return 'R7.1';
R7.1 entries in the way do not block
- if (!hasSite(survey.vacant, site)) return 'R7.1';
+ if (!hasSite(survey.walkable, site)) return 'R7.1';
R7.1 sites of the other area do not block
- return 'R7.1'; if (!isInOwnArea(survey, colour, site)) return 'R6.2';
+ return 'R7.1';
R7.1 customers must stay together in the test for blocked
- if (!keepsEntriesTogether(survey, site)) return 'R6.5';
+ if (!keepsAllTogether(survey, site)) return 'R6.5';
R7.1 entries need not stay together in the test for blocked
- if (!keepsEntriesTogether(survey, site)) return 'R6.5';
+
R7.1 a rival's stand of the colour does not block
- if ((stands & OTHERS) !== 0) return 'R6.4'; if (!keepsEntriesTogether(survey, site)) return 'R6.5';
+ if (!keepsEntriesTogether(survey, site)) return 'R6.5';
R7.2 a stall may be turned on the spot
- if (isOldPlace(survey, site)) return 'R7.2';
+
R7.3 in a game of two the stands of others are expanded like one's own
- ((tiles & own) === 0 ? 0 : OWN)
+ ((tiles & (state.game.players > 2 ? own : ~own)) === 0 ? 0 : OWN)

# src/rules/reach.ts
R5.7 the new entry may be cut off
- if (!overlap(wave.front, everybody)) continue;
+
R5.7 the new entry walks through the new stall
- this.startBeside(stall, entry);
+ wave.start(this.walkable, entry);
R6.5 customers who were lured since are taken for where they were
- this.customersChanged();
+ if (this.all.judged.every((word) => word === 0)) this.customersChanged();
R6.5 only entries are looked for behind a wall
- this.judge(site, this.everybody, this.all)
+ this.judge(site, this.entries, this.all)
R6.5 only the first side of a tile is searched
- sides &= besideSite(wave.left, 0, walkable.length, site);
+ return;
R7.1 customers are looked for behind a wall in the test for blocked
- this.judge(site, this.entries, this.entriesAlone)
+ this.judge(site, this.everybody, this.entriesAlone)

# src/rules/harmless.ts
R6.5 a wall closed diagonally is overlooked
- const afterNorth = north & ~(northEast & east);
+ const afterNorth = north & ~east;
R6.5 every site is taken for harmless
- out[i] = ~(twoGaps & here);
+ out[i] = -1;

# src/rules/survey.ts
R5.4 neutral stalls do not count
- open[i] = area[i]!; for (let owner = 0; owner < at.OWNERS
+ open[i] = area[i]!; for (let owner = 0; owner < at.NEUTRAL
R7.1 what blocked one position is taken for the next
- this.blockingKnown = 0;
+

# src/state/pieces.ts
R7.4 a customer on the old entry leaves with it
- flipBit(state, at.entrySites(words), entryOf(state, owner, colour));
+ flipBit(state, at.entrySites(words), entryOf(state, owner, colour)); for (let c = 0; c < C; c++) if (customerSite(state, c) === entryOf(state, owner, colour)) setCustomerSite(state, c, -1);

# src/board/siteSet.ts
R5.5 a stall may touch a tile on its western side
- out[i] = wordBeside(before, here, after);
+ out[i] = wordBeside(before, here, after) & ~(here << 1);

# src/rules/builds.ts
R5.1 a stall whose colour is on the board
- return isBlocked(survey, seat, colour) ? MOVE : EXPAND;
+ return isBlocked(survey, seat, colour) ? MOVE : colour === 0 && actingSeat(survey.state) === seat ? STALL : EXPAND;
R6.1 the supply never ends
- supplyOf(state, colour) > 0
+ true
R7.1 an expanded stall may move
- if (sizeOf(survey.state, seat, colour) !== 1) return false;
+ if (sizeOf(survey.state, seat, colour) === 0) return false;
R7.1 no stall is ever blocked
- return isBlocked(survey, seat, colour) ? MOVE : EXPAND;
+ return EXPAND;
R7.2 the stall is not lifted before its new place is judged
- => type === MOVE ? surveyWithout(state, owner, colour) : surveyOf(state);
+ => surveyOf(state);

# src/state/pieces.ts
R7.2 the old entry is not lifted
- flipBit(state, at.entrySites(words), entryOf(state, owner, colour));
+
R7.4 the old entry stays an entry
- flipBit(state, at.entrySites(words), entryOf(state, owner, colour));
+ if (!state.cells.subarray(at.CUSTOMERS, at.CUSTOMERS + C).includes(entryOf(state, owner, colour))) flipBit(state, at.entrySites(words), entryOf(state, owner, colour));

# src/play/applyMove.ts
R1.4 expansions are not taken from the supply
- setSupply(state, colour, supplyOf(state, colour) - 1);
+
R5.8 a stall scores like an expansion
- } else putOrMoveStall(state, seat, move, emit);
+ } else { putOrMoveStall(state, seat, move, emit); scoreExpansion(state, seat, colour, emit); }
R5.8 a stall costs a coin
- playCards(state, seat, cards, emit);
+ playCards(state, seat, cards, emit); if (type === STALL) addMoney(state, seat, 1, -1);
R7.2 the old stall stays
- if (oldStall !== NONE) liftStall(state, seat, colour);
+

# src/rules/price.ts
R6.6 no coin of the stand's colour
- return own >= 1 &&
+ return
R6.6 the others count once
- others === 2 * (size - own)
+ others === size - own
R6.6 more than the price may be paid
- others === 2 * (size - own)
+ others >= 2 * (size - own)
R6.6 as many coins of the stand's colour as there are must be paid
- for (let own = 1; own <= Math.min(
+ for (let own = Math.min(size, moneyOf(state, seat, colour)); own <= Math.min(
R6.6 the price of the stand before it grew
- sizeOf(state, seat, colour) + 1
+ sizeOf(state, seat, colour)

# src/play/scoring.ts
R6.7 one point for an expansion
- score(state, seat, size, 'size'
+ score(state, seat, 1, 'size'
R6.7 a point more
- score(state, seat, size, 'size'
+ score(state, seat, size + 1, 'size'
R6.8 gold for being equal
- medal === GOLD ? size > other
+ medal === GOLD ? size >= other
R6.8 nothing for being equal
- deservesMedal(SILVER, size, other) ? ONLY_SILVER : NO_MEDALS
+ NO_MEDALS
R6.8 silver for the smaller
- deservesMedal(SILVER, size, other) ? ONLY_SILVER : NO_MEDALS
+ ONLY_SILVER
R6.8 gold only for the largest
- GOLD_AND_SILVER = [GOLD, SILVER]
+ GOLD_AND_SILVER = [GOLD]
R6.8 medals stay with who took them first
- if (holder === seat) continue;
+ if (holder >= 0) continue;
R6.9 medals score again when they are held
- if (holder === seat) continue;
+
R6.9 only medals from the supply score
- score(state, seat, medalPoints(
+ if (holder < 0) score(state, seat, medalPoints(
`;
