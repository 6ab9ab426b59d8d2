// Errors as plain values for the log. Never fails: errors of clients contain cycles, sockets, and properties that throw.

const DEEPEST = 6;
const MOST_ENTRIES = 40;
const LONGEST_TEXT = 8_000;

/** Without values of SQL statements, headers and credentials, which can be names, addresses and secrets. */
export const describeError = (error: unknown): unknown => describe(error, []);

/** `above` are the objects that contain this one. */
function describe(value: unknown, above: readonly object[]): unknown {
  try {
    if (typeof value === "string")
      return shortened(value.replaceAll(STATEMENT_VALUES, "").replaceAll(CREDENTIALS, "//"));
    if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
    if (typeof value !== "object") return shortened(String(value));
    if (above.includes(value)) return "[circular]";
    if (above.length >= DEEPEST) return Array.isArray(value) ? "[array]" : "[object]";
    const within = [...above, value];
    if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
    if (value instanceof Date) return String(value);
    if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((one) => describe(one, within));
    const names = [...(value instanceof Error ? ERROR_PROPERTIES : []), ...Object.keys(value)];
    const shown = [...new Set(names)].filter((name) => !HIDDEN.has(name)).slice(0, MOST_ENTRIES);
    const properties = shown.map((name) => [name, property(value, name, within)] as const);
    return {
      ...(value instanceof Error && { type: describe(value.constructor?.name, within) }),
      ...Object.fromEntries(properties.filter(([, read]) => read !== undefined)),
    };
  } catch {
    return UNREADABLE;
  }
}

function property(of: object, name: string, above: readonly object[]): unknown {
  try {
    const value = (of as Readonly<Record<string, unknown>>)[name];
    return value === undefined ? undefined : describe(value, above);
  } catch {
    return UNREADABLE;
  }
}

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} characters)` : text;

const UNREADABLE = "[unreadable]";
/** Not enumerable. */
const ERROR_PROPERTIES = ["message", "stack", "cause", "errors"];
/** Drizzle's "params: …", up to the stack or the next cause. */
const STATEMENT_VALUES = /\n?params: [^]*?(?=\n\s+at |\ncaused by: |$)/gu;
/** User and password in an address. */
const CREDENTIALS = /\/\/[^/\s@]+@/gu;
/** Properties of Drizzle's errors, of PostgreSQL's, whose detail quotes the row, and of requests. */
const HIDDEN = new Set(["params", "detail", "headers", "auth", "authorization", "password"]);
