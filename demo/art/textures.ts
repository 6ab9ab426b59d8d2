// Surface textures (not prints) as SVG pattern tiles in grey: knit, rib, twill, quilting, cord, lace.
import { one, seededRandom } from "./shapes.ts";

const TEXTURES = [
  "knit",
  "fine-knit",
  "chunky-knit",
  "rib",
  "wide-rib",
  "denim",
  "twill",
  "tweed",
  "quilt",
  "corduroy",
  "pile",
  "lace",
  "mesh",
  "pleats",
  "canvas-weave",
  "croc",
  "pebble",
] as const;
export type Texture = (typeof TEXTURES)[number];

/** A tile in page units: its size and content, over a background of the given grey. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

const grey = (value: number): string => {
  const byte = Math.max(0, Math.min(255, Math.round(value)));
  return `rgb(${byte},${byte},${byte})`;
};

export function tileOf(texture: Texture, tone: number): Tile {
  const low = grey(tone * 0.62);
  const deep = grey(tone * 0.42);
  const high = grey(tone + (255 - tone) * 0.42);
  const ground = (width: number, height: number, fill = grey(tone)): string =>
    `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  switch (texture) {
    case "knit":
      return stockinette(7, 6, tone);
    case "fine-knit":
      return stockinette(4.4, 4, tone, 0.5);
    case "chunky-knit":
      return stockinette(12, 10, tone);
    case "rib":
      return ribbing(7, tone);
    case "wide-rib":
      return ribbing(12, tone);
    case "denim":
      return {
        width: 5,
        height: 5,
        body: `${ground(5, 5)}<path d="M-1 6L6 -1M-3.5 3.5L3.5 -3.5M1.5 8.5L8.5 1.5" stroke="${low}" stroke-width="1" opacity=".55"/><path d="M-1 4L4 -1M1.5 6.5L6.5 1.5" stroke="${high}" stroke-width=".6" opacity=".5"/>`,
      };
    case "twill":
      return {
        width: 4,
        height: 4,
        body: `${ground(4, 4)}<path d="M-1 5L5 -1M-3 3L3 -3M1 7L7 1" stroke="${low}" stroke-width=".8" opacity=".3"/>`,
      };
    case "tweed": {
      const random = seededRandom(5);
      let body = ground(40, 40);
      for (let i = 0; i < 40; i += 5)
        body += `<path d="M0 ${i}H40M${i} 0V40" stroke="${low}" stroke-width="1" opacity=".35"/>`;
      for (let i = 0; i < 150; i++)
        body += `<rect x="${one(random() * 40)}" y="${one(random() * 40)}" width="${one(1 + random() * 3)}" height="1.4" fill="${[deep, high, low][i % 3]}" opacity=".5"/>`;
      return { width: 40, height: 40, body };
    }
    case "quilt":
      // A diamond: the seam is dark, its upper side catches the light, the middle is full.
      return {
        width: 44,
        height: 44,
        body: `${ground(44, 44)}<g fill="none"><path d="M0 0L44 44M44 0L0 44" stroke="${low}" stroke-width="7" opacity=".28"/><path d="M0 0L44 44M44 0L0 44" stroke="${deep}" stroke-width="1.6" opacity=".8"/><path d="M0 3.5L44 47.5M44 3.5L0 47.5M0 -40.5L44 3.5" stroke="${high}" stroke-width="2.4" opacity=".4"/></g><ellipse cx="20" cy="10" rx="9" ry="6" fill="${high}" opacity=".22"/><ellipse cx="42" cy="32" rx="9" ry="6" fill="${high}" opacity=".22"/><ellipse cx="-2" cy="32" rx="9" ry="6" fill="${high}" opacity=".22"/>`,
      };
    case "corduroy":
      return {
        width: 6,
        height: 6,
        body: `${ground(6, 6)}<rect x="3.7" width="2.3" height="6" fill="${deep}" opacity=".6"/><rect x=".6" width="1.5" height="6" fill="${high}" opacity=".5"/>`,
      };
    case "pile": {
      const random = seededRandom(11);
      let body = ground(72, 72, grey(tone * 0.93));
      for (let i = 0; i < 150; i++) {
        const x = random() * 72;
        const y = random() * 72;
        const r = 2.4 + random() * 3.2;
        for (const dx of [-72, 0, 72])
          for (const dy of [-72, 0, 72])
            body += `<circle cx="${one(x + dx + 1)}" cy="${one(y + dy + 1.4)}" r="${one(r)}" fill="${low}" opacity=".36"/><circle cx="${one(x + dx)}" cy="${one(y + dy)}" r="${one(r * 0.85)}" fill="${i % 3 === 0 ? high : grey(tone * 1.06)}" opacity=".55"/>`;
      }
      return { width: 72, height: 72, body };
    }
    case "pebble": {
      const random = seededRandom(23);
      let body = ground(48, 48, grey(tone * 0.8));
      for (let i = 0; i < 110; i++) {
        const x = ((i % 10) + 0.5 + (Math.floor(i / 10) % 2) * 0.5 + (random() - 0.5) * 0.5) * 4.8;
        const y = (Math.floor(i / 10) + (random() - 0.5) * 0.5) * 4.36;
        const r = 2.5 + random() * 0.9;
        for (const dx of [-48, 0, 48])
          for (const dy of [-48, 0, 48])
            if (x + dx > -4 && x + dx < 52 && y + dy > -4 && y + dy < 52)
              body += `<circle cx="${one(x + dx)}" cy="${one(y + dy)}" r="${one(r)}" fill="${grey(tone * 1.02)}" stroke="${low}" stroke-width=".5" stroke-opacity=".6"/><circle cx="${one(x + dx - 0.6)}" cy="${one(y + dy - 0.7)}" r="${one(r * 0.45)}" fill="${high}" opacity=".3"/>`;
      }
      return { width: 48, height: 48, body };
    }
    case "lace": {
      let body = ground(26, 26, grey(tone * 0.74));
      body += `<g fill="none" stroke="${high}" stroke-width="1.1" opacity=".85">`;
      for (const [x, y] of [
        [6.5, 6.5],
        [19.5, 19.5],
      ] as const)
        for (let p = 0; p < 6; p++)
          body += `<ellipse cx="${one(x + Math.cos(p * 1.047) * 3.4)}" cy="${one(y + Math.sin(p * 1.047) * 3.4)}" rx="2.6" ry="1.5" transform="rotate(${p * 60} ${one(x + Math.cos(p * 1.047) * 3.4)} ${one(y + Math.sin(p * 1.047) * 3.4)})" fill="${grey(tone * 1.1)}"/>`;
      body += `<path d="M0 13L13 26L26 13L13 0Z" stroke-width=".7"/><circle cx="19.5" cy="6.5" r="2"/><circle cx="6.5" cy="19.5" r="2"/></g>`;
      return { width: 26, height: 26, body };
    }
    case "mesh":
      return {
        width: 5,
        height: 5,
        body: `${ground(5, 5)}<circle cx="1.2" cy="1.2" r=".9" fill="${deep}" opacity=".6"/><circle cx="3.7" cy="3.7" r=".9" fill="${deep}" opacity=".6"/>`,
      };
    case "pleats":
      return {
        width: 16,
        height: 8,
        body: `${ground(16, 8)}<rect x="11" width="5" height="8" fill="${deep}" opacity=".55"/><rect x="14.4" width="1.6" height="8" fill="${deep}"/><rect x="1" width="3.4" height="8" fill="${high}" opacity=".5"/>`,
      };
    case "canvas-weave":
      return {
        width: 4,
        height: 4,
        body: `${ground(4, 4)}<path d="M0 1H2M2 3H4" stroke="${low}" stroke-width="1.1" opacity=".4"/><path d="M1 2V4M3 0V2" stroke="${high}" stroke-width="1" opacity=".4"/>`,
      };
    case "croc": {
      let body = ground(34, 22, grey(tone * 0.62));
      for (const [x, y] of [
        [1, 1],
        [18, 1],
        [-7.5, 12],
        [9.5, 12],
        [26.5, 12],
      ] as const)
        body += `<rect x="${x}" y="${y}" width="15.4" height="9.4" rx="3" fill="${grey(tone)}"/><rect x="${x + 1.6}" y="${y + 1.2}" width="9" height="2.6" rx="1.3" fill="${high}" opacity=".6"/>`;
      return { width: 34, height: 22, body };
    }
  }
}

/** Rows of V stitches. Fine ones need less contrast, to avoid moiré when the picture is scaled down. */
function stockinette(width: number, height: number, tone: number, contrast = 1): Tile {
  const away = (factor: number): string => grey(tone * (1 + (factor - 1) * contrast));
  const legs = (inset: number): string => {
    const [a, b] = [width * 0.115, width * 0.415];
    let d = "";
    for (const row of [-1, 0])
      d += `M${one(a - inset)} ${one(height * (row + 0.6))}L${one(b - inset)} ${one(height * (row + 1.37))}M${one(width - a - inset)} ${one(height * (row + 0.6))}L${one(width - b - inset)} ${one(height * (row + 1.37))}`;
    return d;
  };
  const body =
    `<rect width="${width}" height="${height}" fill="${away(0.8)}"/><g fill="none" stroke-linecap="round">` +
    `<path d="${legs(0)}" stroke="${away(0.64)}" stroke-width="${one(width * 0.39)}"/>` +
    `<path d="${legs(0)}" stroke="${away(1.04)}" stroke-width="${one(width * 0.3)}"/>` +
    `<path d="${legs(width * 0.05)}" stroke="${away(1.2)}" stroke-width="${one(width * 0.11)}" opacity=".7"/></g>`;
  return { width, height, body };
}

function ribbing(width: number, tone: number): Tile {
  const low = grey(tone * 0.55);
  const high = grey(tone + (255 - tone) * 0.35);
  let purl = "";
  for (const y of [0, 3])
    purl += `<path d="M1 ${y}L${one(1 + width * 0.3)} ${y + 1.6}M${one(width * 0.62)} ${y}L${one(width * 0.42)} ${y + 1.6}" stroke="${low}" stroke-width=".6" opacity=".45"/>`;
  const body =
    `<rect width="${width}" height="6" fill="${grey(tone)}"/><rect width="${one(width * 0.3)}" height="6" fill="${high}" opacity=".55"/>` +
    `<rect x="${one(width * 0.62)}" width="${one(width * 0.38)}" height="6" fill="${low}" opacity=".55"/><rect x="${one(width * 0.74)}" width="${one(width * 0.18)}" height="6" fill="${low}"/>${purl}`;
  return { width, height: 6, body };
}
