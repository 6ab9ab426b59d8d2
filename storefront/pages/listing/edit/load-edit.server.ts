// Composes the edit of a department from the merchant's section and the catalogue. Each part is left out if there is too little for it,
// and no piece is shown twice on the page, except on tiles of a department whose listing has all its pieces.

import { collectionSlug, type Department, type Taxonomy } from "#catalogue";
import { pageSections } from "#commerce/content";
import {
  lowestShown,
  readDesigners,
  ruleContextsOf,
  search,
  translateContent,
  viewerFor,
  type ResolvedPage,
} from "#browsing";
import { FACET_LIMIT, NEW_FOR_DAYS } from "#search/constants";
import type { ProductHit } from "#search/product-hit";
import { all, type FacetCount, type Filter, is, readHit, type SearchQuery, within } from "#search/query";
import { priceAttribute, viewerFilters } from "#search/visibility";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { translateCards } from "#storefront/visitor/cards.server.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { cardFields, readProducts } from "../cards.server.ts";
import type { ListingData, ListingHead } from "../listing-data.ts";
import { APPEND, REFINE } from "../paging.ts";
import { renderEdit } from "./render-edit.tsx";
import type { DepartmentEdit, EditArrivals, EditDesigner, EditStory, EditTile, RenderedEdit } from "./edit-data.ts";

type Listing = Pick<ListingData, "state" | "address" | "path" | "products">;

/** Only on the first page of a whole department, as it opens. */
export function hasEdit({ url }: LoaderArgs, { parts, defaults }: ResolvedPage, listing: Listing): boolean {
  const [part] = parts;
  const collection = parts.length === 1 ? part?.collection : undefined;
  return (
    collection !== undefined &&
    collection.slug === collectionSlug({ department: collection.department }) &&
    defaults.department !== undefined &&
    listing.address === listing.path &&
    listing.state.page === 1 &&
    listing.products.length > 0 &&
    !url.searchParams.has(APPEND) &&
    !url.searchParams.has(REFINE)
  );
}

export async function loadEdit(
  args: LoaderArgs,
  page: ResolvedPage,
  listing: Listing & Pick<ListingHead, "title">,
): Promise<RenderedEdit | undefined> {
  const edit = await composeEdit(args, page, listing);
  return (
    edit && {
      hasStory: edit.story !== undefined,
      part: { elementId: "edit", html: renderEdit(args, edit, listing.title) },
    }
  );
}

/**
 * From the catalogue, after the merchant's story if there is one. Undefined if a small department has neither, or if the index fails:
 * the listing is the page.
 */
async function composeEdit(
  args: LoaderArgs,
  page: ResolvedPage,
  listing: Listing,
): Promise<DepartmentEdit | undefined> {
  const department = args.shop.taxonomy.department(page.defaults.department);
  if (department === undefined) return undefined;
  try {
    const [story, goods] = await Promise.all([
      storyOf(args, department).catch((error: unknown) => {
        args.onError(error);
        return undefined;
      }),
      goodsOf(args, page, department, listing),
    ]);
    const hasGoods = goods.tiles.length > 0 || goods.arrivals !== undefined || goods.designers.length > 0;
    return story || hasGoods ? { ...(story && { story }), ...goods } : undefined;
  } catch (error) {
    args.onError(new Error(`The edit of ${department.id} cannot be composed.`, { cause: error }));
    return undefined;
  }
}

const MOST_PICTURES = 3;

/** The merchant's section whose link is the department's page. */
async function storyOf(args: LoaderArgs, { handle }: Department): Promise<EditStory | undefined> {
  const { shop, visitor } = args;
  const sections = await pageSections(shop.database, shop.id, {
    place: "department",
    language: visitor.language,
    country: visitor.market.country,
    platform: visitor.isMobile ? "mobile" : "desktop",
  });
  const section = sections.find(({ link }) => link === `/collections/${handle}`);
  if (!section?.title) return undefined;
  const { title, items } = section;
  const link = linkFor(visitor);
  const way = items.find(({ text, url, image }) => text && url && !image);
  const text = items.find(({ text: own, url }) => own && !url)?.text;
  return translateContent(args, (translate) => ({
    title: translate(title),
    ...(text && { text: translate(text) }),
    ...(way?.url && { link: { name: translate(way.text ?? ""), href: link(way.url) } }),
    pictures: items
      .flatMap(({ image, mobileImage, productName = "" }) => {
        const address = (visitor.isMobile && mobileImage) || image;
        return address ? [{ address, alt: translate(productName) }] : [];
      })
      .slice(0, MOST_PICTURES),
  }));
}

