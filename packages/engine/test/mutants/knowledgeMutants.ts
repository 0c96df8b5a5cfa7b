/** R12: who knows what. See mutants.ts. */
export const knowledgeMutants = `
# src/knowledge/view.ts
R12.1 the points of the others are hidden
- points: pointsOf(state, seat),
+ points: seat === viewer ? pointsOf(state, seat) : 0,
R12.1 nobody sees how many cards the others hold
- cards: handSize(state, seat),
+ cards: seat === viewer ? handSize(state, seat) : 0,
R12.1 the barkers of the others are hidden
- barkers: barkersOf(state, seat),
+ barkers: seat === viewer ? barkersOf(state, seat) : 0,
R12.1 nobody sees how many cards the pile has
- pileCount: pileCount(state),
+ pileCount: 0,
R12.2 everybody's hand is shown
- ...(seat === viewer ? { hand
+ ...(seat >= 0 ? { hand
R12.2 who only watches sees all hands
- ...(seat === viewer ? { hand
+ ...(seat === viewer || viewer === 'spectator' ? { hand
R12.2 everybody's hand is shown with open money
- ...(seat === viewer ? { hand
+ ...(seat === viewer || options.openMoney ? { hand
R12.2 everybody's money is shown
- seat === viewer || isMoneyOpen ?
+ seat >= 0 ?
R12.2 open money is not open
- options.openMoney || outcomeOf(state) !== undefined;
+ outcomeOf(state) !== undefined;
R12.2 money stays hidden after the end
- options.openMoney || outcomeOf(state) !== undefined;
+ options.openMoney;
R12.2 the pile is shown
- pileCount: pileCount(state),
+ pileCount: pileCount(state), pile: state.cells.slice(),
R12.2 everybody sees what the acting seat may do
- whoActs(state) === viewer ? legalActions(state) : []
+ legalActions(state)
R12.2 everybody hears everything
- event.to === 'all' || event.to === viewer
+ event.to !== undefined
R12.2 who only watches hears everything
- event.to === 'all' || event.to === viewer
+ event.to === 'all' || event.to === viewer || viewer === 'spectator'

# src/play/stateJson.ts
R12.1 only the latest discard is open
- discards: discardsOf(state).map(cardName),
+ discards: discardsOf(state).map(cardName).slice(-1),

# src/play/applyMove.ts
R12.1 which card of the display was taken is told to nobody else
- type: 'picked', to: 'all', seat, from: 'display',
+ type: 'picked', to: seat, seat, from: 'display',
R12.1 that a barker was taken is told to nobody else
- type: 'picked', to: 'all', seat, from: 'barkers'
+ type: 'picked', to: seat, seat, from: 'barkers'
R12.1 payments are told to nobody else
- type: 'paid', to: 'all',
+ type: 'paid', to: seat,
R12.1 incomes are told to nobody else
- type: 'earned', to: 'all',
+ type: 'earned', to: earner,
R12.1 discards are told to nobody else
- type: 'discarded', to: 'all',
+ type: 'discarded', to: seat,
R12.2 a card from the pile is told to everybody
- type: 'received', to: seat,
+ type: 'received', to: 'all',
R12.2 who takes from the pile shows the card
- emit?.({ type: 'picked', to: 'all', seat, from: 'pile' }); const kind = popPile(state);
+ const kind = popPile(state); emit?.({ type: 'picked', to: 'all', seat, from: 'pile', card: cardName(kind) });

# src/play/newGame.ts
R12.2 the dealt hands are told to everybody
- type: 'received', to: seat,
+ type: 'received', to: 'all',

# src/knowledge/tally.ts
R12.2 who counts overlooks the fee
- + (event.fee === name ? 1 : 0)
+
R12.2 who counts overlooks incomes
- this.money[event.seat]![colourNumber(event.colour)]! += event.amount;
+
`;
