// Every operation of the admin APIs, and the permission that it needs. Routes name their operation, and so do the tools that show what a
// person may do.

import type { Permission } from "./permissions.ts";

interface Row {
  readonly needs: Permission;
  readonly description: string;
}

export const OPERATIONS = {
  "list-orders": { needs: "orders.view", description: "List orders" },
  "see-order": { needs: "orders.view", description: "See an order" },
  "ship-order": { needs: "orders.send", description: "Send an order, or some of its pieces" },
  "deliver-order": { needs: "orders.send", description: "Mark a parcel as delivered" },
  "cancel-order": { needs: "orders.cancel", description: "Cancel an order" },
  "cancel-rest": { needs: "orders.cancel", description: "Cancel the pieces of an order that were not sent" },
  "refund-order": { needs: "money.refund", description: "Refund an order" },
  "retry-refunds": { needs: "money.refund", description: "Send failed refunds again" },
  "check-ledger": { needs: "finance.view", description: "Check the ledger" },
  "report-tax": { needs: "finance.view", description: "Read the taxes of a period" },
  "reconcile-day": { needs: "finance.view", description: "Compare a day with the payment provider" },
  "list-returns": { needs: "returns.view", description: "List returns" },
  "see-return": { needs: "returns.view", description: "See a return" },
  "receive-return": { needs: "returns.receive", description: "Receive a return" },
  "refuse-return": { needs: "returns.receive", description: "Refuse a return" },
  "refund-return": { needs: "money.refund", description: "Refund a return" },
  "list-reviews": { needs: "reviews.view", description: "List reviews" },
  "hide-review": { needs: "reviews.edit", description: "Hide a review" },
  "show-review": { needs: "reviews.edit", description: "Show a review" },
  "see-gift-card": { needs: "gift-cards.view", description: "See a gift card" },
  "resend-gift-card": { needs: "gift-cards.give", description: "Send a gift card again" },
  "give-gift-card": { needs: "gift-cards.give", description: "Give a gift card away" },
  "list-accounts": { needs: "customers.view", description: "List customers" },
  "see-account": { needs: "customers.view", description: "See a customer" },
  "set-vip-level": { needs: "customers.edit", description: "Set a customer's VIP level" },
  "export-person": { needs: "customers.erase", description: "Export everything about a person" },
  "erase-person": { needs: "customers.erase", description: "Erase a person" },
  "list-subscribers": { needs: "customers.view", description: "List and export subscribers of the newsletter" },
  "see-newsletter": { needs: "customers.view", description: "See issues of the newsletter" },
  "send-newsletter": { needs: "customers.edit", description: "Send an issue of the newsletter" },
  "see-suppression": { needs: "customers.view", description: "See whether mail to an address is suppressed" },
  "suppress-addresses": { needs: "customers.edit", description: "Send no more newsletters to addresses" },
  "see-catalogue": { needs: "products.view", description: "See the state of the catalogue and its index" },
  "export-catalogue": { needs: "products.view", description: "Export the catalogue" },
  "import-catalogue": { needs: "products.edit", description: "Import a catalogue" },
  "change-catalogue": { needs: "products.edit", description: "Change products" },
  "rebuild-index": { needs: "products.edit", description: "Rebuild the search index" },
  "translate-catalogue": { needs: "products.edit", description: "Translate the catalogue by the external service" },
  "store-translations": { needs: "products.edit", description: "Store translations of the catalogue" },
  "see-pictures": { needs: "products.view", description: "See which pictures are missing" },
  "allow-picture-hosts": { needs: "products.edit", description: "Allow and forbid hosts of pictures" },
  "retry-pictures": { needs: "products.edit", description: "Fetch failed pictures again" },
  "add-pictures": { needs: "products.edit", description: "Upload pictures" },
  "see-content": { needs: "content.view", description: "Export content" },
  "change-content": { needs: "content.edit", description: "Import content" },
  "see-taxonomy": { needs: "content.view", description: "See departments, categories and types" },
  "change-taxonomy": { needs: "shop.edit", description: "Change departments, categories and types" },
  "see-settings": { needs: "content.view", description: "See settings" },
  "change-setting": { needs: "shop.edit", description: "Change a setting" },
  "see-shop": { needs: "content.view", description: "Export everything about the shop" },
  "change-shop": { needs: "shop.edit", description: "Import everything about the shop" },
  "see-insights": { needs: "insights.view", description: "See figures of searches, views and sales" },
  "see-security-events": { needs: "security.view", description: "See the security log" },
  "list-tokens": { needs: "tokens.edit", description: "List API tokens" },
  "create-token": { needs: "tokens.edit", description: "Create an API token" },
  "revoke-token": { needs: "tokens.edit", description: "Revoke an API token" },
} as const satisfies Readonly<Record<string, Row>>;

export type Operation = keyof typeof OPERATIONS;
