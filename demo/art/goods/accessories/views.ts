// Camera views of accessories.

import { place, type Part } from "../solid/part.ts";
import type { Scene } from "../solid/render.ts";
import type { Model } from "../model.ts";

export type Views = Model["views"];
type Parts = () => readonly Part[];
type Shot = Omit<Scene, "parts">;

/** Views of standing products: front and angle. */
export const standing = (parts: Parts, front: Shot = {}, angle: Shot = {}): Views => ({
  front: () => ({ pitch: 10, wide: 0.7, tall: 0.66, ...front, parts: grounded(parts()) }),
  angle: () => ({ yaw: -38, pitch: 18, wide: 0.7, tall: 0.66, ...angle, parts: grounded(parts()) }),
});

/** Moves the parts vertically until the lowest point rests on the floor. */
export function grounded(parts: readonly Part[]): Part[] {
  let low = Infinity;
  for (const { points } of parts) for (let k = 1; k < points.length; k += 3) low = Math.min(low, points[k]!);
  return place(parts, { shift: [0, -low, 0] });
}

/** Lays upright parts that face the viewer on their back on the floor. */
export const laid = (parts: readonly Part[]): Part[] => grounded(place(parts, { turn: [-90, 0, 0] }));

/** Views of lying products: from above, and from a low angle. */
export const lying = (parts: Parts, front: Shot = {}, angle: Shot = {}): Views => ({
  front: () => ({ pitch: 80, wide: 0.72, tall: 0.78, ...front, parts: laid(parts()) }),
  angle: () => ({ yaw: 24, pitch: 42, wide: 0.76, tall: 0.7, ...angle, parts: laid(parts()) }),
});
