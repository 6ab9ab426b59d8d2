// The discounts of a cart, decided by the shop's promotions every time that it is shown or ordered.

import { and, eq, gt, isNotNull, ne, or } from "drizzle-orm";
import { currencyOfList, money, priceFrom, type Price, type Taxonomy } from "#catalogue";
import { readComplimentary, type Cart, type CartLine } from "#commerce/cart";
import type { Sql } from "#commerce/database";
import { orderTable } from "#commerce/orders";
import {
  customerKey,
  discountsOf,
  findCodes,
  readEnded,
  readProductFacts,
  readUsage,
  reducedPrices,
  shownAmong,
  type ActivePromotions,
  type CompiledPromotion,
  type Discounts,
  type PricedCustomer,
  type PricedLine,
  type ShownPromotions,
} from "#commerce/promotions";
import { accountTable } from "../accounts/tables.ts";
import type { CartDiscounts, Complimentary } from "./cart-discounts.ts";
import type { Shopper } from "./checkout.ts";
import { viewerOf } from "./viewer.ts";

export interface DiscountQuestion {
  readonly cart: Cart;
  readonly shopper: Pick<Shopper, "shopId" | "accountId" | "market" | "vipLevel" | "blocked">;
  /** Delivery country, ISO 3166 alpha-2. */
  readonly country: string;
  /** Price before discounts; null until a method is chosen. */
  readonly delivery: number | null;
  /** As typed in the checkout. */
  readonly email: string | null;
  readonly paymentMethod: string | null;
}

export interface DiscountSources {
  /** Read before a transaction, because the embedded database runs one at a time. */
  readonly active: ActivePromotions;
  readonly taxonomy: () => Taxonomy;
  readonly now: () => Date;
}

const NONE: CartDiscounts = {
  total: 0,
  lineTotal: 0,
  lines: [],
  delivery: { amount: 0, shares: [] },
  gifts: [],
  applied: [],
  refused: [],
  codes: [],
  near: [],
  complimentary: [],
  shownPrices: new Map(),
  codeIds: new Map(),
  limited: [],
  isPersonal: false,
  isOfCountry: false,
  customer: null,
};

/** May run in the transaction that has locked the cart. Without promotions and codes it needs no statement. */
export async function readDiscounts(
  client: Sql,
  { active, taxonomy, now }: DiscountSources,
  question: DiscountQuestion,
): Promise<CartDiscounts> {
  const { cart, shopper } = question;
  if (active.promotions.length === 0 && cart.codes.length === 0) return NONE;
  const entered = await findCodes(client, shopper.shopId, cart.codes);
  const ended = cart.codes.length === 0 ? [] : await readEnded(client, active, entered);
  const promotions = [...active.promotions, ...ended];
  const lines = cart.lines.filter(({ total }) => total > 0);
  const facts = await readProductFacts(
    { sql: client },
    lines.flatMap(({ productId }) => productId ?? []),
    { schema: active.schema, taxonomy: taxonomy() },
  );
  const { customer, hasOrdered } = await readCustomer(client, question, now());
  const usage = await readUsage(client, {
    // Others may have any number of uses, which nothing asks about.
    promotionIds: promotions.filter(hasUsageLimit).map(({ id }) => id),
    currency: cart.currency,
    customer,
  });
  const priced = {
    currency: cart.currency,
    priceList: cart.priceList,
    country: question.country,
    lines: lines.map((line): PricedLine => ({
      id: line.id,
      productId: line.productId,
      facts: facts.get(line.variantId ?? "") ?? null,
      unitPrice: line.price,
      quantity: Math.min(line.quantity, line.available),
      isReduced: line.compareAtPrice !== null,
    })),
    delivery: question.delivery,
    customer: { vipLevel: shopper.vipLevel, hasOrdered },
    paymentMethod: question.paymentMethod,
    codes: entered,
    usage,
  };
  const discounts = discountsOf(priced, promotions, now());
  const shown = shownAmong(active, { priceList: cart.priceList, hasPriorPrices: shopper.market.hasPriorPrices }, now());
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]));
  const applied = discounts.applied.flatMap(({ promotionId }) => byId.get(promotionId) ?? []);
  const codeIds = new Map(
    discounts.applied.flatMap(({ promotionId, code }) => {
      const codeId = entered.find((one) => one.code === code)?.codeId;
      return codeId ? [[promotionId, codeId] as const] : [];
    }),
  );
  return {
    ...discounts,
    complimentary: await readGifts(client, discounts, question, now()),
    shownPrices: await readLinePrices(client, shown, { discounts, lines, facts }),
    codeIds,
    // A code may have its own limit.
    limited: applied.filter((promotion) => isLimited(promotion) || codeIds.has(promotion.id)).map(({ id }) => id),
    isPersonal: applied.some(isPersonal),
    isOfCountry: applied.some(({ conditions }) => conditions.countries !== undefined),
    customer,
  };
}

