// Colours of sRGB: reading, printing, mixing, and OKLCH, in which lightness can change without the hue. Pure.

/** Red, green and blue from 0 to 1, gamma-encoded as in hexadecimal notation. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Reads #rgb, #rrggbb and oklch(); undefined if the text is none of them. */
export function parseColour(text: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../gu) ?? []);
    const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16) / 255);
    return [red, green, blue];
  }
  const [, lightness = "", chroma = "", hue = ""] =
    /^oklch\(\s*([\d.]+%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*\)$/iu.exec(text) ?? [];
  const values = [
    lightness.endsWith("%") ? Number(lightness.slice(0, -1)) / 100 : Number(lightness),
    Number(chroma),
    Number(hue),
  ];
  const [light = 0, strength = 0, angle = 0] = values;
  if (lightness === "" || values.some(Number.isNaN) || light > 1 || strength > 0.5) return undefined;
  return fromOklch([light, strength, angle]);
}

export const toHex = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** `share` of the second colour, from 0 to 1. */
export const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** https://bottosson.github.io/posts/oklab/ */
export function toOklch(colour: Rgb): Oklch {
  const [red, green, blue] = colour.map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** A colour outside sRGB loses chroma until it is inside. */
export function fromOklch([lightness, chroma, hue]: Oklch): Rgb {
  for (let strength = chroma; strength > 0.002; strength *= 0.95) {
    const colour = unclipped([lightness, strength, hue]);
    if (colour.every((part) => part > -0.0005 && part < 1.0005)) return colour.map(clamp) as unknown as Rgb;
  }
  return unclipped([lightness, 0, hue]).map(clamp) as unknown as Rgb;
}

function unclipped([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
const clamp = (part: number): number => Math.min(1, Math.max(0, part));
