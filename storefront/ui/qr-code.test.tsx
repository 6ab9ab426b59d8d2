import { renderToStaticMarkup } from "react-dom/server";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

const render = (text: string) => renderToStaticMarkup(<QrCode text={text} label="Pay with your bank's app" />);

/** The modules that the dark path covers, by row. */
function modulesIn(svg: string): boolean[][] {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const modules = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  const path = /fill="#000" d="([^"]*)"/.exec(svg)?.[1] ?? "";
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) (modules[Number(y)] ?? [])[Number(x) + step] = true;
  }
  return modules;
}

test.each(["V1234567", "https://pay.example/q/0191a7c2-7b1e-7cc3", "Größe 38 · 大きさ · 🧥", "x".repeat(2331)])(
  "%j is drawn module by module, with four light ones around it",
  (text) => {
    const svg = render(text);
    const modules = modulesIn(svg);
    const inner = modules.slice(4, -4).map((row) => row.slice(4, -4));
    expect(inner).toEqual(encode(text, { ecc: "M", border: 0 }).data);
    expect(modules.flat().filter(Boolean)).toHaveLength(inner.flat().filter(Boolean).length);
    expect(svg).toContain("<title>Pay with your bank&#x27;s app</title>");
  },
);

test("a text that is too long for a code is not drawn", () => {
  expect(render("x".repeat(5000))).toBe("");
});
