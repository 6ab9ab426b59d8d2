// Return states and their transitions.

const RETURN_STATES = ["requested", "sent", "received", "refunded", "refused", "cancelled"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

const NEXT: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ["sent", "received", "cancelled"],
  sent: ["received"],
  received: ["refunded", "refused"],
  refunded: [],
  refused: [],
  cancelled: [],
};

export const canBecome = (from: ReturnState, to: ReturnState): boolean => NEXT[from].includes(to);