/** Merchandised products among which pictures are chosen. */
const CANDIDATES = 96;
const DAY = 86_400_000;

async function goodsOf(
  args: LoaderArgs,
  { kinds }: ResolvedPage,
  department: Department,
  listing: Listing,
): Promise<Omit<DepartmentEdit, "story">> {
  const { shop, visitor } = args;
  const { priceList } = visitor.market;
  const viewer = await viewerFor(args);
  const ruleContexts = ruleContextsOf(visitor, { kinds, department: department.id });
  const inDepartment = (...more: readonly Filter[]) =>
    all(...viewerFilters(viewer), is("department", ...shop.taxonomy.wearerValues(department.id)), ...more);
  const find = (query: SearchQuery) =>
    search(args, { fields: [...cardFields(priceList, visitor.language), "product_type"], ruleContexts, ...query });
  const facets = ["product_type", "vendor"].map((attribute) => ({ attribute, limit: FACET_LIMIT }));
  const [found, newest] = await Promise.all([
    find({ filter: inDepartment(), limit: CANDIDATES, facets }),
    find({
      filter: inDepartment(),
      sort: { attribute: "published_at", direction: "descending" },
      limit: 1,
      fields: ["published_at"],
    }),
  ]);
  const [last] = newest.hits;
  const since = last ? Date.parse(String(readHit(last)["published_at"])) - NEW_FOR_DAYS * DAY : Number.NaN;
  const isDated = !Number.isNaN(since);
  const recent = isDated
    ? await find({ filter: inDepartment(within("published_at", { atLeast: since })), limit: CANDIDATES })
    : undefined;
  const pieces = piecesOf(readProducts(found.hits, visitor.market), listing);
  const counts = (attribute: string) => found.facets.find((facet) => facet.attribute === attribute)?.values ?? [];
  const tiles = tilesOf(args, department, counts("product_type"), pieces);
  const arrivals =
    recent && arrivalsOf(args, department, recent.total, readProducts(recent.hits, visitor.market), pieces);
  const lowest = await lowestShown(shop, visitor.market, arrivals?.products.map(({ id }) => id) ?? []);
  const designers = await designersOf(args, counts("vendor"), pieces, (vendor) =>
    find({
      filter: inDepartment(is("vendor", vendor)),
      sort: { attribute: priceAttribute(priceList).name, direction: "ascending" },
      limit: 1,
    }),
  );
  return translateContent(args, (translate) => ({
    tiles: tiles.map((tile) => ({ ...tile, name: translate(tile.name) })),
    ...(arrivals && {
      arrivals: {
        ...arrivals,
        products: translateCards(
          arrivals.products.map((card) => ({ ...card, price: lowest(card.id) ?? card.price })),
          translate,
        ),
      },
    }),
    designers: designers.map((one) => ({ ...one, name: translate.vendor(one.name) })),
  }));
}

interface Pieces {
  /** Takes a product that the page does not show yet. */
  readonly take: (fits: (hit: ProductHit) => boolean, among?: readonly ProductHit[]) => ProductHit | undefined;
  /** Takes one that the edit does not show yet, the last of the listing if it has them all. */
  readonly takeAny: (fits: (hit: ProductHit) => boolean) => ProductHit | undefined;
}

function piecesOf(hits: readonly ProductHit[], { products }: Listing): Pieces {
  const listed = new Set(products.map(({ id }) => id));
  const taken = new Set<string>();
  const pick = (among: readonly ProductHit[], fits: (hit: ProductHit) => boolean) => {
    const hit = among.find((one) => one.largeImage !== "" && !taken.has(one.product_id) && fits(one));
    if (hit) taken.add(hit.product_id);
    return hit;
  };
  const take: Pieces["take"] = (fits, among = hits) => pick(among, (hit) => !listed.has(hit.product_id) && fits(hit));
  return { take, takeAny: (fits) => take(fits) ?? pick(hits.toReversed(), fits) };
}

const MOST_TILES = 6;
const FEWEST_TILES = 3;

