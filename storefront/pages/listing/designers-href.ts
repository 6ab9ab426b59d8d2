// The address of the page of a listing's designers: the listing's query plus the designers to show.

/** Query parameter that requests all designers at once. */
export const ALL_DESIGNERS = "all";

export interface DesignersAsked {
  readonly find?: string | undefined;
  readonly letter?: string | undefined;
}

export const designersHref = (path: string, query: string, { find, letter }: DesignersAsked = {}): string => {
  const asked = new URLSearchParams({ ...(letter && { letter }), ...(find && { find }) }).toString();
  return path + (asked === "" ? query : `${query === "" ? "?" : `${query}&`}${asked}`);
};
