// Kinds of events and their payloads (docs/webhooks.md). Payloads are small and contain no personal data: a receiver fetches what it may see.

import { z } from "zod";

const order = z
  .strictObject({
    id: z.uuid(),
    number: z.string(),
    state: z.string(),
    market: z.string(),
    currency: z.string(),
    total: z.int(),
  })
  .describe("The order after the change; amounts are thousandths.");
const amount = z.int().describe("Thousandths of the order's currency.");
const cause = z.string().describe("Why: `cancel`, `cancel-rest`, `return:<id>` or `merchant:<key>`, for example.");
const refund = z.strictObject({ order, amount, cause, to: z.exactOptional(z.literal("gift-card")) });
const ofReturn = z.strictObject({ order, return: z.string().describe("Number of the return.") });
const parcel = z.int().describe("Number of the parcel within the order.");
const products = z.strictObject({ products: z.array(z.string()).min(1).describe("Product ids, up to 50.") });
const customer = z.strictObject({ id: z.string().describe("Id of the account.") });

interface KindOfEvent {
  readonly description: string;
  readonly data: z.ZodObject;
}

export const EVENT_KINDS = {
  "order.placed": {
    description: "An order is paid and its stock is reserved: send it.",
    data: z.strictObject({ order }),
  },
  "order.paid": {
    description:
      "The money of an order was taken. If its stock was gone meanwhile, `order.cancelled` and a refund follow.",
    data: z.strictObject({ order, method: z.exactOptional(z.string()) }),
  },
  "order.shipped": {
    description: "A parcel was sent.",
    data: z.strictObject({
      order,
      parcel,
      tracking: z.exactOptional(z.string()),
      carrier: z.exactOptional(z.string()),
    }),
  },
  "order.delivered": {
    description: "A parcel was delivered; without `parcel`, the whole order.",
    data: z.strictObject({ order, parcel: z.exactOptional(parcel) }),
  },
  "order.cancelled": { description: "An order was cancelled, paid or not.", data: z.strictObject({ order }) },
  "order.rest-cancelled": {
    description: "The pieces that were not sent will not be.",
    data: z.strictObject({ order }),
  },
  "order.refunded": { description: "Money was returned.", data: refund },
  "order.refund-failed": { description: "The provider refused a refund.", data: refund },
  "return.requested": { description: "A shopper announced a return.", data: ofReturn },
  "return.sent": { description: "The shopper sent the parcel.", data: ofReturn },
  "return.received": { description: "The parcel arrived and was inspected.", data: ofReturn },
  "return.refunded": {
    description: "The accepted pieces were refunded.",
    data: ofReturn.extend({ amount, to: z.enum(["payment", "gift-card"]) }),
  },
  "return.refused": { description: "The return was refused.", data: ofReturn },
  "return.cancelled": { description: "The shopper cancelled the return.", data: ofReturn },
  "stock.changed": {
    description: "Stock of variants changed. Several changes of a variant may arrive as one.",
    data: z.strictObject({
      variants: z
        .array(z.strictObject({ id: z.string(), product: z.string(), quantity: z.int() }))
        .min(1)
        .describe("Up to 100; the quantity is the stock after the change."),
    }),
  },
  "product.created": { description: "Products are new in the catalogue.", data: products },
  "product.changed": { description: "Anything but the stock of products changed.", data: products },
  "product.removed": { description: "Products left the catalogue.", data: products },
  "promotion.changed": {
    description: "A promotion was created, changed, started, paused or archived.",
    data: z.strictObject({ id: z.uuid(), state: z.string() }),
  },
  "customer.created": { description: "A customer opened an account.", data: customer },
  "customer.changed": { description: "Name, address of mail or VIP level of a customer changed.", data: customer },
  "customer.closed": {
    description: "A customer closed the account; it can be reopened for some days.",
    data: customer,
  },
  "customer.reopened": { description: "A customer signed in to a closed account.", data: customer },
  "customer.erased": {
    description: "A customer was erased. Erase what you copied; earlier events of the customer are deleted.",
    data: customer,
  },
} as const satisfies Readonly<Record<string, KindOfEvent>>;

export type EventKind = keyof typeof EVENT_KINDS;

export type EventData<Kind extends EventKind> = z.input<(typeof EVENT_KINDS)[Kind]["data"]>;

export const ALL_EVENT_KINDS = Object.keys(EVENT_KINDS) as readonly EventKind[];
