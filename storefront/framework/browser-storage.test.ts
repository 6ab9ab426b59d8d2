import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedValue } from "./browser-storage.ts";
import { isTexts } from "./is-texts.ts";

const events = new EventTarget();

beforeEach(() => vi.stubGlobal("window", events));
afterEach(() => vi.unstubAllGlobals());

function memory(initial?: string) {
  const items = new Map<string, string>(initial === undefined ? [] : [["list", initial]]);
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

test("a value outlives the document, and undefined removes it", () => {
  const storage = memory();
  expect(storedValue("list", isTexts, () => storage).write(["a"])).toBe(true);
  const stored = storedValue("list", isTexts, () => storage);
  expect(stored.read()).toEqual(["a"]);
  expect(stored.read()).toBe(stored.read());
  stored.write(undefined);
  expect([stored.read(), storage.items.size]).toEqual([undefined, 0]);
});

test.each(["", "{", "null", '"a"', "[1]", '{"a":1}'])("corrupt storage is cleared: %j [ER-01]", (text) => {
  const storage = memory(text);
  expect(storedValue("list", isTexts, () => storage).read()).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

test("a value that the browser does not store lasts as long as the document [ER-01]", () => {
  const stored = storedValue("list", isTexts, blocked);
  expect(stored.read()).toBeUndefined();
  expect(stored.write(["a"])).toBe(false);
  expect(stored.read()).toEqual(["a"]);
});

test("a value that does not fit leaves no older one behind [ER-01]", () => {
  const storage = memory('["old"]');
  const full = { ...storage, setItem: blocked };
  const stored = storedValue("list", isTexts, () => full);
  stored.write(["new"]);
  expect(stored.read()).toEqual(["new"]);
  expect(storage.items.size).toBe(0);
});

test("listeners hear of changes by this tab and by others, until they unsubscribe", () => {
  const stored = storedValue("list", isTexts, () => memory());
  const listener = vi.fn<() => void>();
  const unsubscribe = stored.subscribe(listener);
  const fromOtherTab = (key: string | null) => events.dispatchEvent(Object.assign(new Event("storage"), { key }));
  stored.write(["a"]);
  expect(listener).toHaveBeenCalledTimes(1);
  fromOtherTab("list");
  fromOtherTab("another");
  expect(listener).toHaveBeenCalledTimes(2);
  fromOtherTab(null);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  fromOtherTab("list");
  stored.write(["b"]);
  expect(listener).toHaveBeenCalledTimes(3);
});
