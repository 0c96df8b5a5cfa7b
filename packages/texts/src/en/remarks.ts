import type { RemarkTexts } from '../messages/remarks.ts';

export const texts: RemarkTexts = {
  apprentice: {
    medalLost: ['I had only just polished it.', 'Ah well. You earned that one.'],
    medalTaken: ['A medal, for me?', 'Look how well it suits my awning.'],
    goodLure: ['So many coins at once.', 'They really came to me.'],
    praise: ['That was a fine lure.', 'I must remember that one.'],
    finalPhase: ['Almost over? I was just getting the hang of it.', 'The shelves are nearly empty.'],
    won: ['I won? Really? Thank you for the game.', 'What a day at the bazaar. Again?'],
    lost: ['I learned a lot from you today.', 'Well played. Another game tomorrow?'],
  },
  trader: {
    medalLost: ['Easy come, easy go.', 'Fair enough. That is business.'],
    medalTaken: ['That one looks good on my stall.', 'I had my eye on it all morning.'],
    goodLure: ['A good morning for business.', 'Word gets around.'],
    praise: ['Nicely lured.', 'That customer knew where to go.'],
    finalPhase: ['Last orders, friends.', 'The supply is running low. Time to finish up.'],
    won: ['A good day for trade. Well played.', 'The tea is on me. Good game.'],
    lost: ['You were the better trader today.', 'Well earned. Same time tomorrow?'],
  },
  merchant: {
    medalLost: ['I shall want that back.', 'Noted. Well done.'],
    medalTaken: ['An investment that pays.', 'I prefer it on this side of the market.'],
    goodLure: ['Just as planned.', 'Location is everything.'],
    praise: ['I would have done the same.', 'That one costs me. Well spotted.'],
    finalPhase: ['Now every tile counts.', 'Time to close the books.'],
    won: ['The books balance. A pleasure.', 'You made me work for it.'],
    lost: ['My congratulations. You read the market well.', 'I will be studying this game.'],
  },
  vizier: {
    medalLost: ['Taken with a patient hand. Well done.', 'You were waiting for that, and rightly so.'],
    medalTaken: ['It shines well from here.', 'It has found its way to me.'],
    goodLure: ['The shortest path was enough.', 'They came of their own accord.'],
    praise: ['A fine eye for distance.', 'I had not seen that path.'],
    finalPhase: ['The sun is setting over the bazaar.', 'Only a few stones are left to lay.'],
    won: ['You played well. Few come this far.', 'The bazaar thanks you for the game.'],
    lost: ['I bow to you. That was well played.', 'Today you were the wiser one.'],
  },
};
