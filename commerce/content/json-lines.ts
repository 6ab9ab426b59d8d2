// Where in the text of a JSON file a value stands, so that a mistake can be named by its line. Knows nothing of content.

/**
 * The 1-based line of the value at a path ("sections.3.title"); of one that is not there, that of what should hold it.
 * The text must be JSON. It goes down the path and steps over everything else, however deep.
 */
export function lineOfPath(text: string, path: string): number {
  let at = skipSpace(text, 0);
  for (const key of path === "" ? [] : path.split(".")) {
    const child = findChild(text, at, key);
    if (child === undefined) break;
    at = child;
  }
  return lineAt(text, at);
}

/** The line from which on a text that is no JSON is none; its last one when it ends too early. */
export const lineOfSyntaxError = (text: string): number => lineAt(text, findMistake(text));

const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

/** Where a member of the object or array that begins at `at` begins; of equal names the last counts, as in JSON.parse. */
function findChild(text: string, at: number, key: string): number | undefined {
  const isObject = text[at] === "{";
  if (!isObject && text[at] !== "[") return undefined;
  let found: number | undefined;
  let next = skipSpace(text, at + 1);
  for (let index = 0; next < text.length && text[next] !== "}" && text[next] !== "]"; index += 1) {
    let name = String(index);
    if (isObject) {
      const end = stringEnd(text, next);
      name = String(JSON.parse(text.slice(next, end)));
      next = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (name === key) found = next;
    next = skipSpace(text, valueEnd(text, next));
    if (text[next] === ",") next = skipSpace(text, next + 1);
  }
  return found;
}

function valueEnd(text: string, from: number): number {
  if (text[from] === '"') return stringEnd(text, from);
  let at = from;
  for (let depth = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === '"') at = stringEnd(text, at) - 1;
    else if (character === "{" || character === "[") depth += 1;
    else if (depth === 0 && /[\s,}\]]/.test(character)) return at;
    else if ((character === "}" || character === "]") && (depth -= 1) === 0) return at + 1;
  }
  return at;
}

function stringEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? "")) at += 1;
  return at;
}

const SCALAR =
  /"(?:(?=[ -\u{10ffff}])[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** Where the grammar is left; JSON.parse does not tell it of every mistake. */
function findMistake(text: string): number {
  const open: string[] = [];
  let isNext: "value" | "first value" | "first name" | "name" | "colon" | "more" = "value";
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    const character = text[at] ?? "";
    const isEnd = isNext === "more" || isNext.startsWith("first");
    if (isNext === "more" && open.length === 0) return at;
    if (isEnd && character === CLOSING[open.at(-1) ?? ""]) {
      open.pop();
      isNext = "more";
      at += 1;
    } else if (isNext === "more" || isNext === "colon") {
      if (character !== (isNext === "colon" ? ":" : ",")) return at;
      isNext = isNext === "more" && open.at(-1) === "{" ? "name" : "value";
      at += 1;
    } else if (isNext.endsWith("value") && (character === "{" || character === "[")) {
      open.push(character);
      isNext = character === "{" ? "first name" : "first value";
      at += 1;
    } else {
      if (isNext.endsWith("name") && character !== '"') return at;
      SCALAR.lastIndex = at;
      const scalar = SCALAR.exec(text)?.[0];
      if (scalar === undefined) return at;
      isNext = isNext.endsWith("name") ? "colon" : "more";
      at += scalar.length;
    }
  }
  return text.trimEnd().length;
}

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
