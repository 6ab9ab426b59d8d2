// A person or program that operates the shop.

import { ALL_PERMISSIONS, type Permission } from "./permissions.ts";

export interface Operator {
  readonly name: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** An operator who may do everything. */
export const ownerNamed = (name: string): Operator => ({ name, permissions: new Set(ALL_PERMISSIONS) });
