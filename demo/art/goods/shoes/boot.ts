// Construction of a boot, and shaft shapes.

import type { Profile } from "../solid/curve.ts";
import { smoothLeather, suede } from "../solid/finishes.ts";
import type { Finish, Part } from "../solid/part.ts";
import { binding, laces, type Lacing, pullTab, tongue } from "./fittings.ts";
import { type Last, type LastShape, makeLast, type Shaft } from "./last.ts";

interface Boot {
  readonly shape: Omit<LastShape, "sole">;
  readonly sole: Profile;
  readonly top: Profile;
  readonly upper: Finish;
  readonly under: (last: Last) => readonly Part[];
  readonly edge?: number;
  readonly open?: { readonly from: number; readonly gap: number; readonly tongueTop: number; readonly lacing: Lacing };
  readonly tabs?: boolean;
}

export function boot({ shape, sole, top, upper, under, edge = 0.12, open, tabs }: Boot): Part[] {
  const last = makeLast({ ...shape, sole });
  return [
    last.body(
      {
        back: "lining",
        ...upper,
        cut: (_x, _y, z, d, y) =>
          y > top(d) || (open !== undefined && d < open.from && d > 5.5 && y > 5 && Math.abs(z) < open.gap),
      },
      0.1,
    ),
    ...(open ? [] : [rimOf(last, top, edge)]),
    ...under(last),
    ...(open
      ? [
          tongue(
            last,
            upper.kind === "soft" ? suede("cloth") : smoothLeather("cloth"),
            open.from + 0.5,
            open.tongueTop,
            2.6,
          ),
          ...laces(last, open.lacing),
        ]
      : []),
    ...(tabs ? [pullTab(last, top(0) - 0.3, 2)] : []),
  ];
}

const rimOf = (last: Last, top: Profile, edge: number): Part => binding(last, top, smoothLeather("cloth"), edge, 9.6);

export const shaftTo = (y: number, flare = 0): Shaft => [
  [16, 9, 0.75, 3.25 + flare * 0.2],
  [20, 9.3, 0.5, 3.5 + flare * 0.6],
  [Math.max(24, y + 4), 9.7, 0.2, 3.7 + flare],
];

export const kneeShaft: Shaft = [
  [16, 9, 0.8, 3.3],
  [20, 9.2, 0.6, 3.6],
  [26, 10, -0.6, 4.4],
  [32, 10.6, -1.2, 5],
  [38, 10.6, -0.8, 5],
  [44, 10.8, -0.8, 5.2],
];
