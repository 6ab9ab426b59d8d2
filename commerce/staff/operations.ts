// Every operation of the admin APIs, and the permission that it needs. Routes name their operation, and so do the tools that show what a
// person may do.

import type { Permission } from "./permissions.ts";

type ViewPermission = Extract<Permission, `${string}.view`>;

type Row = { readonly description: string } & (
  | { readonly needs: ViewPermission }
  | {
      readonly needs: Exclude<Permission, ViewPermission>;
      /** True if it changes something, and so leaves an audit entry. */
      readonly changes: boolean;
      /** True if it moves money or goods, so that the operator must give a reason. */
      readonly needsReason?: true;
    }
);

export const OPERATIONS = {
  "list-orders": { needs: "orders.view", description: "List orders" },
  "see-order": { needs: "orders.view", description: "See an order" },
  "list-disputes": { needs: "orders.view", description: "List disputes" },
  "note-order": { needs: "orders.edit", description: "Write a note on an order", changes: true },
  "resend-order-mail": { needs: "orders.edit", description: "Send a mail about an order again", changes: true },
  "ship-order": { needs: "orders.send", description: "Send an order, or some of its pieces", changes: true },
  "deliver-order": { needs: "orders.send", description: "Mark a parcel as delivered", changes: true },
  "cancel-order": { needs: "orders.cancel", description: "Cancel an order", changes: true, needsReason: true },
  "cancel-rest": {
    needs: "orders.cancel",
    description: "Cancel the pieces of an order that were not sent",
    changes: true,
    needsReason: true,
  },
  "refund-order": { needs: "money.refund", description: "Refund an order", changes: true, needsReason: true },
  "retry-refunds": { needs: "money.refund", description: "Send failed refunds again", changes: true },
  "check-ledger": { needs: "finance.view", description: "Check the ledger" },
  "report-tax": { needs: "finance.view", description: "Read the taxes of a period" },
  "reconcile-day": { needs: "finance.view", description: "Compare a day with the payment provider" },
  "list-returns": { needs: "returns.view", description: "List returns" },
  "see-return": { needs: "returns.view", description: "See a return" },
  "announce-return": {
    needs: "returns.receive",
    description: "Announce a return for a customer",
    changes: true,
  },
  "receive-return": { needs: "returns.receive", description: "Receive a return", changes: true },
  "refuse-return": { needs: "returns.receive", description: "Refuse a return", changes: true },
  "refund-return": { needs: "money.refund", description: "Refund a return", changes: true, needsReason: true },
  "list-reviews": { needs: "reviews.view", description: "List reviews" },
  "hide-review": { needs: "reviews.edit", description: "Hide a review", changes: true },
  "show-review": { needs: "reviews.edit", description: "Show a review", changes: true },
  "see-gift-card": { needs: "gift-cards.view", description: "See a gift card" },
  "resend-gift-card": { needs: "gift-cards.give", description: "Send a gift card again", changes: true },
  "give-gift-card": {
    needs: "gift-cards.give",
    description: "Give a gift card away",
    changes: true,
    needsReason: true,
  },
  "list-accounts": { needs: "customers.view", description: "List customers" },
  "see-account": { needs: "customers.view", description: "See a customer" },
  "note-account": { needs: "customers.edit", description: "Write a note on a customer", changes: true },
  "set-vip-level": { needs: "customers.edit", description: "Set a customer's VIP level", changes: true },
  "export-person": { needs: "customers.erase", description: "Export everything about a person", changes: false },
  "erase-person": { needs: "customers.erase", description: "Erase a person", changes: true },
  "list-subscribers": { needs: "customers.view", description: "List and export subscribers of the newsletter" },
  "see-newsletter": { needs: "customers.view", description: "See issues of the newsletter" },
  "send-newsletter": { needs: "customers.edit", description: "Send an issue of the newsletter", changes: true },
  "see-suppression": { needs: "customers.view", description: "See whether mail to an address is suppressed" },
  "suppress-addresses": {
    needs: "customers.edit",
    description: "Send no more newsletters to addresses",
    changes: true,
  },
  "see-catalogue": { needs: "products.view", description: "See the state of the catalogue and its index" },
  "export-catalogue": { needs: "products.view", description: "Export the catalogue" },
  "import-catalogue": { needs: "products.edit", description: "Import a catalogue", changes: true },
  "change-catalogue": { needs: "products.edit", description: "Change products", changes: true },
  "adjust-stock": {
    needs: "products.edit",
    description: "Correct the stock of a product",
    changes: true,
    needsReason: true,
  },
  "rebuild-index": { needs: "products.edit", description: "Rebuild the search index", changes: false },
  "translate-catalogue": {
    needs: "products.edit",
    description: "Translate the catalogue by the external service",
    changes: true,
  },
  "store-translations": { needs: "products.edit", description: "Store translations of the catalogue", changes: true },
  "see-pictures": { needs: "products.view", description: "See which pictures are missing" },
  "allow-picture-hosts": { needs: "products.edit", description: "Allow and forbid hosts of pictures", changes: true },
  "retry-pictures": { needs: "products.edit", description: "Fetch failed pictures again", changes: true },
  "add-pictures": { needs: "products.edit", description: "Upload pictures", changes: true },
  "list-promotions": { needs: "promotions.view", description: "List promotions" },
  "see-promotion": { needs: "promotions.view", description: "See a promotion, its codes and its uses" },
  "simulate-promotions": { needs: "promotions.view", description: "Try promotions on a cart" },
  "create-promotion": { needs: "promotions.edit", description: "Create a promotion", changes: true },
  "change-promotion": { needs: "promotions.edit", description: "Change a promotion", changes: true },
  "set-promotion-state": {
    needs: "promotions.edit",
    description: "Start, pause or archive a promotion",
    changes: true,
  },
  "duplicate-promotion": { needs: "promotions.edit", description: "Duplicate a promotion", changes: true },
  "add-promotion-code": { needs: "promotions.edit", description: "Add a code to a promotion", changes: true },
  "withdraw-promotion-code": { needs: "promotions.edit", description: "Withdraw a promotion code", changes: true },
  "create-promotion-batch": { needs: "promotions.edit", description: "Create unique promotion codes", changes: true },
  "export-promotion-codes": { needs: "promotions.edit", description: "Export promotion codes", changes: false },
  "see-content": { needs: "content.view", description: "Export content" },
  "change-content": { needs: "content.edit", description: "Change content", changes: true },
  "see-taxonomy": { needs: "content.view", description: "See departments, categories and types" },
  "change-taxonomy": { needs: "shop.edit", description: "Change departments, categories and types", changes: true },
  "see-settings": { needs: "content.view", description: "See settings" },
  "change-setting": { needs: "shop.edit", description: "Change a setting", changes: true },
  "see-shop": { needs: "content.view", description: "Export everything about the shop" },
  "change-shop": { needs: "shop.edit", description: "Import everything about the shop", changes: true },
  "list-rules": { needs: "content.view", description: "See merchandising rules" },
  "create-rule": { needs: "content.edit", description: "Draft a merchandising rule", changes: true },
  "change-rule": { needs: "content.edit", description: "Change the draft of a merchandising rule", changes: true },
  "publish-rule": { needs: "content.edit", description: "Publish a merchandising rule", changes: true },
  "discard-rule-draft": { needs: "content.edit", description: "Discard the draft of a rule", changes: true },
  "list-search-words": { needs: "content.view", description: "See synonyms and meanings of the search" },
  "change-search-words": { needs: "content.edit", description: "Change synonyms and meanings", changes: true },
  "delete-rule": { needs: "content.edit", description: "Delete a merchandising rule", changes: true },
  "list-looks": { needs: "content.view", description: "See looks" },
  "create-look": { needs: "content.edit", description: "Create a look", changes: true },
  "change-look": { needs: "content.edit", description: "Change, publish or hide a look", changes: true },
  "delete-look": { needs: "content.edit", description: "Delete a look", changes: true },
  "see-insights": { needs: "insights.view", description: "See figures of searches, views and sales" },
  "see-security-events": { needs: "security.view", description: "See the security log" },
  "list-staff": { needs: "staff.view", description: "See staff, invitations and their sessions" },
  "invite-staff": { needs: "staff.edit", description: "Invite someone to work in the shop", changes: true },
  "withdraw-invitation": { needs: "staff.edit", description: "Withdraw an invitation", changes: true },
  "change-staff": { needs: "staff.edit", description: "Change someone's role, markets or name", changes: true },
  "remove-staff": { needs: "staff.edit", description: "Remove someone from the shop", changes: true },
  "reset-staff-two-factor": { needs: "staff.edit", description: "Remove someone's second factor", changes: true },
  "send-staff-reset": { needs: "staff.edit", description: "Send someone a link for a new password", changes: true },
  "end-staff-sessions": { needs: "staff.edit", description: "Sign someone out everywhere", changes: true },
  "change-staff-rules": { needs: "staff.edit", description: "Require a second factor of everyone", changes: true },
  "search-audit": { needs: "audit.view", description: "Search and export the audit" },
  "read-events": { needs: "events.view", description: "Read the feed of events" },
  "list-webhooks": { needs: "webhooks.edit", description: "See webhooks", changes: false },
  "create-webhook": { needs: "webhooks.edit", description: "Create a webhook", changes: true },
  "change-webhook": { needs: "webhooks.edit", description: "Change, enable or disable a webhook", changes: true },
  "delete-webhook": { needs: "webhooks.edit", description: "Delete a webhook", changes: true },
  "rotate-webhook": { needs: "webhooks.edit", description: "Rotate the secret of a webhook", changes: true },
  "reveal-webhook": { needs: "webhooks.edit", description: "Show the secret of a webhook", changes: true },
  "test-webhook": { needs: "webhooks.edit", description: "Send a test to a webhook", changes: false },
  "see-deliveries": { needs: "webhooks.edit", description: "See deliveries of a webhook", changes: false },
  "replay-events": { needs: "webhooks.edit", description: "Send events to a webhook again", changes: true },
  "list-tokens": { needs: "tokens.edit", description: "List API tokens", changes: false },
  "create-token": { needs: "tokens.edit", description: "Create an API token", changes: true },
  "see-system": { needs: "system.view", description: "See the health of the shop and its outboxes" },
  "retry-outbox": { needs: "system.edit", description: "Try failed mails or analytics again", changes: true },
  "revoke-token": { needs: "tokens.edit", description: "Revoke an API token", changes: true },
} as const satisfies Readonly<Record<string, Row>>;

export type Operation = keyof typeof OPERATIONS;

/** Operations that leave an audit entry. */
export type ChangingOperation = {
  [Name in Operation]: (typeof OPERATIONS)[Name] extends { readonly changes: true } ? Name : never;
}[Operation];

export const needsReason = (operation: Operation): boolean => "needsReason" in OPERATIONS[operation];

/** Changes that people make without a permission, by a link that they were sent. */
const LINK_OPERATIONS = { "join-staff": "Join the team by an invitation" } as const;
export type LinkOperation = keyof typeof LINK_OPERATIONS;

/** Descriptions of everything that leaves audit entries. */
export const AUDITED_OPERATIONS: ReadonlyMap<string, string> = new Map([
  ...Object.entries<Row>(OPERATIONS).flatMap(([name, operation]): [string, string][] =>
    "changes" in operation && operation.changes ? [[name, operation.description]] : [],
  ),
  ...Object.entries(LINK_OPERATIONS),
]);
