// Reads and writes nested query strings (`refinementList[vendor][0]=Nordlys`). Never throws.
//
// Common parsers read indexes up to 20 as an array and larger ones as keys of an object. Here both are children of a node, so
// lists of any length are read back. Children are in a Map, so that `__proto__` is an ordinary key.

import { QUERY_STRING } from "../constants.ts";

export interface QueryNode {
  /** Values of this key; several if it is repeated, as in forms. */
  readonly values: string[];
  readonly children: Map<string, QueryNode>;
}

/** The tree of a query string, with or without its question mark. */
export const readNested = (search: string): QueryNode => {
  const root = newNode();
  const pairs = search.replace(/^\?/u, "").split("&", QUERY_STRING.parameters);
  for (const pair of pairs) {
    const equals = pair.indexOf("=");
    const [name, value] = equals === -1 ? [pair, ""] : [pair.slice(0, equals), pair.slice(equals + 1)];
    nodeAt(root, pathOf(decode(name))).values.push(decode(value));
  }
  return root;
};

/** The last value at a path; undefined if there is none. */
export const valueAt = (root: QueryNode, ...path: readonly string[]): string | undefined =>
  find(root, path)?.values.at(-1);

/** The list at a path: its own values, then children by index, then other children; undefined if there is none. */
export const listAt = (root: QueryNode, ...path: readonly string[]): readonly string[] | undefined => {
  const node = find(root, path);
  if (node === undefined) return undefined;
  const keyed = [...node.children].toSorted(([one], [other]) => rankOf(one) - rankOf(other));
  return [...node.values, ...keyed.flatMap(([, child]) => child.values)];
};

export const keysAt = (root: QueryNode, ...path: readonly string[]): readonly string[] => [
  ...(find(root, path)?.children.keys() ?? []),
];

/** A query string without its question mark. Brackets are not encoded: browsers and servers accept them. */
export const writeNested = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs.map(([name, value]) => `${name}=${encode(value)}`).join("&");

const newNode = (): QueryNode => ({ values: [], children: new Map() });

const find = (root: QueryNode, path: readonly string[]): QueryNode | undefined =>
  path.reduce<QueryNode | undefined>((node, key) => node?.children.get(key), root);

const nodeAt = (root: QueryNode, path: readonly string[]): QueryNode =>
  path.reduce((node, key) => {
    const child = node.children.get(key) ?? newNode();
    node.children.set(key, child);
    return child;
  }, root);

/** "a[b][0]" is a, b, 0. Anything too deep or not in brackets stays one key. */
const pathOf = (name: string): readonly string[] => {
  const open = name.indexOf("[");
  if (open <= 0) return [name];
  const path = [name.slice(0, open)];
  let at = open;
  while (at < name.length && path.length <= QUERY_STRING.depth) {
    const close = name.indexOf("]", at);
    if (name[at] !== "[" || close === -1) return [name];
    path.push(name.slice(at + 1, close));
    at = close + 1;
  }
  if (at < name.length) path.push(name.slice(at));
  return path;
};

const AFTER_INDEXES = 1e9;
const rankOf = (key: string): number => (/^\d{1,9}$/u.test(key) ? Number(key) : AFTER_INDEXES);

const decode = (text: string): string => {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced).toWellFormed();
  } catch {
    return spaced.toWellFormed();
  }
};

const encode = (text: string): string => (PLAIN.test(text) ? text : encodeOthers(text));

/** Characters that need no encoding, which most values consist of. */
const PLAIN = /^[\w.,/~!*'()-]*$/u;

const encodeOthers = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll("%20", "+").replaceAll("%2F", "/").replaceAll("%2C", ",");
