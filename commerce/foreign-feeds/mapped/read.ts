// Reads a table whose columns the operator has mapped to this shop's fields. Adjacent rows of a product are its variants.

import { lookUp, toHandle, type VariantOption } from "#catalogue";
import { Unreadable, type FeedPiece } from "#commerce/products";
import { convertDrafts } from "../convert.ts";
import { readTable, type TableRow } from "../csv/table.ts";
import type { Draft, OwnFields, ReadingOptions } from "../draft.ts";
import { namedOptions } from "../options.ts";
import { idOfChoice } from "../ids.ts";
import { quantityOf } from "../quantities.ts";
import { rowDraft, rowVariant } from "../row-draft.ts";
import { SYSTEM_WORDS } from "../vocabulary/size-words.ts";
import type { MappedField } from "./mapping.ts";

const MAX_ROWS = 5_000;

export const readMapped = (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions): AsyncGenerator<FeedPiece> =>
  convertDrafts(mappedDrafts(bytes, options), options);

async function* mappedDrafts(bytes: AsyncIterable<Uint8Array>, options: ReadingOptions): AsyncGenerator<Draft> {
  const { mapping } = options;
  if (mapping === undefined) throw new Unreadable({ line: 0, message: "has no mapping of its columns", option: "map" });
  const { options: further = {}, titles = {}, ...fields } = mapping;
  const keysOf = (columns: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(columns).flatMap(([field, name]) =>
        name === undefined ? [] : [[field, name.trim().toLowerCase()]],
      ),
    );
  const [fieldColumns, optionColumns, titleColumns] = [keysOf(fields), keysOf(further), keysOf(titles)];
  const columns = [...fieldColumns.values(), ...optionColumns.values(), ...titleColumns.values()];
  const text: Text = (row, field) => {
    const name = fieldColumns.get(field);
    return name === undefined ? "" : row.cell(name);
  };
  const optionsOf: OptionsOf = (row) =>
    namedOptions([...optionColumns].map(([name, column]) => [name, row.cell(column)]));
  const titlesOf: TitlesOf = (row) =>
    Object.fromEntries(
      [...titleColumns].flatMap(([language, name]) => (row.cell(name) ? [[`title_${language}`, row.cell(name)]] : [])),
    );
  let group: TableRow[] = [];
  const keyOf = (row: TableRow): string => text(row, "product") || text(row, "handle") || text(row, "title");
  for await (const row of readTable(bytes, columns)) {
    const [first] = group;
    if (first !== undefined && keyOf(first) !== keyOf(row)) {
      yield draftOf(group, { text, optionsOf, titlesOf }, options);
      group = [];
    }
    if (group.length >= MAX_ROWS)
      throw new Unreadable({ line: row.line, message: `exceeds ${MAX_ROWS} rows of one product` });
    group.push(row);
  }
  if (group.length > 0) yield draftOf(group, { text, optionsOf, titlesOf }, options);
}

type Text = (row: TableRow, field: MappedField) => string;
type OptionsOf = (row: TableRow) => readonly VariantOption[];
type TitlesOf = (row: TableRow) => OwnFields;

interface Reading {
  readonly text: Text;
  readonly optionsOf: OptionsOf;
  readonly titlesOf: TitlesOf;
}

function draftOf(
  rows: readonly TableRow[],
  { text, optionsOf, titlesOf }: Reading,
  { currency = "", lists, mapping }: ReadingOptions,
): Draft {
  const [first] = rows as readonly [TableRow, ...TableRow[]];
  const title = text(first, "title");
  const columnOf = (field: MappedField): string => mapping?.[field] ?? field;
  const id = text(first, "product") || text(first, "handle") || toHandle(title);
  const pictures = (row: TableRow): readonly string[] =>
    text(row, "pictures")
      .split(/[\s,;|]+(?=https?:)/u)
      .map((one) => one.trim())
      .filter((one) => one !== "");
  return rowDraft({
    line: first.line,
    name: id,
    id,
    handle: text(first, "handle") || `${title}${text(first, "product") === "" ? "" : `-${id}`}`,
    title,
    own: titlesOf(first),
    columns: { title: columnOf("title"), inventory_quantity: columnOf("quantity"), sku: columnOf("sku") },
    vendor: text(first, "designer"),
    bodyHtml: text(first, "description"),
    types: [text(first, "type"), text(first, "category")],
    gender: text(first, "gender"),
    ageGroup: text(first, "ageGroup"),
    tags: text(first, "tags").split(/[,;|]\s*/u),
    pictures: [...new Set(rows.flatMap(pictures))],
    facts: {
      material: text(first, "material"),
      length: text(first, "length"),
      heel_height: text(first, "heelHeight"),
      occasion: text(first, "occasion"),
      pattern: text(first, "pattern"),
    },
    variants: rows.map((row) => {
      const [colour, size] = [text(row, "colour"), text(row, "size")];
      const options = optionsOf(row);
      return rowVariant({
        line: row.line,
        id: text(row, "sku") || idOfChoice(id, { colour, size, options }),
        colour,
        size,
        options,
        sizeSystem: text(row, "sizeSystem") || systemNamed(mapping?.size),
        sizeName: mapping?.size,
        colourName: mapping?.colour,
        sku: text(row, "sku"),
        barcode: text(row, "barcode"),
        stock: quantityOf(text(row, "quantity")),
        prices: [
          {
            list: lists.inCurrency(currency),
            label: currency,
            price: text(row, "price"),
            compareAt: text(row, "compareAt"),
            prior: text(row, "priorPrice"),
            columns: { price: columnOf("price"), compareAt: columnOf("compareAt"), prior: columnOf("priorPrice") },
          },
        ],
        pictures: pictures(row),
      });
    }),
  });
}

/** The system that is the whole name of the column of sizes: "EU". */
const systemNamed = (column = ""): string | undefined =>
  lookUp(SYSTEM_WORDS, column.trim().toLowerCase()) && column.trim();
