// Skirts, with their waists.
import type { Canvas, Cloth } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { PLAIN } from "../format.ts";
import { button, label } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import { relax, sided } from "./torso.ts";
import { drawSkirt, drawWaist } from "./skirt.ts";
import type { SkirtShape } from "./skirt.ts";
import { bothViews } from "./views.ts";

interface Skirt {
  readonly shape: SkirtShape;
  readonly band: number;
  readonly cloth: Cloth;
  readonly buttons?: number;
  readonly pockets?: boolean;
  readonly height?: number;
}

function draw(canvas: Canvas, back: boolean, { shape, band, cloth, buttons = 0, pockets, height = 0.82 }: Skirt): void {
  const c = CENTRE;
  const { top, waist, hemAt } = shape;
  relax(canvas, 0.9);
  canvas.shadow();
  canvas.part({
    outline: [
      [c - waist + 2, top + 2, 1],
      [c - 40, top - (back ? -2 : 6)],
      [c, top - (back ? -4 : 9)],
      [c + 40, top - (back ? -2 : 6)],
      [c + waist - 2, top + 2, 1],
      [c, top + 24],
    ],
    tone: PLAIN * 0.62,
    round: 10,
    inner: back ? [] : [label(canvas, c, top - 2, 30, 12)],
  });
  const inner: Mark[] = [];
  if (back && shape.style !== "pleat") inner.push(canvas.seam(line([c, top + 20], [c + 1, top + 170]), 0.55, 1.4));
  if (buttons && !back)
    inner.push(
      canvas.seam(line([c + 14, top + 20], [c + 15, hemAt + 14]), 0.6, 1.4),
      canvas.stitch(line([c - 12, top + 20], [c - 12, hemAt + 14]), { strength: 0.4 }),
    );
  drawSkirt(canvas, back, shape, inner);
  if (pockets)
    for (const side of [-1, 1] as const) {
      if (back)
        canvas.part({
          outline: sided(side, [
            [c - 88, top + 60, 1],
            [c - 26, top + 62, 1],
            [c - 28, top + 122, 1],
            [c - 58, top + 134],
            [c - 86, top + 120, 1],
          ]),
          round: 8,
          cast: [2, 3, 3, 0.34],
        });
      else
        canvas.add(
          canvas.seam(
            line(
              ...sided(side, [
                [c - waist + 16, top + 28],
                [c - waist - 2, top + 62],
                [c - shape.hip + 8, top + 92],
              ]),
            ),
            0.75,
            1.6,
          ),
          canvas.stitch(
            line(
              ...sided(side, [
                [c - waist + 20, top + 31],
                [c - waist + 4, top + 66],
                [c - shape.hip + 12, top + 98],
              ]),
            ),
            { strength: 0.4 },
          ),
        );
    }
  drawWaist(canvas, back, top, waist, band, shape.texture);
  for (let i = 0; i < (back ? 0 : buttons); i++)
    canvas.add(button(canvas, c + 1, top + 20 + (i * (hemAt - top - 70)) / (buttons - 1), 7.5));
  canvas.cloth = cloth;
  canvas.crumple = cloth === "satin" ? 0.34 : 0.22;
  canvas.fit(height, 0.84);
}

const skirt = (cut: string, construction: string, words: string, look: Skirt, printable = true): readonly Drawer[] =>
  bothViews({ of: `skirts/${cut}`, construction, cloth: words, printable }, (canvas, back) => draw(canvas, back, look));

export const skirts: readonly Drawer[] = [
  ...skirt("bias", "a", "satin", {
    shape: { top: 110, waist: 84, hip: 112, hem: 150, hemAt: 690, style: "bias", satin: true },
    band: 22,
    cloth: "satin",
  }),
  ...skirt("bias", "b", "satin", {
    shape: { top: 100, waist: 82, hip: 108, hem: 128, hemAt: 720, style: "bias", satin: true, slit: 230 },
    band: 10,
    cloth: "satin",
    height: 0.86,
  }),
  ...skirt("pleated", "a", "wool", {
    shape: { top: 110, waist: 86, hip: 108, hem: 190, hemAt: 640, style: "pleat" },
    band: 26,
    cloth: "cotton",
  }),
  ...skirt("pleated", "b", "satin", {
    shape: { top: 110, waist: 84, hip: 104, hem: 140, hemAt: 690, style: "plissé" },
    band: 30,
    cloth: "smooth",
  }),
  ...skirt("pencil", "a", "wool", {
    shape: { top: 120, waist: 86, hip: 116, hem: 98, hemAt: 650, style: "pencil", slit: 150 },
    band: 28,
    cloth: "wool",
  }),
  ...skirt("a-line", "a", "cotton", {
    shape: { top: 120, waist: 88, hip: 124, hem: 186, hemAt: 580, style: "a-line", texture: "twill" },
    band: 26,
    cloth: "cotton",
    buttons: 7,
    height: 0.74,
  }),
  ...skirt("mini", "a", "leather", {
    shape: { top: 150, waist: 98, hip: 132, hem: 148, hemAt: 450, style: "a-line" },
    band: 24,
    cloth: "leather",
    pockets: true,
    height: 0.56,
  }),
  ...skirt("tiered", "a", "cotton", {
    shape: { top: 90, waist: 80, hip: 100, hem: 190, hemAt: 720, style: "tiered", tiers: 4 },
    band: 22,
    cloth: "cotton",
    height: 0.86,
  }),
];
