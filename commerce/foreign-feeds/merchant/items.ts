// Streams the items of a Google Merchant Center feed, RSS 2.0 or Atom. Rejects document types and oversized input.

import { SaxesParser, type SaxesTagNS } from "saxes";
import { Unreadable } from "#commerce/products";
import { toUtf8 } from "../encoding.ts";

export interface Item {
  readonly line: number;
  /** Field values by name without prefix. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

const GOOGLE = "http://base.google.com/ns/1.0";
const ATOM = "http://www.w3.org/2005/Atom";
/** Real items are far smaller: Google limits descriptions to 5,000 characters. */
const MAX_ITEM_LENGTH = 4 * 1024 * 1024;
const MAX_DEPTH = 32;
/** Recognised by content. */
const ENCODINGS = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-1|latin1|windows-1252|cp1252)$/iu;

/** Throws Unreadable. */
export async function* readItems(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Item> {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const items: Item[] = [];
  const fail = (message: string): never => {
    throw new Unreadable({ line: parser.line, message });
  };
  let depth = 0;
  let item: Item | undefined;
  /** Depth and length of the current item. Its fields are one level deeper. */
  let itemDepth = 0;
  let itemSize = 0;
  let field: { readonly name: string; readonly isGoogle: boolean; text: string } | undefined;
  /** Characters since the last event. */
  let unread = 0;

  parser.on("error", (error) => fail(`is not valid XML (${error.message.replace(/^[^:]*\d+:\d+: /, "")})`));
  parser.on("doctype", () =>
    fail("has a document type declaration, which is not allowed because it may define entities"),
  );
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !ENCODINGS.test(encoding)) fail(`is in ${encoding}; expected UTF-8`);
  });
  parser.on("opentag", (tag) => {
    unread = 0;
    depth += 1;
    if (depth > MAX_DEPTH) fail(`has more than ${MAX_DEPTH} nested elements`);
    if (depth === 1 && !isRoot(tag)) fail(`starts with <${tag.name}>; expected RSS 2.0 or Atom`);
    if (item === undefined && (tag.local === "item" || (tag.local === "entry" && tag.uri === ATOM))) {
      item = { line: parser.line, fields: new Map() };
      itemDepth = depth;
      itemSize = 0;
    } else if (item !== undefined && depth === itemDepth + 1) {
      field = { name: tag.local, isGoogle: tag.uri === GOOGLE, text: "" };
      // Atom puts links in an attribute.
      const href = tag.attributes["href"]?.value;
      if (tag.local === "link" && href !== undefined) field.text = href;
    }
  });
  const addText = (text: string): void => {
    unread = 0;
    itemSize += text.length;
    if (item !== undefined && itemSize > MAX_ITEM_LENGTH)
      fail(`is in an item of more than ${MAX_ITEM_LENGTH} characters`);
    if (field !== undefined && depth === itemDepth + 1) field.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    unread = 0;
    if (item !== undefined && depth === itemDepth) {
      items.push(item);
      item = undefined;
    } else if (item !== undefined && field !== undefined && depth === itemDepth + 1) {
      addField(item, field);
      field = undefined;
    }
    depth -= 1;
  });

  for await (const piece of toUtf8(bytes)) {
    const text = piece.toString("utf8");
    unread += text.length;
    parser.write(text);
    // Text, comments and attributes are reported only once complete.
    if (unread > MAX_ITEM_LENGTH) fail(`has an element of more than ${MAX_ITEM_LENGTH} characters`);
    yield* items.splice(0);
  }
  if (parser.position === 0) fail("is empty");
  parser.close();
  yield* items.splice(0);
}

const isRoot = ({ local, uri }: SaxesTagNS): boolean =>
  (local === "rss" && uri === "") || (local === "feed" && uri === ATOM);

/** Fields of the feed format have a prefix, so that Google's fields of the same name take precedence. */
function addField(item: Item, { name, isGoogle, text }: { name: string; isGoogle: boolean; text: string }): void {
  const fields = item.fields as Map<string, string[]>;
  const key = isGoogle ? name : `feed ${name}`;
  const known = fields.get(key);
  if (known) known.push(text.trim());
  else fields.set(key, [text.trim()]);
}

/** First non-empty value of a field; empty if there is none. */
export const textOf = ({ fields }: Item, ...names: readonly string[]): string => {
  for (const name of names) {
    const text = (fields.get(name) ?? fields.get(`feed ${name}`))?.find((one) => one !== "");
    if (text !== undefined) return text;
  }
  return "";
};
