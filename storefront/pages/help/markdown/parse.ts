// Parses a Markdown text into the blocks that the shop shows. HTML in it is text, and so is a link to an address that is not allowed.

import { Marked, type Token, type Tokens } from "marked";
import { toHandle } from "#catalogue";
import { plainText, type Block, type Inline } from "./model.ts";

/** Only what is written as a link is one: bare addresses stay text. */
const marked = new Marked({ gfm: true, tokenizer: { url: () => undefined } });

// Markdown asks for a space after "**" that follows a punctuation mark, which Chinese and Japanese do not write: **発送。**荷物は…
marked.use({
  extensions: [
    {
      name: "strong",
      level: "inline",
      start: (text) => text.indexOf("**"),
      tokenizer(text) {
        const [raw, content = ""] = /^\*\*(?![\s*])((?:[^*]|\*(?!\*))*[^\s*])\*\*(?!\*)/.exec(text) ?? [];
        return raw === undefined ? undefined : { type: "strong", raw, tokens: this.lexer.inlineTokens(content) };
      },
    },
  ],
});

export function parseMarkdown(text: string): readonly Block[] {
  const ids = new Map<string, number>();
  return marked.lexer(text).flatMap((token) => blockOf(token, ids) ?? []);
}

/** Allowed addresses: the shop's own, a place in the page, https, mail and telephone. */
export const isSafeHref = (href: string): boolean =>
  /^(?:\/(?![/\\])|#[\w-]|https:\/\/[^/\s@]+(?:[/?#]|$)|mailto:[^\s@]+@[^\s@]+$|tel:\+?[\d-]+$)/i.test(href);

function blockOf(token: Token, ids: Map<string, number>): Block | undefined {
  switch (token.type) {
    case "space":
    case "hr":
    case "def":
      return undefined;
    case "heading": {
      const children = inlineOf(token.tokens ?? []);
      return { kind: "heading", level: token["depth"] >= 3 ? 3 : 2, id: idOf(plainText(children), ids), children };
    }
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", isOrdered: ordered, items: items.map((item) => inlineOf(item.tokens)) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return {
        kind: "table",
        head: header.map((cell) => inlineOf(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => inlineOf(cell.tokens))),
      };
    }
    case "blockquote":
      return { kind: "quote", children: inlineOf(token.tokens ?? []) };
    case "paragraph":
      return { kind: "paragraph", children: inlineOf(token.tokens ?? []) };
    default:
      return { kind: "paragraph", children: [oneLine(token.raw.trim())] };
  }
}

/** Joins adjacent texts. */
function inlineOf(tokens: readonly Token[]): readonly Inline[] {
  const parts: Inline[] = [];
  for (const part of tokens.flatMap(partsOf)) {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts.splice(-1, 1, last + part);
    else if (part !== "") parts.push(part);
  }
  return parts;
}

function partsOf(token: Token): readonly Inline[] {
  switch (token.type) {
    case "strong":
      return [{ kind: "strong", children: inlineOf(token.tokens ?? []) }];
    case "em":
      return [{ kind: "emphasis", children: inlineOf(token.tokens ?? []) }];
    case "codespan":
      return [{ kind: "code", text: token["text"] }];
    case "link":
      return isSafeHref(token["href"])
        ? [{ kind: "link", href: token["href"], children: inlineOf(token.tokens ?? []) }]
        : [token.raw];
    case "escape":
      return [token["text"]];
    case "br":
    case "space":
      return [" "];
    case "text":
    case "paragraph":
      // A list item contains texts with tokens; a plain text has none.
      return token.tokens ? inlineOf(token.tokens) : [oneLine(token["text"])];
    default:
      return [oneLine(token.raw)];
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ");

/** Makes an anchor from a heading; a repeated heading gets a number. */
function idOf(heading: string, ids: Map<string, number>): string {
  const handle = toHandle(heading);
  const used = (ids.get(handle) ?? 0) + 1;
  ids.set(handle, used);
  return used === 1 ? handle : `${handle}-${used}`;
}
