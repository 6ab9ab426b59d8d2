// Designers' names of the catalogue on sale, cached until another catalogue is published, and for a minute at most.

import type { Database } from "#commerce/database";
import { readVendorNames, type VendorNames as CatalogueNames } from "#commerce/products";
import type { VendorNames } from "#translation";

/** Changes to single products do not publish a catalogue. */
const LIFE_MS = 60_000;

type Names = ReadonlyMap<string, string>;

/** While the catalogue cannot be read, designers have their Latin names. */
export function ownVendorNames(database: Database, onError: (error: unknown) => void, now = Date.now): VendorNames {
  let known: { readonly edition: number; readonly until: number; readonly names: Promise<Read> } | undefined;
  const read = (): Promise<Read> => {
    const edition = database.revisions.of("catalogue");
    if (known && known.edition === edition && known.until > now()) return known.names;
    const names = readVendorNames(database).then(toRead, (error: unknown) => {
      onError(error);
      if (known?.names === names) known = undefined;
      return toRead(new Map());
    });
    known = { edition, until: now() + LIFE_MS, names };
    return names;
  };
  return {
    inLanguage: async (language) => (await read()).byLanguage.get(language) ?? NONE,
    latin: async () => (await read()).latin,
  };
}

const NONE: Names = new Map();

interface Read {
  readonly byLanguage: ReadonlyMap<string, Names>;
  readonly latin: Names;
}

function toRead(vendors: CatalogueNames): Read {
  const byLanguage = new Map<string, Map<string, string>>();
  const latin = new Map<string, string>();
  for (const [vendor, names] of vendors)
    for (const [language, name] of Object.entries(names)) {
      const own = byLanguage.get(language) ?? new Map<string, string>();
      byLanguage.set(language, own.set(vendor, name));
      if (name !== vendor) latin.set(name, vendor);
    }
  return { byLanguage, latin };
}