const isLimited = (promotion: CompiledPromotion): boolean => hasUsageLimit(promotion) || isPersonal(promotion);

const hasUsageLimit = ({ conditions }: CompiledPromotion): boolean =>
  conditions.uses !== undefined || conditions.budget !== undefined || conditions.isOncePerCustomer === true;

const isPersonal = ({ conditions }: CompiledPromotion): boolean =>
  conditions.isOncePerCustomer === true || conditions.isFirstOrder === true;

interface DiscountedLines {
  readonly discounts: Discounts;
  readonly lines: readonly CartLine[];
  readonly facts: ReadonlyMap<string, NonNullable<PricedLine["facts"]>>;
}

/** Reads the reduced prices of lines whose pieces cost what their cards show. */
async function readLinePrices(
  client: Sql,
  shown: ShownPromotions,
  { discounts, lines, facts }: DiscountedLines,
): Promise<ReadonlyMap<string, Price>> {
  const currency = currencyOfList(shown.market.priceList);
  const pieces = lines.flatMap((line) => {
    const { variantId, productId } = line;
    const own = facts.get(variantId ?? "");
    if (variantId === null || productId === null || own === undefined) return [];
    const compareAt = line.compareAtPrice === null ? undefined : money(line.compareAtPrice, currency);
    return [{ line, productId, variantId, facts: own, price: priceFrom(money(line.price, currency), compareAt) }];
  });
  const reduced = await reducedPrices({ sql: client }, shown, pieces);
  return new Map(
    pieces.flatMap(({ line, variantId }) => {
      const price = reduced.get(variantId);
      const shares = discounts.lines.find(({ lineId }) => lineId === line.id)?.shares ?? [];
      const taken = shares.reduce(
        (sum, { promotionId, amount }) => sum + (shown.promotions.some(({ id }) => id === promotionId) ? amount : 0),
        0,
      );
      const quantity = Math.min(line.quantity, line.available);
      return price && taken === (line.price - price.price.price.thousandths) * quantity
        ? [[line.id, price.price] as const]
        : [];
    }),
  );
}

/** The first variant of each gift that is in stock beyond what the cart itself has of it. */
async function readGifts(
  client: Sql,
  { gifts }: Discounts,
  { cart, shopper }: DiscountQuestion,
  now: Date,
): Promise<readonly Complimentary[]> {
  if (gifts.length === 0) return [];
  const lines = await readComplimentary(
    client,
    gifts.flatMap(({ variantIds }) => variantIds),
    viewerOf(shopper),
    now,
  );
  const taken = new Map<string, number>();
  for (const { variantId, quantity } of cart.lines) if (variantId !== null) taken.set(variantId, quantity);
  return gifts.flatMap(({ promotionId, variantIds }) => {
    const id = variantIds.find((one) => (lines.get(one)?.available ?? 0) > (taken.get(one) ?? 0));
    const line = id === undefined ? undefined : lines.get(id);
    if (id === undefined || !line) return [];
    taken.set(id, (taken.get(id) ?? 0) + 1);
    return [{ promotionId, line }];
  });
}

/** An account is one customer, even if its orders have several emails. An unpaid order of another cart counts as a use. */
async function readCustomer(
  client: Pick<Sql, "select">,
  { shopper: { accountId }, email: typed, cart }: DiscountQuestion,
  now: Date,
): Promise<Pick<PricedCustomer, "hasOrdered"> & { readonly customer: string | null }> {
  const email = accountId === null ? typed : await readEmail(client, accountId);
  if (email === null) return { customer: null, hasOrdered: null };
  const { id, state, placedAt, cartId, expiresAt } = orderTable;
  const isOwn = or(eq(orderTable.email, email), accountId === null ? undefined : eq(orderTable.accountId, accountId));
  const isPlaced = and(isNotNull(placedAt), ne(state, "cancelled"));
  const isBegun = and(eq(state, "awaiting-payment"), ne(cartId, cart.id), gt(expiresAt, now));
  const [order] = await client
    .select({ id })
    .from(orderTable)
    .where(and(isOwn, or(isPlaced, isBegun)))
    .limit(1);
  return { customer: customerKey(email), hasOrdered: order !== undefined };
}

async function readEmail(client: Pick<Sql, "select">, accountId: string): Promise<string | null> {
  const { email, id } = accountTable;
  const [account] = await client.select({ email }).from(accountTable).where(eq(id, accountId));
  return account?.email ?? null;
}
