// Durations, distances and counts of listings. Milliseconds and CSS pixels unless stated otherwise.

export { PAGE_SIZE } from "#catalogue";
/** Hits shown before recommendations. */
export const HITS_BEFORE_RECOMMENDATIONS = 4;
/** Products published within this many days before the newest one count as new. */
export const NEW_FOR_DAYS = 30;

/** Debounce of filter clicks. */
export const FILTER_DEBOUNCE = 700;
/** Debounce of typing a price. */
export const PRICE_DEBOUNCE = 1_000;
/** A search that takes longer is stalled, and skeletons are shown. */
export const STALLED_AFTER = 200;
export const RESIZE_DEBOUNCE = 250;

/** The next page is loaded at this distance from the end of the list. */
export const LOAD_MORE_DISTANCE = 2_500;
export const LOAD_MORE_THROTTLE = 150;
/** Distance that an arrow button scrolls the chips. */
export const ARROW_STEP = 100;

/** Minimum width of the desktop layout. */
export const DESKTOP_WIDTH = 1_024;
/** Safari restores its own scroll position late, and would overwrite one set earlier. */
export const SAFARI_RESTORE_DELAY = 300;
export const RESTORE_DELAY = 10;

/** A shorter list of designers has no row of letters. */
export const FEWEST_FOR_LETTERS = 10;

/** Most values of a facet that a listing asks for. */
export const FACET_LIMIT = 10_000;
/** Values of a menu before and after "Show more". */
export const MENU_LIMIT = 10;
export const MENU_LIMIT_MORE = 20;
/** Number of values that a search within a facet returns. */
export const FACET_SEARCH = { default: 10, least: 1, most: 100 } as const;
/** Separates the levels of a hierarchical value: "Clothing > Coats". */
export const HIERARCHY_SEPARATOR = " > ";

/** Limits of the query string of a listing. */
export const QUERY_STRING = { parameters: 1_000, depth: 5, arrayIndex: 20 } as const;

/** Settings of the search client. */
export const CLIENT = {
  connectTimeout: 1_000,
  readTimeout: 2_000,
  writeTimeout: 30_000,
  /** A host that failed is not used for this long. */
  hostCooldown: 120_000,
  hitsPerPage: 100,
  distinct: 1,
} as const;
