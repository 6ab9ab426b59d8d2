// The tally of one suggestion while products are added and removed.

import type { PriceList } from "#catalogue";
import { NewestDates } from "./newest-dates.ts";
import type { ProductFacts } from "./product-facts.ts";
import type { DesignerTally, Tally } from "./tally.ts";

export class Counted implements Tally {
  products = 0;
  sold = 0;
  /** Products by their price lists, joined: most products have the same ones. */
  readonly #lists = new Map<string, number>();
  #dates = new NewestDates();

  get soldIn(): readonly PriceList[] {
    const lists = [...this.#lists.keys()].flatMap((joined) => joined.split(",") as PriceList[]);
    return [...new Set(lists)].toSorted();
  }

  get updatedAt(): string {
    return this.#dates.newest;
  }

  /** `lists` are those of the product, sorted and joined. False if the date of the last change is not known any more. */
  count({ sold, updatedAt }: ProductFacts, lists: string, by: 1 | -1): boolean {
    this.products += by;
    this.sold += by * sold;
    addTo(this.#lists, lists, by);
    if (this.products === 0) this.#dates = new NewestDates();
    else if (by < 0) return this.#dates.remove(updatedAt);
    else this.#dates.add(updatedAt);
    return true;
  }
}

export class CountedDesigner extends Counted implements DesignerTally {
  readonly handle: string;
  readonly departments = new Map<string, Counted>();
  readonly types = new Map<string, Counted>();
  /** Products by the designer's names; different ones are a mistake in the catalogue. */
  readonly #named = new Map<string, number>();

  constructor(handle: string) {
    super();
    this.handle = handle;
  }

  get name(): string {
    return this.#usual().name;
  }

  get names(): Readonly<Record<string, string>> {
    return this.#usual().names;
  }

  countName({ designer: name, designerNames: names }: ProductFacts, by: 1 | -1): void {
    addTo(this.#named, JSON.stringify({ name, names } satisfies Named), by);
  }

  /** The names that most products have, independent of the order in which they were counted. */
  #usual(): Named {
    const [usual] = [...this.#named].toSorted(([a, here], [b, there]) => there - here || (a < b ? -1 : 1));
    return usual ? (JSON.parse(usual[0]) as Named) : { name: "", names: {} };
  }
}

type Named = Pick<DesignerTally, "name" | "names">;

function addTo(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
