// Combines the rows of a handle into a draft. The first row has the shared fields; every row may have a variant, a picture or both.

import { toHandle } from "#catalogue";
import type { Draft, DraftPrice, DraftVariant, OwnFields, ReadingOptions } from "../draft.ts";
import { listOfCurrency } from "../prices.ts";
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
  // Only the first row of a product has option names.
  const choices = ([1, 2, 3] as const).map((number) => ({
    name: cell(first, `option${number}`),
    value: `value${number}` as const,
  }));
  const optionOf = (row: CsvRow, name: RegExp): string => {
    const found = choices.find((option) => name.test(option.name));
    return found ? cell(row, found.value) : "";
  };
  const variants = rows
    .filter((row) => cell(row, "price") !== "" || cell(row, "value1") !== "" || cell(row, "sku") !== "")
    .map((row): DraftVariant => {
      const values = choices.map(({ value }) => cell(row, value)).filter((value) => value !== "" && value !== DEFAULT);
      const quantity = cell(row, "quantity");
      return {
        line: row.line,
        id: [toHandle(first.handle), ...values.map(toHandle)].join("-"),
        colour: optionOf(row, COLOUR) || valueOf("colour"),
        size: optionOf(row, SIZE) || cell(row, "size"),
        sku: cell(row, "sku"),
        barcode: cell(row, "barcode").replace(/^'/u, ""),
        // Untracked products are always in stock; a tracked product without a quantity has none.
        stock: quantity === "" ? (cell(row, "tracker") === "" ? undefined : 0) : Math.trunc(Number(quantity)),
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
    isVisible: !/^(?:false|no|0)$/iu.test(valueOf("published")) && /^(?:active|)$/iu.test(valueOf("status")),
    model: valueOf("mpn"),
    variants,
    own: own(first, "product"),
  };
}

type Cell = (row: CsvRow, name: ColumnName) => string;

const DEFAULT = "Default Title";
/** Option names in several languages. */
const COLOUR = /^(?:colou?rs?|couleur|farbe|colore|color|cor|kleur|颜色|カラー|색상|цвет|اللون)$/iu;
const SIZE = /^(?:sizes?|taille|größe|groesse|taglia|talla|tamanho|maat|尺码|尺寸|サイズ|사이즈|размер|المقاس)$/iu;

function pricesOf(columns: Columns, row: CsvRow, cell: Cell, { currency = "" }: ReadingOptions): readonly DraftPrice[] {
  return [
    { list: listOfCurrency(currency), label: currency, price: cell(row, "price"), compareAt: cell(row, "compareAt") },
    ...columns.markets.map(({ list, price, compareAt }) => ({
      list,
      label: list,
      price: (row.cells[price] ?? "").trim(),
      compareAt: compareAt === undefined ? "" : (row.cells[compareAt] ?? "").trim(),
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
