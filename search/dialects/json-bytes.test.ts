import * as fc from "fast-check";
import { expect, test } from "vitest";
import { JsonBytes, withoutMembers } from "./json-bytes.ts";
import { EncodedTexts } from "./encoded-texts.ts";

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const decode = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));
const record = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue(), { maxKeys: 8 });
/** The value after a JSON round trip, without negative zero or prototypes. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test("text and bytes are written in order", () => {
  const body = new JsonBytes()
    .text('{"é":')
    .text("[")
    .bytes(encode({ a: "é" }))
    .text(",")
    .bytes(encode(2))
    .text("]}");
  expect(decode(body.toBytes())).toEqual({ é: [{ a: "é" }, 2] });
});

test("members are added to objects, including empty ones", () => {
  const added = (json: Uint8Array, members?: string) => decode(new JsonBytes().object(json, members).toBytes());
  expect(added(encode({ a: "}" }), '"b":1')).toEqual({ a: "}", b: 1 });
  expect(added(encode({}), '"b":1')).toEqual({ b: 1 });
  expect(added(new TextEncoder().encode("{ \n }"), '"b":1')).toEqual({ b: 1 });
  expect(added(encode({ a: 1 }))).toEqual({ a: 1 });
  expect(added(new TextEncoder().encode('{ "a": {} }\n'), '"b":1')).toEqual({ a: {}, b: 1 });
});

test("list items are separated by commas", () => {
  const body = new JsonBytes().text("[");
  body.list([1, 2, 3], (item) => void body.text(String(item))).text("]");
  expect(decode(body.toBytes())).toEqual([1, 2, 3]);
  expect(decode(new JsonBytes().text("[").list([], String).text("]").toBytes())).toEqual([]);
});

test("values and counts are written as JSON, also when repeated", () => {
  const texts = new EncodedTexts('{"value":', ',"count":');
  const unit = fc.constantFrom("a", "Z", '"', "\\", "\n", "\u0000", "\u007f", "é", "漢", "😀", "\ud800");
  const value = fc.string({ unit, maxLength: 40 });
  const count = fc.oneof(fc.nat(), fc.constantFrom(0, 9, 10, 99, 2 ** 31 - 1, 2 ** 31, 2 ** 40));
  fc.assert(
    fc.property(fc.array(fc.record({ value, count }), { maxLength: 12 }), (values) => {
      const written = () => decode(new JsonBytes().text("[").counts(values, texts, "}").text("]").toBytes());
      expect(written()).toEqual(plain(values));
      expect(written()).toEqual(plain(values));
    }),
  );
});

test("values beyond the limits of the cache are written correctly", () => {
  const texts = new EncodedTexts("", ":");
  const values = Array.from({ length: 6_000 }, (_, index) => ({ value: `${index}-${"é".repeat(600)}`, count: index }));
  values.push({ value: "x".repeat(100_000), count: 1 });
  const expected = `{${values.map(({ value, count }) => `"${value}":${count}`).join(",")}}`;
  for (let time = 0; time < 2; time += 1) {
    const body = new JsonBytes().text("{").counts(values, texts, "").text("}").toBytes();
    expect(new TextDecoder().decode(body) === expected).toBe(true);
  }
});

test("reused buffers do not leak into other bodies, and closed bodies cannot be written to", () => {
  const first = new JsonBytes().text('"first, and rather long"');
  const second = new JsonBytes().text('"second"');
  const done = first.toBytes();
  new JsonBytes().text('"third"').toBytes();
  expect([decode(done), decode(second.toBytes())]).toEqual(["first, and rather long", "second"]);
  expect(() => first.text("1")).toThrow("closed");
});

test("removing members from bytes equals removing them from the object", () => {
  fc.assert(
    fc.property(record, fc.array(fc.nat(7)), fc.boolean(), (object, indexes, isSpaced) => {
      const names = new Set(indexes.map((index) => Object.keys(object)[index] ?? "absent"));
      const json = new TextEncoder().encode(JSON.stringify(object, null, isSpaced ? 2 : 0));
      const expected = Object.fromEntries(Object.entries(plain(object)).filter(([name]) => !names.has(name)));
      expect(decode(withoutMembers(json, names))).toEqual(expected);
    }),
  );
});
