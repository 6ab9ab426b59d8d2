// Material reliefs: functions from a point to a height in centimetres.

const hash = (x: number, y: number, z: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 57885161);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise, -1 to 1, with about one feature per unit. */
export function noise(x: number, y: number, z = 0): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [tx, ty, tz] = [ease(x - ix), ease(y - iy), ease(z - iz)];
  const row = (j: number, k: number) => {
    const a = hash(ix, iy + j, iz + k);
    return a + (hash(ix + 1, iy + j, iz + k) - a) * tx;
  };
  const near = row(0, 0) + (row(1, 0) - row(0, 0)) * ty;
  const far = row(0, 1) + (row(1, 1) - row(0, 1)) * ty;
  return (near + (far - near) * tz) * 2 - 1;
}

/** Distances to the nearest and second nearest of random seeds, about one per unit, and a hash of the nearest. */
export function cells(x: number, y: number): readonly [near: number, second: number, id: number] {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  let [near, second, id] = [9, 9, 0];
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [cx, cy] = [ix + i, iy + j];
      const key = hash(cx, cy, 7);
      const d = Math.hypot(x - cx - 0.15 - 0.7 * key, y - cy - 0.15 - 0.7 * hash(cx, cy, 11));
      if (d < near) [near, second, id] = [d, near, key];
      else if (d < second) second = d;
    }
  return [near, second, id];
}

/** Fine-grained leather: soft pebbles about 2 mm wide. */
export const pebbles = (x: number, y: number, z: number): number =>
  0.006 * (noise(x * 5, y * 5, z * 5) + 0.6 * noise(x * 11, y * 11, z * 11));

/** Crocodile: scales about a centimetre wide, separated by grooves. */
export function scales(x: number, y: number, size = 1.1): number {
  const [near, second] = cells(x / size, y / size / 0.8);
  return 0.05 * Math.min(1, (second - near) * 5);
}

/** Diamond quilting, `pitch` centimetres from corner to corner. */
export function quilting(x: number, y: number, pitch = 2): number {
  const [a, b] = [(x + y) / pitch, (x - y) / pitch];
  const puff = Math.abs(Math.sin(a * Math.PI) * Math.sin(b * Math.PI));
  return 0.13 * pitch * puff ** 0.45;
}

/** A plain weave of strips `pitch` centimetres wide. */
export function weave(x: number, y: number, pitch: number, depth = 0.12): number {
  const [a, b] = [x / pitch, y / pitch];
  const over = (Math.floor(a) + Math.floor(b)) % 2 === 0;
  const across = Math.abs(Math.sin((over ? b : a) * Math.PI));
  const along = Math.sin(((over ? a : b) % 1) * Math.PI);
  return pitch * depth * (across ** 0.5 + Math.abs(along) * 0.9);
}

/** Stitches of length `pitch` along s, at the distance d of a seam. */
export const stitches = (s: number, d: number, pitch = 0.32, width = 0.05): number => {
  const t = (((s / pitch) % 1) + 1) % 1;
  return t < 0.68
    ? 0.03 * Math.exp(-((d / width) ** 2)) * Math.sin((t / 0.68) * Math.PI) ** 0.5
    : -0.02 * Math.exp(-((d / width) ** 2));
};
