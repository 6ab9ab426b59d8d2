// Alerts and saved searches of the signed-in account.

import { MOST_SAVED_SEARCHES, type Alerts, type SavedSearch } from "#commerce/alerts";
import { InvalidType, type Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";

export const FrequencyType = builder.enumType("AlertFrequency", {
  description: "How often new products of a saved search are emailed.",
  values: {
    DAILY: { value: "daily", description: "At most once a day." },
    WEEKLY: { value: "weekly", description: "At most once a week." },
    NEVER: { value: "never", description: "No emails; the search is only kept." },
  } as const,
});

export type SavedSearchResult = Result<"SavedSearch"> & SavedSearch;
const SavedSearchType = builder.objectRef<SavedSearchResult>("SavedSearch").implement({
  description: "A listing or search that the account has saved.",
  fields: (t) => ({
    _id: t.exposeID("id"),
    name: t.exposeString("name", { description: "As the customer named it." }),
    address: t.string({
      description: "Path and query of the listing, without the country.",
      resolve: ({ path, query }) => path + (query && `?${query}`),
    }),
    market: t.exposeString("market", { description: "Code of the market whose prices and products apply." }),
    language: t.exposeString("language", { description: "Code of the language in which it was saved." }),
    frequency: t.field({
      type: FrequencyType,
      description: "How often new products are emailed.",
      resolve: ({ frequency }) => frequency,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was saved." }),
  }),
});

export interface AccountAlerts {
  /** Undefined if the account has never chosen any. */
  readonly chosen: Alerts | undefined;
  readonly savedSearches: readonly SavedSearch[];
}

export const AlertsType = builder.objectRef<AccountAlerts>("Alerts").implement({
  description: "What the shop emails the account about, by its consent.",
  fields: (t) => ({
    priceDrops: t.boolean({
      description: "True for lower prices of products on the wishlist.",
      resolve: ({ chosen }) => chosen?.priceDrops ?? false,
    }),
    backInStock: t.boolean({
      description: "True for products on the wishlist that are in stock again.",
      resolve: ({ chosen }) => chosen?.backInStock ?? false,
    }),
    market: t.string({
      nullable: true,
      description: "Code of the market whose prices and products apply; null before the first choice.",
      resolve: ({ chosen }) => chosen?.market ?? null,
    }),
    language: t.string({
      nullable: true,
      description: "Code of the language of the emails; null before the first choice.",
      resolve: ({ chosen }) => chosen?.language ?? null,
    }),
    consentedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When something was last turned on; null before the first choice.",
      resolve: ({ chosen }) => chosen?.consentedAt ?? null,
    }),
    savedSearches: t.field({
      type: [SavedSearchType],
      description: "The oldest first.",
      resolve: ({ savedSearches }) => savedSearches.map((search) => ({ type: "SavedSearch" as const, ...search })),
    }),
  }),
});

const FullType = builder.objectRef<Result<"TooManySavedSearches">>("TooManySavedSearches").implement({
  description: "The account has as many saved searches as it may have. Delete one first.",
  fields: (t) => ({
    most: t.int({ description: "Saved searches of an account.", resolve: () => MOST_SAVED_SEARCHES }),
  }),
});

export const SaveSearchResult = builder.unionType("SaveSearchResult", {
  types: [SavedSearchType, InvalidType, FullType],
  resolveType: ({ type }: Result<string>) => type,
});
