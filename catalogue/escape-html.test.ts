import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("a text stays a text in elements and in attributes", () => {
  expect(escapeHtml(`<b title="a">&amp;`)).toBe("&lt;b title=&quot;a&quot;&gt;&amp;amp;");
  expect(escapeHtml("Côte d’Azur – 20 %")).toBe("Côte d’Azur – 20 %");
});
