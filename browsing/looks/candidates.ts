// Candidates for an outfit from the search index: for each role a few products that the visitor may buy.

import { colourHarmony, COLOURS, isSeasonName } from "#catalogue";
import type { ProductWithVariants, Viewer } from "#commerce/products";
import { all, type Boost, is, not, readHits, type SearchQuery, within } from "#search/query";
import { priceAttribute, viewerFilters } from "#search/visibility";
import type { Browsing } from "../context.ts";
import { ruleContextsOf } from "../rule-contexts.ts";
import type { Candidate } from "./complete.ts";
import { type Role, typesWith } from "./roles.ts";

const FOR_EACH_ROLE = 8;
/** Colours that the search prefers fit at least so well. */
const FITTING = 0.8;

export async function findCandidates(
  { shop, visitor }: Browsing,
  product: ProductWithVariants,
  viewer: Viewer,
  roles: readonly Role[],
): Promise<readonly Candidate[]> {
  const { name: price } = priceAttribute(viewer.priceList);
  const shared = sharedQuery(product, viewer);
  const ruleContexts = ruleContextsOf(visitor, { kinds: ["product"], department: product.departments[0] });
  const found = await Promise.all(
    roles.map(async (role): Promise<readonly Candidate[]> => {
      const types = typesWith(shop.taxonomy, role);
      if (types.length === 0) return [];
      const filter = all(shared.filter, is("product_type", ...types));
      const answer = await shop.search.search({ ...shared, filter, ruleContexts });
      if (answer.kind === "refused") throw new Error(`The index refused a query for an outfit: ${answer.message}`);
      return readHits(answer.hits).map((fields) => ({
        id: String(fields["product_id"]),
        role,
        colours: textsIn(fields["color"]),
        tags: textsIn(fields["tags"]),
        price: Number(fields[price]) || undefined,
      }));
    }),
  );
  return found.flat();
}

type SharedQuery = SearchQuery & { readonly filter: NonNullable<SearchQuery["filter"]> };

function sharedQuery({ id, departments, colours, tags, prices }: ProductWithVariants, viewer: Viewer): SharedQuery {
  const { name, unit } = priceAttribute(viewer.priceList);
  const thousandths = prices[viewer.priceList];
  const fitting = COLOURS.filter(({ value }) => colourHarmony([value], colours) >= FITTING).map(({ value }) => value);
  const seasons = tags.filter(isSeasonName);
  const boosts: readonly Boost[] = [
    ...(fitting.length > 0 ? [{ filter: is("color", ...fitting), weight: 4 }] : []),
    ...(seasons.length > 0 ? [{ filter: is("tags", ...seasons), weight: 2 }] : []),
    ...(thousandths === undefined ? [] : [{ filter: near(name, (thousandths * unit) / 1000), weight: 2 }]),
  ];
  return {
    filter: all(
      ...viewerFilters(viewer),
      not(is("product_id", id)),
      ...(departments.length > 0 ? [is("department", ...departments)] : []),
      within("inventory_quantity", { above: 0 }),
    ),
    boosts,
    limit: FOR_EACH_ROLE,
    fields: ["product_id", "color", "tags", name],
  };
}

const near = (attribute: string, price: number) => within(attribute, { atLeast: price / 2, atMost: price * 2 });

const textsIn = (value: unknown): readonly string[] => {
  const texts = Array.isArray(value) ? value.map(String) : typeof value === "string" ? value.split("\t") : [];
  return texts.filter((text) => text !== "");
};
