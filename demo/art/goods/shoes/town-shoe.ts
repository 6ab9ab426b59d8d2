// Construction of a welted town shoe.

import type { Profile } from "../solid/curve.ts";
import type { Finish, Part } from "../solid/part.ts";
import { raised, welted } from "./details.ts";
import { binding, laces, type Lacing, tongue } from "./fittings.ts";
import { type Last, type LastShape, makeLast } from "./last.ts";

interface TownShoe {
  readonly shape?: Omit<LastShape, "sole">;
  readonly sole?: Profile;
  readonly top: Profile;
  readonly upper: Finish;
  readonly under?: (last: Last) => readonly Part[];
  readonly open?: { readonly from: number; readonly gap: number; readonly lacing: Lacing; readonly tongueTop: number };
  readonly more?: (last: Last) => readonly Part[];
}

export const STANDARD = { toeHeight: 3.3, toeBlunt: 1.75, toeFrom: 8.5, ball: 4.35, heel: 2.95 } as const;

export function townShoe({
  shape = STANDARD,
  sole = raised(2, 0.6, 0.7),
  top,
  upper,
  under = (last) => welted(last),
  open,
  more,
}: TownShoe): Part[] {
  const last = makeLast({ ...shape, sole });
  return [
    last.body(
      {
        back: "lining",
        ...upper,
        cut: (_x, _y, z, d, y) =>
          y > top(d) ||
          (open !== undefined &&
            d < open.from &&
            d > 9 &&
            y > 4 &&
            Math.abs(z) < open.gap * Math.min(1, Math.sqrt((open.from - d) / 0.6))),
      },
      0.06,
    ),
    binding(last, top, upper, 0.11, open ? 10.6 : undefined, open ? open.gap + 0.15 : 0),
    ...under(last),
    ...(open
      ? [tongue(last, { ...upper, paint: () => {} }, open.from + 0.5, open.tongueTop, 2.2), ...laces(last, open.lacing)]
      : []),
    ...(more?.(last) ?? []),
  ];
}
