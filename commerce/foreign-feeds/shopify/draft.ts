// Combines the rows of a handle into a draft. The first row has the shared fields; every row may have a variant, a picture or both.

import { toHandle } from "#catalogue";
import type { Draft, DraftPrice, DraftVariant, OwnFields, ReadingOptions } from "../draft.ts";
import { factsAmong } from "../facts.ts";
import { optionReader } from "../options.ts";
import { isNoStock, quantityOf, type Quantity } from "../quantities.ts";
import type { ColumnName, Columns } from "./columns.ts";

export interface CsvRow {
  readonly line: number;
  readonly handle: string;
  readonly cells: readonly string[];
}

export function draftOf(columns: Columns, rows: readonly CsvRow[], options: ReadingOptions): Draft {
  const [first] = rows as readonly [CsvRow, ...CsvRow[]];
  const cell = (row: CsvRow, name: ColumnName): string => (row.cells[columns.at[name] ?? -1] ?? "").trim();
  const valueOf = (name: ColumnName): string => rows.map((row) => cell(row, name)).find((text) => text !== "") ?? "";
  const own = (row: CsvRow, of: "product" | "variant"): OwnFields =>
    Object.fromEntries(
      columns.own.flatMap((column) => {
        const text = row.cells[column.at] ?? "";
        return column.of === of && text !== "" ? [[column.field, text]] : [];
      }),
    );
  const sold = rows.filter((row) => cell(row, "price") !== "" || cell(row, "value1") !== "" || cell(row, "sku") !== "");
  // Only the first row of a product has option names.
  const readOptions = optionReader(
    VALUES.map((value, at) => ({
      name: cell(first, OPTIONS[at]!),
      values: sold.map((row) => cell(row, value)).filter((text) => text !== ""),
    })),
  );
  const variants = sold.map((row): DraftVariant => {
    const values = VALUES.map((value) => cell(row, value));
    const { colour, size, sizeName, colourName, options: further } = readOptions(values);
    return {
      line: row.line,
      id: [first.handle, ...values.filter((value) => value !== "" && value !== DEFAULT)].map(toHandle).join("-"),
      colour: colour || valueOf("colour"),
      size: size || (further.length === 0 ? cell(row, "size") : ""),
      sizeName,
      colourName,
      options: further,
      sku: cell(row, "sku"),
      barcode: cell(row, "barcode").replace(/^'/u, ""),
      stock: stockOf(columns, row, cell),
      prices: pricesOf(columns, row, cell, options),
      pictures: [cell(row, "variantImage")].filter((address) => address !== ""),
      own: own(row, "variant"),
    };
  });
  return {
    line: first.line,
    name: first.handle,
    id: first.handle,
    handle: first.handle,
    title: valueOf("title"),
    vendor: valueOf("vendor"),
    bodyHtml: valueOf("body"),
    types: [valueOf("type"), valueOf("category")],
    gender: valueOf("gender"),
    ageGroup: valueOf("age"),
    tags: valueOf("tags")
      .split(",")
      .map((tag) => tag.trim()),
    pictures: picturesOf(rows, cell),
    pictureAlts: new Map(
      rows.map((row) => [cell(row, "image"), cell(row, "imageAlt")] as const).filter(([, alt]) => alt !== ""),
    ),
    isVisible: !/^(?:false|no|0)$/iu.test(valueOf("published")) && /^(?:active|)$/iu.test(valueOf("status")),
    model: valueOf("mpn"),
    facts: factsAmong(columns.facts.map(({ name, at }) => [name, first.cells[at] ?? ""])),
    variants,
    own: own(first, "product"),
    columns: {
      title: nameAt(columns, columns.at.title),
      sku: nameAt(columns, columns.at.sku),
      inventory_quantity: nameAt(columns, columns.at.quantity),
      ...Object.fromEntries(columns.own.map(({ field, at }) => [field, nameAt(columns, at)])),
    },
  };
}

const nameAt = ({ names }: Columns, at = -1): string => names[at] ?? "";

type Cell = (row: CsvRow, name: ColumnName) => string;

const DEFAULT = "Default Title";
const OPTIONS = ["option1", "option2", "option3"] as const;
const VALUES = ["value1", "value2", "value3"] as const;

/** Undefined without a quantity, and for variants that are sold regardless of it: untracked ones, and those on back order. */
function stockOf({ at }: Columns, row: CsvRow, cell: Cell): Quantity | undefined {
  const stock = quantityOf(cell(row, "quantity"));
  if (stock === undefined) return undefined;
  const isUntracked = at.tracker !== undefined && cell(row, "tracker") === "";
  const isOnBackOrder = /^(?:continue|true|yes)$/iu.test(cell(row, "policy"));
  return isNoStock(stock) && (isUntracked || isOnBackOrder) ? undefined : stock;
}

function pricesOf(
  columns: Columns,
  row: CsvRow,
  cell: Cell,
  { currency = "", lists }: ReadingOptions,
): readonly DraftPrice[] {
  const base = lists.inCurrency(currency);
  const text = (at: number | undefined) => (at === undefined ? "" : (row.cells[at] ?? "").trim());
  const named = (price?: number, compareAt?: number, prior?: number) => ({
    price: nameAt(columns, price),
    compareAt: nameAt(columns, compareAt),
    prior: nameAt(columns, prior),
  });
  const priorAt = columns.markets.find(({ list }) => list === base)?.prior;
  return [
    {
      list: base,
      label: currency,
      price: cell(row, "price"),
      compareAt: cell(row, "compareAt"),
      prior: text(priorAt),
      columns: named(columns.at.price, columns.at.compareAt, priorAt),
    },
    ...columns.markets.map(({ list, price, compareAt, prior }) => ({
      list,
      label: list,
      price: text(price),
      compareAt: text(compareAt),
      prior: text(prior),
      columns: named(price, compareAt, prior),
    })),
  ];
}

/** In order of position, if given. */
const picturesOf = (rows: readonly CsvRow[], cell: Cell): readonly string[] => [
  ...new Set(
    rows
      .map((row, at) => ({ address: cell(row, "image"), place: Number(cell(row, "position")) || at + 1 }))
      .filter(({ address }) => address !== "")
      .toSorted((one, other) => one.place - other.place)
      .map(({ address }) => address),
  ),
];
