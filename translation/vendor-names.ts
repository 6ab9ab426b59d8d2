// Designers' names in a query: as the visitor's language or script writes them, replaced by the Latin ones that the catalogue has.

export interface NamedQuery {
  /** Latin names of the designers found. */
  readonly vendors: readonly string[];
  /** The query without them. */
  readonly rest: string;
}

/** `names`: Latin names by the names in other languages. */
export function findVendors(query: string, names: ReadonlyMap<string, string>): NamedQuery {
  let rest = query;
  const vendors: string[] = [];
  // The longest first: a name may contain another.
  for (const local of [...names.keys()].toSorted((one, other) => other.length - one.length)) {
    if (!rest.toLowerCase().includes(local.toLowerCase())) continue;
    const without = rest.replace(patternOf(local), " ");
    if (without === rest) continue;
    vendors.push(names.get(local) ?? local);
    rest = without;
  }
  return { vendors, rest: rest.trim().replaceAll(/\s+/gu, " ") };
}

/** Whole words, except in scripts that are written without spaces. */
function patternOf(local: string): RegExp {
  const escaped = local.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return SPACELESS.test(local)
    ? new RegExp(escaped, "iu")
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`, "iu");
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
