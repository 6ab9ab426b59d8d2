// Whom a product is for, where only its sizes say so: shoes from 36 to 41 are women's, from 40 to 46 men's.

import type { SizeKind, Wearer } from "#catalogue";

/** Undefined for letters and for sizes that both women and men have. `currency` is that of the shop's prices. */
export function wearerOfSizes(kind: SizeKind, written: readonly string[], currency = ""): Wearer | undefined {
  const numbers = [...new Set(written)].map((size) => Number(NUMBER.exec(size.trim())?.[1]?.replace(",", ".")));
  if (numbers.length < 2 || numbers.some((number) => Number.isNaN(number))) return undefined;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const isWithin = (value: number, [from, to]: Span): boolean => value >= from && value <= to;
  const found = ROWS.find(
    (row) =>
      row.kinds.includes(kind) &&
      isWithin(least, row.least) &&
      isWithin(most, row.most) &&
      (row.isEven !== true || numbers.every((number) => number % 2 === 0)) &&
      (row.isMetric !== true || !IMPERIAL.has(currency.toUpperCase())),
  );
  return found?.wearer;
}

type Span = readonly [from: number, to: number];

interface Row {
  readonly wearer: Wearer;
  readonly kinds: readonly SizeKind[];
  /** Positions of the smallest and the largest size. */
  readonly least: Span;
  readonly most: Span;
  /** Only even numbers; others may be a designer's own. */
  readonly isEven?: boolean;
  /** Not in shops whose men's sizes are inches. */
  readonly isMetric?: boolean;
}

const CLOTHES: readonly SizeKind[] = ["clothing", "trousers", "shirts"];

/** The first that fits. */
const ROWS: readonly Row[] = [
  // American and British, then European women's numbers.
  { wearer: "women", kinds: CLOTHES, least: [0, 12], most: [8, 28], isEven: true },
  { wearer: "women", kinds: ["clothing"], least: [30, 34], most: [36, 48], isEven: true },
  { wearer: "women", kinds: ["clothing", "shirts"], least: [36, 36], most: [38, 48], isEven: true, isMetric: true },
  // Waists in inches.
  { wearer: "women", kinds: ["trousers"], least: [22, 26], most: [26, 34] },
  { wearer: "men", kinds: ["trousers"], least: [28, 32], most: [36, 44] },
  { wearer: "men", kinds: ["clothing", "trousers"], least: [44, 48], most: [50, 64], isEven: true },
  { wearer: "baby", kinds: ["shoes"], least: [15, 20], most: [17, 24] },
  { wearer: "child", kinds: ["shoes"], least: [19, 32], most: [24, 36] },
  { wearer: "women", kinds: ["shoes"], least: [33, 38], most: [38, 42] },
  { wearer: "men", kinds: ["shoes"], least: [39, 42], most: [44, 50] },
  // British and American shoes.
  { wearer: "women", kinds: ["shoes"], least: [2, 5], most: [7, 9] },
  { wearer: "men", kinds: ["shoes"], least: [6, 8], most: [12, 16] },
  // Circumferences of fingers in millimetres, then American numbers.
  { wearer: "women", kinds: ["rings"], least: [44, 53], most: [50, 60] },
  { wearer: "men", kinds: ["rings"], least: [56, 62], most: [60, 76] },
  { wearer: "women", kinds: ["rings"], least: [3, 6], most: [7, 9] },
  { wearer: "men", kinds: ["rings"], least: [8, 9], most: [10, 15] },
  { wearer: "women", kinds: ["belts"], least: [60, 75], most: [80, 95] },
  { wearer: "men", kinds: ["belts"], least: [80, 95], most: [105, 140] },
  { wearer: "women", kinds: ["gloves"], least: [6, 6.5], most: [7, 8] },
  { wearer: "men", kinds: ["gloves"], least: [8, 8.5], most: [9, 11] },
];

const NUMBER = /^(?:(?:eu|eur|it|fr|de|us|uk)\s*)?(\d{1,2}(?:[.,]5)?|1\d\d)$/iu;

const IMPERIAL: ReadonlySet<string> = new Set(["USD", "CAD", "GBP", "AUD", "NZD"]);
