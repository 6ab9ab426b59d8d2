import { expect, test } from "vitest";
import { foldsOf } from "./body-html.server.ts";

test("headings begin folds, paragraphs and points are plain text", () => {
  expect(
    foldsOf(
      "<p>Cut in <b>wool</b> &amp; silk.</p><ul><li>Two pockets</li></ul><h3>Care</h3><p>Dry clean&nbsp;only</p>",
      "Details",
    ),
  ).toEqual([
    { name: "Details", paragraphs: ["Cut in wool & silk."], points: ["Two pockets"] },
    { name: "Care", paragraphs: ["Dry clean only"], points: [] },
  ]);
});

test("bare text is one paragraph, and nothing gives no fold", () => {
  expect(foldsOf("A coat.", "Details")).toEqual([{ name: "Details", paragraphs: ["A coat."], points: [] }]);
  expect(foldsOf("<p> </p><h2>Empty</h2>", "Details")).toEqual([]);
});

test("scripts leave nothing behind, and strange entities do no harm", () => {
  const [fold] = foldsOf(
    "<p>Fine<script>alert('x')</script><img src=x onerror=alert(1)> &#0;&#99999999;&unknown; &#x2014;</p>",
    "Details",
  );
  expect(fold?.paragraphs).toEqual(["Fine \uFFFD\uFFFD&unknown; —"]);
});
