// The search API, mounted under /search: listings and suggestions (docs/search-api.md), and what pages of another process need to
// search here: the index of suggestions in the listing dialect, and the status of the indexes.

import { Hono, type Context } from "hono";
import { rememberFor } from "#concurrency";
import type { ClientRules } from "#browsing";
import { EVERYONE, type PriceList, type Viewer, type Taxonomy } from "#catalogue";
import type { SearchReader } from "#search/backend";
import { printListingErrors } from "#search/dialects/listing/print-response";
import type { UnderstandText } from "#search/understood-query";
import { viewerFilters } from "#search/visibility";
import { limitBody } from "./body-limit.ts";
import type { PublicReads } from "../reads/public-reads.ts";
import { UNLIMITED_BUDGET, type Answer, type Budget } from "./listing-answer.ts";
import { answerListing, type IntentOf } from "./listing.ts";
import { answerSuggestions, type BlockedIn, type SuggestionsParts } from "./suggestions.ts";

export interface ListingParts {
  readonly taxonomy: () => Taxonomy;
  readonly products: SearchReader;
  readonly suggestions: SearchReader;
  /** The price lists of the shop; those of a new shop by default. */
  readonly lists?: () => readonly PriceList[];
  /** True for a process of the shop, which adds the visibility rules to its queries. */
  readonly isTrusted?: (context: Context) => boolean;
  /** The viewer of a request; without it, everyone. */
  readonly viewerOf?: (context: Context) => Promise<Viewer>;
  /** Translates the visitor's query to English; without it, queries are searched verbatim. */
  readonly understandFor?: (context: Context) => Promise<UnderstandText>;
  /** Context for reading queries; without it, they are searched as typed. */
  readonly intentFor?: (context: Context) => IntentOf;
  /** The merchant's rules, as they apply to a request; without it, there are none. */
  readonly rulesFor?: (context: Context) => Promise<ClientRules>;
  /** Without it, nothing is hidden. */
  readonly blockedIn?: BlockedIn;
  /** The country where the visitor of a request is, if known. */
  readonly countryOf?: (context: Context) => Promise<string | null>;
  /** The promotions whose prices a visitor's suggestions show; without it, none. */
  readonly promotionsFor?: (context: Context) => SuggestionsParts["promotionsIn"];
  /** Budgets of clients; without it, there are none. */
  readonly reads?: PublicReads;
  /** Called with unexpected errors, which the response does not disclose. */
  readonly onError?: (error: unknown, context: Context) => void;
}

const LARGEST_BODY = 1024 * 1024;
/** Anyone may ask for the status, which clusters have to count, so the public one is cached. */
const STATUS_MS = 1_000;

export function listingApp(parts: ListingParts): Hono {
  const { taxonomy, products, suggestions, isTrusted, blockedIn, countryOf, viewerOf, understandFor, onError } = parts;
  const { reads, rulesFor } = parts;
  const budgetOf = (context: Context): Budget =>
    reads && !isTrusted?.(context)
      ? { admit: (cost) => reads.admit(context, cost), answerBytes: reads.answerBytes }
      : UNLIMITED_BUDGET;
  const visibilityOf = async (context: Context) => {
    if (isTrusted?.(context)) return [];
    const country = await countryOf?.(context);
    const blocked = country ? await blockedIn?.(country) : undefined;
    return viewerFilters({ ...((await viewerOf?.(context)) ?? EVERYONE), ...(blocked && { blocked }) });
  };
  const app = new Hono();
  app.use(limitBody(LARGEST_BODY, (context) => refuse(context, 413, "too-large", "The body is larger than 1 MB.")));
  app.post(
    "/listing",
    answering(async (body, context) => {
      // A process of the shop has translated the query, and applies the merchant's rules.
      const understand = isTrusted?.(context) ? undefined : await understandFor?.(context);
      return answerListing(body, products, {
        visibility: await visibilityOf(context),
        budget: budgetOf(context),
        understand,
        intentOf: parts.intentFor?.(context),
        rulesOf: rulesFor && !isTrusted?.(context) ? () => rulesFor(context) : undefined,
      });
    }),
  );
  app.post(
    "/suggestions/listing",
    // The index has only what everyone may see.
    answering((body, context) => answerListing(body, suggestions, { budget: budgetOf(context) })),
  );
  const indexStatus = async () => {
    const [ofProducts, ofSuggestions] = await Promise.all([products.status(), suggestions.status()]);
    return { products: ofProducts, suggestions: ofSuggestions };
  };
  const publicStatus = rememberFor(STATUS_MS, indexStatus);
  app.get("/status", async (context) => {
    // Processes of the shop follow changes by it.
    const indexes = await (isTrusted?.(context) ? indexStatus() : publicStatus());
    return context.json({ status: "OK", indexes }, 200, { "cache-control": "no-store" });
  });
  app.post(
    "/suggestions",
    answering(async (body, context) =>
      answerSuggestions(
        body,
        {
          taxonomy: taxonomy(),
          products,
          suggestions,
          lists: parts.lists,
          budget: budgetOf(context),
          promotionsIn: parts.promotionsFor?.(context),
          blockedIn,
          country: await countryOf?.(context),
          understand: await understandFor?.(context),
        },
        await viewerOf?.(context),
      ),
    ),
  );
  for (const path of ["/listing", "/suggestions", "/suggestions/listing"]) {
    app.all(path, (context) => {
      context.header("allow", "POST");
      return refuse(context, 405, "bad-method", "Use POST for searches.");
    });
  }
  app.onError((error, context) => {
    onError?.(error, context);
    return refuse(context, 500, "unavailable", "The search could not be answered. Please try again.");
  });
  return app;
}

const answering = (answer: (body: unknown, context: Context) => Promise<Answer>) => async (context: Context) => {
  const text = await context.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse(context, 400, "bad-json", "The body is not JSON.");
  }
  const answered = await answer(body, context);
  if (answered.kind === "refused-read") {
    const { status, message, headers } = answered;
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return refuse(context, status, status === 429 ? "too-many-requests" : "too-large", message);
  }
  if (answered.kind === "wrong") return refuse(context, 400, answered.code, answered.message);
  return context.body(answered.body, 200, JSON_TYPE);
};

const refuse = (context: Context, status: 400 | 405 | 413 | 429 | 500, code: string, message: string) =>
  context.body(printListingErrors({ code, message }), status, JSON_TYPE);

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
