// Soles and heels, cut to the outline of a last.

import type { Profile } from "../solid/curve.ts";
import { surface, type Finish, type Part } from "../solid/part.ts";
import { clamp, mix, step, TAU } from "../solid/vector.ts";
import type { Last } from "./last.ts";

export interface Sole {
  readonly finish: Finish;
  /** Width of the rim beyond the upper. */
  readonly out?: number | Profile;
  /** Height of its upper edge above the feather edge, and of its underside above the floor. */
  readonly lip?: number | Profile;
  readonly under: Profile;
  /** Bulge of the side. */
  readonly swell?: number;
  /** Rounding of its edges. */
  readonly round?: number;
  /** Ends of the sole along d. Defaults to the whole length. */
  readonly from?: number;
  readonly to?: number;
}

/** A sole. In its paint, u is d, and v is the fraction of the side from the upper edge to the underside. */
export function slab(last: Last, { finish, out = 0.2, lip = 0, under, swell = 0, round = 0.12, from, to }: Sole): Part {
  const over = typeof out === "number" ? () => out : out;
  const edge = typeof lip === "number" ? () => lip : lip;
  const at = (u: number, v: number) => {
    const angle = u * TAU;
    const t = (1 - Math.cos(angle)) / 2;
    const inner = t * last.length;
    const d = mix(from ?? -over(0), to ?? last.length + over(last.length), t);
    const own = from !== undefined || to !== undefined;
    const width = last.outline(own ? clamp(d, 0, last.length) : inner);
    const cap = own ? Math.min(1, Math.sqrt(clamp((d - (from ?? -9)) / 0.5) * clamp(((to ?? 99) - d) / 0.5))) : 1;
    const side = Math.sin(angle) >= 0 ? 1 : -1;
    const near = step(0, 0.5, width);
    const f = clamp((v - 0.2) / 0.6);
    const inward = v < 0.2 ? 1 - v / 0.2 : v > 0.8 ? (v - 0.8) / 0.2 : 0;
    const [top, bottom] = [last.sole(clamp(d, 0, last.length)) + edge(d), under(clamp(d, 0, last.length))];
    const rounding = round * (1 - Math.sqrt(1 - (2 * f - 1) ** 8));
    const bulge = swell * Math.sin(f * Math.PI) - rounding;
    const half = (width * (1 + (over(d) / 4.5) * (1 - near)) + (over(d) + bulge) * near) * cap;
    const pull = bulge * (1 - near) * (t > 0.5 ? 1 : -1);
    return { d: d + pull, y: mix(top, bottom, f) - (v < 0.2 ? 0.35 * inward : 0), z: side * half * (1 - inward), f };
  };
  return surface(
    (u, v) => {
      const { d, y, z } = at(u, v);
      return [-d, y, z];
    },
    {
      nu: 220,
      nv: 40,
      finish,
      uv: (u, v) => {
        const { d, f } = at(u, v);
        return [d, f];
      },
    },
  );
}

export interface Heel {
  readonly finish: Finish;
  /** Length of the heel seat, and of the top piece on the floor. */
  readonly seat: number;
  readonly foot: number;
  /** Half width of the foot. */
  readonly wide: number;
  /** Position of the back of the heel's foot along d. */
  readonly back?: number;
  /** 0 for a straight taper; greater values narrow sooner. */
  readonly curve?: number;
  /** Height of the seat below the sole's upper side. */
  readonly below?: number;
  /** 0 D-shaped, 1 round. */
  readonly ease?: number;
}

/** A heel under the back of the last: u runs around, v from the seat down to the floor. */
export function heelOf(
  last: Last,
  { finish, seat, foot, wide, back = 0.4, curve = 0.5, below = 0.25, ease = 0 }: Heel,
): Part {
  return surface(
    (u, v) => {
      const down = clamp(v / 0.94);
      const cap = clamp((v - 0.94) / 0.06);
      const angle = u * TAU;
      // A D: the back half follows the outline, the breast is nearly straight.
      const t = (1 - Math.cos(angle)) / 2;
      const side = Math.sin(angle) >= 0 ? 1 : -1;
      const seatD = mix(-0.12, seat, t);
      const round = Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));
      const breast = mix(Math.sqrt(clamp((1 - t) / 0.06)), round, ease);
      const seatZ = (last.outline(clamp(seatD, 0.02, 99)) + 0.1) * (t > 0.5 ? Math.min(1, breast) : 1);
      const slim = 1 - (1 - down) ** (1 + curve * 3);
      const grow = step(0, 1, mix(down, slim, 0.75));
      const footD = mix(back, back + foot, t);
      const footZ =
        wide * mix(t > 0.5 ? Math.min(1, breast) : Math.min(1, Math.sqrt(t / 0.3)), round, 0.3 + 0.7 * ease);
      const d = mix(seatD, footD, grow);
      const top = last.sole(clamp(seatD, 0, last.length)) - below;
      return [-mix(d, back + foot / 2, cap), top * (1 - down), side * mix(seatZ, footZ, grow) * (1 - cap)];
    },
    { nu: 96, nv: 60, finish, uv: (u, v) => [u, clamp(v / 0.94)] },
  );
}
