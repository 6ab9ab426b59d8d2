// A cache of loaded listings in sessionStorage, by path and state without the page. Bounded; entries that cannot
// be read or written are ignored.
//
//   listing /collections/women?sortBy=price-asc    →    <build> <milliseconds since 1970> <JSON of the listing>

import { attempt } from "#storefront/framework/browser-storage.ts";

/** The methods of Storage that are used. */
export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface ListingCache<Listing> {
  readonly read: (key: string) => Listing | undefined;
  readonly write: (key: string, listing: Listing) => void;
}

export interface CacheSettings<Listing> {
  /** Called on each use, because a browser that blocks storage throws on access. */
  readonly storage: () => SessionStorage;
  /** Entries of another build are ignored: their shape may differ. */
  readonly build: string;
  readonly isListing: (value: unknown) => value is Listing;
  readonly now?: () => number;
}

/** Maximum age, because prices and stock change; milliseconds. */
export const MAX_AGE = 30 * 60_000;
export const MOST_LISTINGS = 10;
/** Total size: less than half of what browsers allow. */
export const MOST_CHARACTERS = 2_000_000;

/** Key of a listing: its address without the page. */
export function listingKey(url: Pick<URL, "pathname" | "search">): string {
  const parameters = new URLSearchParams(url.search);
  parameters.delete("page");
  const search = parameters.toString();
  return url.pathname + (search && `?${search}`);
}

export function createListingCache<Listing>(settings: CacheSettings<Listing>): ListingCache<Listing> {
  const { build, isListing, now = Date.now } = settings;
  return {
    read: (key) =>
      attempt(() => {
        const storage = settings.storage();
        const [by, at, json] = fieldsOf(storage.getItem(PREFIX + key) ?? "");
        if (json === undefined) return undefined;
        const isCurrent = by === build && now() - Number(at) < MAX_AGE;
        const listing = isCurrent ? attempt((): unknown => JSON.parse(json)) : undefined;
        if (isListing(listing)) return listing;
        storage.removeItem(PREFIX + key);
        return undefined;
      }),
    write: (key, listing) =>
      attempt(() => {
        const storage = settings.storage();
        const text = `${build} ${now()} ${JSON.stringify(listing)}`;
        // The older entry is stale even if the new one does not fit.
        storage.removeItem(PREFIX + key);
        if (text.length > MOST_CHARACTERS) return;
        const others = entriesIn(storage);
        let characters = others.reduce((sum, { size }) => sum + size, text.length);
        let count = others.length + 1;
        for (const { name, size } of others) {
          const isRoomy = count <= MOST_LISTINGS && characters <= MOST_CHARACTERS;
          if (isRoomy && put(storage, PREFIX + key, text)) return;
          storage.removeItem(name);
          characters -= size;
          count -= 1;
        }
        put(storage, PREFIX + key, text);
      }),
  };
}

const PREFIX = "listing ";

/** The oldest first; malformed entries before all. */
function entriesIn(storage: SessionStorage) {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => {
      const text = storage.getItem(name) ?? "";
      return { name, size: text.length, at: Number(fieldsOf(text)[1]) || 0 };
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Build, time and JSON; a malformed entry has fewer. */
function fieldsOf(text: string): readonly (string | undefined)[] {
  const [build = "", at = ""] = text.split(" ", 2);
  return text === "" ? [] : [build, at, text.slice(build.length + at.length + 2)];
}

/** False if the storage is full. */
const put = (storage: SessionStorage, name: string, text: string): boolean =>
  attempt(() => (storage.setItem(name, text), true)) ?? false;
