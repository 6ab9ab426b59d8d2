// Colours as three bytes, with colour arithmetic; and the hash behind all random choices.

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgb = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

/** Mixes `part` of b into a, 0 to 1. */
export const mix = (a: Rgb, b: Rgb, part: number): Rgb => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

/** Luminance of sRGB values, 0 (black) to 1 (white). */
export const luminance = ([r, g, b]: Rgb): number => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function hsl([r, g, b]: Rgb): [hue: number, saturation: number, lightness: number] {
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const lightness = (max + min) / 2;
  const spread = max - min;
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const [x, y, z] = [r / 255, g / 255, b / 255];
  const sector = max === x ? (y - z) / spread : max === y ? (z - x) / spread + 2 : (x - y) / spread + 4;
  return [(sector * 60 + 360) % 360, saturation, lightness];
}

export function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * Math.min(1, Math.max(0, saturation));
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Perceptually weighted squared difference. */
export const difference = (a: Rgb, b: Rgb): number =>
  2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2;

/** FNV-1a with murmur3's finaliser: 32 well-mixed bits of a text. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Mulberry32: numbers from 0 to 1, always the same for a seed. */
export function randomFrom(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
