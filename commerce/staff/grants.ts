// Rules between operators: they grant only permissions that they have, and cannot change a stronger account. Pure.

import { permissionsWithin } from "./market-limits.ts";
import type { Operator } from "./operator.ts";
import { ROLES, type Permission, type Role } from "./permissions.ts";

export type Markets = readonly string[] | null;

/** Permissions that the operator does not have. */
export const lackingOf = (by: Operator, permissions: readonly Permission[]): readonly Permission[] =>
  permissions.filter((permission) => !by.permissions.has(permission));

/** True if all markets are among those of the operator. */
export const coversMarkets = (by: Operator, markets: Markets): boolean =>
  by.markets === null || (markets !== null && markets.every((market) => by.markets?.includes(market)));

/** True if the operator may give someone this role and these markets, or edit and remove someone who has them. */
export const mayManage = (by: Operator, role: Role, markets: Markets): boolean =>
  lackingOf(by, permissionsWithin(ROLES[role], markets)).length === 0 && coversMarkets(by, markets);
