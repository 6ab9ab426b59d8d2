// Reads a cart with current prices and stock, in one statement for any number of lines.

import { and, asc, desc, eq, gt, inArray, or, sql, type SQL } from "drizzle-orm";
import { currencyOfList, type GiftOrder, type VariantOption } from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import { listProducts, productTable, variantTable, visibleTo, type Viewer } from "#commerce/products";
import { availableNow } from "#commerce/stock";
import { MAX_QUANTITY, type Cart, type CartKey, type CartLine } from "./cart.ts";
import { whereOwned } from "./carts.ts";
import { draftCartOf, type DraftCart } from "./draft.ts";
import { compareAtNow, priceNow } from "./offers.ts";
import { changeOf } from "./rules.ts";
import { cartLineTable, cartTable } from "./tables.ts";

/** Undefined if the key matches no cart. */
export function findCart(
  database: Database,
  key: CartKey,
  viewer: Viewer,
  now = new Date(),
): Promise<Cart | undefined> {
  const draft = draftCartOf(database);
  return draft ? readDraft(database, draft, viewer, now) : readWhere(database.sql, whereOwned(key), viewer, now);
}

/** Reads a cart whose owner was already checked, for example in the transaction that locked it. */
export const readCart = (
  client: Pick<Sql, "select">,
  cartId: string,
  viewer: Viewer,
  now = new Date(),
): Promise<Cart | undefined> => readWhere(client, eq(cartTable.id, cartId), viewer, now);

async function readWhere(
  client: Pick<Sql, "select">,
  where: SQL | undefined,
  viewer: Viewer,
  now: Date,
): Promise<Cart | undefined> {
  if (where === undefined) return undefined;
  const rows = await client
    .select({
      cartId: cartTable.id,
      giftOptions: cartTable.giftOptions,
      codes: cartTable.codes,
      line: cartLineTable,
      product: PRODUCT,
      variant: VARIANT,
      available: availableNow(now, sql`cart.id`),
      price: priceNow(viewer),
      compareAtPrice: compareAtNow(viewer),
    })
    .from(cartTable)
    .leftJoin(cartLineTable, and(eq(cartLineTable.cartId, cartTable.id), gt(cartLineTable.quantity, 0)))
    .leftJoin(productTable, and(eq(productTable.id, cartLineTable.productId), ...visibleTo(viewer)))
    .leftJoin(
      variantTable,
      and(
        eq(variantTable.generation, productTable.generation),
        eq(variantTable.id, cartLineTable.variantId),
        eq(variantTable.productId, productTable.id),
      ),
    )
    .where(where)
    .orderBy(desc(cartLineTable.ordinal));
  const [first] = rows;
  if (!first) return undefined;
  const lines = rows.flatMap((row) => (row.line ? [toLine({ ...row, line: row.line }, viewer)] : []));
  return cartOf(lines, viewer, { id: first.cartId, giftOptions: first.giftOptions, codes: first.codes });
}

const cartOf = (
  lines: readonly CartLine[],
  { priceList }: Viewer,
  { id, giftOptions, codes }: Pick<Cart, "id" | "giftOptions" | "codes">,
): Cart => ({
  id,
  lines,
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: lines.reduce((sum, { total }) => sum + total, 0),
  currency: currencyOfList(priceList),
  priceList,
  hasChanges: lines.some(({ change }) => change !== null),
  giftOptions: lines.length > 0 ? giftOptions : null,
  codes,
});

/** No stored cart has it. */
const DRAFT_ID = "00000000-0000-0000-0000-000000000000";

/** Products among which the first in stock is found. */
const FIRST_PRODUCTS = 48;

async function readDraft(
  database: Database,
  { item, quantity, onMissing }: DraftCart,
  viewer: Viewer,
  now: Date,
): Promise<Cart> {
  const first = { sort: "merchandised", limit: FIRST_PRODUCTS } as const;
  const among = item === "" ? (await listProducts(database, viewer, first)).map(({ id }) => id) : [];
  const [row] = await selectVariants(database.sql, viewer, now)
    .where(
      and(
        gt(availableNow(now), 0),
        sql`${priceNow(viewer)} is not null`,
        item === ""
          ? inArray(productTable.id, among)
          : or(
              eq(variantTable.id, item),
              eq(variantTable.sku, item),
              eq(productTable.handle, item),
              eq(productTable.id, item),
            ),
      ),
    )
    .orderBy(asc(productTable.position), asc(productTable.id), asc(variantTable.ordinal))
    .limit(1);
  if (!row) onMissing();
  const { variantId, productId } = row ?? {};
  const line = { ...NEW_LINE, id: DRAFT_ID, productId: productId ?? null, variantId: variantId ?? null, quantity };
  const lines = row ? [toLine({ ...row, line }, viewer)] : [];
  return cartOf(lines, viewer, { id: DRAFT_ID, giftOptions: null, codes: [] });
}

