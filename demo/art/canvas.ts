// The canvas of one base picture: parts, folds, seams and hardware in neutral grey, each with its region and grain.
//
// One drawing yields two SVGs of the same geometry: `shadingSvg` (light, shade, shadow in alpha) and `regionSvg` (flat bytes,
// no antialiasing). Everything that takes coordinates passes them through `pose` and the seeded wobble, so a garment can
// lean or bend as a whole. Cloth grain and crumple are not drawn here: raster.ts applies them by region.
import { PLAIN } from "./format.ts";
import { grey, joined, regionGrey, shading } from "./marks.ts";
import type { Fold, GlowOptions, InkOptions, Mark, Part, StitchOptions, StrandOptions } from "./marks.ts";
import { boundsOf, lens, mapPath, noise, one, PAGE_HEIGHT, PAGE_WIDTH, seededRandom, smooth, two } from "./shapes.ts";
import type { Box, Curve, Taper } from "./shapes.ts";
import { tileOf } from "./textures.ts";
import type { Texture } from "./textures.ts";

/** Surface type; selects the grain that raster.ts applies. */
export type Cloth =
  | "cotton"
  | "wool"
  | "knit"
  | "satin"
  | "denim"
  | "leather"
  | "suede"
  | "patent"
  | "canvas"
  | "velvet"
  | "smooth";

const SHADE = 34;
const LIGHT = 244;
const WOBBLE_CELL = 46;

export class Canvas {
  /** Grain of the finished cloth, and the strength of grain and crumple. */
  cloth: Cloth = "cotton";
  grainStrength = 1;
  crumple = 0.2;
  /** Amplitude of the hand-drawn edge in units: 2 for cloth, 0.6 for leather, 0 for metal. */
  wobble = 2;
  /** Leans or bends the whole drawing. Applied to every coordinate. */
  pose: (x: number, y: number) => readonly [number, number] = (x, y) => [x, y];
  /** SVG transform of the whole drawing; `fit` replaces it. */
  frame = "";
  readonly seed: number;
  readonly random: () => number;
  private readonly definitions = new Map<string, string>();
  private readonly behind: string[] = [];
  private readonly marks: Mark[] = [];
  private readonly outlines: string[] = [];
  private readonly extents: Box[] = [];
  private fitting: { height: number; width: number; middle: number } | null = null;
  private serial = 0;

