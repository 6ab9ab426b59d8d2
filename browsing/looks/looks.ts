// The looks of the shop for a visitor, with the pieces that they can buy, and the look for a product.

import type { LanguageCode } from "#catalogue";
import { type ShownLook, shownLooks } from "#commerce/looks";
import { findProducts, type ProductWithVariants, type Viewer } from "#commerce/products";
import { availableOf } from "#commerce/stock";
import type { Browsing } from "../context.ts";
import { findCandidates } from "./candidates.ts";
import { completeLook } from "./complete.ts";
import { complementsOf, type Role, roleOf } from "./roles.ts";

export interface LookPiece {
  readonly product: ProductWithVariants;
  /** Stock by variant. */
  readonly available: ReadonlyMap<string, number>;
  /** Position in the picture, in per cent. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  readonly role: Role | undefined;
}

export interface FoundLook {
  /** Undefined for an outfit that the shop put together itself. */
  readonly look: ShownLook | undefined;
  /** In stock and visible to the visitor. */
  readonly pieces: readonly LookPiece[];
}

/** A look of the merchant. */
export interface MadeLook extends FoundLook {
  readonly look: ShownLook;
}

/** A look with fewer pieces is shown on no list and on no product's page. */
const FEWEST_PIECES = 2;

export interface LooksSource {
  readonly shop: Pick<Browsing["shop"], "database" | "taxonomy">;
  readonly visitor: Pick<Browsing["visitor"], "market">;
}

/** In order, of a department or of all; those with too few pieces are left out. */
export async function findLooks(
  source: LooksSource,
  viewer: Viewer,
  department?: string,
): Promise<readonly MadeLook[]> {
  const looks = await readLooks(source);
  const family = department === undefined ? undefined : source.shop.taxonomy.familyOf(department);
  const wanted = looks.filter((look) => !family || look.department === null || family.includes(look.department));
  const found = await withPieces(source, wanted, viewer);
  return found.filter(({ pieces }) => pieces.length >= FEWEST_PIECES);
}

/** With the pieces that are left, if any. */
export async function findLookBySlug(source: LooksSource, viewer: Viewer, slug: string): Promise<MadeLook | undefined> {
  const look = (await readLooks(source)).find((one) => one.slug === slug);
  return look && (await withPieces(source, [look], viewer))[0];
}

/** For each product the first of the merchant's looks with it and at least two other pieces, which are returned without it. */
export async function findMadeLooks(
  source: LooksSource,
  products: readonly Pick<ProductWithVariants, "id">[],
  viewer: Viewer,
): Promise<readonly (MadeLook | undefined)[]> {
  const ids = new Set(products.map(({ id }) => id));
  const looks = (await readLooks(source)).filter(({ pieces }) => pieces.some(({ product }) => ids.has(product)));
  const found = await withPieces(source, looks, viewer);
  return products.map(({ id }) =>
    found
      .filter(({ look }) => look.pieces.some(({ product }) => product === id))
      .map(({ look, pieces }) => ({ look, pieces: pieces.filter(({ product }) => product.id !== id) }))
      .find(({ pieces }) => pieces.length >= FEWEST_PIECES),
  );
}

/** Ends a search that takes too long, by throwing. */
export type Patience = <Found>(search: Promise<Found>) => Promise<Found>;

/** An outfit of the shop's own around each product; undefined if fewer than two pieces fit. */
export async function composeLooks(
  browsing: Browsing,
  products: readonly ProductWithVariants[],
  viewer: Viewer,
  inTime: Patience = (search) => search,
): Promise<readonly (FoundLook | undefined)[]> {
  const chosen = await inTime(Promise.all(products.map((product) => chooseAround(browsing, product, viewer))));
  const wanted = chosen.flatMap((ids) => ids.map((product) => ({ product })));
  const byId = new Map((await piecesOf(browsing, wanted, viewer)).map((piece) => [piece.product.id, piece]));
  return chosen.map((ids) => {
    const pieces = ids.flatMap((id) => byId.get(id) ?? []);
    return pieces.length < FEWEST_PIECES ? undefined : { look: undefined, pieces };
  });
}

/** Ids of the pieces that complete a product. */
async function chooseAround(
  browsing: Browsing,
  product: ProductWithVariants,
  viewer: Viewer,
): Promise<readonly string[]> {
  const role = roleOf(browsing.shop.taxonomy, product.productType);
  // Without a department, nothing says for whom the outfit is.
  if (role === undefined || product.departments.length === 0) return [];
  const roles = complementsOf(role);
  const candidates = await findCandidates(browsing, product, viewer, roles);
  const { id, colours, tags } = product;
  const around = { id, role, colours, tags, price: priceOf(product, viewer) };
  return completeLook(around, candidates, roles).map((one) => one.id);
}

/** The look for each product: the merchant's, or else a composed one. Takes as many statements as for one product. */
export async function completeLooks(
  browsing: Browsing,
  products: readonly ProductWithVariants[],
  viewer: Viewer,
): Promise<readonly (FoundLook | undefined)[]> {
  const made = await findMadeLooks(browsing, products, viewer);
  const others = products.filter((_, at) => !made[at]);
  const composed = await composeLooks(browsing, others, viewer);
  const byProduct = new Map(others.map((product, at) => [product, composed[at]]));
  return products.map((product, at) => made[at] ?? byProduct.get(product));
}

/** In units, as in the index. */
const priceOf = ({ prices }: ProductWithVariants, { priceList }: Viewer): number | undefined => {
  const thousandths = prices[priceList];
  return thousandths === undefined ? undefined : thousandths / (priceList === "cn_cny" ? 1 : 1000);
};

const readLooks = ({ shop, visitor }: LooksSource): Promise<readonly ShownLook[]> =>
  shownLooks(shop.database, { market: visitor.market.code, now: Date.now() });

/** Two statements for all of them. */
async function withPieces(
  source: LooksSource,
  looks: readonly ShownLook[],
  viewer: Viewer,
): Promise<readonly MadeLook[]> {
  const pieces = await piecesOf(
    source,
    looks.flatMap((look) => look.pieces),
    viewer,
  );
  const byId = new Map(pieces.map((piece) => [piece.product.id, piece]));
  return looks.map((look) => ({
    look,
    pieces: look.pieces.flatMap(({ product, x, y }) => {
      const found = byId.get(product);
      return found ? [{ ...found, spot: x === undefined || y === undefined ? null : { x, y } }] : [];
    }),
  }));
}

/** Each product once; those that are sold out or hidden are left out. */
async function piecesOf(
  { shop }: LooksSource,
  wanted: readonly { readonly product: string }[],
  viewer: Viewer,
): Promise<readonly LookPiece[]> {
  const ids = [...new Set(wanted.map(({ product }) => product))];
  if (ids.length === 0) return [];
  const named = await findProducts(shop.database, viewer, ids);
  // A handle may be another product's id.
  const products = ids.flatMap((id) => [...named.values()].find((product) => product.id === id) ?? []);
  const available = await availableOf(
    shop.database.sql,
    products.flatMap(({ variants }) => variants.map(({ id }) => id)),
  );
  return products
    .filter(({ variants }) => variants.some(({ id }) => (available.get(id) ?? 0) > 0))
    .map((product) => ({ product, available, spot: null, role: roleOf(shop.taxonomy, product.productType) }));
}

/** A text in the visitor's language, or in English. */
export const textIn = (texts: Readonly<Partial<Record<LanguageCode, string>>>, language: LanguageCode): string =>
  texts[language] ?? texts.en ?? "";
