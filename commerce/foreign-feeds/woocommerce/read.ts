// Reads WooCommerce's product CSV. Variations name their parent, and need not follow it.
// https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema

import { toHandle } from "#catalogue";
import { inTurns, type FeedPiece } from "#commerce/products";
import { convertDrafts } from "../convert.ts";
import { readWholeTable, type TableRow } from "../csv/table.ts";
import type { Draft, DraftPrice, DraftVariant, OwnFields, ReadingOptions } from "../draft.ts";
import { factsAmong } from "../facts.ts";
import { optionReader } from "../options.ts";
import { isNoStock, quantityOf, type Quantity } from "../quantities.ts";
import { rowDraft, rowVariant } from "../row-draft.ts";
import { englishColumns } from "./columns.ts";

export const readWooCommerce = (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions): AsyncGenerator<FeedPiece> =>
  convertDrafts(wooCommerceDrafts(bytes, options), options);

async function* wooCommerceDrafts(bytes: AsyncIterable<Uint8Array>, options: ReadingOptions): AsyncGenerator<Draft> {
  const products: TableRow[] = [];
  const children = new Map<string, TableRow[]>();
  for await (const row of inTurns(await readWholeTable(bytes, [], englishColumns))) {
    if (isVariation(row)) {
      const siblings = children.get(parentOf(row)) ?? [];
      siblings.push(row);
      children.set(parentOf(row), siblings);
    } else products.push(row);
  }
  const handles = new Set<string>();
  for (const row of products) {
    const { id, sku } = keysOf(row);
    const variations = [...(children.get(`id:${id}`) ?? []), ...(sku === "" ? [] : (children.get(sku) ?? []))].toSorted(
      (one, other) => one.line - other.line,
    );
    const name = row.cell("name");
    const own = toHandle(row.cell("slug") || name);
    // Names repeat, handles must not.
    const handle = handles.has(own) ? `${own}-${id || sku}` : own;
    handles.add(handle);
    yield draftOf(row, variations, { id: id || sku || handle, handle, name, options });
  }
}

/** Columns of translation plugins: "Name (de)", "name_fr", "Name:es". */
const TRANSLATED_NAME = /^(?:name|nom|nombre|nome|naam)\s*[([_:-]\s*([a-z]{2})(?:[_-][a-z]{2})?\s*[)\]]?$/u;
const titlesOf = (row: TableRow): OwnFields =>
  Object.fromEntries(row.matching(TRANSLATED_NAME).map(({ parts, text }) => [`title_${parts[0]}`, text]));

const isVariation = (row: TableRow): boolean => /^(?:variation|variant)/iu.test(row.cell("type"));
const parentOf = (row: TableRow): string => row.cell("parent");
const keysOf = (row: TableRow) => ({ id: row.cell("id"), sku: row.cell("sku") });

interface Product {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly options: ReadingOptions;
}

function draftOf(row: TableRow, variations: readonly TableRow[], { id, handle, name, options }: Product): Draft {
  const attributes = attributesOf(row);
  const sold = variations.length > 0 ? variations : [row];
  const isSingle = variations.length === 0;
  const names = [...new Set(sold.flatMap((one) => [...attributesOf(one).keys()]))].filter(
    (one) => !BRAND.test(one) && !GENDERS.includes(one),
  );
  const valuesOf = (one: TableRow): readonly string[] =>
    names.map((attribute) => attributesOf(one).get(attribute) ?? "");
  const read = optionReader(
    names.map((attribute, at) => ({
      name: attribute,
      values: sold
        .flatMap((one) => (valuesOf(one)[at] ?? "").split(","))
        .map((value) => value.trim())
        .filter((value) => value !== ""),
    })),
  );
  const varies = (attribute: string): boolean => variations.some((one) => attributesOf(one).has(attribute));
  return rowDraft({
    line: row.line,
    name: handle,
    id,
    handle,
    title: name,
    own: titlesOf(row),
    vendor: row.cell("brands", "brand", "meta: _brand", "meta: brand") || brandIn(attributes),
    bodyHtml: row.cell("description", "short description").replaceAll(String.raw`\n`, "\n"),
    types: listOf(row.cell("categories")),
    tags: listOf(row.cell("tags")),
    gender: GENDERS.map((one) => attributes.get(one)).find((value) => value !== undefined),
    facts: factsAmong([...attributes].filter(([attribute]) => isSingle || !varies(attribute))),
    pictures: picturesOf(row),
    columns: { title: row.column("name"), inventory_quantity: row.column("stock"), sku: row.column("sku") },
    isVisible: !/^(?:0|-1)$/u.test(row.cell("published")) && row.cell("visibility in catalog") !== "hidden",
    variants: sold.map((one) => {
      const chosen = read(valuesOf(one));
      // Attributes of a product without variations describe it, but are no choice.
      return variantOf(one, { ...chosen, id, ...(isSingle && { options: [] }), parent: row, reading: options });
    }),
  });
}

