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
  const lower = query.toLowerCase();
  for (const { local, key } of longestFirst(names)) {
    if (!lower.includes(key)) continue;
    const without = rest.replace(patternOf(local), " ");
    if (without === rest) continue;
    vendors.push(names.get(local) ?? local);
    rest = without;
  }
  return { vendors, rest: rest.trim().replaceAll(/\s+/gu, " ") };
}

interface LocalName {
  readonly local: string;
  /** In lower case. */
  readonly key: string;
}

const sorted = new WeakMap<ReadonlyMap<string, string>, readonly LocalName[]>();

/** A name may contain another. Sorted once for each catalogue, since every query of the APIs comes here. */
function longestFirst(names: ReadonlyMap<string, string>): readonly LocalName[] {
  const known =
    sorted.get(names) ??
    [...names.keys()]
      .map((local) => ({ local, key: local.toLowerCase() }))
      .toSorted((one, other) => other.local.length - one.local.length);
  sorted.set(names, known);
  return known;
}

/** Whole words, except in scripts that are written without spaces. */
function patternOf(local: string): RegExp {
  const escaped = local.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return SPACELESS.test(local)
    ? new RegExp(escaped, "iu")
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`, "iu");
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
