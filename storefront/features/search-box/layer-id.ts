// The id of the search layer, used where the header has no room for a search box.

export const SEARCH_LAYER = "search-layer";
