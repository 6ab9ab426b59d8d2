// The state that every editor shows beside its value.

import { PERMISSIONS, type Permission } from "#commerce/staff";
import type { StaffArgs } from "../framework/context.ts";
import { lastChangeOf } from "./last-change.server.ts";

export interface EditorState {
  /** The permission that is missing, in words; null for those who may save. */
  readonly lacks: string | null;
  readonly lastChange: { readonly name: string; readonly at: string } | null;
}

export async function editorState(
  { shop, operator }: Pick<StaffArgs, "shop" | "operator">,
  permission: Permission,
  subject: { readonly kind: string; readonly id: string },
): Promise<EditorState> {
  return {
    lacks: operator.permissions.has(permission) ? null : PERMISSIONS[permission],
    lastChange: await lastChangeOf(shop.database, subject),
  };
}
