// Builds a spread attribute: the value of each variant, and the values of each row as a set. keyword.ts reads the rows.
//
//   spread.<name>    variant → its value + 1, or 0

import { fieldOf, keywordsIn, type Attribute, type Fields } from "../../schema.ts";
import { gather, type Arrangement } from "../arrangement.ts";
import { growingIntegers, narrow } from "../growing.ts";
import { joinRows, rowPair } from "../row-pairs.ts";
import type { Section } from "../sections.ts";
import { KeywordBuilder } from "./keyword-builder.ts";
import type { FacetValues } from "./signatures-builder.ts";

export class SpreadBuilder {
  readonly attribute: Attribute;
  readonly #values = new KeywordBuilder();
  readonly #rows = rowPair(growingIntegers);
  readonly #variants = growingIntegers();
  /** Values of the rows of the current product, by place. */
  readonly #current = new Map<number, string[]>();

  constructor(attribute: Attribute) {
    this.attribute = attribute;
  }

  addVariant(place: number, fields: Fields, variant: Fields): void {
    const [value] = keywordsIn(this.attribute, fieldOf(this.attribute, fields, variant));
    this.#variants.push(value === undefined ? 0 : this.#values.single(value));
    if (value === undefined) return;
    const row = this.#current.get(place);
    if (row === undefined) this.#current.set(place, [value]);
    else if (!row.includes(value)) row.push(value);
  }

  /** Completes a row of the current product. */
  addRow(place: number): void {
    this.#rows[place === 0 ? 0 : 1].push(this.#values.combination(this.#current.get(place) ?? []));
    this.#current.delete(place);
  }

  /** `variants` are those of the arranged products, by arrival. */
  finish(
    arrangement: Arrangement,
    variants: Uint32Array,
  ): { readonly sections: Record<string, Section>; readonly facet: Omit<FacetValues, "attribute"> } {
    const { name } = this.attribute;
    const facet = { rows: joinRows(this.#rows, arrangement), combinations: this.#values.combinations() };
    return {
      sections: {
        ...this.#values.finish(`column.${name}`, facet.rows, facet.combinations),
        [`spread.${name}`]: narrow(this.#values.placesOf(gather(this.#variants.view(), variants))),
      },
      facet,
    };
  }
}
