// States of promotions and the changes between them.

import type { Promotion, PromotionState } from "./promotion.ts";

const NEXT: Readonly<Record<PromotionState, readonly PromotionState[]>> = {
  draft: ["active", "archived"],
  active: ["paused", "archived"],
  paused: ["active", "archived"],
  // For the record of its uses; a duplicate can start again.
  archived: [],
};

export const canBecome = (state: PromotionState, next: PromotionState): boolean => NEXT[state].includes(next);

/** The state shown to merchants: an active promotion is scheduled, running or ended. */
export type PromotionStatus = Exclude<PromotionState, "active"> | "scheduled" | "running" | "ended";

export function statusOf(
  { state, startsAt, endsAt }: Pick<Promotion, "state" | "startsAt" | "endsAt">,
  now: Date,
): PromotionStatus {
  if (state !== "active") return state;
  if (endsAt !== null && endsAt <= now) return "ended";
  return startsAt !== null && startsAt > now ? "scheduled" : "running";
}
