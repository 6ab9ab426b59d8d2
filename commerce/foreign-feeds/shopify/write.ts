// Writes products as Shopify's product CSV. Fields without a Shopify column are written as metafields, so that an export can be
// imported again.

import { csvLine, optionsOf, parseOptions, parsePictureAlts, type FeedRow, type PriceLists } from "#catalogue";
import { NAMESPACE, PRODUCT_FIELDS, VARIANT_FIELDS, VENDOR_NAME_FIELDS } from "../own-fields.ts";
import { publicPicture } from "../pictures.ts";
import { headerOf, type ColumnName } from "./columns.ts";

interface WritingOptions {
  readonly lists: PriceLists;
  /** Currency of `Variant Price`. All price lists also have market columns. */
  readonly currency: string;
  /** Prepended to the shop's own picture paths, so that Shopify can fetch them. */
  readonly origin: string | undefined;
}

const COLUMNS = [
  "handle",
  "title",
  "body",
  "vendor",
  "type",
  "tags",
  "published",
  "option1",
  "value1",
  "option2",
  "value2",
  "option3",
  "value3",
  "sku",
  "tracker",
  "quantity",
  "price",
  "compareAt",
  "barcode",
  "image",
  "position",
  "imageAlt",
  "status",
] as const satisfies readonly ColumnName[];

export async function* writeShopify(
  products: AsyncIterable<readonly FeedRow[]>,
  options: WritingOptions,
): AsyncGenerator<string> {
  const own = (of: string) => (field: string) => `Vitrine ${field} (${of}.metafields.${NAMESPACE}.${field})`;
  yield csvLine([
    ...COLUMNS.map(headerOf),
    ...options.lists.rows.flatMap(({ name }) => [`Price / ${name}`, `Compare At Price / ${name}`]),
    ...options.lists.rows.map(({ name }) => `Prior Price / ${name}`),
    ...PRODUCT_FIELDS.map(own("product")),
    ...VENDOR_NAME_FIELDS.map(own("product")),
    ...VARIANT_FIELDS.map(own("variant")),
  ]);
  for await (const rows of products) yield linesOf(rows, options).join("");
}

/** Every row has a variant, a picture or both; the first also has the shared fields. */
function linesOf(rows: readonly FeedRow[], { currency, origin, lists }: WritingOptions): readonly string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const pictures = first.product_images.split("\t").filter((one) => one !== "");
  const alts = parsePictureAlts(first.picture_alts ?? "");
  const base = lists.inCurrency(currency);
  // Shopify has three options, so further ones share the third.
  const further = rows.map(({ options }) => ({ options: parseOptions(options) }));
  const names = [...optionsOf(further).keys()];
  return Array.from({ length: Math.max(rows.length, pictures.length) }, (_, at) => {
    const row = rows[at];
    const picture = pictures[at];
    const shared = at === 0 ? first : undefined;
    const cells: Readonly<Record<(typeof COLUMNS)[number], unknown>> = {
      handle: first.handle,
      title: shared?.title,
      body: shared?.body_html,
      vendor: shared?.vendor,
      type: shared?.product_type,
      tags: shared?.tags.split("\t").join(", "),
      published: shared && shared.visibility === "YES",
      option1: shared && "Color",
      value1: row && (row.designercolor || row.color),
      option2: shared && "Size",
      value2: row?.size,
      option3: shared && names.join(" / "),
      value3: further[at]?.options.map(({ value }) => value).join(" / "),
      sku: row?.sku,
      tracker: row && "shopify",
      quantity: row?.inventory_quantity,
      price: base && row?.[`${base}_price_f`],
      compareAt: base && row?.[`${base}_compare_at_price_f`],
      barcode: row?.barcode,
      image: picture === undefined ? undefined : publicPicture(picture, origin),
      position: picture === undefined ? undefined : at + 1,
      imageAlt: picture === undefined ? undefined : alts.get(at + 1),
      status: shared && "active",
    };
    return csvLine([
      ...COLUMNS.map((column) => cells[column]),
      ...lists.codes.flatMap((list) => [row?.[`${list}_price_f`], row?.[`${list}_compare_at_price_f`]]),
      ...lists.codes.map((list) => row?.[`${list}_prior_price_f`]),
      ...PRODUCT_FIELDS.map((field) => shared?.[field]?.toString().replaceAll("\t", ", ")),
      ...VENDOR_NAME_FIELDS.map((field) => namesOf(shared)[field]),
      ...VARIANT_FIELDS.map((field) => row?.[field]),
    ]);
  });
}

const namesOf = (row: FeedRow | undefined): Readonly<Record<string, unknown>> => ({ ...row });
