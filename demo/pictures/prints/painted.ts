// Patterns painted by hand: flowers, paisley, brush marks. Indices follow the palette `bouquet` or `studio`.

import { emptyTile, scatter, stamp } from "./tile.ts";
import type { Tile } from "./tile.ts";
import { randomFrom } from "../colour.ts";

/** Sprigs a few threads wide, scattered close. */
export const ditsy = (): Tile => {
  const tile = emptyTile(320);
  const random = randomFrom(7);
  for (const [n, point] of scatter(4, 0.5, random).entries()) {
    leaf(tile, point.x, point.y, 0.075, random() * 6.28);
    flower(tile, point.x, point.y, 0.058 + random() * 0.02, random() * 6.28, 1 + (n % 3));
  }
  return tile;
};

/** Full-blown flowers with layered petals, leaves between. */
export const bloom = (): Tile => {
  const tile = emptyTile(512);
  const random = randomFrom(23);
  const points = scatter(3, 0.42, random);
  for (const { x, y } of points) {
    const turn = random() * 6.28;
    for (const step of [0, 2.2, 4.1]) leaf(tile, x, y, 0.19, turn + step);
  }
  for (const [n, { x, y }] of points.entries()) {
    const radius = 0.1 + random() * 0.05;
    const turn = random() * 6.28;
    flower(tile, x, y, radius, turn, 1 + (n % 2));
    flower(tile, x, y, radius * 0.62, turn + 0.6, 2 + (n % 2));
  }
  return tile;
};

function flower(tile: Tile, x: number, y: number, radius: number, angle: number, petal: number): void {
  stamp(tile, { x, y, reach: radius, angle }, (dx, dy) => {
    const distance = Math.hypot(dx, dy) / radius;
    if (distance < 0.2) return 5;
    // Five petals: the outline swells and notches with the angle.
    const outline = 0.5 + 0.5 * Math.abs(Math.cos(2.5 * Math.atan2(dy, dx))) ** 0.55;
    return distance < outline ? petal : undefined;
  });
}

function leaf(tile: Tile, x: number, y: number, length: number, angle: number): void {
  const [cx, cy] = [x + Math.cos(angle) * length * 0.62, y + Math.sin(angle) * length * 0.62];
  stamp(tile, { x: cx, y: cy, reach: length * 0.6, angle }, (dx, dy) => {
    const along = dx / (length * 0.52);
    if (Math.abs(along) > 1) return undefined;
    return Math.abs(dy) < length * 0.2 * (1 - along * along) ? 4 : undefined;
  });
}

/** Loose blobs and brush strokes of four colours. */
export const abstract = (): Tile => {
  const tile = emptyTile(384);
  const random = randomFrom(3);
  for (const [n, { x, y }] of scatter(4, 0.7, random).entries()) {
    const radius = 0.07 + random() * 0.075;
    const [squeeze, phase, wobble] = [0.55 + random() * 0.4, random() * 6.28, 0.14 + random() * 0.16];
    stamp(tile, { x, y, reach: radius * 1.5, angle: random() * 3.14 }, (dx, dy) => {
      const angle = Math.atan2(dy, dx);
      const edge = radius * (1 + wobble * Math.sin(2 * angle + phase) + wobble * 0.6 * Math.sin(3 * angle - phase));
      return Math.hypot(dx, dy / squeeze) < edge ? 1 + (n % 4) : undefined;
    });
  }
  return tile;
};

/** Teardrops with a curled tip, one inside another, and sprigs between them. */
export const paisley = (): Tile => {
  const tile = emptyTile(384);
  const random = randomFrom(31);
  const drops = [
    { x: 0.27, y: 0.28, angle: 0.35, petal: 1 },
    { x: 0.77, y: 0.34, angle: 3.5, petal: 2 },
    { x: 0.25, y: 0.8, angle: 3.3, petal: 2 },
    { x: 0.76, y: 0.82, angle: 0.55, petal: 1 },
  ];
  for (const { x, y, angle, petal } of drops) {
    drop(tile, x, y, 0.15, angle, 4);
    drop(tile, x, y, 0.138, angle, petal);
    drop(tile, x, y, 0.1, angle, 0);
    drop(tile, x, y, 0.085, angle, 3);
    flower(tile, x, y, 0.05, angle, 5);
  }
  for (const { x, y } of scatter(4, 0.3, random)) {
    const isFree = drops.every((d) => Math.hypot(nearest(x - d.x), nearest(y - d.y)) > 0.2);
    if (isFree) flower(tile, x, y, 0.036, random() * 6.28, 3);
  }
  return tile;
};

const nearest = (d: number): number => d - Math.round(d);

/** A round body whose upper half narrows to a tip that curls over to the right. */
function drop(tile: Tile, x: number, y: number, radius: number, angle: number, index: number): void {
  stamp(tile, { x, y, reach: radius * 2.2, angle }, (dx, dy) => {
    const height = -dy / radius;
    if (height < -1 || height > 1.9) return undefined;
    const bend = height > 0 ? 0.34 * height ** 2.2 * radius : 0;
    const width = height <= 0 ? Math.sqrt(1 - height * height) : Math.cos((height / 1.9) * 1.5708) ** 0.9;
    return Math.abs(dx - bend) < width * radius * 0.86 ? index : undefined;
  });
}
