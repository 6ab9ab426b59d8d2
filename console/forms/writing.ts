// How values are written into a text, and read from it.

export interface Writing {
  readonly write: (value: unknown) => string;
  /** Undefined if the text is malformed. */
  readonly read: (text: string) => unknown;
}

export const JSON_TEXT: Writing = {
  write: (value) => JSON.stringify(value, null, 1),
  read: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
};

/** A row in each line, its cells separated by bars: cells may have commas. */
export const TABLE: Writing = {
  write: (value) => (value as readonly (readonly string[])[]).map((row) => row.join(" | ")).join("\n"),
  read: (text) => linesOf(text).map((line) => line.split("|").map((cell) => cell.trim())),
};

/** A number or a range in each line; a hyphen for neither. What is neither stays a text, which the checks refuse. */
export const RANGES: Writing = {
  write: (value) =>
    (value as readonly unknown[])
      .map((one) => (one === null ? NONE : Array.isArray(one) ? one.join(NONE) : String(one)))
      .join("\n"),
  read: (text) => linesOf(text).map(rangeOf),
};

/** Whatever is no number stays a text, which the checks refuse. */
export const NUMBERS: Writing = {
  write: (value) => (value as readonly unknown[]).join(", "),
  read: (text) =>
    text
      .split(/[,;\s]+/u)
      .filter((part) => part !== "")
      .map((part) => (/^-?\d+(?:\.\d+)?$/u.test(part) ? Number(part) : part)),
};

const NONE = "-";

const linesOf = (text: string): readonly string[] => text.trimEnd().split("\n");

function rangeOf(line: string): unknown {
  const text = line.trim().replaceAll(",", ".");
  if (text === "" || text === NONE) return null;
  const [, from, to] = /^(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?$/u.exec(text) ?? [];
  if (from === undefined) return line;
  return to === undefined ? Number(from) : [Number(from), Number(to)];
}
