// An in-memory Storage for tests, with a quota in characters.

import type { SessionStorage } from "./listing-cache.ts";

export interface TestStorage extends SessionStorage {
  readonly items: Map<string, string>;
}

export function testStorage(quota = Infinity): TestStorage {
  const items = new Map<string, string>();
  const size = () => [...items].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    removeItem: (name) => void items.delete(name),
    setItem: (name, text) => {
      const before = items.get(name);
      items.set(name, text);
      if (size() <= quota) return;
      if (before === undefined) items.delete(name);
      else items.set(name, before);
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    },
  };
}
