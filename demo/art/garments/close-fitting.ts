// Bustiers, gowns, tank tops, swimwear and underwear.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { drawBustier, drawTank } from "./bustier.ts";
import { drawSwimsuit } from "./swimsuit.ts";
import type { Suit } from "./swimsuit.ts";
import { relax } from "./torso.ts";
import { drawBoxers, drawBriefs, drawCups } from "./underthings.ts";
import { bothViews } from "./views.ts";

const two =
  (draw: (canvas: Canvas, back: boolean) => void) =>
  (canvas: Canvas, back: boolean): void => {
    relax(canvas, 0.7);
    canvas.shadow();
    draw(canvas, back);
    canvas.cloth = "smooth";
    canvas.crumple = 0.16;
  };

const SUIT_A: Suit = {
  straps: { top: 190, strapX: 56, bust: 78, neck: "scoop", depth: 84, strapTop: 96, strapWidth: 16 },
  legRise: 96,
  waist: 66,
  hip: 86,
};

const SUIT_B: Suit = {
  straps: { top: 190, strapX: 54, bust: 78, neck: "v", depth: 120, strapTop: 100, strapWidth: 7 },
  legRise: 150,
  waist: 64,
  hip: 84,
  ruched: true,
  band: true,
};

export const bust: readonly Drawer[] = [
  ...bothViews({ of: "tops/bustier", cloth: "satin" }, (canvas, back) => drawBustier(canvas, back, false)),
  ...bothViews({ of: "dresses/gown", cloth: "satin" }, (canvas, back) => drawBustier(canvas, back, true)),
  ...bothViews({ of: "tops/tank", cloth: "rib" }, drawTank),
  ...bothViews({ of: "swimwear/swimsuit", cloth: "jersey" }, (canvas, back) => drawSwimsuit(canvas, back, SUIT_A)),
  ...bothViews({ of: "swimwear/swimsuit", construction: "b", cloth: "jersey" }, (canvas, back) =>
    drawSwimsuit(canvas, back, SUIT_B),
  ),
  ...bothViews(
    { of: "swimwear/bikini", cloth: "jersey" },
    two((canvas, back) => {
      drawCups(canvas, back, 240, { tied: true });
      drawBriefs(canvas, back, 450, { tied: true, high: 130 });
      canvas.fit(0.74, 0.66);
    }),
  ),
  ...bothViews(
    { of: "underwear-and-socks/bra", cloth: "lace" },
    two((canvas, back) => {
      drawCups(canvas, back, 300, { tied: false, texture: "lace" });
      canvas.fit(0.46, 0.66);
    }),
  ),
  ...bothViews(
    { of: "underwear-and-socks/briefs", cloth: "lace" },
    two((canvas, back) => {
      drawBriefs(canvas, back, 300, { tied: false, high: 150, texture: "lace", bandHeight: 16 });
      canvas.fit(0.4, 0.66);
    }),
  ),
  ...bothViews({ of: "underwear-and-socks/boxer", cloth: "jersey" }, drawBoxers),
];
