// Facts about the other shop as a whole, learnt from its products: how it spells designers, whom it sells to, how it writes prices.

import { toHandle } from "#catalogue";
import { KnownKeys } from "#commerce/products";
import { Amounts } from "./amounts.ts";
import type { Draft } from "./draft.ts";
import { Quantities } from "./quantities.ts";

/** Products that must agree before the shop as a whole counts as a hint. */
const ENOUGH = 3;
const SHARE = 0.8;

export type Spelling = "British" | "American";

/** Undefined if an option's name is neither "Colour" nor "Color". */
export const spellingOf = (colourName = ""): Spelling | undefined =>
  /\bcolours?\b/iu.test(colourName) ? "British" : /\bcolors?\b/iu.test(colourName) ? "American" : undefined;

export class ShopSoFar {
  readonly amounts = new Amounts();
  readonly quantities = new Quantities();
  /** Spellings by handle, with their counts. */
  readonly #designers = new Map<string, Map<string, number>>();
  readonly #fixed = new Map<string, string>();
  readonly #whole = new Audience();
  /** Keyed by the designer's handle. */
  readonly #audiences = new Map<string, Audience>();
  /** Products whose option is a "Colour" less those whose option is a "Color". */
  #british = 0;

  /** Lines of the first products with a name, a SKU and an id of a variant, and the SKUs and ids that several have. */
  readonly #known = new KnownKeys();

  learnKeys({ name, line, variants }: Draft): void {
    if (this.#known.lineOf("name", name) === undefined) this.#known.add("name", name, line);
    const own = this.#known.lineOf("name", name) ?? line;
    for (const sku of new Set(variants.map((variant) => variant.sku))) if (sku !== "") this.#learnKey("sku", sku, own);
    const ids = new Set<string>();
    for (const { id } of variants) {
      this.#learnKey("id", id, own);
      if (ids.has(id)) this.#known.add("repeated id", id, own);
      ids.add(id);
    }
  }

  #learnKey(kind: "sku" | "id", key: string, line: number): void {
    const first = this.#known.lineOf(kind, key);
    if (first === undefined) this.#known.add(kind, key, line);
    else if (first !== line) this.#known.add(`repeated ${kind}`, key, line);
  }

  /** True if several products of the file have it. */
  isSharedSku(sku: string): boolean {
    return this.#known.lineOf("repeated sku", sku) !== undefined;
  }

  /** True if several variants of the file have it. */
  isRepeatedId(id: string): boolean {
    return this.#known.lineOf("repeated id", id) !== undefined;
  }

  learnDesigner(name: string): void {
    if (name === "") return;
    const spellings = this.#designers.get(keyOf(name)) ?? new Map<string, number>();
    spellings.set(name, (spellings.get(name) ?? 0) + 1);
    this.#designers.set(keyOf(name), spellings);
  }

  /** Undefined if a product says nothing. */
  learnDepartments(departments: readonly string[] | undefined, designer: string): void {
    this.#whole.learn(departments);
    const audience = this.#audiences.get(keyOf(designer)) ?? new Audience();
    audience.learn(departments);
    this.#audiences.set(keyOf(designer), audience);
  }

  /** `colourName` is the file's name of the option. */
  learnSpelling(colourName: string | undefined): void {
    const spelling = spellingOf(colourName);
    if (spelling !== undefined) this.#british += spelling === "British" ? 1 : -1;
  }

  /** The English that names its options. */
  get spelling(): Spelling | undefined {
    return this.#british === 0 ? undefined : this.#british > 0 ? "British" : "American";
  }

  /** The most usual spelling so far. Once used it stays, so that all products of a designer agree. */
  spell(name: string): string {
    const fixed = this.#fixed.get(keyOf(name));
    if (fixed !== undefined) return fixed;
    const spelling = mostOf(this.#designers.get(keyOf(name))) ?? name;
    this.#fixed.set(keyOf(name), spelling);
    return spelling;
  }

  /** The designer of a shop that sells one brand, which is its own. */
  get onlyDesigner(): string | undefined {
    const [first, ...others] = this.#designers.values();
    return others.length === 0 ? mostOf(first) : undefined;
  }

  /** Departments of nearly all products of a designer that name one, or else of the shop. */
  mainDepartments(designer: string): readonly string[] | undefined {
    return this.#audiences.get(keyOf(designer))?.main ?? this.#whole.main;
  }
}

class Audience {
  readonly #departments = new Map<string, number>();
  #products = 0;
  #said = 0;

  learn(departments: readonly string[] | undefined): void {
    this.#products += 1;
    if (departments === undefined) return;
    this.#said += 1;
    const key = departments.join("\t");
    this.#departments.set(key, (this.#departments.get(key) ?? 0) + 1);
  }

  /** Undefined unless at least half of the products name departments, and nearly all of those the same. */
  get main(): readonly string[] | undefined {
    const [key, count] = [...this.#departments].toSorted(([, one], [, other]) => other - one)[0] ?? ["", 0];
    const isEnough = count >= ENOUGH && this.#said * 2 >= this.#products;
    return isEnough && count >= this.#said * SHARE ? key.split("\t") : undefined;
  }
}

const keyOf = (name: string): string => toHandle(name).replaceAll("-", "");

const mostOf = (counts: ReadonlyMap<string, number> | undefined): string | undefined =>
  [...(counts ?? [])].toSorted(([, one], [, other]) => other - one)[0]?.[0];
