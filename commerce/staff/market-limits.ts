// Operations allowed to staff who work for some markets only. One that is in neither list concerns the whole shop and is refused, so that
// a new operation grants nothing by omission.

import { OPERATIONS, type Operation } from "./operations.ts";
import type { Operator } from "./operator.ts";
import type { Permission } from "./permissions.ts";

/**
 * - `own`: on records, colleagues and tokens of their markets; others do not exist for them.
 * - `shared`: on records that no market owns.
 * - `all`: only for those who work for all markets.
 */
export type MarketReach = "own" | "shared" | "all";

const OWN: ReadonlySet<Operation> = new Set([
  "list-orders",
  "see-order",
  "list-disputes",
  "note-order",
  "resend-order-mail",
  "ship-order",
  "deliver-order",
  "cancel-order",
  "cancel-rest",
  "refund-order",
  "list-returns",
  "see-return",
  "announce-return",
  "receive-return",
  "refuse-return",
  "refund-return",
  "list-accounts",
  "see-account",
  "note-account",
  "set-vip-level",
  "see-gift-card",
  "see-insights",
  "resend-gift-card",
  "invite-staff",
  "withdraw-invitation",
  "change-staff",
  "remove-staff",
  "reset-staff-two-factor",
  "send-staff-reset",
  "end-staff-sessions",
  "create-token",
  "revoke-token",
] as const satisfies readonly Operation[]);

const SHARED: ReadonlySet<Operation> = new Set([
  "list-reviews",
  "hide-review",
  "show-review",
  "see-catalogue",
  "export-catalogue",
  "see-pictures",
  "list-promotions",
  "see-promotion",
  "simulate-promotions",
  "see-content",
  "see-taxonomy",
  "see-settings",
  "list-rules",
  "list-staff",
  "list-tokens",
] as const satisfies readonly Operation[]);

export const reachOf = (operation: Operation): MarketReach =>
  OWN.has(operation) ? "own" : SHARED.has(operation) ? "shared" : "all";

/** False if the operator has the permission, but not for all markets, which the operation needs. */
export const isWithinMarkets = ({ markets }: Pick<Operator, "markets">, operation: Operation): boolean =>
  markets === null || reachOf(operation) !== "all";

const REACHABLE: ReadonlySet<Permission> = new Set(
  (Object.keys(OPERATIONS) as Operation[])
    .filter((operation) => reachOf(operation) !== "all")
    .map((operation) => OPERATIONS[operation].needs),
);

/** Leaves out permissions that are useless without access to all markets. */
export const permissionsWithin = (
  permissions: readonly Permission[],
  markets: readonly string[] | null,
): readonly Permission[] =>
  markets === null ? permissions : permissions.filter((permission) => REACHABLE.has(permission));
