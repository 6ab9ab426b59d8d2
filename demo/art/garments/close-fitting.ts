// Bustiers, gowns, tank tops, swimwear and underwear.
import type { Canvas } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import { drawBustier, drawTank } from "./bustier.ts";
import { drawSwimsuit } from "./swimsuit.ts";
import type { Suit } from "./swimsuit.ts";
import { relax } from "./torso.ts";
import { drawBoxers, drawBriefs, drawCups } from "./underwear.ts";
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

export const closeFitting: readonly Drawer[] = [
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
    { of: "underwear-and-socks/bra", construction: "b", cloth: "jersey", backOf: "underwear-and-socks/bra-a" },
    two((canvas, back) => {
      drawCups(canvas, back, 300, { tied: false });
      canvas.fit(0.46, 0.66);
    }),
  ),
  ...bothViews(
    { of: "underwear-and-socks/briefs", construction: "b", cloth: "jersey", backOf: "underwear-and-socks/briefs-a" },
    two((canvas, back) => {
      drawBriefs(canvas, back, 300, { tied: false, high: 168, bandHeight: 26 });
      canvas.fit(0.44, 0.66);
    }),
  ),
  ...bothViews(
    { of: "underwear-and-socks/briefs", construction: "c", cloth: "jersey", backOf: "underwear-and-socks/briefs-a" },
    two((canvas, back) => {
      drawBriefs(canvas, back, 300, { tied: true, high: 130 });
      canvas.fit(0.38, 0.7);
    }),
  ),
  ...bothViews(
    { of: "swimwear/bikini", construction: "b", cloth: "jersey", backOf: "swimwear/bikini-a" },
    two((canvas, back) => {
      drawCups(canvas, back, 240, { tied: false });
      drawBriefs(canvas, back, 440, { tied: false, high: 176, bandHeight: 20 });
      canvas.fit(0.76, 0.62);
    }),
  ),
  ...bothViews(
    { of: "swimwear/swimsuit", construction: "c", cloth: "jersey", backOf: "swimwear/swimsuit-a" },
    (canvas, back) =>
      drawSwimsuit(canvas, back, {
        ...SUIT_A,
        straps: { ...SUIT_A.straps, neck: "v", depth: 96, strapWidth: 10 },
        legRise: 128,
        ruched: true,
      }),
  ),
  ...bothViews(
    { of: "swimwear/swimsuit", construction: "d", cloth: "jersey", backOf: "swimwear/swimsuit-b" },
    (canvas, back) =>
      drawSwimsuit(canvas, back, {
        ...SUIT_B,
        straps: { ...SUIT_B.straps, neck: "straight", depth: 40, strapWidth: 5 },
        legRise: 104,
        ruched: false,
        waist: 68,
      }),
  ),
];
