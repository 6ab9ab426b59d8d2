// Close-ups of a cloth that fill the picture, each with one construction detail.
import type { Canvas, Cloth } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { PLAIN } from "../format.ts";
import { button } from "../hardware.ts";
import type { Fold, Mark } from "../marks.ts";
import { line } from "../shapes.ts";
import { braid } from "./knit-details.ts";
import type { Curve } from "../shapes.ts";
import type { Texture } from "../textures.ts";

interface Closeup {
  readonly cloth: Cloth;
  readonly texture?: Texture;
  readonly scale?: number;
  readonly detail: "seam" | "button" | "pocket" | "stitching" | "none";
  readonly gloss?: number;
  readonly stiff?: boolean;
  readonly printable?: boolean;
  readonly plait?: boolean;
  /** Amount by which the texture is flattened toward plain grey, since fine relief makes files large. */
  readonly flat?: number;
}

const FALLS: readonly Fold[] = [
  { path: [-260, 80, 200, 330, 460, 1100], width: 90, strength: 0.9, blur: 24 },
  { path: [60, -300, 330, 330, 900, 760], width: 110, strength: 0.8, blur: 28 },
  { path: [360, -240, 460, 150, 900, 420], width: 70, strength: 0.7, blur: 20 },
  { path: [-240, 430, 80, 600, 240, 1100], width: 60, strength: 0.7, blur: 16 },
];
const STIFF: readonly Fold[] = [{ path: [-40, 640, 240, 580, 660, 720], width: 60, strength: 0.5, blur: 22 }];
const LIGHTS: readonly (readonly [Curve, number])[] = [
  [[-300, 40, 150, 300, 400, 1100], 36],
  [[0, -300, 280, 330, 860, 780], 40],
  [[300, -240, 400, 150, 860, 440], 26],
];

function draw(canvas: Canvas, look: Closeup): void {
  canvas.wobble = 0;
  const page = "M-60 -60L660 -60L660 960L-60 960Z";
  const flat: Mark[] = look.flat ? [canvas.tint(page, look.flat, { tone: PLAIN })] : [];
  const texture = look.texture ? { texture: look.texture, textureScale: look.scale ?? 3 } : {};
  const gloss: Mark[] = look.gloss
    ? [canvas.glow(LIGHTS, { opacity: look.gloss, blur: look.gloss > 0.6 ? 8 : 22 })]
    : [];
  const thread = { strength: 0.9, width: 4.5, dash: "15 8", tone: 200 };
  const rows: Mark[] =
    look.detail === "seam" || look.detail === "stitching"
      ? [
          canvas.seam(line([-20, 250], [300, 292], [640, 214]), 0.75, 5),
          canvas.stitch(line([-20, 272], [300, 314], [640, 236]), thread),
          ...(look.detail === "stitching" ? [canvas.stitch(line([-20, 294], [300, 336], [640, 258]), thread)] : []),
        ]
      : [];
  canvas.part({
    outline: "M-60 -60L660 -60L660 860L-60 860Z",
    grain: 8,
    ...texture,
    folds: look.stiff ? STIFF : FALLS,
    form: 0,
    edge: 0,
    rim: 0,
    light: look.gloss ? 1.6 : 1,
    under: look.plait ? [...flat, braid(canvas, 170, 44, 250, -150, 950), braid(canvas, 440, 44, 250, -90, 950)] : flat,
    inner: [...gloss, ...rows],
  });
  if (look.detail === "pocket" || look.detail === "button") {
    canvas.add(canvas.tint("M-90 470L300 426L690 372L690 340L-90 440Z", 0.5, { blur: 12 }));
    canvas.part({
      outline: [
        [-90, 474, 1],
        [300, 430],
        [690, 376, 1],
        [690, 900, 1],
        [-90, 900, 1],
      ],
      grain: -4,
      ...texture,
      form: 0,
      under: flat,
      folds: [{ path: [-40, 720, 260, 620, 660, 660], width: 70, strength: 0.6, blur: 22 }],
      inner: [...gloss, canvas.stitch(line([-40, 494], [300, 452], [660, 402]), thread)],
    });
  }
  if (look.detail === "button") canvas.add(button(canvas, 320, 290, 62));
  canvas.cloth = look.cloth;
  canvas.grainStrength = 1.2;
  canvas.crumple = 0.1;
}

const CLOSEUPS: Readonly<Record<string, Closeup>> = {
  wool: { cloth: "wool", texture: "twill", scale: 2.4, detail: "button" },
  cotton: { cloth: "cotton", texture: "canvas-weave", scale: 2.4, flat: 0.45, detail: "stitching" },
  knit: { cloth: "knit", texture: "knit", scale: 4.4, flat: 0.35, detail: "none" },
  rib: { cloth: "knit", texture: "rib", scale: 4.6, detail: "seam", printable: false },
  cable: { cloth: "knit", texture: "knit", scale: 4, flat: 0.3, detail: "none", printable: false, plait: true },
  satin: { cloth: "satin", detail: "seam", gloss: 0.34 },
  denim: { cloth: "denim", texture: "denim", scale: 3.4, detail: "pocket", printable: false },
  leather: { cloth: "leather", texture: "pebble", scale: 3, flat: 0.55, detail: "stitching", stiff: true, gloss: 0.2 },
  suede: { cloth: "suede", detail: "stitching", stiff: true },
  patent: { cloth: "patent", detail: "seam", gloss: 0.8, stiff: true },
  canvas: { cloth: "canvas", texture: "canvas-weave", scale: 3.2, flat: 0.35, detail: "pocket" },
  tweed: { cloth: "wool", texture: "tweed", scale: 3, flat: 0.2, detail: "button" },
  velvet: { cloth: "velvet", detail: "seam", gloss: 0.26 },
  corduroy: { cloth: "velvet", texture: "corduroy", scale: 4, detail: "pocket", printable: false },
  shearling: { cloth: "suede", texture: "pile", scale: 3, detail: "none", printable: false },
  quilted: { cloth: "smooth", texture: "quilt", scale: 3, detail: "none", printable: false, stiff: true },
  lace: { cloth: "smooth", texture: "lace", scale: 3.6, detail: "none", printable: false, stiff: true },
  jersey: { cloth: "cotton", texture: "fine-knit", scale: 2.4, flat: 0.3, detail: "seam" },
};

export const closeups: readonly Drawer[] = Object.entries(CLOSEUPS).map(([cloth, look]) => ({
  of: `close/${cloth}`,
  construction: "a",
  view: "closeup",
  cloth,
  printable: look.printable ?? true,
  draw: (canvas) => draw(canvas, look),
}));
