// The page size of listings and wishlists.

/** Products on a page of a listing or a wishlist, and skeleton cards while the first page is loading. */
export const PAGE_SIZE = 48;
