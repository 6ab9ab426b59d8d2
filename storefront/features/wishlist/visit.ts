// Who visits, as the layout told: what the wishlist of this document asks the shop with.

export interface Visit {
  readonly shopId: string;
  readonly regionCode: string;
  readonly currencyCode: string;
  readonly localeLangCode: string;
  readonly localeCountryCode: string;
  /** Null for a guest. */
  readonly accountId: string | null;
}

let current: Visit | undefined;

export const visit = (): Visit => {
  if (!current) throw new Error("The layout has not said who visits");
  return current;
};

export const setVisit = (next: Visit): void => {
  current = next;
};
