// Simulated visitors who browse, search, save products and buy until `end` is called. Records what the shop acknowledged.

import { createVisitor, type Answered, type Outcome, type Visitor } from "./requests.ts";

export interface Acknowledged {
  /** Numbers of orders. */
  readonly orders: string[];
  readonly saved: { readonly wishlistId: string; readonly productId: string }[];
  readonly bagged: { readonly cartId: string; readonly variantId: string }[];
}

export interface Tally {
  readonly counts: Record<Outcome, number>;
  readonly reasons: Map<string, number>;
}

export interface Load {
  readonly acknowledged: Acknowledged;
  /** Returns the results since the last call, and starts a new count. */
  readonly count: () => Tally;
  readonly end: () => Promise<void>;
}

export interface Goods {
  readonly href: string;
  readonly productId: string;
  readonly variantId: string;
}

const MARKET = `regionCode: "www", currencyCode: "USD", localeCountryCode: "US"`;
const VISITORS = 6;
const BUYERS = 2;

export const newTally = (): Tally => ({ counts: { ok: 0, degraded: 0, failed: 0 }, reasons: new Map() });

export function startLoad(origin: string, goods: readonly Goods[]): Load {
  const over = new AbortController();
  const acknowledged: Acknowledged = { orders: [], saved: [], bagged: [] };
  let tally = newTally();
  let visitors = 0;
  const note = <Answer extends Answered>(answer: Answer): Answer => {
    tally.counts[answer.outcome] += 1;
    if (answer.reason) tally.reasons.set(answer.reason, (tally.reasons.get(answer.reason) ?? 0) + 1);
    return answer;
  };
  const newVisitor = (): Visitor => createVisitor(origin, ++visitors);
  const randomGoods = (): Goods => goods[Math.floor(Math.random() * goods.length)] as Goods;
  const browse = async (): Promise<void> => {
    const visitor = newVisitor();
    note(await visitor.page("collection", "/us/collections/women"));
    note(await visitor.page("collection", "/us/collections/women?refinementList[Color][0]=Black"));
    note(await visitor.page("search", "/us/pages/search?qTitle=coat"));
    note(await visitor.page("product", randomGoods().href));
  };
  const buy = async (): Promise<void> => {
    const visitor = newVisitor();
    const change = async (query: string) => note(await visitor.change(query)).data;
    const { productId, variantId } = randomGoods();
    const list = await change(`mutation { createWishlist(input: {shopId: "vitrine", productIds: ["${productId}"],
      regionCode: "www", currencyCode: "USD"}) { ... on WishlistCreated { wishlist { _id } succeededProductIds } } }`);
    const wishlistId = list?.createWishlist?.wishlist?._id;
    if (wishlistId && list.createWishlist.succeededProductIds.includes(productId)) {
      acknowledged.saved.push({ wishlistId, productId });
    }
    const bag =
      await change(`mutation { addToCart(input: {${MARKET}, items: [{variantId: "${variantId}", quantity: 1}]}) {
      ... on CartUpdated { cart { _id } failures { reason } } } }`);
    const cartId = bag?.addToCart?.cart?._id;
    if (!cartId || bag.addToCart.failures.length > 0) return;
    acknowledged.bagged.push({ cartId, variantId });
    const contact = await change(
      `mutation { saveCheckoutContact(${MARKET}, email: "noor@example.com") { __typename } }`,
    );
    const home = `{country: "US", firstName: "Noor", lastName: "Haddad", line1: "118 Mercer Street", postalCode: "10012",
      city: "New York", region: "NY", phone: "+1 212 555 0134"}`;
    const address =
      contact && (await change(`mutation { saveCheckoutAddresses(${MARKET}, delivery: ${home}) { __typename } }`));
    const chosen =
      address &&
      (await change(`mutation { chooseDeliveryMethod(${MARKET}, method: STANDARD) {
      ... on Checkout { totals { total { amount } due { amount } } } } }`));
    const totals = chosen?.chooseDeliveryMethod?.totals;
    if (!totals) return;
    const placed = await change(`mutation { placeOrder(${MARKET}, idempotencyKey: "${crypto.randomUUID()}",
      expectedTotal: "${totals.total.amount}", expectedDue: "${totals.due.amount}", method: CARD,
      card: {number: "4242424242424242", expiry: "12/39", code: "123"}) { ... on OrderPlaced { number } } }`);
    const number = placed?.placeOrder?.number;
    if (number) acknowledged.orders.push(number);
  };
  const until = async (work: () => Promise<void>): Promise<void> => {
    while (!over.signal.aborted) await work();
  };
  const working = [
    ...Array.from({ length: VISITORS }, () => until(browse)),
    ...Array.from({ length: BUYERS }, () => until(buy)),
  ];
  return {
    acknowledged,
    count: () => {
      const last = tally;
      tally = newTally();
      return last;
    },
    end: async () => {
      over.abort();
      await Promise.all(working);
    },
  };
}
