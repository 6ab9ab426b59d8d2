// An order and a return as mails are about them, with pieces that the shop sells. Nothing of it is stored.

import { asc, eq } from "drizzle-orm";
import { ADDRESS_FIELDS, type Address, type Names } from "#catalogue";
import type { Order, OrderLine } from "#commerce/orders";
import { ON_SALE, productTable } from "#commerce/products";
import type { Return } from "#commerce/returns";
import { DELIVERY } from "#commerce/settings";
import type { Shop } from "#storefront/framework/context.ts";

export interface Samples {
  readonly order: Order;
  readonly parcel: Return;
}

/** Thousandths. */
const PRICES = [690_000, 245_500];

export async function samplesOf(
  { database: { replica: client }, setting }: Pick<Shop, "database" | "setting">,
  language: string,
  now: Date,
): Promise<Samples> {
  const { title, vendor, handle, largeImage, position, generation } = productTable;
  const products = await client
    .select({ title, vendor, handle, image: largeImage })
    .from(productTable)
    .where(eq(generation, ON_SALE))
    .orderBy(asc(position))
    .limit(PRICES.length);
  const sold =
    products.length > 0 ? products : [{ title: "Wool coat", vendor: "Maison Orlo", handle: "coat", image: "" }];
  const lines = sold.map((product, index) => lineOf(product, index));
  const [method] = setting(DELIVERY).methods;
  const order = orderOf(lines, { language, now, method: method?.names ?? {} });
  return { order, parcel: returnOf(order, lines, now) };
}

const lineOf = (
  product: Pick<OrderLine, "title" | "vendor" | "image"> & { readonly handle: string },
  index: number,
): OrderLine => ({
  ...product,
  id: `line-${index}`,
  productId: `product-${index}`,
  variantId: `variant-${index}`,
  gift: null,
  sku: `SKU-${index + 1}`,
  colour: "Black",
  size: "M",
  options: [],
  localNames: null,
  quantity: 1,
  price: PRICES[index] ?? 100_000,
  compareAtPrice: null,
  discount: 0,
  isComplimentary: false,
  taxAdded: 0,
});

const ADDRESS = {
  ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ""])) as Address),
  firstName: "Noor",
  lastName: "Haddad",
  line1: "Torstraße 12",
  city: "Berlin",
  postalCode: "10119",
  country: "DE",
};

interface Occasion {
  readonly language: string;
  readonly now: Date;
  /** Names of the delivery method. */
  readonly method: Names;
}

function orderOf(lines: readonly OrderLine[], { language, now, method }: Occasion): Order {
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  return {
    id: "00000000-0000-4000-8000-000000000000",
    number: "V2026000001",
    state: "placed",
    accountId: null,
    email: "noor@example.com",
    phone: null,
    marketCode: "de",
    language,
    priceList: "eu_eur",
    currency: "EUR",
    delivery: ADDRESS,
    billing: ADDRESS,
    deliveryMethod: "standard",
    deliveryTerms: {
      method: { names: method, days: { from: 2, to: 4 } },
      taxNote: "vat-included",
      returnDays: 30,
    },
    subtotal,
    discount: 0,
    deliveryDiscount: 0,
    discounts: [],
    deliveryPrice: 9_950,
    giftOptions: null,
    giftWrapPrice: 0,
    tax: null,
    total: subtotal + 9_950,
    giftCardAmount: 0,
    method: "card",
    tracking: null,
    expiresAt: null,
    createdAt: now,
    placedAt: now,
    lines,
    parcels: [
      {
        number: 1,
        carrier: "dhl",
        tracking: "00340434161094042557",
        trackingUrl: null,
        lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
        sentAt: now,
        deliveredAt: null,
      },
    ],
    events: [],
  };
}

const returnOf = (order: Order, lines: readonly OrderLine[], now: Date): Return => ({
  id: "00000000-0000-4000-8000-000000000001",
  number: "R2026000001",
  state: "requested",
  packaging: "original",
  refundTo: "payment",
  deliveryRefunded: 0,
  createdAt: now,
  updatedAt: now,
  order: { ...order, shopId: "vitrine" },
  lines: lines.slice(0, 1).map((line) => ({
    line,
    quantity: 1,
    reason: "too-small",
    note: "",
    acceptedQuantity: null,
    damagedQuantity: 0,
    before: 0,
  })),
  amount: lines[0]?.price ?? 0,
});
