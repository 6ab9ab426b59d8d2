// The address of the page of a listing's designers: the listing's own query, and what to show of them.

/** Present in the query of a request for every designer at once, however many. */
export const ALL_DESIGNERS = "all";

export interface DesignersAsked {
  readonly find?: string | undefined;
  readonly letter?: string | undefined;
}

export const designersHref = (path: string, query: string, { find, letter }: DesignersAsked = {}): string => {
  const asked = new URLSearchParams({ ...(letter && { letter }), ...(find && { find }) }).toString();
  return path + (asked === "" ? query : `${query === "" ? "?" : `${query}&`}${asked}`);
};
