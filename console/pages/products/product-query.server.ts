// The filters of the list of products, from its address, as a query of the search engine. Hidden products are in the index too.

import { isStorable, type Taxonomy } from "#catalogue";
import { idsNamed, newestIds } from "#commerce/products";
import { numberIn } from "#search/product-numbers";
import { all, is, within, type Filter, type SearchQuery, type SearchResult } from "#search/query";
import type { Shop } from "#storefront/framework/context.ts";

export const PRODUCT_VIEWS = ["all", "on-sale", "scheduled", "hidden", "vip"] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];
/** About sizes of a product: one of them is sold out, or nearly. */
export const STOCK_FILTERS = ["low", "out"] as const;

export interface ProductFilters {
  readonly view: ProductView;
  readonly text: string;
  readonly department: string;
  readonly category: string;
  readonly type: string;
  readonly vendor: string;
  readonly stock: "" | (typeof STOCK_FILTERS)[number];
}

/** Pieces of a size that are few. */
const FEW = 3;
const LONGEST = 200;

export function filtersOf(address: URLSearchParams): ProductFilters {
  const read = (name: string): string => {
    const text = address.get(name)?.trim().slice(0, LONGEST) ?? "";
    return isStorable(text) ? text : "";
  };
  return {
    view: PRODUCT_VIEWS.find((view) => view === read("view")) ?? "all",
    text: read("q"),
    department: read("department"),
    category: read("category"),
    type: read("type"),
    vendor: read("vendor"),
    stock: STOCK_FILTERS.find((stock) => stock === read("stock")) ?? "",
  };
}

export function queryOf(filters: ProductFilters, taxonomy: Taxonomy): SearchQuery {
  const { view, text, department, category, type, vendor, stock } = filters;
  const types = category
    ? taxonomy.types.filter((one) => one.category === category).map(({ value }) => value)
    : undefined;
  const parts: readonly (Filter | false)[] = [
    view === "on-sale" && is("visibility", "YES"),
    view === "scheduled" && is("visibility", "HELD"),
    view === "hidden" && is("visibility", "NO"),
    view === "vip" && within("viplevel", { above: 0 }),
    department !== "" && is("department", department),
    types !== undefined && is("product_type", ...types),
    type !== "" && is("product_type", type),
    vendor !== "" && is("vendor", vendor),
    stock === "low" && within("inventory_quantity", { atLeast: 1, atMost: FEW }),
    stock === "out" && within("inventory_quantity", { atMost: 0 }),
  ];
  return {
    filter: all(...parts.filter((part) => part !== false)),
    ...(text === "" ? { sort: { attribute: "updated_at", direction: "descending" } as const } : { text }),
    fields: ["product_id"],
  };
}

export interface FoundIds {
  readonly ids: readonly string[];
  readonly total: number;
  /** Designers of the found products. */
  readonly vendors: readonly string[];
  /** True if the search did not answer, and these are simply the newest products. */
  readonly isDown: boolean;
}

const MOST_VENDORS = 300;

/** A word that looks like a SKU is searched for as one if the words find nothing. Undefined if the search does not answer. */
async function search(reader: Shop["search"], query: SearchQuery): Promise<SearchResult | undefined> {
  const ask = (asked: SearchQuery) =>
    reader.search(asked).then(
      (found) => (found.kind === "found" ? found : undefined),
      () => undefined,
    );
  const found = await ask(query);
  const number = found?.total === 0 ? numberIn(query.text ?? "") : undefined;
  return number === undefined ? found : ask({ ...query, text: number });
}

/** A page of products. A handle or an id finds its product first. */
export async function findIds(
  shop: Pick<Shop, "database" | "search" | "taxonomy">,
  filters: ProductFilters,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<FoundIds> {
  const query = queryOf(filters, shop.taxonomy);
  const facets = [{ attribute: "vendor", limit: MOST_VENDORS, sort: "value" }] as const;
  const [named, found] = await Promise.all([
    filters.text === "" ? [] : idsNamed(shop.database, filters.text),
    search(shop.search, { ...query, facets, offset, limit }),
  ]);
  if (found === undefined) {
    const ids = named.length > 0 ? named : await newestIds(shop.database, { offset, limit });
    return { ids, total: offset + ids.length, vendors: [], isDown: true };
  }
  const ids = found.hits.map(({ id }) => id);
  const first = offset === 0 ? named.filter((id) => !ids.includes(id)) : [];
  return {
    ids: [...first, ...ids],
    total: found.total + first.length,
    vendors: found.facets[0]?.values.map(({ value }) => value) ?? [],
    isDown: false,
  };
}

/** More at once would keep the request waiting for minutes. */
export const MOST_IN_BULK = 2_000;
/** Exports of a filtered list end here, at the engine's deepest hit. */
const MOST_IDS = 100_000;
const IDS_A_PAGE = 1_000;

export const isFiltered = (filters: ProductFilters): boolean =>
  Object.entries(filters).some(([name, value]) => value !== "" && !(name === "view" && value === "all"));

/** Ids of all products that the filters find. */
export async function allIds(
  shop: Pick<Shop, "database" | "search" | "taxonomy">,
  filters: ProductFilters,
): Promise<{ readonly ids: readonly string[]; readonly isDown: boolean }> {
  const ids = new Set<string>();
  for (let offset = 0; offset < MOST_IDS; offset += IDS_A_PAGE) {
    const page = await findIds(shop, filters, { offset, limit: IDS_A_PAGE });
    if (page.isDown) return { ids: [], isDown: true };
    for (const id of page.ids) ids.add(id);
    if (offset + IDS_A_PAGE >= page.total) break;
  }
  return { ids: [...ids], isDown: false };
}
