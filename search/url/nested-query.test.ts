import { expect, test } from "vitest";
import { keysAt, listAt, readNested, valueAt, writeNested } from "./nested-query.ts";

test("[FL-21] keys nest by their brackets, encoded or not", () => {
  const tree = readNested("?a[b][c]=1&a%5Bb%5D%5Bd%5D=2&e=3");
  expect(valueAt(tree, "a", "b", "c")).toBe("1");
  expect(valueAt(tree, "a", "b", "d")).toBe("2");
  expect(keysAt(tree, "a", "b")).toEqual(["c", "d"]);
  expect(valueAt(tree, "e")).toBe("3");
  expect(valueAt(tree, "a", "nowhere", "else")).toBeUndefined();
});

test("[FL-21] levels below the fifth are one key with its brackets", () => {
  const tree = readNested("a[b][c][d][e][f][g][h]=deep");
  expect(keysAt(tree, "a", "b", "c", "d", "e", "f")).toEqual(["[g][h]"]);
  expect(valueAt(tree, "a", "b", "c", "d", "e", "f", "[g][h]")).toBe("deep");
});

test("[FL-21] lists are written by name, by any index, or by []", () => {
  expect(listAt(readNested("a[21]=d&a[2]=c&a[0]=b&a[]=e&a[]=f&a=a"), "a")).toEqual(["a", "b", "c", "d", "e", "f"]);
  expect(listAt(readNested("b=1"), "a")).toBeUndefined();
  expect(listAt(readNested("a="), "a")).toEqual([""]);
});

test.each(["a[b", "a]b[", "[a]", "a[b]c", "a[b]c[d]"])(
  "[FL-21] unbalanced brackets are part of the key: %s",
  (name) => {
    expect(valueAt(readNested(`${name}=1`), name)).toBe("1");
  },
);

test("[FL-21] names of Object.prototype are ordinary keys", () => {
  const tree = readNested("__proto__[x]=1&constructor=2&a[hasOwnProperty]=3");
  expect(valueAt(tree, "__proto__", "x")).toBe("1");
  expect(valueAt(tree, "constructor")).toBe("2");
  expect(valueAt(tree, "toString")).toBeUndefined();
  expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
});

test("only characters that must be encoded are encoded", () => {
  expect(
    writeNested([
      ["a[0]", "Tote Bags/Clutches"],
      ["b", "é&=#+%"],
    ]),
  ).toBe("a[0]=Tote+Bags/Clutches&b=%C3%A9%26%3D%23%2B%25");
  expect(writeNested([["a", "\uD800"]])).toBe("a=%EF%BF%BD");
});
