// The data of the frame around every screen.

import { useRouteLoaderData } from "react-router";
import { LAYOUT } from "#storefront/framework/define.ts";
import type { Permission } from "#commerce/staff";
import type { Theme } from "../framework/context.ts";
import type { PlaceName } from "./navigation.ts";

export interface LayoutData {
  readonly shopName: string;
  readonly theme: Theme;
  /** In which times are shown. */
  readonly timeZone: string;
  /** Null before someone has signed in. */
  readonly staff: LayoutStaff | null;
}

export interface LayoutStaff {
  readonly name: string;
  readonly role: string;
  readonly permissions: readonly Permission[];
  /** Records that wait, by place. */
  readonly counts: Readonly<Partial<Record<PlaceName, number>>>;
}

/** Undefined if the layout itself failed. */
export const useLayout = (): LayoutData | undefined => useRouteLoaderData<LayoutData>(LAYOUT);

/** True if the member of staff has the permission. The server decides again. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const permissions = useLayout()?.staff?.permissions ?? [];
  return (permission) => permissions.includes(permission);
};