/** The largest types of the largest category, and the other categories. */
function tilesOf(
  { shop: { taxonomy }, visitor }: LoaderArgs,
  department: Department,
  counts: readonly FacetCount[],
  pieces: Pieces,
): readonly EditTile[] {
  const link = linkFor(visitor);
  const groups = categoriesOf(taxonomy, department, counts);
  const [first, ...others] = groups;
  const further = others.slice(0, MOST_TILES - 1);
  const types = (first?.types ?? []).slice(0, MOST_TILES - further.length);
  const tile = (
    goods: { readonly name: string; readonly handle: string },
    count: number,
    values: readonly string[],
  ) => {
    const hit = pieces.takeAny(({ product_type: type }) => values.includes(type));
    const href = link(`/collections/${collectionSlug({ department: department.handle, goods: goods.handle })}`);
    return hit ? [{ name: goods.name, href, count, picture: hit.largeImage }] : [];
  };
  const tiles = [
    ...types.flatMap(({ type, count }) => tile(type, count, [type.value])),
    ...further.flatMap(({ category, count, types: own }) =>
      tile(
        category,
        count,
        own.map(({ type }) => type.value),
      ),
    ),
  ];
  return tiles.length < FEWEST_TILES ? [] : tiles;
}

/** Categories with their types, both by number of products. */
function categoriesOf(taxonomy: Taxonomy, { id }: Department, counts: readonly FacetCount[]) {
  const types = counts.flatMap(({ value, count }) => {
    const type = taxonomy.typeNamed(value);
    const category = type && taxonomy.category(taxonomy.categoryOf(type, id));
    return type && category ? [{ type, category, count }] : [];
  });
  return [...Map.groupBy(types, ({ category }) => category)]
    .map(([category, own]) => ({
      category,
      types: own.toSorted((one, other) => other.count - one.count),
      count: own.reduce((sum, one) => sum + one.count, 0),
    }))
    .toSorted((one, other) => other.count - one.count);
}

/** A row; fewer are left out. */
const ARRIVALS = 4;

/** The best of the new pieces, one of each type. */
function arrivalsOf(
  { visitor }: LoaderArgs,
  { handle }: Department,
  total: number,
  hits: readonly ProductHit[],
  pieces: Pieces,
): EditArrivals | undefined {
  const types = new Set<string>();
  const chosen: ProductHit[] = [];
  while (chosen.length < ARRIVALS) {
    const hit = pieces.take(({ product_type: type }) => !types.has(type), hits);
    if (!hit) break;
    types.add(hit.product_type);
    chosen.push(hit);
  }
  if (chosen.length < ARRIVALS) return undefined;
  const link = linkFor(visitor);
  return {
    href: link(`/collections/${collectionSlug({ department: handle, offer: "new-arrivals" })}`),
    total,
    products: chosen.map(({ product_id: id, handle: own, vendor, title, largeImage: picture, price }) => ({
      id,
      href: link(`/products/${own}`),
      vendor,
      title,
      picture,
      price,
    })),
  };
}

const SHOWN_DESIGNERS = 2;
/** A shop of fewer designers needs no introduction of two. */
const FEWEST_DESIGNERS = 4;

async function designersOf(
  args: LoaderArgs,
  counts: readonly FacetCount[],
  pieces: Pieces,
  cheapestOf: (vendor: string) => ReturnType<typeof search>,
): Promise<readonly EditDesigner[]> {
  if (counts.length < FEWEST_DESIGNERS) return [];
  const { handleOf } = await readDesigners(args);
  const link = linkFor(args.visitor);
  const shown: Pick<EditDesigner, "name" | "count" | "picture">[] = [];
  for (const { value, count } of counts) {
    if (shown.length === SHOWN_DESIGNERS) break;
    const hit = pieces.take(({ vendor }) => vendor === value);
    if (hit) shown.push({ name: value, count, picture: hit.largeImage });
  }
  const priced = await Promise.all(
    shown.map(async (one) => {
      const [cheapest] = readProducts((await cheapestOf(one.name)).hits, args.visitor.market);
      return cheapest ? [{ ...one, href: link(`/collections/${handleOf(one.name)}`), from: cheapest.price.price }] : [];
    }),
  );
  const designers = priced.flat();
  return designers.length < SHOWN_DESIGNERS ? [] : designers;
}
