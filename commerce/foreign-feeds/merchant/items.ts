// Items out of a feed for Google's Merchant Center, RSS 2.0 or Atom: streamed, without entities of its own, and within limits.

import { SaxesParser, type SaxesTagNS } from "saxes";
import { Unreadable } from "#commerce/products";
import { utf8Only } from "../utf8.ts";

export interface Item {
  readonly line: number;
  /** The texts of its fields by name, without the prefix. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

const GOOGLE = "http://base.google.com/ns/1.0";
const ATOM = "http://www.w3.org/2005/Atom";
/** More than any item: Google's own descriptions have 5,000 characters. */
const LARGEST_ITEM = 4 * 1024 * 1024;
const DEEPEST = 32;

/** Throws Unreadable. */
export async function* readItems(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Item> {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const found: Item[] = [];
  const fail = (message: string): never => {
    throw new Unreadable({ line: parser.line, message });
  };
  let depth = 0;
  let item: Item | undefined;
  /** Where the item stands, and what is read of it: a field is one step deeper. */
  let itemDepth = 0;
  let itemSize = 0;
  let field: { readonly name: string; readonly isGoogle: boolean; text: string } | undefined;
  /** Read since the last tag. */
  let unread = 0;

  parser.on("error", (error) => fail(`is no XML (${error.message.replace(/^[^:]*\d+:\d+: /, "")})`));
  parser.on("doctype", () => fail("has a document type, which may bring entities and which feeds do not need"));
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/iu.test(encoding)) fail(`is in ${encoding}; UTF-8 is asked for`);
  });
  parser.on("opentag", (tag) => {
    unread = 0;
    depth += 1;
    if (depth > DEEPEST) fail(`has more than ${DEEPEST} elements within one another`);
    if (depth === 1 && !isRoot(tag)) fail(`begins with <${tag.name}>; RSS 2.0 or Atom is asked for`);
    if (item === undefined && (tag.local === "item" || (tag.local === "entry" && tag.uri === ATOM))) {
      item = { line: parser.line, fields: new Map() };
      itemDepth = depth;
      itemSize = 0;
    } else if (item !== undefined && depth === itemDepth + 1) {
      field = { name: tag.local, isGoogle: tag.uri === GOOGLE, text: "" };
      // Atom's links are attributes.
      const href = tag.attributes["href"]?.value;
      if (tag.local === "link" && href !== undefined) field.text = href;
    }
  });
  const take = (text: string): void => {
    unread = 0;
    itemSize += text.length;
    if (item !== undefined && itemSize > LARGEST_ITEM) fail(`is in an item of more than ${LARGEST_ITEM} characters`);
    if (field !== undefined && depth === itemDepth + 1) field.text += text;
  };
  parser.on("text", take);
  parser.on("cdata", take);
  parser.on("closetag", () => {
    unread = 0;
    if (item !== undefined && depth === itemDepth) {
      found.push(item);
      item = undefined;
    } else if (item !== undefined && field !== undefined && depth === itemDepth + 1) {
      put(item, field);
      field = undefined;
    }
    depth -= 1;
  });

  for await (const piece of utf8Only(bytes)) {
    const text = piece.toString("utf8");
    unread += text.length;
    parser.write(text);
    // A text, a comment or an attribute is only heard of when it is whole.
    if (unread > LARGEST_ITEM) fail(`has an element of more than ${LARGEST_ITEM} characters`);
    yield* found.splice(0);
  }
  if (parser.position === 0) fail("is empty");
  parser.close();
  yield* found.splice(0);
}

const isRoot = ({ local, uri }: SaxesTagNS): boolean =>
  (local === "rss" && uri === "") || (local === "feed" && uri === ATOM);

/** Google's own field goes before the feed format's of the same name. */
function put(item: Item, { name, isGoogle, text }: { name: string; isGoogle: boolean; text: string }): void {
  const fields = item.fields as Map<string, string[]>;
  const key = isGoogle ? name : `plain ${name}`;
  const known = fields.get(key);
  if (known) known.push(text.trim());
  else fields.set(key, [text.trim()]);
}

/** The first text of a field; empty when there is none. */
export const textOf = ({ fields }: Item, ...names: readonly string[]): string => {
  for (const name of names) {
    const text = (fields.get(name) ?? fields.get(`plain ${name}`))?.find((one) => one !== "");
    if (text !== undefined) return text;
  }
  return "";
};