interface Variation extends Pick<DraftVariant, "colour" | "size" | "sizeName" | "colourName" | "options"> {
  readonly id: string;
  readonly parent: TableRow;
  readonly reading: ReadingOptions;
}

function variantOf(row: TableRow, { id, parent, reading, ...chosen }: Variation): DraftVariant {
  const keys = keysOf(row);
  return rowVariant({
    ...chosen,
    line: row.line,
    id:
      keys.id ||
      keys.sku ||
      [id, chosen.colour, chosen.size, ...chosen.options.map(({ value }) => value)].map(toHandle).join("-"),
    sku: keys.sku,
    barcode: row.cell("gtin, upc, ean, or isbn", "gtin", "ean", "meta: _ean", "meta: _gtin"),
    stock: stockOf(row),
    prices: [priceOf(row, parent, reading)],
    pictures: row === parent ? [] : picturesOf(row),
  });
}

/** Undefined if the row says only that it is in stock, or that it can be ordered without stock. */
function stockOf(row: TableRow): Quantity | undefined {
  const quantity = quantityOf(row.cell("stock"));
  const isInStock = row.cell("in stock?");
  const isOnBackOrder = /^(?:1|yes|notify|ja)$/iu.test(row.cell("backorders allowed?"));
  if (quantity !== undefined && !(isNoStock(quantity) && isOnBackOrder)) return quantity;
  return isInStock === "0" && !isOnBackOrder ? quantityOf("0") : undefined;
}

function priceOf(row: TableRow, parent: TableRow, { currency = "", lists }: ReadingOptions): DraftPrice {
  const regular = (one: TableRow) => one.cell("regular price");
  const sale = (one: TableRow) => one.cell("sale price");
  const full = regular(row) || regular(parent);
  const reduced = regular(row) === "" ? sale(parent) : sale(row);
  return {
    list: lists.inCurrency(currency),
    label: currency,
    price: reduced || full,
    compareAt: reduced === "" ? "" : full,
    columns: {
      price: row.column(reduced === "" ? "regular price" : "sale price"),
      compareAt: row.column("regular price"),
    },
  };
}

/** Values by the attribute's name in lower case. */
function attributesOf(row: TableRow): ReadonlyMap<string, string> {
  const values = new Map(row.matching(/^attribute (\d+) value\(s\)$/u).map(({ parts, text }) => [parts[0], text]));
  return new Map(
    row
      .matching(/^attribute (\d+) name$/u)
      .map(({ parts, text }) => [text.replace(/^pa_/u, "").toLowerCase(), values.get(parts[0]) ?? ""] as const),
  );
}

const GENDERS = ["gender", "geschlecht", "genre", "genere", "género", "пол", "性别", "性別", "성별", "الجنس"];
const BRAND = /^(?:brand|designer|marke|hersteller|marque|marca|бренд|品牌|ブランド|브랜드|الماركة)$/u;
const brandIn = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes].find(([name]) => BRAND.test(name))?.[1] ?? "";

/** A comma within a name is escaped: "Hats\, caps". */
const listOf = (text: string): readonly string[] =>
  text.split(/(?<!\\),\s*/u).map((one) => one.replaceAll(String.raw`\,`, ",").trim());

const picturesOf = (row: TableRow): readonly string[] =>
  row
    .cell("images")
    .split(/,\s*(?=https?:)|\|/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
