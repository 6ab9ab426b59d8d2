// Percentiles, and formatting of results.

export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** "p50 0.12  p95 …  p99 …  max … ms" */
export function spreadOf(milliseconds: readonly number[]): string {
  const parts = (["p50", "p95", "p99"] as const).map(
    (name) => `${name} ${ms(percentile(milliseconds, Number(name.slice(1)) / 100))}`,
  );
  return `${[...parts, `max ${ms(Math.max(...milliseconds))}`].join("  ")} ms`;
}

export const ms = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 3 : 1);
export const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e8 ? 1 : 0)} MB`;
export const whole = (number: number): string => Math.round(number).toLocaleString("en");

/** Growth exponent of cost by size: 0 is constant, 1 is linear; from the smallest and largest size. */
export function growthOf(points: readonly { readonly size: number; readonly cost: number }[]): number | undefined {
  const sorted = points.toSorted((one, other) => one.size - other.size);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first.size === last.size) return undefined;
  return Math.log(last.cost / first.cost) / Math.log(last.size / first.size);
}

/** Prints a line with a name and a value. */
export const printRow = (name: string, figure: string): void => console.log(`  ${name.padEnd(17)} ${figure}`);

export interface Usage {
  readonly seconds: number;
  /** CPU time of all threads. */
  readonly cpuSeconds: number;
}

export async function usageOf(work: () => Promise<unknown>): Promise<Usage> {
  const began = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 };
}
