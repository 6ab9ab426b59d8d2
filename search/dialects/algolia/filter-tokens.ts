// Splits a filters string into tokens, in one pass and linear time.

export type Sign = "(" | ")" | ":" | "<" | "<=" | ">" | ">=" | "=" | "!=";

export type Token =
  /** A name, a value or a number; quoted ones are never AND, OR, NOT or TO. */
  | { readonly kind: "string"; readonly text: string; readonly isQuoted: boolean; readonly column: number }
  | { readonly kind: "sign"; readonly text: Sign; readonly column: number }
  | { readonly kind: "unclosed"; readonly text: string; readonly column: number };

/** The column of a token is the end of the previous one, from 0, as in Algolia's messages. */
export function tokensOf(filters: string): readonly Token[] {
  const tokens: Token[] = [];
  let column = 0;
  for (let at = 0; at < filters.length;) {
    if (isSpace(filters[at]!)) {
      at += 1;
      continue;
    }
    const sign = signAt(filters, at);
    const read = sign === undefined ? readString(filters, at, column) : undefined;
    tokens.push(read?.token ?? { kind: "sign", text: sign!, column });
    at = read?.end ?? at + sign!.length;
    column = at;
  }
  return tokens;
}

function signAt(text: string, at: number): Sign | undefined {
  const hasEqual = text[at + 1] === "=";
  switch (text[at]) {
    case "(":
      return "(";
    case ")":
      return ")";
    case ":":
      return ":";
    case "=":
      return "=";
    case "<":
      return hasEqual ? "<=" : "<";
    case ">":
      return hasEqual ? ">=" : ">";
    case "!":
      return hasEqual ? "!=" : undefined;
    default:
      return undefined;
  }
}

function readString(text: string, start: number, column: number): { readonly token: Token; readonly end: number } {
  const quote = text[start];
  if (quote === '"' || quote === "'") return readQuoted(text, start, quote, column);
  let end = start;
  while (end < text.length && !isSpace(text[end]!) && signAt(text, end) === undefined) end += 1;
  return { token: { kind: "string", text: text.slice(start, end), isQuoted: false, column }, end };
}

/** In quotes, a backslash escapes the next character: \" and \\. */
function readQuoted(text: string, start: number, quote: string, column: number) {
  const parts: string[] = [];
  let from = start + 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\" && (text[at + 1] === quote || text[at + 1] === "\\")) {
      parts.push(text.slice(from, at));
      from = at + 1;
      at += 1;
    } else if (text[at] === quote) {
      parts.push(text.slice(from, at));
      return { token: { kind: "string", text: parts.join(""), isQuoted: true, column } as const, end: at + 1 };
    }
  }
  return { token: { kind: "unclosed", text: text.slice(start), column } as const, end: text.length };
}

const isSpace = (character: string): boolean => character === " " || (character >= "\t" && character <= "\r");
