// Reads Magento 2's product CSV. A configurable product lists its variants, which are separate rows.
// https://experienceleague.adobe.com/en/docs/commerce-admin/systems/data-transfer/data-attributes-product

import { toHandle } from "#catalogue";
import { inTurns, type FeedPiece } from "#commerce/products";
import { convertDrafts } from "../convert.ts";
import { readWholeTable, type TableRow } from "../csv/table.ts";
import type { Draft, DraftPrice, DraftVariant, ReadingOptions } from "../draft.ts";
import { factsAmong } from "../facts.ts";
import { isColourName, isSizeName, optionReader } from "../options.ts";
import { isNoStock, quantityOf, type Quantity } from "../quantities.ts";
import { rowDraft, rowVariant } from "../row-draft.ts";

export const readMagento = (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions): AsyncGenerator<FeedPiece> =>
  convertDrafts(magentoDrafts(bytes, options), options);

async function* magentoDrafts(bytes: AsyncIterable<Uint8Array>, options: ReadingOptions): AsyncGenerator<Draft> {
  const rows: { readonly row: TableRow; readonly sku: string }[] = [];
  const bySku = new Map<string, TableRow>();
  const variantsOf = new Map<TableRow, ReturnType<typeof variationsOf>>();
  const parts = new Set<string>();
  for await (const row of inTurns(await readWholeTable(bytes, ["sku"]))) {
    const sku = row.cell("sku");
    // Rows of a store view repeat a product in another language.
    if (sku === "" || row.cell("store_view_code") !== "") continue;
    rows.push({ row, sku });
    bySku.set(sku, row);
    const listed = variationsOf(row);
    if (listed.length > 0) variantsOf.set(row, listed);
    for (const one of listed) parts.add(one.sku);
  }
  for (const { row, sku: own } of rows) {
    if (parts.has(own)) continue;
    const listed = (variantsOf.get(row) ?? []).flatMap(({ sku, values }) => {
      const found = bySku.get(sku);
      return found === undefined ? [] : [{ row: found, values }];
    });
    yield draftOf(row, listed, options);
  }
}

interface Listed {
  readonly row: TableRow;
  /** Values of the options by name. */
  readonly values: ReadonlyMap<string, string>;
}

/** Parses "sku=WS12-XS,size=XS,color=Blue|sku=WS12-S,size=S,color=Blue". */
const variationsOf = (
  row: TableRow,
): readonly { readonly sku: string; readonly values: ReadonlyMap<string, string> }[] =>
  row
    .cell("configurable_variations")
    .split("|")
    .map(pairsIn)
    .flatMap((pairs) => {
      const sku = pairs.get("sku");
      return sku === undefined ? [] : [{ sku, values: new Map([...pairs].filter(([name]) => name !== "sku")) }];
    });

/** Parses "color=Blue,size=M"; values may contain commas. */
const pairsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/,(?=[\w-]+=)/u).flatMap((pair) => {
      const [, name, value] = /^\s*([\w-]+)=(.*)$/su.exec(pair) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value.replaceAll(/^"|"$/gu, "").trim()] as const];
    }),
  );

function draftOf(row: TableRow, listed: readonly Listed[], options: ReadingOptions): Draft {
  const attributes = pairsIn(row.cell("additional_attributes"));
  const attribute = (...names: readonly string[]): string =>
    names.map((name) => row.cell(name) || (attributes.get(name) ?? "")).find((text) => text !== "") ?? "";
  const sold = listed.length > 0 ? listed : [{ row, values: ownOptions(row, attributes) }];
  const names = [...new Set(sold.flatMap(({ values }) => [...values.keys()]))];
  const valuesOf = ({ values }: Listed) => names.map((name) => values.get(name) ?? "");
  const read = optionReader(
    names.map((name) => ({
      name: name.replaceAll("_", " "),
      values: sold.map(({ values }) => values.get(name) ?? ""),
    })),
  );
  const title = row.cell("name");
  const sku = row.cell("sku");
  return rowDraft({
    line: row.line,
    name: sku,
    id: sku,
    handle: row.cell("url_key") || `${title}-${sku}`,
    title,
    vendor: attribute("brand", "manufacturer", "designer", "marca", "marque", "marke", "hersteller"),
    bodyHtml: row.cell("description", "short_description"),
    // The deepest category first: "Default Category/Women/Dresses".
    types: row
      .cell("categories")
      .split(",")
      .map((path) => path.trim().split("/").slice(1).join(" > "))
      .toSorted((one, other) => other.split(">").length - one.split(">").length),
    gender: attribute("gender", "genere", "genre", "genero", "geschlecht", "sesso"),
    tags: [],
    facts: factsAmong(attributes),
    pictures: picturesOf(row),
    columns: { title: row.column("name"), inventory_quantity: row.column("qty"), sku: row.column("sku") },
    isVisible: row.cell("product_online") !== "2" && !/^not visible/iu.test(row.cell("visibility")),
    variants: sold.map((one) => variantOf(one, { ...read(valuesOf(one)), parent: row, reading: options })),
  });
}

/** Colour and size of a simple product, whose codes may be in the shop's language: "colore", "taglia". */
const ownOptions = (row: TableRow, attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...["color", "colour", "size"].map((name) => [name, row.cell(name)] as const), ...attributes].filter(
      ([name, value]) => value !== "" && [isColourName, isSizeName].some((is) => is(name.replaceAll("_", " "))),
    ),
  );

interface Variation extends Pick<DraftVariant, "colour" | "size" | "options"> {
  readonly parent: TableRow;
  readonly reading: ReadingOptions;
}

function variantOf({ row }: Listed, { parent, reading, ...chosen }: Variation): DraftVariant {
  const sku = row.cell("sku");
  return rowVariant({
    ...chosen,
    line: row.line,
    id: toHandle(sku),
    sku,
    barcode: row.cell("gtin", "ean", "barcode"),
    stock: stockOf(row),
    prices: [priceOf(row.cell("price") === "" ? parent : row, reading)],
    pictures: row === parent ? [] : picturesOf(row),
  });
}

/** Undefined if stock is not managed or back orders are allowed. */
function stockOf(row: TableRow): Quantity | undefined {
  const quantity = quantityOf(row.cell("qty"));
  if (row.cell("is_in_stock") === "0") return quantityOf("0");
  const isOpen = row.cell("manage_stock") === "0" || /^[12]/u.test(row.cell("allow_backorders"));
  return quantity !== undefined && isNoStock(quantity) && isOpen ? undefined : quantity;
}

function priceOf(row: TableRow, { currency = "", lists }: ReadingOptions): DraftPrice {
  const [full, reduced] = [row.cell("price"), row.cell("special_price")];
  return {
    list: lists.inCurrency(currency),
    label: currency,
    price: reduced || full,
    compareAt: reduced === "" ? "" : full,
    columns: {
      price: row.column(reduced === "" ? "price" : "special_price"),
      compareAt: row.column("price"),
    },
  };
}

/** Paths are relative to the other shop's media folder, which the file does not name; only addresses can be used. */
const picturesOf = (row: TableRow): readonly string[] => [
  ...new Set(
    [row.cell("base_image"), ...row.cell("additional_images").split(",")]
      .map((one) => one.trim())
      .filter((one) => /^https?:/iu.test(one)),
  ),
];
