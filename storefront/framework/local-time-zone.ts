// The time zone of the browser.

/** Formatting takes a slow phone 100 to 300 ms at first; `Temporal` does not, where there is one. */
export const localTimeZone = (): string =>
  (globalThis as { readonly Temporal?: { readonly Now: { timeZoneId(): string } } }).Temporal?.Now.timeZoneId() ??
  Intl.DateTimeFormat().resolvedOptions().timeZone;
