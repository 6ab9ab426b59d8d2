import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";

import { blockText, plainText, type Inline } from "./model.ts";
import { isSafeHref, parseMarkdown } from "./parse.ts";

/** The content of a text that is one paragraph. */
function inlineIn(text: string): readonly Inline[] {
  const [block, ...others] = parseMarkdown(text);
  expect([block?.kind, others]).toEqual(["paragraph", []]);
  return block?.kind === "paragraph" ? block.children : [];
}

const kinds = (text: string) => parseMarkdown(text).map(({ kind }) => kind);

test("[RT-16] blocks are told apart, with or without an empty line between them", () => {
  expect(
    kinds("One\nline\n\n## A heading\nText\n- a\n- b\n\n1. c\n2. d\n> e\n> f\n\n| g | h |\n| - | - |\n| i | j |"),
  ).toEqual(["paragraph", "heading", "paragraph", "list", "list", "quote", "table"]);
});

test("[RT-16] a paragraph and an entry go on over several lines", () => {
  expect(parseMarkdown("One\ntwo\n\n- three\n  four\n- five").map(blockText)).toEqual(["One two", "three four five"]);
});

test("[RT-16] headings have ids to lead to, each once", () => {
  const ids = parseMarkdown("## Où est ma commande ?\n\n## Refunds\n\n### Refunds").map((block) =>
    block.kind === "heading" ? [block.level, block.id] : [],
  );
  expect(ids).toEqual([
    [2, "ou-est-ma-commande"],
    [2, "refunds"],
    [3, "refunds-2"],
  ]);
});

test("[RT-16] a table's rows are as long as its head", () => {
  const [table] = parseMarkdown("| a | b |\n|---|:-:|\n| 1 |\n| 2 | 3 | 4 |\n| \\| | *5* |");
  expect(table).toEqual({
    kind: "table",
    head: [["a"], ["b"]],
    rows: [
      [["1"], []],
      [["2"], ["3"]],
      [["|"], [{ kind: "emphasis", children: ["5"] }]],
    ],
  });
});

test("[RT-16] marks within a line", () => {
  expect(inlineIn("**two** and *one*")).toEqual([
    { kind: "strong", children: ["two"] },
    " and ",
    { kind: "emphasis", children: ["one"] },
  ]);
  // Chinese and Japanese have no space after a full stop.
  expect(inlineIn("**発送。**荷物は**翌日**に届きます。")).toEqual([
    { kind: "strong", children: ["発送。"] },
    "荷物は",
    { kind: "strong", children: ["翌日"] },
    "に届きます。",
  ]);
  expect(inlineIn("**a *b* c** 2 ** 3 ** 4")).toEqual([
    { kind: "strong", children: ["a ", { kind: "emphasis", children: ["b"] }, " c"] },
    " 2 ** 3 ** 4",
  ]);
  expect(inlineIn("see [the **returns** page](/pages/return-refund)")).toEqual([
    "see ",
    {
      kind: "link",
      href: "/pages/return-refund",
      children: ["the ", { kind: "strong", children: ["returns"] }, " page"],
    },
  ]);
  expect(inlineIn("_one_, a_b_c and __d")).toEqual([{ kind: "emphasis", children: ["one"] }, ", a_b_c and __d"]);
  expect(inlineIn("2 * 3 * 4 and a * b")).toEqual(["2 * 3 * 4 and a * b"]);
  expect(inlineIn("\\*not\\* and `a*b*`")).toEqual(["*not* and ", { kind: "code", text: "a*b*" }]);
});

test.each([
  ["javascript:alert(1)", false],
  ["JaVaScRiPt:alert", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["data:text/html,x", false],
  ["http://plain.example", false],
  ["https://user@evil.example", false],
  ["/pages/faq", true],
  ["#refunds", true],
  ["https://example.com/a", true],
  ["mailto:care@shop.example", true],
  ["tel:+4420", true],
])("[RT-16] a text may lead to %s: %s", (href, isSafe) => {
  expect(isSafeHref(href)).toBe(isSafe);
  const hasLink = inlineIn(`[x](${href})`).some((part) => typeof part === "object" && part.kind === "link");
  expect(hasLink).toBe(isSafe && !/[()\s]/.test(href));
});

test("[RT-16] whatever is written, nothing is lost, nothing fails, and no link leads astray", () => {
  const wild = string({ unit: constantFrom(..."ab *`[]()\\|#>-1.\n/:<&"), maxLength: 120 });
  assert(
    property(wild, (text) => {
      for (const block of parseMarkdown(text)) expect(typeof blockText(block)).toBe("string");
      // A letter before each line's markup makes it one paragraph.
      const parts = inlineIn(`a${text.replaceAll("\n", " ")}`);
      expect(linksIn(parts).every(isSafeHref)).toBe(true);
      // Letters are never markup: all of them remain, in order, except in addresses.
      const letters = (words: string) => words.replaceAll(/[^ab]/g, "");
      const isPlain = linksIn(parts).length === 0;
      expect(isPlain ? letters(plainText(parts)) : "").toBe(isPlain ? `a${letters(text)}` : "");
    }),
  );
});

const linksIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === "string" || part.kind === "code") return [];
    return [...(part.kind === "link" ? [part.href] : []), ...linksIn(part.children)];
  });
