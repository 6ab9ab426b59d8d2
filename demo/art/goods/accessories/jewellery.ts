// Materials of jewellery: polished metal and cut stones.

import { glass, metal } from "../solid/finishes.ts";
import { surface, type Part } from "../solid/part.ts";
import { TAU } from "../solid/vector.ts";

export const gold = metal("metal");

/** A brilliant: table, crown and pavilion as flat facets, pointing up y. */
export function brilliant(radius: number, sides = 8): Part[] {
  const rows: readonly (readonly [r: number, y: number, turn: number])[] = [
    [0, 0.36, 0],
    [0.56, 0.36, 0],
    [0.82, 0.22, 0.5],
    [1, 0.04, 0],
    [1, -0.03, 0],
    [0.5, -0.48, 0.5],
    [0, -0.88, 0],
  ];
  const tint = (u: number, v: number) => {
    const facet = Math.sin(Math.floor(u * sides * 2) * 12.9898 + Math.floor(v * 6) * 78.233) * 43758.5453;
    return 0.7 + 1.1 * (facet - Math.floor(facet)) ** 2;
  };
  return [
    surface(
      (u, v) => {
        const i = Math.min(rows.length - 1, Math.round(v * (rows.length - 1)));
        const [r, y, turn] = rows[i]!;
        const angle = (u + turn / (sides * 2)) * TAU;
        return [radius * r * Math.cos(angle), radius * y, radius * r * Math.sin(angle)];
      },
      {
        nu: sides * 2,
        nv: rows.length - 1,
        smooth: false,
        finish: glass("glass", {
          paint: (touch, _x, _y, _z, u, v) => {
            const k = tint(u, v);
            touch.tone *= 1.6 * k;
            touch.shine = 0.8 + 0.7 * k;
          },
        }),
      },
    ),
  ];
}
