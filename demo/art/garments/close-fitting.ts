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
  ...bothViews(
    { of: "underwear-and-socks/bra", construction: "b", cloth: "jersey" },
    two((canvas, back) => {
      drawCups(canvas, back, 300, { tied: false });
      canvas.fit(0.46, 0.66);
    }),
  ),
  ...bothViews(
    { of: "underwear-and-socks/briefs", construction: "b", cloth: "jersey" },
    two((canvas, back) => {
      drawBriefs(canvas, back, 300, { tied: false, high: 210, bandHeight: 30 });
      canvas.fit(0.5, 0.64);
    }),
  ),
  ...bothViews(
    { of: "underwear-and-socks/briefs", construction: "c", cloth: "jersey" },
    two((canvas, back) => {
      drawBriefs(canvas, back, 300, { tied: true, high: 130 });
      canvas.fit(0.38, 0.7);
    }),
  ),
  ...bothViews(
    { of: "swimwear/bikini", construction: "b", cloth: "jersey" },
    two((canvas, back) => {
      drawCups(canvas, back, 240, { tied: false });
      drawBriefs(canvas, back, 440, { tied: false, high: 176, bandHeight: 20 });
      canvas.fit(0.76, 0.62);
    }),
  ),
  ...bothViews({ of: "swimwear/swimsuit", construction: "c", cloth: "jersey" }, (canvas, back) =>
    drawSwimsuit(canvas, back, {
      straps: { top: 200, strapX: 62, bust: 80, neck: "square", depth: 96, strapTop: 92, strapWidth: 24 },
      legRise: 78,
      waist: 68,
      hip: 88,
      band: true,
    }),
  ),
  ...bothViews({ of: "swimwear/swimsuit", construction: "d", cloth: "jersey" }, (canvas, back) =>
    drawSwimsuit(canvas, back, {
      straps: { top: 196, strapX: 50, bust: 80, neck: "sweetheart", depth: 60, strapTop: 0 },
      legRise: 120,
      waist: 64,
      hip: 86,
      ruched: true,
    }),
  ),
];
