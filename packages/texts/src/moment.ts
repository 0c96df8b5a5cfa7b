/** When a game was played, in the words of a language. */

interface Near {
  readonly today: string;
  readonly yesterday: string;
}

const DAY = 86_400_000;

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** The formats are created once: there may be a thousand games. */
export function momentIn(
  locale: string,
  { today, yesterday }: Near,
): (date: Date, now: Date) => { readonly day: string; readonly time: string } {
  let formats: { readonly [name in 'time' | 'day' | 'year']: Intl.DateTimeFormat } | undefined;
  return (date, now) => {
    formats ??= {
      time: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
      day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }),
      year: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    };
    // Days with a change of the clock are an hour longer or shorter.
    const days = Math.round((startOfDay(now) - startOfDay(date)) / DAY);
    const isThisYear = date.getFullYear() === now.getFullYear();
    const format = isThisYear ? formats.day : formats.year;
    return {
      day: days === 0 ? today : days === 1 ? yesterday : format.format(date),
      time: formats.time.format(date),
    };
  };
}
