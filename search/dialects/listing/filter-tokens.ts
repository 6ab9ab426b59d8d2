// Splits the text of a filter into tokens, one at a time and without backtracking, so that parsing is linear.

export type Token =
  | { readonly kind: "name"; readonly text: string; readonly at: number }
  | { readonly kind: "text"; readonly text: string; readonly at: number }
  | { readonly kind: "number"; readonly value: number; readonly at: number }
  | { readonly kind: "symbol"; readonly text: string; readonly at: number }
  | { readonly kind: "end"; readonly at: number }
  | { readonly kind: "invalid"; readonly at: number; readonly message: string };

/** The next token from an offset, and the offset after it. */
export function nextToken(source: string, from: number): readonly [Token, next: number] {
  let at = from;
  while (isSpace(source.charCodeAt(at))) at++;
  if (at >= source.length) return [{ kind: "end", at }, at];
  const first = source[at]!;
  if (first === '"') return quoted(source, at);
  const number = matchAt(NUMBER, source, at);
  if (number !== undefined) return numeral(number, at);
  const name = matchAt(NAME, source, at);
  if (name !== undefined) return [{ kind: "name", text: name, at }, at + name.length];
  const symbol = SYMBOLS.find((one) => source.startsWith(one, at));
  if (symbol !== undefined) return [{ kind: "symbol", text: symbol, at }, at + symbol.length];
  return [{ kind: "invalid", at, message: `unexpected ${JSON.stringify(first)}` }, at];
}

/** True if a name needs no quotes. */
export const isUnquotedName = (name: string): boolean => matchAt(NAME, name, 0) === name && !isReserved(name);

export const isReserved = (name: string): boolean => RESERVED.has(name.toUpperCase());

const RESERVED: ReadonlySet<string> = new Set(["AND", "OR", "NOT", "IN", "WITHIN", "IS", "NULL", "TRUE", "FALSE"]);

// Longer symbols come before their prefixes.
const SYMBOLS = ["!=", "<=", ">=", "=", "<", ">", "(", ")", "[", "]", ","];
const NAME = /[A-Za-z_][\w.]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** A quoted text has the syntax of a JSON string. */
function quoted(source: string, at: number): readonly [Token, number] {
  let end = at + 1;
  while (end < source.length && source[end] !== '"') end += source[end] === "\\" ? 2 : 1;
  if (end >= source.length) return [{ kind: "invalid", at, message: "the quoted text is not closed" }, at];
  try {
    return [{ kind: "text", text: JSON.parse(source.slice(at, end + 1)) as string, at }, end + 1];
  } catch {
    return [{ kind: "invalid", at, message: "the quoted text is not a valid JSON string" }, at];
  }
}

function numeral(digits: string, at: number): readonly [Token, number] {
  const value = Number(digits);
  if (Number.isFinite(value)) return [{ kind: "number", value, at }, at + digits.length];
  return [{ kind: "invalid", at, message: "the number is too large" }, at];
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
