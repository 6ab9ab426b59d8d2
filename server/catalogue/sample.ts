// A sample of the products of an import, as the shop will show them.

import { currencyOfList, listsIn, parseOptions } from "#catalogue";
import type { FeedLine, FeedPiece } from "#commerce/products";

export interface SampledProduct {
  readonly handle: string;
  readonly title: string;
  readonly designer: string;
  readonly type: string;
  readonly departments: readonly string[];
  readonly colour: string;
  /** The designer's name of the colour; empty if the file has none. */
  readonly designerColour: string;
  readonly price: number;
  /** The price before a reduction; 0 if it is not reduced. */
  readonly compareAt: number;
  readonly currency: string;
  readonly sizes: readonly {
    readonly size: string;
    /** Such as "Width EE". */
    readonly options: readonly string[];
    readonly stock: number;
  }[];
  readonly picture: string;
}

const SIZE = 10;

export class Sample {
  /** The first of each type, so that few products show much. */
  readonly #byType = new Map<string, SampledProduct>();
  readonly #first: SampledProduct[] = [];

  async *through(pieces: AsyncIterable<FeedPiece>): AsyncGenerator<FeedPiece> {
    for await (const piece of pieces) {
      if (!("reason" in piece)) this.#add(piece);
      yield piece;
    }
  }

  get products(): readonly SampledProduct[] {
    return [...new Set([...this.#byType.values(), ...this.#first])].slice(0, SIZE);
  }

  #add(lines: readonly FeedLine[]): void {
    const type = lines[0]?.row.product_type ?? "";
    const isNewType = !this.#byType.has(type) && this.#byType.size < SIZE;
    if (!isNewType && this.#first.length >= SIZE) return;
    const product = sampled(lines);
    if (isNewType) this.#byType.set(type, product);
    if (this.#first.length < SIZE) this.#first.push(product);
  }
}

function sampled(lines: readonly FeedLine[]): SampledProduct {
  const { row } = lines[0]!;
  const list = listsIn(row).find((one) => row[`${one}_price_f`] !== undefined);
  return {
    handle: row.handle,
    title: row.title,
    designer: row.vendor,
    type: row.product_type,
    departments: row.department.split("\t"),
    colour: row.color,
    designerColour: row.designercolor,
    price: (list && row[`${list}_price_f`]) ?? 0,
    compareAt: (list && row[`${list}_compare_at_price_f`]) ?? 0,
    currency: list === undefined ? "" : currencyOfList(list),
    sizes: lines.map(({ row: { size, options, inventory_quantity: stock } }) => ({
      size,
      options: parseOptions(options).map(({ name, value }) => `${name} ${value}`),
      stock,
    })),
    picture: row.largeImage,
  };
}
