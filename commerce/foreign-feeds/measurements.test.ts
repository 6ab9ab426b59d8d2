import { expect, test } from "vitest";
import { isMeasurementList } from "#catalogue";
import { readMeasurements } from "./measurements.ts";

const only = (html: string): string | undefined => readMeasurements(html).of(["One size"], true);
const sized = (html: string, ...sizes: readonly string[]) =>
  sizes.map((size) => readMeasurements(html).of([size], false));

test.each([
  ["<ul><li>Length: 68 cm</li><li>Chest 52cm / 20.5in</li></ul>", "Length > 68\tChest > 52"],
  [
    '<p>Pit to pit - 21"<br>Sleeve: 24 1/2 in<br>Shoulder 17½ inches</p>',
    "Chest > 53.3\tSleeve length > 62.2\tShoulder > 44.5",
  ],
  ["Länge: 110,5 cm; Brustweite: 96 cm", "Length > 110.5\tChest > 96"],
  ["<p>Longueur : 72 cm, largeur épaules : 41 cm.</p>", "Length > 72\tShoulder > 41"],
  ["<p>Heel height: 85 mm</p>", "Heel height > 8.5"],
  ["<p>Dimensions: H 25 x W 30.5 x D 12 cm</p>", "Height > 25\tWidth > 30.5\tDepth > 12"],
  ["<dl><dt>Length</dt><dd>68 cm</dd></dl>", "Length > 68"],
  ["<table><tr><td>Length</td><td>68 cm</td></tr><tr><td>Colour</td><td>Blue</td></tr></table>", "Length > 68"],
])("[SF-16] %s", (html, expected) => {
  const found = only(html);
  expect(found).toBe(expected);
  expect(isMeasurementList(found ?? "")).toBe(true);
});

test.each([
  "<p>Length 68</p>",
  "<p>Model is 178 cm tall and wears a size M</p>",
  "<p>Model: height 178 cm, chest 90 cm</p>",
  "<p>Height: 178 cm</p>",
  "<p>Waist: 70-74 cm</p>",
  "<p>A length of 68 cm suits most.</p>",
  "<p>Fits a chest up to 100 cm</p>",
  "<p>Free delivery over 50 in the EU</p>",
])("[SF-16] is not a measurement of the garment: %s", (html) => {
  expect(only(html)).toBeUndefined();
});

test("[SF-16] a table has the measurements of each size, in either direction", () => {
  const across =
    "<table><tr><th>Size (cm)</th><th>Chest</th><th>Length</th></tr><tr><td>S</td><td>50</td><td>68</td></tr><tr><td>M</td><td>52,5</td><td>70</td></tr></table>";
  const down =
    "<p>Measurements in inches</p><table><tr><th></th><th>S</th><th>M</th></tr><tr><td>Chest</td><td>20</td><td>21</td></tr><tr><td>Length</td><td>27</td><td>28</td></tr></table>";
  expect(sized(across, "S", "M", "L")).toEqual(["Chest > 50\tLength > 68", "Chest > 52.5\tLength > 70", undefined]);
  expect(sized(down, "S", "m")).toEqual(["Chest > 50.8\tLength > 68.6", "Chest > 53.3\tLength > 71.1"]);
});

test("[SF-16] a table of bodies is not one of the garment, unless its heading says so", () => {
  const table =
    "<table><tr><th>Size</th><th>Bust (cm)</th><th>Waist (cm)</th></tr><tr><td>S</td><td>84</td><td>66</td></tr></table>";
  expect(sized(`<h3>Size guide</h3>${table}`, "S")).toEqual([undefined]);
  expect(sized(`<h3>Garment measurements</h3>${table}`, "S")).toEqual(["Bust > 84\tWaist > 66"]);
});

test("[SF-16] one length belongs to the size that it names, not to every size; a heel is that of every size", () => {
  expect(sized("<p>Length: 68 cm</p>", "S", "M")).toEqual([undefined, undefined]);
  expect(sized("<p>Measurements (size M):</p><ul><li>Length: 68 cm</li><li>Chest: 52 cm</li></ul>", "S", "M")).toEqual([
    undefined,
    "Length > 68\tChest > 52",
  ]);
  expect(sized("<p>Size S: length 66 cm, chest 50 cm</p><p>Size M: length 68 cm</p>", "S", "M")).toEqual([
    "Length > 66\tChest > 50",
    "Length > 68",
  ]);
  expect(sized("<p>Heel: 9 cm</p>", "38", "39")).toEqual(["Heel height > 9", "Heel height > 9"]);
});
