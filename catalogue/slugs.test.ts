import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toHandle, toSlug } from "./slugs.ts";
import { randomCases } from "../tools/test-runner/thorough.ts";

test.each([
  ["Coats", "coats"],
  ["  Polo Shirts ", "polo-shirts"],
  ["T-Shirts", "t-shirts"],
  ["Underwear And Socks", "underwear-and-socks"],
  ["Tote\u00A0 \tBags", "tote-bags"],
  ["Crêpe Wrap Dress (Ivory)", "crêpe-wrap-dress-(ivory)"],
])("[RT-24] the slug of %j is %j", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test.each([
  ["Comme des Garçons – Homme+", "comme-des-garcons-homme"],
  ["Søren & Åse", "soren-ase"],
  ["L'Été – 1974", "l-ete-1974"],
  ["Weiß ŒUVRE", "weiss-oeuvre"],
  ["Łódź Æther Đorđe Þór", "lodz-aether-dorde-thor"],
  ["İstanbul Işık", "istanbul-isik"],
  ["ẞ", "ss"],
  ["--A.P.C.--", "a-p-c"],
  ["11 by Nº21™", "11-by-no21"],
  ["ﬁne № 5²", "fine-no-52"],
  ["高定工坊", "高定工坊"],
  ["한섬 서울", "한섬-서울"],
  ["ガレ", "ガレ"],
  ["Ателье 9", "ателье-9"],
  ["★", "u2605"],
  ["+ +", "u2b-u20-u2b"],
  ["", "untitled"],
  ["   ", "untitled"],
])("[RT-25] the handle of %j is %j", (name, handle) => {
  expect(toHandle(name)).toBe(handle);
});

test("[RT-25] any name has a trimmed handle that is its own handle", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const handle = toHandle(name);
      expect(handle).toMatch(/^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u);
      expect(toHandle(handle)).toBe(handle);
    }),
    { numRuns: randomCases(500, 2_000) },
  );
});
