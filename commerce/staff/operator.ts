// A person or program that operates the shop.

import { ALL_PERMISSIONS, type Permission } from "./permissions.ts";

export type OperatorKind = "staff" | "token" | "environment" | "command-line";

export interface Operator {
  /** Id of the staff member or the token. */
  readonly id: string;
  readonly kind: OperatorKind;
  readonly name: string;
  readonly permissions: ReadonlySet<Permission>;
  /** Codes of the markets that the operator works for; null for all. */
  readonly markets: readonly string[] | null;
  /** Time at which the operator's own access ends. */
  readonly expiresAt?: Date | null;
}

const owner = (kind: OperatorKind, name: string): Operator => ({
  id: kind,
  kind,
  name,
  permissions: new Set(ALL_PERMISSIONS),
  markets: null,
});

/** Someone with access to the shop's machine. */
export const COMMAND_LINE = owner("command-line", "command line");

/** A program with ADMIN_TOKEN. */
export const ENVIRONMENT_OWNER = owner("environment", "ADMIN_TOKEN");
