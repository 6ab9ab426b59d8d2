// The listing's times, distances and counts, each defined once. Milliseconds and CSS pixels where nothing else is said.

/** Products on one page of a listing, and skeleton cards while the first is loading. */
export const PAGE_SIZE = 48;
/** Main hits that stand before recommendations. */
export const HITS_BEFORE_RECOMMENDATIONS = 4;
/** A product counts as new this long before the newest one; days. */
export const NEW_FOR_DAYS = 30;

/** A burst of filter clicks becomes one search. */
export const FILTER_DEBOUNCE = 700;
/** Typing a price becomes one search. */
export const PRICE_DEBOUNCE = 1_000;
/** A search without an answer for this long is stalled: skeletons show. */
export const STALLED_AFTER = 200;
export const RESIZE_DEBOUNCE = 250;

/** More is loaded once the end of the list is this near. */
export const LOAD_MORE_DISTANCE = 2_500;
export const LOAD_MORE_THROTTLE = 150;
/** How far one press of an arrow moves the chips. */
export const ARROW_STEP = 100;

/** A desktop is at least this wide. */
export const DESKTOP_WIDTH = 1_024;
/** Safari restores its own scroll position late, and would win over an earlier one. */
export const SAFARI_RESTORE_DELAY = 300;
export const RESTORE_DELAY = 10;

/** How often a page looks for the tracker until it is there. */
export const TRACKING_POLL = 200;

/** Values of one facet that are ever named. */
export const FACET_LIMIT = 10_000;
/** Values of a menu before and after "show more". */
export const MENU_LIMIT = 10;
export const MENU_LIMIT_MORE = 20;
/** Answers of a search within a facet. */
export const FACET_SEARCH = { default: 10, least: 1, most: 100 } as const;
/** Parts the levels of a hierarchical value: "Clothing > Coats". */
export const HIERARCHY_SEPARATOR = " > ";

/** The query string of a listing, read as far as this. */
export const QUERY_STRING = { parameters: 1_000, depth: 5, arrayIndex: 20 } as const;

/** The generic search client. */
export const CLIENT = {
  connectTimeout: 1_000,
  readTimeout: 2_000,
  writeTimeout: 30_000,
  /** A host that failed is left alone this long. */
  hostRest: 120_000,
  hitsPerPage: 100,
  distinct: 1,
} as const;
