// Counts what an import leaves out: rows of the file, and the products that they belong to.

import type { Skipped } from "#commerce/products";

export class SkippedCount {
  rows = 0;
  products = 0;
  #last: string | undefined;

  /** Mistakes of a product follow each other. */
  add({ product, variants }: Pick<Skipped, "product" | "variants">): void {
    this.rows += variants;
    if (product === undefined || product !== this.#last) this.products += 1;
    this.#last = product;
  }
}