/** Columns of a line's product and variant. */
const PRODUCT = {
  handle: productTable.handle,
  vendor: productTable.vendor,
  title: productTable.title,
  image: productTable.largeImage,
  productType: productTable.productType,
  departments: productTable.departments,
};
const VARIANT = {
  size: variantTable.size,
  options: variantTable.options,
  colour: variantTable.colour,
  designerColour: variantTable.designerColour,
  sku: variantTable.sku,
};

/** Variants in stock that the viewer may see, as lines of one piece without a price, for gifts of promotions. By variant. */
export async function readComplimentary(
  client: Pick<Sql, "select">,
  variantIds: readonly string[],
  viewer: Viewer,
  now: Date,
): Promise<ReadonlyMap<string, CartLine>> {
  const rows = await selectVariants(client, viewer, now).where(
    sql`${variantTable.id} = any(${sql.param([...variantIds])}::text[])`,
  );
  return new Map(
    rows
      .filter(({ available }) => available > 0)
      .map(({ variantId, productId, ...row }) => [
        variantId,
        toLine(
          { ...row, line: { ...NEW_LINE, id: variantId, productId, variantId }, price: 0, compareAtPrice: null },
          viewer,
        ),
      ]),
  );
}

const NEW_LINE = { gift: null, quantity: 1, seenPrice: null, seenPriceList: null };

/** Variants that the viewer may see. */
const selectVariants = (client: Pick<Sql, "select">, viewer: Viewer, now: Date) =>
  client
    .select({
      variantId: variantTable.id,
      productId: productTable.id,
      product: PRODUCT,
      variant: VARIANT,
      available: availableNow(now),
      price: priceNow(viewer),
      compareAtPrice: compareAtNow(viewer),
    })
    .from(variantTable)
    .innerJoin(
      productTable,
      and(
        eq(productTable.generation, variantTable.generation),
        eq(productTable.id, variantTable.productId),
        ...visibleTo(viewer),
      ),
    );

interface Row {
  readonly line: Pick<
    typeof cartLineTable.$inferSelect,
    "id" | "productId" | "variantId" | "gift" | "quantity" | "seenPrice" | "seenPriceList"
  >;
  readonly product: {
    readonly handle: string;
    readonly vendor: string;
    readonly title: string;
    readonly image: string;
    readonly productType: string;
    readonly departments: readonly string[];
  } | null;
  readonly variant: {
    readonly size: string;
    readonly options: readonly VariantOption[] | null;
    readonly colour: string;
    readonly designerColour: string;
    readonly sku: string;
  } | null;
  readonly available: number | null;
  readonly price: number | null;
  readonly compareAtPrice: number | null;
}

function toLine(row: Row, { priceList, hasPriorPrices = false }: Viewer): CartLine {
  const { line, product, variant } = row;
  const { id, productId, variantId, gift, quantity } = line;
  const offer = offerOf(row, priceList);
  const { price, available } = offer ?? { price: 0, available: 0 };
  const isKnown = offer !== undefined && product !== null && variant !== null;
  return {
    id,
    productId,
    variantId,
    handle: isKnown ? product.handle : null,
    vendor: isKnown ? product.vendor : "",
    title: gift ? "Gift card" : isKnown ? product.title : "",
    colour: isKnown ? colourOf(variant) : "",
    size: isKnown ? variant.size : "",
    options: (isKnown && variant.options) || [],
    sku: isKnown ? variant.sku : "",
    image: isKnown ? product.image : "",
    quantity,
    available,
    price,
    compareAtPrice: row.compareAtPrice !== null && row.compareAtPrice > price && offer ? row.compareAtPrice : null,
    isPrior: hasPriorPrices,
    total: price * Math.min(quantity, available),
    gift,
    goods: isKnown ? { productType: product.productType, departments: product.departments } : null,
    change: changeOf(line, offer, priceList),
  };
}

/** The family of a colour adds nothing to a metal or a stone, and "multi" may mean that the colour is not known. */
const colourOf = ({ designerColour, options, colour }: NonNullable<Row["variant"]>): string =>
  designerColour || (options || colour === "multi" ? "" : colour);

/** A gift card costs its amount, and is offered only in its own price list. */
function offerOf(
  { line, variant, price, available }: Row,
  priceList: string,
): { readonly price: number; readonly available: number } | undefined {
  const gift: GiftOrder | null = line.gift;
  if (gift) return gift.priceList === priceList ? { price: gift.amount, available: MAX_QUANTITY } : undefined;
  return variant === null || price === null ? undefined : { price, available: available ?? 0 };
}
