// Size and fit: measures of bags, fit of clothes and shoes. The pictures show no model, so no text names what one wears.
import type { Random } from "../random.ts";
import type { Design } from "./design.ts";
import type { Model } from "./models.ts";
import { titleOf } from "./title.ts";

export function fitOf({ type, cut, random, forKids }: Model, design: Design, sizes: readonly string[]): string {
  if (type.category === "bags") return measuresOf(type.id, titleOf(design, cut), random);
  if (sizes.length < 2) return "";
  if (forKids)
    return type.category === "shoes" ? "Fits true to size." : "Fits true to age; choose by height if between sizes.";
  if (type.category === "shoes")
    return random.pick([
      "Fits true to size.",
      "Fits large: take half a size down.",
      "Fits small: take half a size up.",
    ]);
  if (type.category === "accessories") return "Fits true to size.";
  return cutFor(titleOf(design, cut));
}

/** Minimum and maximum widths in cm. */
const WIDTHS: Readonly<Record<string, readonly [number, number]>> = {
  mini: [14, 18],
  small: [18, 23],
  medium: [24, 29],
  large: [36, 44],
  "tote-bags": [30, 40],
  "travel-bags": [42, 54],
  backpacks: [27, 33],
  clutches: [18, 27],
};

function measuresOf(type: string, title: string, random: Random): string {
  const size = /\b(mini|small|medium|large)\b/i.exec(title)?.[1]?.toLowerCase() ?? type;
  const width = random.between(...(/belt bag|pouch/.test(title) ? ([20, 28] as const) : (WIDTHS[size] ?? [20, 29])));
  const tall = type === "backpacks" ? 1.35 : 0.6 + random.next() * 0.25;
  return `Measures ${width} cm wide, ${Math.round(width * tall)} cm high and ${Math.round(width * (0.25 + random.next() * 0.2))} cm deep.`;
}

const cutFor = (title: string): string => {
  if (/slim|tailored|skinny|pencil/i.test(title)) return "Cut for a slim fit.";
  return /oversized|relaxed|boxy|wide-leg|slouchy/i.test(title) ? "Cut for a relaxed fit." : "Fits true to size.";
};
