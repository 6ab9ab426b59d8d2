// Values of facts that have a fixed order. A separate module, because pages load it.

/** From short to long. */
export const LENGTHS = ["Cropped", "Mini", "Knee-length", "Midi", "Ankle-length", "Maxi"] as const;

/** From flat to high. Unlike other values no words, because labels are found by value: "Low" may be anything. */
export const HEELS = ["flat-heel", "low-heel", "mid-heel", "high-heel"] as const;
export type Heel = (typeof HEELS)[number];

/** Per cent off a listing can be filtered by: as much or more. */
export const DISCOUNTS = [20, 30, 50, 70] as const;

/** "from-30": thirty per cent off or more. */
export const writeDiscount = (percent: number): string => `from-${percent}`;

/** Undefined if the value names none of the discounts. */
export const readDiscount = (value: string): number | undefined =>
  DISCOUNTS.find((percent) => writeDiscount(percent) === value);
