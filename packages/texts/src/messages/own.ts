/** What a person has on a server: their games, their devices, the code that brings them along, a seat to hand on. */

export interface OwnMessages {
  readonly games: {
    readonly heading: string;
    readonly turnOf: (name: string) => string;
    readonly free: (seats: number) => string;
    readonly start: string;
    readonly along: string;
    readonly haveCode: string;
  };
  readonly along: {
    readonly heading: string;
    readonly text: string;
    readonly stranger: string;
    readonly make: string;
    readonly makeNote: string;
    readonly madeOn: (date: Date) => string;
    readonly scan: (address: string) => string;
    readonly keep: string;
    readonly qr: string;
    readonly code: string;
    readonly devices: string;
    readonly thisDevice: string;
    readonly unknownDevice: string;
    readonly since: (date: Date) => string;
    readonly seen: (date: Date) => string;
    readonly signOut: string;
    readonly signOutOf: (device: string) => string;
    readonly signOutLast: string;
    readonly remove: {
      readonly open: string;
      readonly heading: string;
      readonly what: readonly string[];
      readonly local: string;
      readonly confirm: string;
      readonly keep: string;
      readonly done: string;
    };
  };
  readonly recover: {
    readonly heading: string;
    readonly text: string;
    readonly code: string;
    readonly look: string;
    readonly question: (name: string, games: number) => string;
    readonly you: string;
    readonly before: (name: string, games: number) => string;
    readonly bring: string;
    readonly bringNote: string;
    readonly leave: string;
    /** If they can be reached again, and if not. */
    readonly leaveKept: string;
    readonly leaveLost: string;
    readonly confirm: string;
    readonly other: string;
  };
  readonly hand: {
    readonly open: string;
    readonly heading: string;
    readonly text: string;
    readonly make: string;
    readonly link: string;
    readonly until: (date: Date) => string;
    readonly qr: string;
    readonly title: string;
    readonly withdraw: string;
    readonly withdrawn: string;
    readonly offers: (name: string) => string;
    readonly offersNote: string;
    readonly seatOf: (name: string) => string;
    readonly take: string;
    readonly takeAs: (name: string) => string;
  };
  readonly showOnScreen: string;
}
