// Placement of the base in the picture: the pose of a whole product, or an enlarged detail.

import { BASE_HEIGHT, BASE_WIDTH, GRAINS, REGIONS } from "../art/format.ts";
import type { Base } from "./base.ts";
import type { Pose } from "./pose.ts";
import type { Placement } from "./tint.ts";
import type { PictureView } from "./views.ts";

/** Magnification of a detail; more would show the pixels of the base. */
const ENLARGED = 1.9;

export function placementOf(base: Base, view: PictureView, pose: Pose, width: number): Placement {
  if (view === "closeup")
    return place({ ...pose, tilt: 0, zoom: 1.02, wide: 1, tall: 1, dx: 0, dy: 0 }, width, middle());
  if (view === "detail" || view === "study") {
    const focus = view === "detail" ? detailOf(base) : lowerHalfOf(base);
    return place({ ...pose, tilt: 0, zoom: ENLARGED, dx: 0, dy: 0 }, width, inside(focus));
  }
  return place(pose, width, middle());
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (): Point => ({ x: BASE_WIDTH / 2, y: BASE_HEIGHT / 2 });

/** Places the point `centre` of the base in the middle of the picture. */
function place(pose: Pose, width: number, centre: Point): Placement {
  const height = (width * BASE_HEIGHT) / BASE_WIDTH;
  const perPixel = BASE_WIDTH / width / pose.zoom;
  const angle = (-pose.tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * perPixel, Math.sin(angle) * perPixel];
  const [x, y] = [(pose.mirrored ? -1 : 1) / pose.wide, 1 / pose.tall];
  const [midX, midY] = [width / 2 + pose.dx * width, height / 2 + pose.dy * width];
  return {
    ax: cos * x,
    bx: -sin * x,
    cx: centre.x - x * (cos * midX - sin * midY),
    ay: sin * y,
    by: cos * y,
    cy: centre.y - y * (sin * midX + cos * midY),
  };
}

/** Keeps an enlarged part within the base. */
function inside(point: Point): Point {
  const [halfX, halfY] = [BASE_WIDTH / 2 / ENLARGED, BASE_HEIGHT / 2 / ENLARGED];
  const within = (n: number, half: number, size: number): number => Math.min(size - half, Math.max(half, n));
  return { x: within(point.x, halfX, BASE_WIDTH), y: within(point.y, halfY, BASE_HEIGHT) };
}

/** Position of the hardware (a clasp, a buckle, buttons), or else the upper third of the product. */
function detailOf(base: Base): Point {
  const metal = REGIONS.indexOf("metal");
  let [count, sumX, sumY] = [0, 0, 0];
  for (let y = 0; y < base.height; y += 3)
    for (let x = 0; x < base.width; x += 3)
      if (Math.trunc((base.regions[y * base.width + x] as number) / GRAINS) === metal) {
        count++;
        sumX += x;
        sumY += y;
      }
  return count > 12 ? pointOf(base, sumX / count, sumY / count) : pointOf(base, base.width / 2, base.height * 0.3);
}

const lowerHalfOf = (base: Base): Point => pointOf(base, base.width * 0.56, base.height * 0.72);

/** Converts a pixel of the drawn part to a point of the whole base. */
const pointOf = (base: Base, x: number, y: number): Point => ({
  x: (base.left + x) * (1 << base.level),
  y: (base.top + y) * (1 << base.level),
});
