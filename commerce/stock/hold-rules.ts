// Rules for holds of unpaid stock: how long they last, when they are extended, and how much one network may hold. Pure.

const MINUTE_MS = 60_000;
/** Initial hold: time to reach the provider's page and pay there. */
export const HOLD_MS = 10 * MINUTE_MS;
/** Longest hold of a payment that keeps making progress. */
export const LONGEST_HOLD_MS = 30 * MINUTE_MS;

/** Period over which unpaid holds of a network add up. */
export const HOLD_WINDOW_MS = 60 * MINUTE_MS;
/** Piece-minutes: one piece held for ten minutes, or ten pieces for one minute, is 10. Paid orders do not count. */
export const LARGEST_UNPAID = { product: 40, network: 400 } as const;

/**
 * New end of a hold whose payment is under way at the provider, or undefined if it stays. A hold that has ended is never extended,
 * because its stock may be sold already.
 */
export function extendedHold(
  { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date | null },
  now: Date,
): Date | undefined {
  if (expiresAt === null || expiresAt <= now) return undefined;
  const end = Math.min(now.getTime() + HOLD_MS, createdAt.getTime() + LONGEST_HOLD_MS);
  return end > expiresAt.getTime() ? new Date(end) : undefined;
}

/** Unpaid holds of a network in the last hour. */
export interface UnpaidHolds {
  readonly pieceMinutes: number;
  /** True if one of them ran out without payment. */
  readonly hasLapsed: boolean;
  /** True if each ended before it ran out, because a card was declined or the shopper gave up. */
  readonly haveEnded: boolean;
}

/**
 * True if a network may not hold another piece of a product. The first hold is always allowed, however many pieces it has. While
 * others wait for the product, a network that let a hold lapse must let them go first.
 */
export const isOverHeld = (
  { pieceMinutes, hasLapsed, haveEnded }: UnpaidHolds,
  pieces: number,
  limit: number,
  hasWaiting: boolean,
): boolean => {
  // After a declined card the shopper tries another, for as many pieces as before.
  const next = haveEnded ? 0 : (pieces * HOLD_MS) / MINUTE_MS;
  return pieceMinutes > 0 && (pieceMinutes + next > limit || (hasLapsed && hasWaiting));
};
