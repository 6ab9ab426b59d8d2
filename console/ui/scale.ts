// Rounded steps for the axis of a plot. Pure.

const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** From zero to the first step at or above the highest value. `unit` is the smallest difference that can be written. */
export function ticksFor(highest: number, unit = 1): readonly number[] {
  const rough = Math.max(highest, unit) / INTERVALS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = STEPS.find((one) => one * magnitude >= rough) ?? 10;
  const step = Math.max(unit, Math.ceil((factor * magnitude) / unit) * unit);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
