// A model of a product and its camera views.

import type { View } from "../format.ts";
import { place, type Part } from "./solid/part.ts";
import type { Scene } from "./solid/render.ts";

/** One construction of a cut. */
export interface Model {
  /** `${productType}/${cut}` of demo/cuts.ts. */
  readonly of: string;
  readonly construction: string;
  /** Visible material. */
  readonly cloth: string;
  readonly printable: boolean;
  /** Available views; each scene is built on demand. */
  readonly views: Readonly<Partial<Record<View, () => Scene>>>;
}

type Parts = () => readonly Part[];

/** A shoe from its outer side, and a pair seen from the front at an angle. */
export const shoeViews = (parts: Parts, tall = 0.74): Model["views"] => ({
  side: () => ({ parts: parts(), yaw: 7, pitch: 12, wide: 0.82, tall }),
  pair: () => {
    const near = parts();
    return {
      parts: [...near, ...place(near, { scale: [1, 1, -1], shift: [3, 0, -12] })],
      yaw: 38,
      pitch: 24,
      wide: 0.84,
      tall,
    };
  },
});
