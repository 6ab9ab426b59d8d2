// Cards of a section of the home page: a varied row of the listing that it links to. They come from the index: home is rendered again
// after every change of a product, and the database is then busy with the changes.

import { resolveCollection, toHandle } from "#catalogue";
import { findTag, type PageSection } from "#commerce/content";
import type { Viewer } from "#commerce/products";
import { newestOf, promotionPrices, search } from "#browsing";
import { publishedSince, reducedIn } from "#search/listing-filter";
import { all, any, type Filter, is } from "#search/query";
import { viewerFilters } from "#search/visibility";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { cardFields, cardsOfHits, readProducts } from "#storefront/pages/listing/cards.server.ts";
import type { HomeSection } from "./sections.ts";
import { pickVaried } from "./variety.ts";

/** Products of new arrivals; a sale shows one row, a designer a pair. */
const SHOWN_PRODUCTS = 12;
const SHOWN_REDUCED = 4;
const SHOWN_OF_DESIGNER = 2;
/** Products among which a row is chosen. */
const CANDIDATES = 6 * SHOWN_PRODUCTS;

interface Wanted {
  readonly filters: readonly Filter[];
  readonly count: number;
}

type Section = Pick<PageSection, "type" | "link">;

/** None for a section without products. */
export async function sectionProducts(
  args: LoaderArgs,
  viewer: Viewer,
  section: Section,
): Promise<HomeSection["products"]> {
  const { shop, visitor } = args;
  const wanted = await wantedIn(args, viewer, section);
  if (wanted === undefined) return [];
  const version = shop.search.versions?.now();
  const { hits } = await search(args, {
    filter: all(...viewerFilters(viewer), ...wanted.filters),
    sort: { attribute: "position", direction: "ascending" },
    limit: CANDIDATES,
    fields: [...cardFields(visitor.market.priceList, visitor.language), "product_type"],
  });
  const candidates = hits.flatMap((hit) => readProducts([hit], visitor.market).map((product) => ({ hit, product })));
  const picked = pickVaried(candidates, ({ product }) => product.product_type, wanted.count);
  const promotions = await promotionPrices(shop, visitor.market);
  return cardsOfHits(
    picked.map(({ hit }) => hit),
    { search: shop.search, promotions, version, visitor, newSeason: undefined },
  );
}

async function wantedIn(args: LoaderArgs, viewer: Viewer, { type, link }: Section): Promise<Wanted | undefined> {
  const { shop, onError } = args;
  if (type === "new-arrivals")
    return { filters: [publishedSince(await newestOf(args, viewer))], count: SHOWN_PRODUCTS };
  const handle = /^\/collections\/([\w-]+)$/.exec(link ?? "")?.[1];
  if (type === "sale") {
    const department = handle === undefined ? undefined : resolveCollection(shop.taxonomy, handle)?.department;
    const ofDepartment = department ? [is("department", ...shop.taxonomy.wearerValues(department))] : [];
    return { filters: [reducedIn(viewer), ...ofDepartment], count: SHOWN_REDUCED };
  }
  if (type !== "designer" || handle === undefined) return undefined;
  // The slug of a designer's tag need not be the handle of the name.
  const tag = await findTag(shop.database, shop.id, handle).catch(onError);
  const name = tag?.name ?? handle;
  const ofDesigner = any(is("vendor", name), is("vendor_handle", toHandle(name)));
  return { filters: [ofDesigner], count: SHOWN_OF_DESIGNER };
}
