// Permissions of operators, and the roles that group them.

export const PERMISSIONS = {
  "orders.view": "See orders, their parcels and payments",
  "orders.edit": "Write notes on orders, and send their mails again",
  "orders.send": "Send and deliver orders",
  "orders.cancel": "Cancel orders, or what is left of them",
  "money.refund": "Refund orders and returns",
  "returns.view": "See returns",
  "returns.receive": "Announce, receive or refuse returns",
  "products.view": "See and export the catalogue",
  "products.edit": "Import and change products, their pictures and translations",
  "promotions.view": "See promotions, their uses and their simulator",
  "promotions.edit": "Create and change promotions and their codes",
  "content.view": "See content, departments and settings",
  "content.edit": "Change content and pages",
  "shop.edit": "Change departments, settings and everything else about the shop",
  "customers.view": "See customers and newsletter subscribers",
  "customers.edit": "Change customers, and send the newsletter",
  "customers.erase": "Export and erase everything about a person",
  "gift-cards.view": "See gift cards",
  "gift-cards.give": "Give gift cards away, and send them again",
  "reviews.view": "See reviews, also hidden ones",
  "reviews.edit": "Hide and show reviews",
  "finance.view": "Check the ledger, and compare it with the payment provider",
  "insights.view": "See figures of searches, views and sales",
  "security.view": "See the security log",
  "audit.view": "Search and export the audit",
  "staff.view": "See who works in the shop",
  "staff.edit": "Invite, change and remove staff",
  "events.view": "Read the feed of events",
  "webhooks.edit": "Create, change and replay webhooks",
  "tokens.edit": "Create and revoke API tokens",
  "system.view": "See the health of the shop, its outboxes and storage",
  "system.edit": "Try failed mails and other deliveries again",
} as const satisfies Readonly<Record<string, string>>;

export type Permission = keyof typeof PERMISSIONS;

export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as readonly Permission[];

export const isPermission = (value: string): value is Permission => Object.hasOwn(PERMISSIONS, value);

const OWNERS_ONLY: ReadonlySet<Permission> = new Set(["security.view", "audit.view", "staff.view", "system.view"]);
const VIEW = ALL_PERMISSIONS.filter((permission) => permission.endsWith(".view"));

/** Only an owner sees the security log, the audit and the system, manages staff, creates tokens, or exports and erases a person. */
export const ROLES = {
  owner: ALL_PERMISSIONS,
  merchandiser: [
    "products.view",
    "products.edit",
    "promotions.view",
    "promotions.edit",
    "content.view",
    "content.edit",
    "shop.edit",
    "reviews.view",
    "insights.view",
  ],
  editor: ["products.view", "content.view", "content.edit", "reviews.view"],
  "client-care": [
    "orders.view",
    "orders.edit",
    "orders.cancel",
    "money.refund",
    "returns.view",
    "returns.receive",
    "products.view",
    "promotions.view",
    "customers.view",
    "customers.edit",
    "gift-cards.view",
    "gift-cards.give",
    "reviews.view",
    "reviews.edit",
  ],
  warehouse: ["orders.view", "orders.edit", "orders.send", "returns.view", "returns.receive", "products.view"],
  finance: [
    "orders.view",
    "orders.edit",
    "money.refund",
    "returns.view",
    "products.view",
    "promotions.view",
    "customers.view",
    "gift-cards.view",
    "finance.view",
    "insights.view",
  ],
  "read-only": VIEW.filter((permission) => !OWNERS_ONLY.has(permission)),
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type Role = keyof typeof ROLES;

export const ALL_ROLES = Object.keys(ROLES) as readonly Role[];
