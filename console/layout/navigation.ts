// The console's menu: every screen with its place, icon, shortcut and the permission that it needs.

import type { Permission } from "#commerce/staff";
import type { IconName } from "../ui/icon.tsx";

export interface Place {
  /** Key of its name in the texts of the layout. */
  readonly name: PlaceName;
  readonly href: string;
  readonly icon: IconName;
  /** Permission that is needed to see the place. */
  readonly needs?: Permission;
  /** After G. */
  readonly key?: string;
  /** One of the five places of the bar on phones. */
  readonly isOnPhone?: true;
}

export type PlaceName =
  | "today"
  | "orders"
  | "returns"
  | "disputes"
  | "customers"
  | "gift-cards"
  | "products"
  | "listings"
  | "taxonomy"
  | "reviews"
  | "settings"
  | "promotions"
  | "insights"
  | "reconciliation"
  | "collections"
  | "looks"
  | "content"
  | "menus"
  | "mails"
  | "team"
  | "audit"
  | "security"
  | "tokens"
  | "webhooks"
  | "system";

export type GroupName = "work" | "catalogue" | "selling" | "shop";

export const NAVIGATION: readonly { readonly group: GroupName; readonly places: readonly Place[] }[] = [
  {
    group: "work",
    places: [
      { name: "today", href: "/console", icon: "clock", key: "t", isOnPhone: true },
      { name: "orders", href: "/console/orders", icon: "bag", needs: "orders.view", key: "o", isOnPhone: true },
      { name: "returns", href: "/console/returns", icon: "returns", needs: "returns.view", key: "r", isOnPhone: true },
      { name: "disputes", href: "/console/disputes", icon: "warning", needs: "orders.view" },
      { name: "customers", href: "/console/customers", icon: "person", needs: "customers.view", key: "c" },
      { name: "gift-cards", href: "/console/gift-cards", icon: "gift", needs: "gift-cards.view" },
    ],
  },
  {
    group: "catalogue",
    places: [
      { name: "products", href: "/console/products", icon: "tag", needs: "products.view", key: "p", isOnPhone: true },
      { name: "listings", href: "/console/listings", icon: "grid", needs: "content.view", key: "l" },
      { name: "collections", href: "/console/collections", icon: "columns", needs: "content.view" },
      { name: "taxonomy", href: "/console/taxonomy", icon: "filter", needs: "content.view" },
      { name: "looks", href: "/console/looks", icon: "picture", needs: "content.view" },
      { name: "reviews", href: "/console/reviews", icon: "review", needs: "reviews.view", key: "v" },
    ],
  },
  {
    group: "selling",
    places: [
      { name: "promotions", href: "/console/promotions", icon: "percent", needs: "promotions.view", key: "d" },
      { name: "insights", href: "/console/insights", icon: "chart", needs: "insights.view", key: "i" },
      { name: "reconciliation", href: "/console/reconciliation", icon: "calendar", needs: "finance.view" },
    ],
  },
  {
    group: "shop",
    places: [
      { name: "content", href: "/console/content", icon: "content", needs: "content.view", key: "h" },
      { name: "menus", href: "/console/menus", icon: "menu", needs: "content.view", key: "n" },
      { name: "mails", href: "/console/mails", icon: "review", needs: "content.view" },
      { name: "settings", href: "/console/settings", icon: "settings", needs: "content.view", key: "s" },
      { name: "team", href: "/console/team", icon: "team", needs: "staff.view", key: "m" },
      { name: "audit", href: "/console/audit", icon: "audit", needs: "audit.view", key: "a" },
      { name: "security", href: "/console/security", icon: "lock", needs: "security.view" },
      { name: "tokens", href: "/console/tokens", icon: "key", needs: "tokens.edit" },
      { name: "webhooks", href: "/console/webhooks", icon: "bolt", needs: "webhooks.edit" },
      { name: "system", href: "/console/system", icon: "jobs", needs: "system.view" },
    ],
  },
];

export const placesFor = (permissions: readonly string[]) =>
  NAVIGATION.map(({ group, places }) => ({
    group,
    places: places.filter(({ needs }) => needs === undefined || permissions.includes(needs)),
  })).filter(({ places }) => places.length > 0);
