// Causes of credit notes that reverse others, because the refund of those failed.

const REVERSAL = "failed:";

export const reversalCause = (cause: string): string => `${REVERSAL}${cause}`;

/** Cause of the note that this one reverses; undefined if it reverses none. */
export const reversedCause = (cause: string): string | undefined =>
  cause.startsWith(REVERSAL) ? cause.slice(REVERSAL.length) : undefined;
