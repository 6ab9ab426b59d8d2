// Listings as a visitor left them, in the session's storage: per path and state without its page. Bounded, and never in
// the way: what cannot be read or written is as if it had not been kept.
//
//   listing /collections/women?sortBy=price-asc    →    <build> <milliseconds since 1970> <JSON of the listing>

/** As much of the browser's storage as is used. */
export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface KeptListings<Listing> {
  readonly read: (key: string) => Listing | undefined;
  readonly write: (key: string, listing: Listing) => void;
}

export interface KeptSettings<Listing> {
  /** Asked for at each use; a browser that forbids storage throws. */
  readonly storage: () => SessionStorage;
  /** Listings of another build may be of another shape. */
  readonly build: string;
  readonly isListing: (value: unknown) => value is Listing;
  readonly now?: () => number;
}

/** As long as prices and stock may be old; milliseconds. */
export const KEPT_FOR = 30 * 60_000;
export const MOST_LISTINGS = 10;
/** Of all together: less than half of what browsers grant a shop, which has other things to keep. */
export const MOST_CHARACTERS = 2_000_000;

/** A listing's name in the storage: its address without the page. */
export function listingKey(url: Pick<URL, "pathname" | "search">): string {
  const parameters = new URLSearchParams(url.search);
  parameters.delete("page");
  const search = parameters.toString();
  return url.pathname + (search && `?${search}`);
}

export function createKeptListings<Listing>(settings: KeptSettings<Listing>): KeptListings<Listing> {
  const { build, isListing, now = Date.now } = settings;
  return {
    read: (key) =>
      attempt(() => {
        const storage = settings.storage();
        const [by, at, json] = fieldsOf(storage.getItem(PREFIX + key) ?? "");
        if (json === undefined) return undefined;
        const isCurrent = by === build && now() - Number(at) < KEPT_FOR;
        const listing = isCurrent ? attempt((): unknown => JSON.parse(json)) : undefined;
        if (isListing(listing)) return listing;
        storage.removeItem(PREFIX + key);
        return undefined;
      }),
    write: (key, listing) =>
      attempt(() => {
        const storage = settings.storage();
        const text = `${build} ${now()} ${JSON.stringify(listing)}`;
        // An older one of the same listing is wrong from now on, whether or not this one fits.
        storage.removeItem(PREFIX + key);
        if (text.length > MOST_CHARACTERS) return;
        const others = keptIn(storage);
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

/** The oldest first; what is not even dated goes before all. */
function keptIn(storage: SessionStorage) {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => {
      const text = storage.getItem(name) ?? "";
      return { name, size: text.length, at: Number(fieldsOf(text)[1]) || 0 };
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Build, time and JSON; a listing that was damaged has fewer. */
function fieldsOf(text: string): readonly (string | undefined)[] {
  const [build = "", at = ""] = text.split(" ", 2);
  return text === "" ? [] : [build, at, text.slice(build.length + at.length + 2)];
}

/** False when the storage is full. */
function put(storage: SessionStorage, name: string, text: string): boolean {
  try {
    storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
