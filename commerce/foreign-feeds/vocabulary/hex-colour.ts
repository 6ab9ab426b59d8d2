// The colour family of a colour code, by lightness, saturation and hue.

/** `hex` has three or six digits, without "#". */
export function nearestColour(hex: string): string {
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const range = most - least;
  if (lightness < 0.12) return "Black";
  if (lightness > 0.94) return "White";
  const hue = range === 0 ? 0 : hueOf(red, green, blue, most, range);
  if (range < 0.08) return "Grey";
  if (hue >= 20 && hue < 55 && range < 0.35) return lightness > 0.55 ? "Beige" : "Brown";
  if (hue >= 10 && hue < 45 && lightness < 0.4) return "Brown";
  if (hue >= 200 && hue < 260 && lightness < 0.25) return "Navy";
  if ((hue < 20 || hue >= 330) && lightness > 0.65) return "Pink";
  return HUES.find(([below]) => hue < below)?.[1] ?? "Red";
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}

/** Upper ends of hues in degrees. */
const HUES = [
  [15, "Red"],
  [42, "Orange"],
  [68, "Yellow"],
  [170, "Green"],
  [255, "Blue"],
  [300, "Purple"],
  [345, "Pink"],
] as const;
