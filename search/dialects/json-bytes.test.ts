import * as fc from "fast-check";
import { expect, test } from "vitest";
import { JsonBytes, withoutMembers } from "./json-bytes.ts";

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const decode = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));
const record = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue(), { maxKeys: 8 });
/** As JSON reads it: no negative zero, no prototype. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test("text and bytes become one body, in order", () => {
  const body = new JsonBytes()
    .text('{"é":')
    .text("[")
    .bytes(encode({ a: "é" }))
    .text(",")
    .bytes(encode(2))
    .text("]}");
  expect(decode(body.toBytes())).toEqual({ é: [{ a: "é" }, 2] });
});

test("members are added to any object, an empty one too", () => {
  const added = (json: Uint8Array, members?: string) => decode(new JsonBytes().object(json, members).toBytes());
  expect(added(encode({ a: "}" }), '"b":1')).toEqual({ a: "}", b: 1 });
  expect(added(encode({}), '"b":1')).toEqual({ b: 1 });
  expect(added(new TextEncoder().encode("{ \n }"), '"b":1')).toEqual({ b: 1 });
  expect(added(encode({ a: 1 }))).toEqual({ a: 1 });
  expect(added(new TextEncoder().encode('{ "a": {} }\n'), '"b":1')).toEqual({ a: {}, b: 1 });
});

test("a list has commas between and none around", () => {
  const body = new JsonBytes().text("[");
  body.list([1, 2, 3], (item) => void body.text(String(item))).text("]");
  expect(decode(body.toBytes())).toEqual([1, 2, 3]);
  expect(decode(new JsonBytes().text("[").list([], String).text("]").toBytes())).toEqual([]);
});

test("cutting members out of bytes is cutting them out of the object", () => {
  fc.assert(
    fc.property(record, fc.array(fc.nat(7)), fc.boolean(), (object, indexes, isSpaced) => {
      const names = new Set(indexes.map((index) => Object.keys(object)[index] ?? "absent"));
      const json = new TextEncoder().encode(JSON.stringify(object, null, isSpaced ? 2 : 0));
      const kept = Object.fromEntries(Object.entries(plain(object)).filter(([name]) => !names.has(name)));
      expect(decode(withoutMembers(json, names))).toEqual(kept);
    }),
  );
});
