// The id of the layer that holds the search box where the header has no room for it.

export const SEARCH_LAYER = "search-layer";
