// Realistic listing queries by seed: 40 % category pages, 40 % refined ones and 20 % texts. Used by comparisons and benchmarks.

import { type Filter, type Refinement, type SearchQuery, type Sort, all, is, within } from "../query.ts";
import { viewerFilters } from "../visibility.ts";
import type { IndexRecord } from "../schema.ts";
import { misspell } from "./arbitrary-queries.ts";
import { someDemoRecords } from "./testing-demo.ts";

export interface ListingQuery {
  readonly kind: "category" | "refined" | "text";
  readonly query: SearchQuery;
}

/** Uses values of the sample, so that frequent values are queried often. */
export function listingQueries(
  seed: number,
  count: number,
  sample: readonly IndexRecord[] = defaultSample(),
): readonly ListingQuery[] {
  const draw = drawsOf(seed);
  return Array.from({ length: count }, (_, index): ListingQuery => {
    const kind = KINDS[index % KINDS.length]!;
    const pages = { offset: draw.chance(0.85) ? 0 : 48 * draw.below(10), limit: 48, facets: FACETS };
    const product = draw.pick(sample);
    return { kind, query: { ...QUERIES[kind](draw, product), ...pages } };
  });
}

/** A sample of the demo catalogue with most of its values. */
const defaultSample = () => someDemoRecords(1_500, { products: 24_000 });

const KINDS = ["category", "refined", "category", "refined", "text"] as const;
const PRICE = "eu_eur_price_f";
const FACETS = [
  ...["department", "product_type", "tags", "vendor", "color", "size"].map((attribute) => ({ attribute })),
  { attribute: PRICE, limit: 0 },
];
const SORTS: readonly Sort[] = [
  { attribute: "published_at", direction: "descending" },
  { attribute: PRICE, direction: "ascending" },
  { attribute: PRICE, direction: "descending" },
];
const SHOWN = viewerFilters({ priceList: "eu_eur", vipLevel: 0 });

const QUERIES: Readonly<Record<ListingQuery["kind"], (draw: Draws, product: IndexRecord) => SearchQuery>> = {
  category: (draw, product) => ({ filter: all(...SHOWN, ...categoryOf(draw, product)), ...sortOf(draw, 0.6) }),
  refined: (draw, product) => ({
    filter: all(...SHOWN, ...(draw.chance(0.4) ? [] : categoryOf(draw, product))),
    refinements: refinementsOf(draw, product),
    ...sortOf(draw, 0.6),
  }),
  text: (draw, product) => ({
    text: textOf(draw, product),
    filter: all(...SHOWN, ...(draw.chance(0.7) ? [] : categoryOf(draw, product))),
    refinements: draw.chance(0.7) ? [] : refinementsOf(draw, product),
    ...sortOf(draw, 0.2),
  }),
};

const sortOf = (draw: Draws, share: number): Pick<SearchQuery, "sort"> =>
  draw.chance(share) ? { sort: draw.pick(SORTS) } : {};

/** The page of a department, a type, a tag, a designer, the sale or new arrivals. */
function categoryOf(draw: Draws, { fields }: IndexRecord): readonly Filter[] {
  const department = is("department", draw.pick(listOf(fields["department"])));
  switch (draw.below(8)) {
    case 0:
    case 1:
      return [department];
    case 2:
    case 3:
      return [department, is("product_type", String(fields["product_type"]))];
    case 4:
      return [is("tags", draw.pick(listOf(fields["tags"])))];
    case 5:
      return [is("vendor", String(fields["vendor"]))];
    case 6:
      return [department, within("eu_eur_compare_at_price_f", { above: 0 })];
    default:
      return [within("published_at", { atLeast: Date.parse(String(fields["published_at"])) })];
  }
}

/** One to three refinements, most often a price range. */
function refinementsOf(draw: Draws, product: IndexRecord): readonly Refinement[] {
  const { fields, variants } = product;
  const variant = draw.pick(variants).fields;
  const or = (attribute: string, ...values: readonly unknown[]): Refinement => ({
    attribute,
    operator: "or",
    values: [...new Set(values.map(String))],
  });
  const price = Number(variant[PRICE] ?? fields[PRICE] ?? 100);
  const choices: readonly Refinement[] = [
    { attribute: PRICE, range: { atLeast: Math.round(price * 0.6), atMost: Math.round(price * (1.2 + draw.next())) } },
    { attribute: PRICE, range: draw.chance(0.5) ? { atMost: Math.round(price) } : { atLeast: Math.round(price) } },
    or("size", ...Array.from({ length: 1 + draw.below(3) }, () => draw.pick(variants).fields["size"] ?? "M")),
    or("color", variant["color"] ?? "Black", ...(draw.chance(0.4) ? ["White", "Black"] : [])),
    or("vendor", fields["vendor"]),
    or("product_type", fields["product_type"], ...(draw.chance(0.3) ? ["Jackets", "Coats"] : [])),
    { attribute: "tags", operator: "and", values: [draw.pick(listOf(fields["tags"]))] },
  ];
  const chosen = new Map<string, Refinement>();
  for (let left = 1 + draw.below(3); left > 0; left--) {
    const choice = draw.pick(choices);
    chosen.set(choice.attribute, choice);
  }
  return [...chosen.values()];
}

/** Words of a product, half of them with a typo, the last one sometimes a prefix. */
function textOf(draw: Draws, { fields }: IndexRecord): string {
  if (draw.chance(0.15)) {
    const title = String(fields["title_zh"]);
    const from = draw.below(Math.max(1, title.length - 2));
    return title.slice(from, from + 2 + draw.below(3));
  }
  const named = draw.chance(0.3) ? `${fields["vendor"]} ${fields["title"]}` : String(fields["title"]);
  const words = named.split(" ").filter((word) => word.length > 2);
  const asked = Array.from({ length: Math.min(words.length, 1 + draw.below(3)) }, (_, place) => words.at(-1 - place)!);
  const place = draw.below(asked.length);
  if (draw.chance(0.5))
    asked[place] = misspell([asked[place]!, draw.below(100), draw.pick(["x", "e", ""]), draw.chance(0.4)]);
  const text = asked.join(" ");
  return draw.chance(0.3) ? text.slice(0, -1 - draw.below(3)) : text;
}

const listOf = (value: unknown): readonly string[] => String(value).split("\t");

interface Draws {
  /** 0 ≤ x < 1 */
  next(): number;
  below(count: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32, a small deterministic generator. */
export function drawsOf(seed: number): Draws {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)]!,
  };
}
