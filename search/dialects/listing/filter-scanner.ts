// Cuts the text of a filter into its pieces, one at a time, never looking back: what makes the parser linear.

export type Piece =
  | { readonly kind: "name"; readonly text: string; readonly at: number }
  | { readonly kind: "text"; readonly text: string; readonly at: number }
  | { readonly kind: "number"; readonly value: number; readonly at: number }
  | { readonly kind: "mark"; readonly text: string; readonly at: number }
  | { readonly kind: "end"; readonly at: number }
  | { readonly kind: "unreadable"; readonly at: number; readonly message: string };

/** The piece that begins at or after a place, and the place behind it. */
export function nextPiece(source: string, from: number): readonly [Piece, next: number] {
  let at = from;
  while (isSpace(source.charCodeAt(at))) at++;
  if (at >= source.length) return [{ kind: "end", at }, at];
  const first = source[at]!;
  if (first === '"') return quoted(source, at);
  const number = matchAt(NUMBER, source, at);
  if (number !== undefined) return numeral(number, at);
  const name = matchAt(NAME, source, at);
  if (name !== undefined) return [{ kind: "name", text: name, at }, at + name.length];
  const mark = MARKS.find((one) => source.startsWith(one, at));
  if (mark !== undefined) return [{ kind: "mark", text: mark, at }, at + mark.length];
  return [{ kind: "unreadable", at, message: `${JSON.stringify(first)} means nothing here` }, at];
}

/** Whether a name can stand without quotes. */
export const isPlainName = (name: string): boolean => matchAt(NAME, name, 0) === name && !isReserved(name);

export const isReserved = (name: string): boolean => RESERVED.has(name.toUpperCase());

const RESERVED: ReadonlySet<string> = new Set(["AND", "OR", "NOT", "IN", "WITHIN", "IS", "NULL", "TRUE", "FALSE"]);

// The longer before the shorter that begins it.
const MARKS = ["!=", "<=", ">=", "=", "<", ">", "(", ")", "[", "]", ","];
const NAME = /[A-Za-z_][\w.]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** A quoted text is a JSON string, so that every text can be written and nothing about escapes is ours to explain. */
function quoted(source: string, at: number): readonly [Piece, number] {
  let end = at + 1;
  while (end < source.length && source[end] !== '"') end += source[end] === "\\" ? 2 : 1;
  if (end >= source.length) return [{ kind: "unreadable", at, message: "the quoted text does not end" }, at];
  try {
    return [{ kind: "text", text: JSON.parse(source.slice(at, end + 1)) as string, at }, end + 1];
  } catch {
    return [{ kind: "unreadable", at, message: "the quoted text has an escape or character that JSON has not" }, at];
  }
}

function numeral(digits: string, at: number): readonly [Piece, number] {
  const value = Number(digits);
  if (Number.isFinite(value)) return [{ kind: "number", value, at }, at + digits.length];
  return [{ kind: "unreadable", at, message: "the number is too large" }, at];
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
