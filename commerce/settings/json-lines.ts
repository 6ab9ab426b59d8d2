// JSON that a merchant writes: line numbers of values and syntax errors for messages, and files with comments.

import { getNodeValue, parseTree, type Node, type ParseError, type ParseOptions } from "jsonc-parser";

/**
 * Returns a function that maps a path ("sections.3.title") to the 1-based line of its value, or of the closest parent if there is
 * no value. The text must be valid JSON, but for comments.
 */
export function createLineFinder(text: string): (path: string) => number {
  const root = parse(text);
  return (path) => {
    let node = root;
    for (const key of path === "" ? [] : path.split(".")) {
      const child = node && childOf(node, key);
      if (!child) break;
      node = child;
    }
    return lineAt(text, node?.offset ?? 0);
  };
}

export type FileJson =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "invalid"; readonly line: number };

/** Reads a file with JSON, in which comments and commas at the end of a list are allowed, as editors do for configurations. */
export function readJsonFile(text: string): FileJson {
  const errors: ParseError[] = [];
  const root = parse(text, errors, { allowTrailingComma: true });
  if (root && errors.length === 0) return { kind: "json", value: getNodeValue(root) };
  return { kind: "invalid", line: lineAt(text, Math.min(errors[0]?.offset ?? 0, text.trimEnd().length)) };
}

/** 1-based line of the first syntax error, or the last line if the text ends too early. */
export function lineOfSyntaxError(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return lineAt(text, Math.min(errors[0]?.offset ?? 0, text.trimEnd().length));
}

/** Undefined if the text is nested too deeply for the recursive parser; then line 1 is reported. */
function parse(text: string, errors?: ParseError[], options?: ParseOptions): Node | undefined {
  try {
    return parseTree(text, errors, options);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** If a name occurs twice, the last one counts, as in JSON.parse. */
const childOf = ({ type, children = [] }: Node, key: string): Node | undefined =>
  type === "array"
    ? children.find((_, index) => String(index) === key)
    : children.findLast(({ children: [name] = [] }) => name?.value === key)?.children?.[1];

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
