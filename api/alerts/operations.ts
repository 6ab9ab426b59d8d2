// Operations on alerts and saved searches of the signed-in account.

import { keepSearch, listingAt } from "#browsing";
import { changeFrequency, deleteSavedSearch, saveAlerts } from "#commerce/alerts";
import { AccountType } from "../accounts/account.ts";
import { AccountChangeResult } from "../accounts/mutations.ts";
import { done, invalid, missing } from "../accounts/results.ts";
import { signedIn } from "../accounts/visitor.ts";
import { builder } from "../builder.ts";
import { readAlerts } from "./read.ts";
import { AlertsType, FrequencyType, SaveSearchResult } from "./types.ts";

builder.objectField(AccountType, "alerts", (t) =>
  t.field({
    description: "What the shop emails the account about.",
    type: AlertsType,
    resolve: ({ id }, _args, { database }) => readAlerts(database, id),
  }),
);

builder.mutationFields((t) => {
  const savedSearchId = t.arg.id({ required: true, description: "Id of a saved search of the account." });
  const frequency = t.arg({ type: FrequencyType, required: true, description: "Other than `NEVER` is a consent." });
  return {
    saveAlerts: t.field({
      description:
        "Sets which changes of the wishlist are emailed, in the market and language of the operation. Turning one on is a consent.",
      type: AlertsType,
      args: {
        priceDrops: t.arg.boolean({ required: true, description: "Lower prices." }),
        backInStock: t.arg.boolean({ required: true, description: "In stock again." }),
      },
      resolve: async (_root, choices, context) => {
        const { id } = signedIn(context);
        const { market, language } = context.browsing.visitor;
        await saveAlerts(context.database, id, choices, { market: market.code, language }, context.accounts.now());
        return readAlerts(context.database, id);
      },
    }),
    saveSearch: t.field({
      description:
        "Saves a listing or search for the account, in the market and language of the operation. Saving it again changes its name and frequency.",
      type: SaveSearchResult,
      args: {
        address: t.arg.string({
          required: true,
          description:
            'Path and query without the country, such as "/collections/women?refinementList[Color][0]=Black".',
        }),
        name: t.arg.string({ description: "Up to 120 characters; by default the listing's title." }),
        frequency,
      },
      resolve: async (_root, { address, name, frequency: wanted }, context) => {
        const { id } = signedIn(context);
        const [path = "", query = ""] = address.split(/\?(.*)/s);
        const listing = await listingAt(context.browsing, path, query);
        if (!listing) return invalid([{ field: "address", problem: "not a listing or a search" }]);
        const form = { name: name ?? (listing.title || path), frequency: wanted };
        const saved = await keepSearch(context.browsing, id, listing, form, context.accounts.now());
        if (saved.kind === "saved") return { type: "SavedSearch" as const, ...saved.search };
        if (saved.kind === "full") return { type: "TooManySavedSearches" as const };
        return invalid([{ field: saved.field === "query" ? "address" : saved.field, problem: "empty or too long" }]);
      },
    }),
    changeSavedSearch: t.field({
      description: "Changes how often new products of a saved search are emailed.",
      type: AccountChangeResult,
      args: { savedSearchId, frequency },
      resolve: async (_root, { savedSearchId: search, frequency: wanted }, context) => {
        const now = context.accounts.now();
        const changed = await changeFrequency(context.database, signedIn(context).id, search, wanted, now);
        return changed === "changed" ? done() : missing();
      },
    }),
    deleteSavedSearch: t.field({
      description: "Deletes a saved search of the account.",
      type: AccountChangeResult,
      args: { savedSearchId },
      resolve: async (_root, { savedSearchId: search }, context) =>
        (await deleteSavedSearch(context.database, signedIn(context).id, search)) ? done() : missing(),
    }),
  };
});
