// The source of axe, with colours that are parsed once: checks of contrast take most of its time, and parsing most of theirs.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * Weak collections that store their values in their keys. Axe keeps the fields of every colour in seven weak collections, and the
 * browser spends a third of a check on collecting them.
 */
const FIELDS = `(Weak) => class {
  #own = Symbol();
  #rest = new Weak();
  has(key) { return this.#own in key || this.#rest.has(key); }
  get(key) { return this.#own in key ? key[this.#own] : this.#rest.get(key); }
  set(key, value) {
    if (Object.isExtensible(key)) key[this.#own] = value;
    else this.#rest.set(key, value);
    return this;
  }
  add(key) {
    if (Object.isExtensible(key)) key[this.#own] = true;
    else this.#rest.add(key);
    return this;
  }
  delete(key) { return this.#own in key ? delete key[this.#own] : this.#rest.delete(key); }
}`;

/** Same results in half the time: a page has few colours, and axe parses that of each element and of all behind it. */
const PARSED_ONCE = `
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map();
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = parsed.get(text) ?? parseString.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };`;

/** Sets `window.axe`. Blocks instead of functions around the source, which the browser would parse twice. */
export const AXE = `{
  const fields = ${FIELDS};
  const own = [fields(WeakMap), fields(WeakSet)];
  {
    const [WeakMap, WeakSet] = own;
    ${source}
  }
  ${PARSED_ONCE}
}`;
