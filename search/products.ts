// The index of products: its schema, and the record of a product from its feed rows.

import {
  chartsFor,
  chartSizeOf,
  COLOUR_LIKE,
  discountField,
  FACT_NAMES,
  type Facts,
  factsOf,
  generalSize,
  INITIAL_SEARCH_WORDS,
  INITIAL_LISTS,
  priceIn,
  type PriceList,
  readPriceField,
  type SizeChart,
  type Taxonomy,
  VARIANT_FIELDS,
  withPayablePrices,
  type FeedRow,
} from "#catalogue";
import { wordsOfProduct } from "./intent/product-words.ts";
import { WORDS_ATTRIBUTE } from "./intent/meaning-table.ts";
import { numbersOf } from "./product-numbers.ts";
import { SELECTION_ATTRIBUTE, selectionScore } from "./selection.ts";
import {
  NEWNESS_ATTRIBUTE,
  newnessOf,
  SIZE_RUN_ATTRIBUTE,
  sizeRunOf,
  STANDING_ATTRIBUTE,
  standingOf,
} from "./size-run.ts";
import { all, is, not, within } from "./query.ts";
import { SIZE_ATTRIBUTES } from "./state/facets.ts";
import type { Attribute, Fields, IndexRecord, IndexSchema, Json } from "./schema.ts";

const keyword = (name: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  kind: "keyword",
  level: "product",
  ...more,
});

const number = (name: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  kind: "number",
  level: "product",
  ...more,
});

/** The attribute with the department and type of a product. */
export const CATEGORY_PATH = "category_path";

const price = (name: string): Attribute => number(name, { level: "variant", isFacet: true, isSortable: true });

/** The schema of an index with these price lists. */
export const productSchema = (lists: readonly PriceList[]): IndexSchema => ({
  version: "15",
  productId: "product_id",
  variantId: "objectID",
  attributes: [
    keyword("department", { separator: "\t", isFacet: true }),
    keyword("product_type", { isFacet: true }),
    keyword("tags", { separator: "\t", isFacet: true }),
    keyword(CATEGORY_PATH, { separator: "\t", isFacet: true }),
    keyword("vendor", { isFacet: true }),
    keyword("vendor_handle"),
    keyword("color", { level: "variant", isFacet: true }),
    keyword("size", { level: "variant", isFacet: true }),
    keyword(SIZE_ATTRIBUTES.all, { level: "variant", isFacet: true }),
    keyword(SIZE_ATTRIBUTES.inStock, { level: "variant", isFacet: true }),
    keyword("options", { level: "variant", separator: "\t", isFacet: true }),
    ...FACT_NAMES.map((name) => keyword(name, { separator: "\t", isFacet: true })),
    keyword(WORDS_ATTRIBUTE, { separator: "\t" }),
    keyword("visibility"),
    keyword("is_promotion"),
    number("viplevel"),
    number("position", { isSortable: true }),
    number("sold_num", { isSortable: true }),
    number(SELECTION_ATTRIBUTE, { isSortable: true }),
    number(STANDING_ATTRIBUTE, { isSortable: true }),
    number(NEWNESS_ATTRIBUTE, { isSortable: true }),
    keyword(SIZE_RUN_ATTRIBUTE),
    number("published_at", { isDate: true, isSortable: true }),
    number("created_at", { isDate: true }),
    number("updated_at", { isDate: true, isSortable: true }),
    number("inventory_quantity", { level: "variant", isVolatile: true }),
    ...lists.flatMap((list) => [price(`${list}_price_f`), number(`${list}_compare_at_price_f`, { level: "variant" })]),
    ...lists.flatMap((list) =>
      [false, true].map((hasPrior) => number(discountField(list, hasPrior), { isFacet: true, isSortable: true })),
    ),
    price("cn_cny_price_1k"),
    number("cn_cny_compare_at_price_1k", { level: "variant" }),
  ],
  // Colours first: a product that has a colour ranks above one that only mentions it in the title.
  text: [
    "color",
    "designercolor",
    "title",
    "vendor",
    "vendorLang",
    "product_type_text",
    "title_zh",
    "titleLang",
    "product_type_zh_text",
    "tags",
    "designermodelnumber",
    "options",
    "numbers",
    "material_text",
  ],
  sortableTexts: ["title"],
  popularity: { attribute: STANDING_ATTRIBUTE, direction: "ascending" },
  spread: ["size", SIZE_ATTRIBUTES.all, SIZE_ATTRIBUTES.inStock],
  // Equal to the filter of listing-filter.ts for visitors without a VIP level.
  commonFilter: all(is("visibility", "YES"), not(within("viplevel", { above: 0 }))),
  synonyms: INITIAL_SEARCH_WORDS.synonyms,
});