  constructor(seed: number) {
    this.seed = seed;
    this.random = seededRandom(seed);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  add(...marks: readonly Mark[]): void {
    this.marks.push(...marks);
  }

  /** Runs `draw` and wraps its output in an SVG transform, in both pictures. */
  group(transform: string, draw: () => void): void {
    const start = this.marks.length;
    draw();
    const { shade, region } = joined(this.marks.splice(start));
    this.marks.push({
      shade: `<g transform="${transform}">${shade}</g>`,
      region: `<g transform="${transform}">${region}</g>`,
    });
  }

  /** Scales the finished drawing to fit within these fractions of the page, and centres it. */
  fit(height = 0.84, width = 0.86, middle = 0.5): void {
    this.fitting = { height, width, middle };
  }

  /** Draws a surface. Returns its clip path, for later parts that stay `within` it. */
  part(part: Part): string {
    const path = this.placed(typeof part.outline === "string" ? part.outline : smooth(part.outline), part.wobble);
    const box = padded(boundsOf(path), 2);
    const clip = this.define("c", (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    const region = part.region ?? "cloth";
    const grain = part.grain ?? 0;
    const tone = part.tone ?? (region === "lining" ? PLAIN * 0.8 : PLAIN);
    const fill = part.texture ? this.texture(part.texture, grain, part.textureScale, tone) : grey(tone);
    const under = joined(part.under ?? []);
    const inner = joined(part.inner ?? []);
    const filter = part.form === 0 ? "" : ` filter="url(#${this.formFilter(part, box)})"`;
    const rim = part.rim ?? 1;
    const surface =
      `<g${filter}><g clip-path="url(#${clip})"><path d="${path}" fill="${fill}"/>${under.shade}<path d="${path}" fill="url(#fall)"/>` +
      this.folds(part.folds ?? [], box, part) +
      inner.shade +
      (rim === 0
        ? ""
        : `<path d="${path}" fill="none" stroke="${grey(LIGHT)}" stroke-width="2.2" opacity="${two(0.28 * rim)}" transform="translate(1 1.2)"/>`) +
      `</g></g>` +
      (part.edge === 0
        ? ""
        : `<path d="${path}" fill="none" stroke="${grey(SHADE)}" stroke-width="${part.edgeWidth ?? 0.9}" opacity="${two(part.edge ?? 0.26)}"/>`);
    const flat = regionGrey(region, grain);
    // The stroke extends the region over the antialiased rim, so that no edge pixel counts as shadow.
    const ground =
      `<path d="${path}" fill="${flat}" stroke="${flat}" stroke-width="1.6" stroke-linejoin="round"/>` +
      (under.region || inner.region ? `<g clip-path="url(#${clip})">${under.region}${inner.region}</g>` : "");
    this.marks.push(
      part.within
        ? {
            shade: `<g clip-path="url(#${part.within})">${surface}</g>`,
            region: `<g clip-path="url(#${part.within})">${ground}</g>`,
          }
        : { shade: surface, region: ground },
    );
    this.extents.push(box);
    if (part.grounded !== false && !part.within) this.outlines.push(path);
    return clip;
  }

  /** A cord, strap or lace: a stroke with a dark underside and a highlight along it. */
  strand(
    path: string,
    width: number,
    { region = "trim", tone = PLAIN, grain = 0, shadow = 0.28, cap = "round" }: StrandOptions = {},
  ): Mark {
    const d = this.placed(path);
    this.extents.push(padded(boundsOf(d), width / 2));
    const stroke = (colour: number, share: number, extra = ""): string =>
      `<path d="${d}" stroke="${grey(colour)}" stroke-width="${one(width * share)}" ${extra}/>`;
    return {
      shade:
        `<g fill="none" stroke-linecap="${cap}" stroke-linejoin="round">` +
        (shadow
          ? `<path d="${d}" stroke="#000" stroke-width="${one(width)}" opacity="${two(shadow)}" transform="translate(${one(1 + width * 0.12)} ${one(1.4 + width * 0.2)})"/>`
          : "") +
        stroke(tone * 0.56, 1) +
        stroke(tone * 0.98, 0.78, `transform="translate(${one(-width * 0.06)} ${one(-width * 0.06)})"`) +
        stroke(
          tone + (LIGHT - tone) * 0.6,
          0.26,
          `opacity=".8" transform="translate(${one(-width * 0.16)} ${one(-width * 0.16)})"`,
        ) +
        `</g>`,
      region: `<path d="${d}" fill="none" stroke="${regionGrey(region, grain)}" stroke-width="${one(width + 1.4)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`,
    };
  }

  /** A seam pressed into the surface: a dark line beside a light one. */
  seam(path: string, strength = 0.5, width = 1.1): Mark {
    const d = this.placed(path);
    return shading(
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${grey(LIGHT)}" stroke-width="${width}" opacity="${two(strength * 0.5)}" transform="translate(-1 -1)"/>` +
        `<path d="${d}" stroke="${grey(SHADE)}" stroke-width="${width}" opacity="${two(strength)}"/></g>`,
    );
  }

  /** Topstitching. With a region it takes that region's colour, otherwise the surface's. */
  stitch(path: string, { strength = 0.6, width = 1, dash = "3.2 2.2", tone = 206, region }: StitchOptions = {}): Mark {
    const d = this.placed(path);
    return {
      shade:
        `<g fill="none"><path d="${d}" stroke="#000" stroke-width="${width + 0.5}" opacity="${two(strength * 0.34)}" transform="translate(.6 .8)" stroke-dasharray="${dash}"/>` +
        `<path d="${d}" stroke="${grey(tone)}" stroke-width="${width}" opacity="${two(strength)}" stroke-dasharray="${dash}"/></g>`,
      region: region
        ? `<path d="${d}" fill="none" stroke="${regionGrey(region)}" stroke-width="${width + 0.3}" stroke-dasharray="${dash}"/>`
        : "",
    };
  }

  /** Soft light (`tone` 255) or shade (`tone` 0) in tapered bands, for highlights of leather and satin, and worn denim. */
  glow(
    curves: readonly (readonly [Curve, number])[],
    { opacity = 0.4, blur = 6, tone = 255, taper = "both" }: GlowOptions = {},
  ): Mark {
    const paths = curves.map(([curve, width]) => this.lensPath(curve, width, taper));
    const box = boundsOf(paths.join(""));
    return shading(
      `<g fill="${grey(tone)}" opacity="${two(opacity)}" filter="${this.blur(blur, box)}">${paths.map((d) => `<path d="${d}"/>`).join("")}</g>`,
    );
  }

  /** A flat shape of light or shade on a surface. */
  tint(path: string, opacity: number, { tone = 0, blur = 0 }: { tone?: number; blur?: number } = {}): Mark {
    const d = this.placed(path);
    const filter = blur ? ` filter="${this.blur(blur, boundsOf(d))}"` : "";
    return shading(`<path d="${d}" fill="${grey(tone)}" opacity="${two(opacity)}"${filter}/>`);
  }

  /** A plain line on the surface. */
  ink(path: string, { tone = SHADE, width = 1, opacity = 0.6, region }: InkOptions = {}): Mark {
    const d = this.placed(path);
    return {
      shade: `<path d="${d}" fill="none" stroke="${grey(tone)}" stroke-width="${width}" opacity="${two(opacity)}" stroke-linecap="round"/>`,
      region: region
        ? `<path d="${d}" fill="none" stroke="${regionGrey(region)}" stroke-width="${width}" stroke-linecap="round"/>`
        : "",
    };
  }

  /** A shadow on the wall or table behind the drawing: a blurred, shifted copy of the outline. */
  shadow({ dx = 8, dy = 12, blur = 14, opacity = 0.24 } = {}): void {
    this.behind.push("outline-shadow");
    this.wallShadow = { dx, dy, blur, opacity };
  }
  private wallShadow = { dx: 0, dy: 0, blur: 0, opacity: 0 };

  /** A shadow on the floor: wide and soft, with a thin dark contact line. */
  ground(cx: number, y: number, rx: number, ry = 10, opacity = 0.5): void {
    const wide: Box = [cx - rx, y - ry * 2, rx * 2 + 16, ry * 4 + 8];
    this.behind.push(
      `<ellipse cx="${one(cx + 8)}" cy="${one(y + 4)}" rx="${one(rx * 1.06)}" ry="${one(ry * 1.9)}" opacity="${two(opacity * 0.5)}" filter="${this.blur(14, wide)}"/>` +
        `<ellipse cx="${one(cx + 2)}" cy="${one(y)}" rx="${one(rx)}" ry="${one(ry * 0.55)}" opacity="${two(opacity)}" filter="${this.blur(4, wide)}"/>`,
    );
  }

  /** A tiled fill for `part`, rotated to the grain. Rarely needed directly. */
  texture(texture: Texture, grain: number, scale = 1, tone = PLAIN): string {
    const { width, height, body } = tileOf(texture, tone);
    const id = this.define(
      "p",
      (key) =>
        `<pattern id="${key}" patternUnits="userSpaceOnUse" width="${width}" height="${height}" patternTransform="translate(300 300) rotate(${one(grain)}) scale(${two(scale)})">${body}</pattern>`,
    );
    return `url(#${id})`;
  }

  /** A gradient fill from stops of offset, grey and opacity. `vector` is the SVG attributes of its direction. */
  gradient(stops: readonly GreyStop[], vector = 'x1="0" y1="0" x2="1" y2="0"'): string {
    return `url(#${this.define("g", (id) => `<linearGradient id="${id}" ${vector}>${stopsOf(stops)}</linearGradient>`)})`;
  }

  radial(stops: readonly GreyStop[], vector = 'cx=".35" cy=".3" r=".8"'): string {
    return `url(#${this.define("g", (id) => `<radialGradient id="${id}" ${vector}>${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** A blur with its filter region limited to the box: a full-page blur takes fifteen times as long. */
  blur(deviation: number, box: Box = [0, 0, PAGE_WIDTH, PAGE_HEIGHT]): string {
    const [x, y, width, height] = padded(box, deviation * 2.5);
    const key = `${deviation}:${x}:${y}:${width}:${height}`;
    return `url(#${this.define("b", (id) => `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`, key)})`;
  }

  /** A path with pose and wobble applied, for hand-written marks. */
  placed(path: string, wobble = this.wobble): string {
    return mapPath(path, (x, y) => {
      const [px, py] = this.pose(x, y);
      if (!wobble) return [px, py];
      return [
        px + noise(x / WOBBLE_CELL, y / WOBBLE_CELL, this.seed) * wobble * 2,
        py + noise((x + 300) / WOBBLE_CELL, y / WOBBLE_CELL, this.seed + 7) * wobble * 2,
      ];
    });
  }

  /** Extends the bounds that `fit` measures, for hand-written marks. */
  reach(box: Box): void {
    this.extents.push(box);
  }

  shadingSvg(width: number): string {
    const { dx, dy, blur, opacity } = this.wallShadow;
    const shadows = this.behind.map((shape) => {
      if (shape !== "outline-shadow") return shape;
      const box = boundsOf(this.outlines.join(""));
      return `<g transform="translate(${dx} ${dy})" opacity="${opacity}" filter="${this.blur(blur, box)}"><path d="${this.outlines.join("")}"/></g>`;
    });
    const fall = `<linearGradient id="fall" gradientUnits="userSpaceOnUse" x1="120" y1="60" x2="480" y2="780"><stop offset="0" stop-color="#fff" stop-opacity=".08"/><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>`;
    return this.document(width, fall, "", shadows.join("") + joined(this.marks).shade);
  }

  regionSvg(width: number): string {
    return this.document(width, "", ' shape-rendering="crispEdges"', joined(this.marks).region);
  }

  private document(width: number, definitions: string, attributes: string, body: string): string {
    const height = (width * PAGE_HEIGHT) / PAGE_WIDTH;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}" width="${width}" height="${height}"${attributes}><defs>${definitions}${[...this.definitions.values()].join("")}</defs><g transform="${this.placing()}">${body}</g></svg>`;
  }

  private placing(): string {
    if (!this.fitting) return this.frame;
    const x0 = Math.min(...this.extents.map(([x]) => x));
    const y0 = Math.min(...this.extents.map(([, y]) => y));
    const width = Math.max(...this.extents.map(([x, , w]) => x + w)) - x0;
    const height = Math.max(...this.extents.map(([, y, , h]) => y + h)) - y0;
    const scale = Math.min((this.fitting.height * PAGE_HEIGHT) / height, (this.fitting.width * PAGE_WIDTH) / width);
    const left = PAGE_WIDTH / 2 - (x0 + width / 2) * scale;
    const top = PAGE_HEIGHT * this.fitting.middle - (y0 + height / 2) * scale;
    return `translate(${two(left)} ${two(top)}) scale(${scale.toFixed(4)})`;
  }

  /** Reuses the definition with the same key; without a key, always adds one. */
  private define(prefix: string, write: (id: string) => string, key?: string): string {
    const id = key
      ? `${prefix}${key.replaceAll(/[^\d]/g, (sign) => (sign === "-" ? "m" : "_"))}`
      : `${prefix}${(this.serial++).toString(36)}`;
    if (!this.definitions.has(id)) this.definitions.set(id, write(id));
    return id;
  }

  private lensPath(curve: Curve, width: number, taper: Taper): string {
    const [x0, y0] = this.pose(curve[0], curve[1]);
    const [cx, cy] = this.pose(curve[2], curve[3]);
    const [x1, y1] = this.pose(curve[4], curve[5]);
    return lens([x0, y0, cx, cy, x1, y1], width, taper);
  }

  /**
   * Shades a rounded surface from its outline alone. The offset difference of a blurred mask gives a lit and a
   * shaded side, without the banding of lighting an 8-bit height map; a narrow blur darkens the edge.
   */
  private formFilter(part: Part, box: Box): string {
    const round = part.round ?? Math.max(6, Math.min(46, Math.min(box[2], box[3]) * 0.2));
    const form = part.form ?? 1;
    const dark = 0.5 * (part.shade ?? 1) * form;
    const lit = 0.44 * (part.light ?? 1) * form;
    const [x, y, width, height] = padded(box, Math.ceil(Math.max(round * 0.75, part.cast ? part.cast[2] * 2 + 8 : 2)));
    const soft = Math.max(2, Math.round(round * 0.6));
    const limb = Math.max(1.2, Math.round(round * 1.6) / 10);
    const cast = part.cast
      ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${part.cast[2]}"/><feOffset dx="${part.cast[0]}" dy="${part.cast[1]}" result="k"/><feFlood flood-color="#000" flood-opacity="${part.cast[3]}"/><feComposite in2="k" operator="in" result="K"/><feMerge><feMergeNode in="K"/><feMergeNode in="M"/></feMerge>`
      : "";
    return this.define(
      "q",
      (id) =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB">` +
        `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="b"/><feOffset in="b" dx="${one(-round * 0.62)}" dy="${one(-round * 0.4)}" result="bo"/>${flood(SHADE, dark * 1.15, "bo", "A")}` +
        `<feOffset in="b" dx="${one(round * 0.42)}" dy="${one(round * 0.4)}" result="bl"/>${flood(LIGHT, lit * 0.85, "bl", "B")}` +
        `<feGaussianBlur in="SourceAlpha" stdDeviation="${limb}" result="e"/>${flood(SHADE, dark, "e", "C")}` +
        `<feMerge result="AC"><feMergeNode in="A"/><feMergeNode in="C"/></feMerge><feMerge result="SB"><feMergeNode in="SourceGraphic"/><feMergeNode in="B"/></feMerge>` +
        `<feBlend in="AC" in2="SB" mode="multiply" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in" result="M"/>${cast}</filter>`,
    );
  }

  /** Draws folds as pairs of lenses, dark at the lower right and light at the upper left. Folds of equal blur share a filter. */
  private folds(folds: readonly Fold[], box: Box, part: Part): string {
    const dark = 0.52 * (part.shade ?? 1);
    const lit = 0.44 * (part.light ?? 1);
    return [...Map.groupBy(folds, (fold) => fold.blur ?? 5)]
      .map(([blur, group]) => {
        let shadeSide = "";
        let litSide = "";
        let cores = "";
        for (const { path, width, strength = 1, taper = "both", light = 0.8, flip = false, core = false } of group) {
          const [x0, y0, cx, cy, x1, y1] = path;
          const offset = Math.max(2, width * 0.45);
          const shift = (dx: number, dy: number): Curve => [x0 + dx, y0 + dy, cx + dx, cy + dy, x1 + dx, y1 + dy];
          const side = flip ? -1 : 1;
          shadeSide += `<path d="${this.lensPath(shift(offset * 0.5 * side, offset * 0.35), width, taper)}" opacity="${two(strength)}"/>`;
          litSide += `<path d="${this.lensPath(shift(-offset * side, -offset * 0.5), width * 0.8, taper)}" opacity="${two(strength * light)}"/>`;
          if (core)
            for (const share of [0.34, 0.16])
              cores += `<path d="${this.lensPath(path, width * share, taper)}" opacity="${two(strength * 0.5)}"/>`;
        }
        return (
          `<g filter="${this.blur(blur, overlap(boundsOf(shadeSide + litSide), box))}"><g fill="${grey(LIGHT)}" opacity="${two(Math.min(0.95, lit))}">${litSide}</g>` +
          `<g fill="${grey(SHADE)}" opacity="${two(Math.min(0.95, dark))}">${shadeSide}</g></g>` +
          (cores ? `<g fill="${grey(SHADE)}" opacity="${two(dark * 0.3)}">${cores}</g>` : "")
        );
      })
      .join("");
  }
}

export type GreyStop = readonly [offset: number, tone: number, opacity?: number];
const flood = (tone: number, opacity: number, against: string, result: string): string =>
  `<feFlood flood-color="${grey(tone)}" flood-opacity="${two(Math.min(1, opacity))}"/><feComposite in2="${against}" operator="out" result="${result}"/>`;

const stopsOf = (stops: readonly GreyStop[]): string =>
  stops
    .map(
      ([offset, tone, opacity]) =>
        `<stop offset="${offset}" stop-color="${grey(tone)}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** Intersection of two boxes; empty if they do not overlap. */
const overlap = ([x, y, width, height]: Box, [u, v, wide, high]: Box): Box => {
  const left = Math.max(x, u);
  const top = Math.max(y, v);
  return [
    left,
    top,
    Math.max(0, Math.min(x + width, u + wide) - left),
    Math.max(0, Math.min(y + height, v + high) - top),
  ];
};

const padded = ([x, y, width, height]: Box, by: number): Box => [
  Math.floor(x - by),
  Math.floor(y - by),
  Math.ceil(width + 2 * by) + 1,
  Math.ceil(height + 2 * by) + 1,
];
