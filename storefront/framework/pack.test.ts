import * as fc from "fast-check";
import { expect, test } from "vitest";
import { randomCases } from "../../tools/test-runner/thorough.ts";
import type { ShownByCards } from "#storefront/ui/card-markup.ts";
import { pack, unpack } from "./pack.ts";

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("lists are packed by column, and texts share what they begin with", () => {
  const list = [
    { id: 1, pictures: ["/media/art/coat/front", "/media/art/coat/back"], isSold: true, pair: [1, 2], isNew: true },
    { id: 2, pictures: [], isSold: false, pair: [3, 4] },
  ];
  expect(pack(list)).toEqual({
    $cols: {
      id: [1, 2],
      pictures: { $lengths: [2, 0], $all: { $texts: [0, "/media/art/coat/front", 16, "back"] } },
      isSold: { $few: [false, true], $at: "10" },
      pair: { $lengths: 2, $all: [1, 2, 3, 4] },
    },
    $some: { isNew: { $rows: 0, $of: [true] } },
  });
  expect(unpack(pack(list))).toEqual(list);
});

test("a long list of a few texts names each once", () => {
  const sizes = Array.from({ length: 40 }, (_, at) => `UK ${at % 12}`);
  expect(pack(sizes)).toEqual({ $few: sizes.slice(0, 12), $at: "0123456789ab".repeat(4).slice(0, 40) });
  expect(unpack(pack(sizes))).toEqual(sizes);
});

test("every JSON value is as it was after packing, sending and unpacking", () => {
  const key = fc.constantFrom(
    "id",
    "name",
    "$cols",
    "$some",
    "$texts",
    "$one",
    "$lengths",
    "$flags",
    "$few",
    "__proto__x",
  );
  const text = fc.constantFrom(
    "/media/art/coat/front",
    "/media/art/coat/back",
    "/media/art/cape",
    "",
    "😀😀😀😀😀a",
    "😀😀😀😀😁b",
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, text, fc.integer(), fc.constant(null), fc.boolean(), tie("list"), tie("record")),
    list: fc.array(tie("value"), { maxLength: 4 }),
    record: fc.dictionary(key, fc.oneof(tie("value"), fc.constant(undefined)), { maxKeys: 3 }),
  }));
  fc.assert(
    fc.property(value, (one) => {
      expect(unpack(asSent(pack(one)))).toEqual(asSent(one));
    }),
    { numRuns: randomCases(300, 10_000) },
  );
});

test("more texts than a digit can tell apart have two", () => {
  const sizes = Array.from({ length: 400 }, (_, at) => `IT ${at % 40}`);
  expect(pack(sizes)).toMatchObject({ $few: sizes.slice(0, 40) });
  expect(unpack(pack(sizes))).toEqual(sizes);
});

test("texts that the markup shows are not repeated", () => {
  const shown: ShownByCards = {
    texts: [{ at: ["li>article>a", "href"], texts: ["/products/coat", "/products/cape"] }],
    pictures: { at: ["li>article img", "src"], texts: ["/a/front.jpg", "/b/front.jpg"] },
  };
  expect(pack({ href: ["/products/coat", "/products/cape"] }, () => shown)).toEqual({
    href: { $shown: shown.texts[0]?.at },
  });
  expect(pack(["/a/front", "/a/front-left", "/b/front"], () => shown)).toEqual({
    $texts: [-8, "", 8, "-left", -8, ""],
    $shown: shown.pictures.at,
  });
  expect(pack(["/products/coat", "/products/bag"], () => shown)).toEqual({ $texts: [0, "/products/coat", 10, "bag"] });
});

test("HTML that the document has is a reference to its element", () => {
  expect(pack({ part: { elementId: "edit", html: "<h2>New in</h2>" } })).toEqual({ part: { $element: "edit" } });
});