/** The schema of a new shop. */
export const PRODUCT_SCHEMA: IndexSchema = productSchema(INITIAL_LISTS);

/** Attributes of the product level are taken from the first row, even if later rows differ. */
const PRODUCT_ATTRIBUTES: ReadonlySet<string> = new Set(
  PRODUCT_SCHEMA.attributes.filter(({ level }) => level === "product").map(({ name }) => name),
);

/** Makes the records of products, from at least one row each, in the order of the feed. Sizes follow the charts of the taxonomy. */
export const productRecordsIn =
  (taxonomy: Taxonomy) =>
  (rows: readonly FeedRow[]): IndexRecord =>
    recordOf(rows, rows[0] ? chartsOfProduct(rows[0], taxonomy) : []);

/** The same with only the fields of the feed, which is enough to count suggestions. */
export function plainRecordOf(rows: readonly Row[]): IndexRecord {
  const [first, ...others] = rows.map((row) => withPayablePrices(row));
  return {
    id: first!.product_id,
    fields: first!,
    variants: others.map((fields) => ({ id: fields.objectID, fields })),
  };
}

/** A line with the names of its fields. */
type Row = Pick<FeedRow, keyof FeedRow>;

function recordOf(rows: readonly Row[], charts: readonly SizeChart[]): IndexRecord {
  const first = rows[0]!;
  const shared = withPayablePrices(sharedFields(rows));
  const ownNames = ownNamesIn(shared);
  let isPricedByVariant = false;
  const variants = rows.map((row) => {
    const { names, hasPrices } = ownNames(row);
    const own = fieldsNamed(names, row);
    isPricedByVariant ||= hasPrices;
    return { id: row.objectID, fields: { ...(hasPrices ? withPayablePrices(own) : own), ...sizesOf(row, charts) } };
  });
  const derived = derivedFields(rows, isPricedByVariant ? rows : [first]);
  return { id: first.product_id, fields: { ...shared, ...derived }, variants };
}

/** Fields of the first row that apply to all of them. */
function sharedFields(rows: readonly Fields[]): Fields {
  const [first = {}, ...others] = rows;
  const shared: Record<string, Json> = {};
  for (const name of Object.keys(first)) {
    const value = first[name];
    if (value === undefined || UNSHARED.has(name)) continue;
    if (PRODUCT_ATTRIBUTES.has(name) || others.every((row) => row[name] === value)) shared[name] = value;
  }
  return shared;
}

interface OwnNames {
  readonly names: readonly string[];
  readonly hasPrices: boolean;
}

/** The names of a row's fields that its product does not share. Nearly all rows of a product have the same fields. */
function ownNamesIn(shared: Fields): (row: Fields) => OwnNames {
  let before: readonly string[] = [];
  let known: OwnNames = { names: [], hasPrices: false };
  return (row) => {
    const fields = Object.keys(row);
    if (fields.length === before.length && fields.every((name, at) => name === before[at])) return known;
    const names = fields.filter((name) => !(name in shared) && !DERIVED.has(name) && !PRIVATE.has(name));
    before = fields;
    known = { names, hasPrices: names.some(readPriceField) };
    return known;
  };
}

function fieldsNamed(names: readonly string[], row: Fields): Fields {
  const own: Record<string, Json | undefined> = {};
  for (const name of names) own[name] = row[name];
  return own;
}

/** Fields that the feed does not have. `priced` are the rows whose prices may differ. */
function derivedFields(rows: readonly Row[], priced: readonly Row[]): Fields {
  const first = rows[0]!;
  const numbers = numbersOf(rows);
  const facts = factsOf(first);
  const sizeRun = sizeRunOf(rows);
  return {
    ...translationsOf(first),
    ...categoryPathsOf(first),
    ...(numbers && { numbers }),
    ...factFieldsOf(facts),
    ...materialTextOf(facts),
    [WORDS_ATTRIBUTE]: wordsOfProduct(rows, facts),
    [SELECTION_ATTRIBUTE]: selectionScore(rows),
    [SIZE_RUN_ATTRIBUTE]: sizeRun,
    [STANDING_ATTRIBUTE]: standingOf(sizeRun, first.position),
    [NEWNESS_ATTRIBUTE]: newnessOf(sizeRun, first.published_at),
    ...discountsOf(priced),
  };
}

/** They count in the score; clients may not see them. */
const PRIVATE: ReadonlySet<string> = new Set(["margin", "shop_popularity"]);

/** Empty without charts of the merchant, whose sizes are general ones. */
export const chartsOfProduct = (
  { product_type: productType, department, vendor }: Pick<FeedRow, "product_type" | "department" | "vendor">,
  taxonomy: Taxonomy,
): readonly SizeChart[] =>
  taxonomy.charts.length === 0 ? [] : chartsFor(taxonomy, { productType, department, designer: vendor });

