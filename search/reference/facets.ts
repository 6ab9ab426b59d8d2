// Statistics and order of the values of a facet.

/** Statistics weighted by count. */
export function statsOf(counts: readonly (readonly [value: number, count: number])[]) {
  let [min, max, sum, times] = [Infinity, -Infinity, 0, 0];
  for (const [value, count] of counts) {
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value * count;
    times += count;
  }
  return { min, max, sum, average: sum / times };
}

/** Compares texts by UTF-16 units. */
export const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
