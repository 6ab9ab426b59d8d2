// A short row of products that shows the breadth of many.

/** The first of each kind in order, then the second of each, until there are enough. */
export function pickVaried<Item>(items: readonly Item[], kindOf: (item: Item) => string, count: number): Item[] {
  const seen = new Map<string, number>();
  const rounds = items.map((item) => {
    const kind = kindOf(item);
    const round = seen.get(kind) ?? 0;
    seen.set(kind, round + 1);
    return { item, round };
  });
  return rounds
    .toSorted((one, other) => one.round - other.round)
    .slice(0, count)
    .map(({ item }) => item);
}