/** Sizes as charts have them, without the length or width that a size may add. A sold-out variant has none in stock. */
function sizesOf({ size: written, inventory_quantity: stock }: FeedRow, charts: readonly SizeChart[]): Fields {
  const size = chartSizeOf(written);
  const general = generalSize(charts, size);
  return { size, [SIZE_ATTRIBUTES.all]: general, ...(stock > 0 && { [SIZE_ATTRIBUTES.inStock]: general }) };
}

/** Derived, even if the feed has a field of that name: the facts that it states are read. */
const DERIVED: ReadonlySet<string> = new Set([
  "vendorLang",
  "titleLang",
  "numbers",
  "material_text",
  WORDS_ATTRIBUTE,
  SELECTION_ATTRIBUTE,
  SIZE_RUN_ATTRIBUTE,
  STANDING_ATTRIBUTE,
  NEWNESS_ATTRIBUTE,
  CATEGORY_PATH,
  ...FACT_NAMES,
]);

/** Facts in canonical English, whether the feed states them or its texts do. */
const factFieldsOf = (facts: Facts): Fields => {
  const fields: Record<string, string> = {};
  for (const name of FACT_NAMES) if (facts[name]) fields[name] = facts[name].join("\t");
  return fields;
};

/** Fields that no product shares. */
const UNSHARED: ReadonlySet<string> = new Set([...VARIANT_FIELDS, ...PRIVATE, ...DERIVED]);

/** The materials that are searched. Gold and silver are not: gold vermeil, of silver, is no silver to a shopper. */
function materialTextOf({ material = [] }: Facts): Fields {
  const searched = material.filter((name) => !COLOUR_LIKE.has(name));
  return searched.length === 0 ? {} : { material_text: searched.join("\t") };
}

/** Discounts of the lowest price in each list, which is the one that a card shows, from the former price and the prior one. */
function discountsOf(rows: readonly FeedRow[]): Readonly<Record<string, number>> {
  const discounts: Record<string, number> = {};
  for (const list of new Set(rows.flatMap(reducedLists))) {
    const cheapest = cheapestIn(rows, list);
    for (const hasPrior of [false, true]) {
      const { percentOff } = (cheapest && priceIn(cheapest, list, hasPrior)) ?? {};
      if (percentOff !== undefined) discounts[discountField(list, hasPrior)] = percentOff;
    }
  }
  return discounts;
}

/** The first of the cheapest variants. */
function cheapestIn(rows: readonly FeedRow[], list: PriceList): FeedRow | undefined {
  let cheapest: { readonly row: FeedRow; readonly amount: number } | undefined;
  for (const row of rows) {
    const amount = priceIn(row, list)?.price.thousandths ?? Infinity;
    if (amount < (cheapest?.amount ?? Infinity)) cheapest = { row, amount };
  }
  return cheapest?.row;
}

/** Lists with a compare-at price. */
const reducedLists = (row: FeedRow): readonly PriceList[] =>
  Object.keys(row)
    .filter((name) => name.includes("_compare_at_"))
    .flatMap((name) => readPriceField(name)?.list ?? []);

/** "women > Coats" for each department, so that the counts of a department's types are known, and those of its categories. */
function categoryPathsOf({ department, product_type: type }: Fields): Fields {
  const paths = String(department ?? "")
    .split("\t")
    .filter((one) => one !== "")
    .map((one) => writeCategoryPath(one, String(type ?? "")));
  return paths.length === 0 ? {} : { [CATEGORY_PATH]: paths.join("\t") };
}

export const writeCategoryPath = (department: string, type: string): string => `${department} > ${type}`;

export function readCategoryPath(path: string): { readonly department: string; readonly type: string } {
  const at = path.indexOf(" > ");
  return at < 0 ? { department: path, type: "" } : { department: path.slice(0, at), type: path.slice(at + 3) };
}

/**
 * The designer's names (vendor_zh, vendor_ja …) and the titles in all languages but Chinese, tab-separated. One field each, because
 * each searched field costs time and an index has at most 16.
 */
function translationsOf(row: Fields): Fields {
  const vendorLang = translated(row, VENDOR_NAME);
  const titleLang = translated(row, TITLE);
  return { ...(vendorLang && { vendorLang }), ...(titleLang && { titleLang }) };
}

/** In the order of the fields' names, because the database does not keep that of the feed. */
function translated(row: Fields, name: RegExp): string {
  const fields = Object.keys(row).filter((field) => name.test(field));
  return [...new Set(fields.toSorted().map((field) => String(row[field] ?? "")))].filter(Boolean).join("\t");
}

const VENDOR_NAME = /^vendor_[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/;
const TITLE = /^title_(?!zh$)[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/;
