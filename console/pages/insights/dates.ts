// Days as the insights' screens write them. A day has no time, so its zone does not matter.

const write = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};

/** "14 Nov" */
export const shortDay = write({ day: "numeric", month: "short" });
/** "Saturday 14 November 2026" */
export const longDay = write({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** "1 Nov – 15 Nov" */
export const writePeriod = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
