import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { fromOklch, parseColour, type Rgb, toHex, toOklch } from "./colour.ts";
import { contrastRatio, nearestPassing } from "./contrast.ts";
import { contrastErrors, measurePairs } from "./pairs.ts";
import { DEFAULT_PALETTE, paletteOf } from "./palette.ts";
import { pictureColours } from "./pictures.ts";
import { readWoff2 } from "./woff2.ts";

const colour = (text: string): Rgb => parseColour(text) ?? expect.unreachable(text);
const ratio = (one: string, other: string) => Math.round(contrastRatio(colour(one), colour(other)) * 100) / 100;

test("colours are read as hexadecimal and OKLCH, and nothing else", () => {
  expect(toHex(colour("#F0a"))).toBe("#ff00aa");
  expect(toHex(colour("oklch(62.8% 0.2577 29.23)"))).toBe("#ff0000");
  expect(toHex(colour("oklch(0.452 0.3132 264.05)"))).toBe("#0000ff");
  for (const text of [
    "red",
    "#12",
    "#12345g",
    "#12345678",
    "rgb(0 0 0)",
    "oklch(x 0 0)",
    "oklch(2 0 0)",
    "oklch(1.2.3% 0 0)",
    "oklch(0.5 0.1 25 / 50%)",
    "",
    "url(x)",
  ]) {
    expect(parseColour(text)).toBeUndefined();
  }
});

test("OKLCH and back is the same colour", () => {
  for (const hex of ["#000000", "#ffffff", "#8e1b2a", "#0b7a75", "#ffcc00", "#123456"]) {
    expect(toHex(fromOklch(toOklch(colour(hex))))).toBe(hex);
  }
});

test("[OC-07] contrast is that of WCAG", () => {
  expect(ratio("#000", "#fff")).toBe(21);
  expect(ratio("#fff", "#fff")).toBe(1);
  // Examples of WebAIM's checker.
  expect(ratio("#767676", "#fff")).toBe(4.54);
  expect(ratio("#777777", "#ffffff")).toBe(4.48);
  expect(ratio("#ff0000", "#ffffff")).toBe(4);
});

test("[OC-07] the nearest passing colour passes, keeps its hue, and is not further than needed", () => {
  const suggested = nearestPassing(colour("#ff6666"), [colour("#ffffff"), colour("#f4f1ec")], 4.5);
  expect(suggested).toBeDefined();
  expect(contrastRatio(suggested!, colour("#f4f1ec"))).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(suggested!, colour("#f4f1ec"))).toBeLessThan(4.7);
  expect(Math.abs(toOklch(suggested!)[2] - toOklch(colour("#ff6666"))[2])).toBeLessThan(2);
  const light = nearestPassing(colour("#555555"), [colour("#101010")], 4.5);
  expect(contrastRatio(light!, colour("#ffffff"))).toBeLessThan(contrastRatio(colour("#555555"), colour("#ffffff")));
  expect(nearestPassing(colour("#808080"), [colour("#000000"), colour("#ffffff")], 7)).toBeUndefined();
});

test("[OC-07] colours that are not chosen can be read on any ground and ink that can be", () => {
  const grounds = ["#ffffff", "#101418", "#fdf6e3", "#002b36", "#3b0d2e", "#e8f5e9"];
  for (const ground of grounds) {
    for (const ink of ["#000000", "#ffffff", "#f5e9d3", "#1a0d2e"]) {
      if (contrastRatio(colour(ground), colour(ink)) < 8) continue;
      expect(contrastErrors({ ground, ink })).toEqual([]);
      expect(contrastErrors({ ground, ink, accent: "#ffcc00" })).toEqual([]);
    }
  }
});

test("[OC-07] a pair without contrast names its colours, the ratio and a colour that would do", () => {
  expect(contrastErrors({ muted: "#aaaaaa" })).toEqual([
    {
      path: "colours.muted",
      message: expect.stringMatching(
        /^muted #aaaaaa on ground #ffffff \(secondary text\) has a contrast of 2\.32:1 and needs 4\.5:1; muted #[0-9a-f]{6} would pass$/,
      ),
    },
    { path: "colours.muted", message: expect.stringContaining("muted #aaaaaa on paper #f4f1ec") },
  ]);
  expect(contrastErrors({ accent: "#ffcc00", onAccent: "#ffffff" })).toMatchObject([{ path: "colours.onAccent" }]);
  expect(contrastErrors({ paper: "#14120f" }).map(({ path }) => path)).toContain("colours.paper");
  // Both colours are derived.
  expect(contrastErrors({ ground: "#777777" })).toContainEqual(expect.objectContaining({ path: "colours" }));
  for (const { passes, suggestion } of measurePairs({ muted: "#aaaaaa" })) {
    expect(passes || contrastErrors({ muted: suggestion ?? "" }).length === 0).toBe(true);
  }
});

test("[OC-07] the shop's own look passes, and is the one of the stylesheet", () => {
  expect(measurePairs({}).every(({ passes }) => passes)).toBe(true);
  expect(paletteOf({})).toBe(DEFAULT_PALETTE);
  const css = readFileSync(new URL("../../../storefront/styles/tokens.css", import.meta.url), "utf8");
  const token = (name: string) => toHex(colour(new RegExp(`--${name}: (#[0-9a-f]+);`).exec(css)?.[1] ?? ""));
  const { ground, ink, muted, line, border, paper, sale, error, onInk, accentHover, linePaper } = DEFAULT_PALETTE;
  expect([token("white"), token("ink"), token("ink-2"), token("line"), token("line-2"), token("paper")]).toEqual([
    ground,
    ink,
    muted,
    line,
    border,
    paper,
  ]);
  expect([token("sale"), token("error"), token("on-ink-2"), token("accent-hover"), token("line-paper")]).toEqual([
    sale,
    error,
    onInk,
    accentHover,
    linePaper,
  ]);
});

test("[OC-07] placeholders are as light as the pictures, and can be read under the page's icons", () => {
  expect(pictureColours({})).toEqual({ over: "#14120f", ground: "#f4f1ec", ink: "#5b5750" });
  const dark = { ground: "#101418", ink: "#f5e9d3" };
  for (const colours of [undefined, dark]) {
    for (const pictures of ["light", "dark"] as const) {
      const { over, ground, ink } = pictureColours({ colours, pictures });
      expect(ratio(ground, "#fff") < ratio(ground, "#000")).toBe(pictures === "light");
      expect(Math.min(ratio(over, ground), ratio(ink, ground))).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("[OC-07] a font's weights and measures are read from its file, and other files are refused", () => {
  const resolve = createRequire(import.meta.url).resolve;
  const variable = readFileSync(
    resolve("@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"),
  );
  expect(readWoff2(variable)).toMatchObject({ weight: "100 900", lineGap: 0 });
  // The measures in storefront/styles/fonts.css, of the same file scaled to the width of Arial.
  expect(readWoff2(variable)?.ascent).toBeCloseTo(1, 1);
  expect(readWoff2(variable)?.descent).toBeCloseTo(0.303, 2);
  expect(readWoff2(variable.subarray(0, 4000))).toBeUndefined();
  expect(readWoff2(Buffer.from("wOF2 but nothing else, really nothing at all in this file"))).toBeUndefined();
  expect(readWoff2(Buffer.from("<svg/>"))).toBeUndefined();
});
