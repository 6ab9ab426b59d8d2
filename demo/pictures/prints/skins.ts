// Patterns after animals and the field: leopard, zebra, camouflage, and embossed crocodile and python.

import { emptyTile, scatter, stamp, tileableNoise, tileOf } from "./tile.ts";
import type { Tile } from "./tile.ts";
import { randomFrom } from "../colour.ts";

/** Broken rings around a warmer heart. */
export const leopard = (): Tile => {
  const tile = emptyTile(384);
  const random = randomFrom(11);
  for (const { x, y } of scatter(6, 0.55, random)) {
    const radius = 0.052 + random() * 0.022;
    const [phase, gap, squeeze] = [random() * 6.28, random() * 6.28, 0.72 + random() * 0.3];
    stamp(tile, { x, y, reach: radius * 1.4, angle: random() * 3.14 }, (dx, dy) => {
      const angle = Math.atan2(dy, dx);
      const distance = Math.hypot(dx, dy / squeeze) / radius;
      const outer = 1 + 0.16 * Math.sin(3 * angle + phase);
      if (distance > outer) return undefined;
      const ring = 0.52 + 0.14 * Math.sin(2 * angle + gap);
      const isOpen = Math.cos(angle - gap) > 0.82 || Math.cos(angle - gap - 2.4) > 0.93;
      return distance > ring && !isOpen ? 2 : 1;
    });
  }
  for (const { x, y } of scatter(6, 0.5, random)) {
    const radius = 0.014 + random() * 0.01;
    stamp(tile, { x: x + 0.083, y: y + 0.02, reach: radius }, (dx, dy) =>
      Math.hypot(dx, dy * 1.4) < radius ? 2 : undefined,
    );
  }
  return tile;
};

/** Stripes that fork where the noise folds them. */
export const zebra = (): Tile => {
  const [bend, fork] = [tileableNoise(4, 5), tileableNoise(7, 9)];
  return tileOf(320, (x, y) => {
    const wave = Math.sin(6.2832 * (y * 6 + 2.2 * bend(x, y) + 0.5 * fork(x, y)));
    return wave > 0.12 + 0.5 * (fork(y, x) - 0.5) ? 1 : 0;
  });
};

/** Four tones in overlapping patches. */
export const camouflage = (): Tile => {
  const layers = [17, 29, 43].map((seed) => ({ broad: tileableNoise(5, seed), fine: tileableNoise(13, seed + 1) }));
  const isIn = (n: number, x: number, y: number, above: number): boolean => {
    const layer = layers[n];
    return layer !== undefined && layer.broad(x, y) * 0.76 + layer.fine(x, y) * 0.24 > above;
  };
  return tileOf(320, (x, y) => (isIn(2, x, y, 0.64) ? 1 : isIn(1, x, y, 0.57) ? 3 : isIn(0, x, y, 0.52) ? 2 : 0));
};

/** Rows of rounded scales with dark furrows and a lit upper edge. */
export const crocodile = (): Tile => {
  const random = randomFrom(19);
  const [columns, rows] = [5, 7];
  const sites = Array.from({ length: columns * rows }, (_, n) => ({
    x: ((n % columns) + 0.5 + (Math.floor(n / columns) % 2) * 0.5 + (random() - 0.5) * 0.35) / columns,
    y: (Math.floor(n / columns) + 0.5 + (random() - 0.5) * 0.25) / rows,
  }));
  return tileOf(256, (x, y) => {
    let [first, second, dy] = [9, 9, 0];
    for (const site of sites) {
      const a = Math.abs(nearest(x - site.x) * columns);
      const b = nearest(y - site.y) * rows;
      // No site is nearer than it is along one axis: most are left out by that.
      if (a > second || Math.abs(b) > second) continue;
      // A power mean between circle and square gives the squarish scale.
      const d = (a ** 2.6 + Math.abs(b) ** 2.6) ** (1 / 2.6);
      if (d < first) [first, second, dy] = [d, first, b];
      else if (d < second) second = d;
    }
    const rim = second - first;
    if (rim < 0.1) return 1;
    return rim < 0.3 && dy < -0.12 ? 2 : 0;
  });
};

const nearest = (d: number): number => d - Math.round(d);

/** Small lozenge scales, darkened in saddles. */
export const python = (): Tile => {
  const saddle = tileableNoise(3, 77);
  return tileOf(384, (x, y) => {
    const [a, b] = [(x * 14 + y * 14) % 1, (x * 14 - y * 14 + 28) % 1];
    if (a < 0.13 || b < 0.13) return 1;
    const mark = Math.abs(nearest(x * 2)) * 1.4 + Math.abs(nearest(y * 2)) + (saddle(x, y) - 0.5) * 0.5;
    if (mark < 0.34) return 3;
    return mark < 0.5 ? 1 : a < 0.3 ? 2 : 0;
  });
};

/** Acetate in drifts of amber and brown. */
export const tortoise = (): Tile => {
  const [broad, fine] = [tileableNoise(6, 13), tileableNoise(17, 37)];
  return tileOf(320, (x, y) => {
    const depth = broad(x, y) * 0.78 + fine(x, y) * 0.22;
    if (depth > 0.56) return 1;
    return depth > 0.44 ? 2 : 0;
  });
};
