// Predefined finishes, named after their materials.

import type { Region } from "../../format.ts";
import type { Finish, Paint } from "./part.ts";
import { noise, pebbles, weave } from "./texture.ts";

type More = Omit<Finish, "region">;

/** Applies several paints in order. */
export const layered = (...paints: readonly (Paint | undefined)[]): Paint => {
  const some = paints.filter((paint) => paint !== undefined);
  return (touch, x, y, z, u, v) => {
    for (const paint of some) paint(touch, x, y, z, u, v);
  };
};

const relief =
  (height: (x: number, y: number, z: number) => number): Paint =>
  (touch, x, y, z) => {
    touch.height += height(x, y, z);
  };

const made =
  (base: More, texture?: Paint) =>
  (region: Region, more: More = {}): Finish => ({
    ...base,
    ...more,
    region,
    ...((texture ?? more.paint) && { paint: layered(texture, more.paint) }),
  });

export const smoothLeather = made({ kind: "coat", gloss: 0.42, sharp: 0.35 });
export const grainedLeather = made({ kind: "coat", gloss: 0.38, sharp: 0.3 }, relief(pebbles));
export const patent = made({ kind: "coat", gloss: 1, sharp: 0.95 });
export const suede = made({ kind: "soft" }, (touch, x, y, z) => {
  touch.tone *= 1 + 0.05 * noise(x * 1.3, y * 1.3, z * 1.3) + 0.06 * noise(x * 9, y * 9, z * 9);
});
export const canvas = made({ kind: "soft" }, (touch, x, y, z) => {
  touch.height += weave(x + z, y, 0.16, 0.1);
});
export const mesh = made({ kind: "soft" }, (touch, x, y, z) => {
  const hole = Math.sin((x + y * 0.3) * 13) * Math.sin((y + z * 0.8) * 13);
  touch.tone *= 1 - 0.16 * Math.max(0, hole);
  touch.height -= 0.012 * Math.max(0, hole);
});
export const rubber = made({ kind: "coat", gloss: 0.14, sharp: 0.15 });
export const satin = made({ kind: "coat", gloss: 0.5, sharp: 0.05 });
export const metal = made({ kind: "mirror", sharp: 0.9 });
export const brushed = made({ kind: "mirror", sharp: 0.5 });
export const resin = made({ kind: "coat", gloss: 0.9, sharp: 0.8 });
export const wood = made({ kind: "coat", gloss: 0.25, sharp: 0.3 }, (touch, x, y, z) => {
  touch.tone *= 0.96 + 0.08 * Math.sin(y * 9 + 3 * noise(x * 0.7, y * 0.5, z * 0.7));
});
export const glass = made({ kind: "glass" });
export const plain = made({ kind: "soft" });
