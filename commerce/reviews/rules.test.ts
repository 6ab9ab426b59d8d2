import { expect, test } from "vitest";
import { readReview } from "./rules.ts";

const form = {
  rating: "4",
  author: " Ana  R. ",
  title: "Worth the wait",
  text: "The wool is dense and soft.\r\n\r\n\r\n\r\nIt falls beautifully.",
  fit: "",
};

test("a review is parsed and normalised [CO-08]", () => {
  expect(readReview(form)).toEqual({
    kind: "review",
    review: {
      rating: 4,
      author: "Ana R.",
      title: "Worth the wait",
      text: "The wool is dense and soft.\n\nIt falls beautifully.",
      fit: null,
    },
  });
  expect(readReview({ ...form, rating: 5, fit: "-1" })).toMatchObject({ review: { rating: 5, fit: -1 } });
  expect(readReview({ ...form, text: "Tabs\tand\u0007 bells are gone, and so is NUL\0." })).toMatchObject({
    review: { text: "Tabs and bells are gone, and so is NUL ." },
  });
  // Resembles a link or markup but is neither.
  expect(readReview({ ...form, text: "I am 1.70 m tall and a size <38. Perfect. Really." })).toMatchObject({
    kind: "review",
  });
});

test.each([
  [{ rating: "" }, { rating: "missing" }],
  [{ rating: "6" }, { rating: "missing" }],
  [{ rating: "4.5" }, { rating: "missing" }],
  [{ title: "No" }, { title: "too-short" }],
  [{ text: "Too short." }, { text: "too-short" }],
  [{ text: "long ".repeat(500) }, { text: "too-long" }],
  [{ text: "Cheaper at https://example.test/coat today, go there." }, { text: "link" }],
  [{ text: "Look at www.cheap-coats.test for the very same one." }, { text: "link" }],
  [{ text: "Write to me at ana@example.test for more pictures." }, { text: "link" }],
  [{ text: "I found it at cheap-coats.shop for half of the price." }, { text: "link" }],
  [{ text: "Nice coat <script>alert(1)</script> would buy again" }, { text: "markup" }],
  [{ author: "" }, { author: "missing" }],
  [{ fit: "3" }, { fit: "missing" }],
  [
    { title: undefined, text: 7 },
    { title: "missing", text: "missing" },
  ],
])("invalid fields are reported, %# [CO-08]", (given, problems) => {
  expect(readReview({ ...form, ...given })).toEqual({ kind: "invalid", problems });
});
