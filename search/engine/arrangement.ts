// The order of products in an index: similar products are adjacent, so that the products of a page are close together, words of
// bits are mostly empty or full, and scans read few cache lines.
//
//   arrivals        product → its number in the order of arrival, which is also the order of documents
//   further         additional row → the same in the order of arrival

/** The combination of values of each product in one attribute, by arrival; numbers are below `size`. */
export interface Grouping {
  readonly combinations: Uint32Array;
  readonly size: number;
}

export interface Arrangement {
  readonly arrivals: Uint32Array;
  readonly further: Uint32Array;
  /** Product of each additional row. */
  readonly parents: Uint32Array<ArrayBuffer>;
}

/** `parents` has the product of each additional row, both by arrival. */
export function arrange(products: number, groupings: readonly Grouping[], parents: Uint32Array): Arrangement {
  let arrivals = Uint32Array.from({ length: products }, (_, arrival) => arrival);
  // The attribute with the fewest combinations is the primary key, so it is sorted last.
  for (const grouping of groupings.toSorted((a, b) => b.size - a.size)) arrivals = sorted(arrivals, grouping);
  const starts = startsOf(parents, products);
  const further = new Uint32Array(parents.length);
  const arranged = new Uint32Array(parents.length);
  let at = 0;
  for (let product = 0; product < products; product++) {
    const arrival = arrivals[product]!;
    for (let row = starts[arrival]!; row < starts[arrival + 1]!; row++) {
      further[at] = row;
      arranged[at++] = product;
    }
  }
  return { arrivals, further, parents: arranged };
}

/** Maximum number of distinct numbers to arrange products by. */
const FEW = 16;

/** Undefined if there are too many distinct numbers. */
export function groupingOf(numbers: Float64Array): Grouping | undefined {
  const known = new Map<number, number>();
  const combinations = new Uint32Array(numbers.length);
  for (let arrival = 0; arrival < numbers.length; arrival++) {
    let combination = known.get(numbers[arrival]!);
    if (combination === undefined) {
      if (known.size === FEW) return undefined;
      combination = known.size;
      known.set(numbers[arrival]!, combination);
    }
    combinations[arrival] = combination;
  }
  return { combinations, size: known.size };
}

/** A stable counting sort. */
function sorted(arrivals: Uint32Array, { combinations, size }: Grouping): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(size + 1);
  for (let arrival = 0; arrival < arrivals.length; arrival++) next[combinations[arrival]! + 1]!++;
  for (let combination = 0; combination < size; combination++) next[combination + 1]! += next[combination]!;
  const order = new Uint32Array(arrivals.length);
  for (const arrival of arrivals) order[next[combinations[arrival]!]!++] = arrival;
  return order;
}

/** Start of each number in a sorted list of numbers, and the end of the last. */
export function startsOf(numbers: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(size + 1);
  for (const number of numbers) starts[number + 1]!++;
  for (let number = 0; number < size; number++) starts[number + 1]! += starts[number]!;
  return starts;
}

/** The variants of the arranged products, by arrival. `ends` has the end of each product's variants, by arrival. */
export function arrangeVariants(
  { arrivals }: Arrangement,
  ends: Uint32Array,
): { readonly variants: Uint32Array; readonly ends: Uint32Array<ArrayBuffer> } {
  const variants = new Uint32Array(ends.at(-1) ?? 0);
  const arranged = new Uint32Array(arrivals.length);
  let at = 0;
  for (let product = 0; product < arrivals.length; product++) {
    const arrival = arrivals[product]!;
    for (let variant = arrival === 0 ? 0 : ends[arrival - 1]!; variant < ends[arrival]!; variant++)
      variants[at++] = variant;
    arranged[product] = at;
  }
  return { variants, ends: arranged };
}

/** The values at the given positions, in their order. */
export function gather<T extends Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  from: T,
  places: Uint32Array,
): T {
  const gathered = new (from.constructor as new (length: number) => T)(places.length);
  for (let at = 0; at < places.length; at++) gathered[at] = from[places[at]!]!;
  return gathered;
}
