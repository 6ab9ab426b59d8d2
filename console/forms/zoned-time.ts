// Times in inputs of the kind "datetime-local", in the shop's time zone.

/** "2027-01-05T09:00" for a moment; empty if it is none. */
export function toLocal(iso: string, timeZone: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts["year"]}-${parts["month"]}-${parts["day"]}T${parts["hour"]}:${parts["minute"]}`;
}

/** The moment in ISO 8601; undefined if the text is no time. */
export function fromLocal(local: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset at a moment near it, then at the moment itself: they differ when the clocks change.
  const offsetAt = (moment: number) => Date.parse(`${toLocal(new Date(moment).toISOString(), timeZone)}Z`) - moment;
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}
