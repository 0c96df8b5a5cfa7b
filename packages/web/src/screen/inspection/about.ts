/** The content of a card, by the kind of its subject. */
import type { Subject } from '../../game/inspection.ts';
import { aboutBarkers } from './about/barkers.tsx';
import { aboutDiscards, aboutDisplayCard, aboutHandCard, aboutPile } from './about/cards.tsx';
import { aboutCoins } from './about/coins.tsx';
import { aboutCustomer } from './about/customer.tsx';
import { aboutMedal } from './about/medal.tsx';
import { aboutPlayer } from './about/player.tsx';
import { aboutSite } from './about/site.tsx';
import { aboutStand } from './about/stand.tsx';
import { aboutSupply } from './about/supply.tsx';
import type { Content, Context } from './content.ts';

/** Undefined if the piece is no longer there. */
export function contentOf(subject: Subject, context: Context): Content | undefined {
  switch (subject.kind) {
    case 'stand':
      return aboutStand(subject.owner, subject.colour, context);
    case 'customer':
      return aboutCustomer(subject.colour, context);
    case 'medal':
      return aboutMedal(subject.medal, subject.colour, context);
    case 'supply':
      return aboutSupply(subject.colour, context);
    case 'coins':
      return aboutCoins(subject.colour, context);
    case 'hand':
      return aboutHandCard(subject.index, context);
    case 'display':
      return aboutDisplayCard(subject.index, context);
    case 'pile':
      return aboutPile(context);
    case 'discards':
      return aboutDiscards(context);
    case 'barkers':
      return aboutBarkers('own', context);
    case 'barkerStock':
      return aboutBarkers('stock', context);
    case 'player':
      return aboutPlayer(subject.seat, context);
    case 'site':
      return aboutSite(subject.site, context);
  }
}
