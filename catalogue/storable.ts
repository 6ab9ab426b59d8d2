// Text that databases can store: PostgreSQL rejects NUL, and UTF-8 cannot express half of a surrogate pair.

export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** True if all texts and names in a JSON value are storable. Iterative, because clients control its depth. */
export function isStorableJson(json: unknown): boolean {
  const waiting = [json];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && !isStorable(value)) return false;
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return false;
      waiting.push(inner);
    }
  }
  return true;
}

/** Parses a JSON text whose texts are storable. */
export function parseStorableJson(
  written: string,
):
  | { readonly kind: "json"; readonly json: unknown }
  | { readonly kind: "malformed" }
  | { readonly kind: "unstorable" } {
  try {
    const json: unknown = JSON.parse(written);
    // In UTF-8 such characters can only come from escapes, so most texts need no second check.
    if (MAYBE_UNSTORABLE.test(written) && !isStorableJson(json)) return { kind: "unstorable" };
    return { kind: "json", json };
  } catch {
    return { kind: "malformed" };
  }
}

const MAYBE_UNSTORABLE = /\\u(?:0000|[dD][89a-fA-F])/;
