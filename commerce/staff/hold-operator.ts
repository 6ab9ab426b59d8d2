// An operator whose access may have ended since their request began: what they grant must not outlast it.

import { and, eq, isNull } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { permissionsWithin } from "./market-limits.ts";
import type { Operator } from "./operator.ts";
import { isPermission, ROLES, type Permission, type Role } from "./permissions.ts";
import { apiTokenTable, staffTable } from "./tables.ts";

/** The operator as they are now, whose access cannot end before the transaction does; undefined if it has ended. */
export async function holdOperator(tx: Sql, by: Operator): Promise<Operator | undefined> {
  if (by.kind === "token") {
    const { id, permissions, markets, revokedAt } = apiTokenTable;
    const [token] = await tx
      .select({ permissions, markets })
      .from(apiTokenTable)
      .where(and(eq(id, by.id), isNull(revokedAt)))
      .for("share");
    return token && within(by, token.permissions.filter(isPermission), token.markets);
  }
  if (by.kind === "staff") {
    const { id, role, markets, status } = staffTable;
    const [staff] = await tx
      .select({ role, markets })
      .from(staffTable)
      .where(and(eq(id, by.id), eq(status, "active")))
      .for("share");
    return staff && within(by, ROLES[staff.role as Role], staff.markets);
  }
  return by;
}

const within = (by: Operator, permissions: readonly Permission[], markets: Operator["markets"]): Operator => ({
  ...by,
  permissions: new Set(permissionsWithin(permissions, markets)),
  markets,
});
