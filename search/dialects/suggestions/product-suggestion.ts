// Converts a product hit to a suggestion with its picture and price.

import { LANGUAGES, type Taxonomy, toSlug } from "#catalogue";
import type { LowestPrice } from "../../lowest-prices.ts";
import { priceFieldsOf } from "../../product-hit.ts";
import { readHit, type Highlight, type Hit } from "../../query.ts";
import type { Suggestion } from "../../suggestions.ts";
import type { SuggestionsRequest } from "./wire.ts";

/** Field of a product that costs more in other variants. Only if a request names it. */
export const PRICE_IS_FROM = "price_is_from";

/** `lowest` is the price of its cheapest variant, if it was asked for. */
export function productSuggestion(
  hit: Hit,
  request: SuggestionsRequest,
  taxonomy: Taxonomy,
  lowest: LowestPrice | undefined,
): Hit {
  const fields = readHit(hit);
  const suggestion: Readonly<Record<string, unknown>> = {
    ...suggestionOf(fields, hit.id, taxonomy),
    ...Object.fromEntries(
      DESIGNER_NAMES.flatMap(([from, to]) => (fields[from] === undefined ? [] : [[to, fields[from]]])),
    ),
    largeImage: fields["largeImage"],
    ...Object.fromEntries(priceFieldsOf(request.priceList).map((name) => [name, fields[name]])),
    ...lowest?.fields,
    ...(lowest?.isFrom && { [PRICE_IS_FROM]: true }),
  };
  const asked = request.fields && new Set(request.fields);
  const kept = Object.entries(suggestion).filter(([name]) => asked === undefined || asked.has(name));
  return {
    id: hit.id,
    variantId: hit.variantId,
    json: ENCODER.encode(JSON.stringify(Object.fromEntries(kept))),
    ...(hit.highlights && { highlights: withShort(hit.highlights) }),
  };
}

const DESIGNER_NAMES = LANGUAGES.map(({ code }) => [`vendor_${code}`, `designer_${code}`] as const);

function suggestionOf(fields: Readonly<Record<string, unknown>>, id: string, taxonomy: Taxonomy): Suggestion {
  const text = (name: string): string => String(fields[name] ?? "");
  const [title, handle] = [text("title"), text("handle")];
  const departments = text("department")
    .split("\t")
    .flatMap((value) => taxonomy.department(toSlug(value)) ?? []);
  const type = taxonomy.typeNamed(text("product_type"));
  const category = type && taxonomy.category(taxonomy.categoryOf(type, departments[0]?.id));
  return {
    objectid: `product:${id}`,
    type: "product",
    gender: departments.map(({ name }) => name).join(" / "),
    gender_zh: departments.map(({ zh }) => zh).join(" / "),
    category: category?.name ?? "",
    category_zh: category?.zh ?? "",
    subcategory: type?.name ?? text("product_type"),
    subcategory_zh: type?.zh ?? "",
    designer: text("vendor"),
    title,
    title_zh: text("title_zh") || title,
    title_short: title,
    title_zh_short: text("title_zh") || title,
    priority: Number(fields["sold_num"] ?? 0),
    path: `/products/${handle}`,
    keyword: `${text("vendor")} ${text("product_type")}`.trim(),
    slug: handle,
    updated_at: text("updated_at"),
  };
}

/** The short title of a product is its title. */
function withShort({ title, title_zh }: Readonly<Record<string, Highlight>>): Readonly<Record<string, Highlight>> {
  return {
    ...(title && { title, title_short: title }),
    ...(title_zh && { title_zh, title_zh_short: title_zh }),
  };
}

const ENCODER = new TextEncoder();
