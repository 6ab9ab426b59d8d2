// Sizes in words, such as "1.5 GB".

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

export function bytes(count: number): string {
  const step = Math.min(UNITS.length - 1, count < 1 ? 0 : Math.floor(Math.log10(count) / 3));
  return new Intl.NumberFormat("en-GB", {
    style: "unit",
    unit: UNITS[step],
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step > 2 ? 1 : 0,
  }).format(count / 1_000 ** step);
}
