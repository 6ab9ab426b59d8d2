// Progress and results of catalogue operations, for HTTP clients and the command line.

import { z } from "zod";
import { GUESS_MEANINGS, GUESSED_FIELDS } from "#commerce/foreign-feeds";
import { explainFeedError, NEEDED_OPTIONS, SKIP_REASONS, type ImportCaller } from "#commerce/products";

const count = z.number().int().nonnegative();
const changed = { put: count, deleted: count, position: z.string() };
const mistake = { line: count, field: z.exactOptional(z.string()), message: z.string() };
const error = z.object({ ...mistake, option: z.exactOptional(z.enum(NEEDED_OPTIONS)) });
/** Types that the shop did not have, with the categories that they are filed under. */
const newTypes = z.exactOptional(z.array(z.object({ name: z.string(), category: z.string(), products: count })));
/** SKUs of the changed products that another product has too. They are stored all the same. */
const sharedSkus = z.exactOptional(
  z
    .array(z.object({ sku: z.string(), product: z.string(), other: z.string(), otherTitle: z.string() }))
    .readonly()
    .describe("SKUs of the changed products that another product has too."),
);
/** The last line that was applied. */
const committed = z.exactOptional(count);

const Result = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("imported"),
    products: count,
    variants: count,
    skipped: z.exactOptional(count),
    /** True if every product is as before. */
    unchanged: z.exactOptional(z.literal(true)),
    newTypes,
  }),
  /** Result of a dry run. */
  z.object({
    kind: z.literal("would-import"),
    products: count,
    variants: count,
    skipped: count,
    added: count,
    changed: count,
    same: count,
    removed: z.number().int(),
    newTypes,
  }),
  z.object({ kind: z.literal("too-much-skipped"), skipped: count, variants: count }),
  z.object({ kind: z.literal("changed"), changes: count, ...changed, sharedSkus }),
  z.object({ kind: z.literal("indexed"), products: count, variants: count }),
  /** `left`: texts that the service did not translate; the next run continues with them. */
  z.object({ kind: z.literal("translated"), texts: count, characters: count, left: count }),
  /** Result of a dry run: what the service would be sent. */
  z.object({ kind: z.literal("would-translate"), texts: count, characters: count }),
  z.object({ kind: z.literal("stored-translations"), texts: count, languages: z.array(z.string()) }),
  z.object({ kind: z.literal("no-service") }),
  z.object({ kind: z.literal("bad-feed"), error }),
  z.object({ kind: z.literal("bad-change"), error, committed }),
  z.object({ kind: z.literal("stale"), line: count, product: z.string(), committed }),
  z.object({ kind: z.enum(["busy", "no-catalogue", "no-space"]), committed }),
  /** The body broke off. */
  z.object({ kind: z.literal("incomplete") }),
  z.object({ kind: z.literal("failed") }),
]);

export const CatalogueEvent = z.discriminatedUnion("kind", [
  /** Processed so far, but not visible yet. */
  z.object({ kind: z.literal("progress"), products: count, variants: z.exactOptional(count) }),
  /** Texts translated and stored so far. */
  z.object({ kind: z.literal("translating"), language: z.string(), texts: count }),
  /** The changes up to this line are durable and visible. */
  z.object({ kind: z.literal("committed"), line: count, ...changed }),
  /** Left out of the import. */
  z.object({
    kind: z.literal("skipped"),
    reason: z.enum(SKIP_REASONS),
    product: z.exactOptional(z.string()),
    variants: count,
    ...mistake,
  }),
  /** Understood with less than certainty, once for all products alike. */
  z.object({
    kind: z.literal("guess"),
    field: z.enum(GUESSED_FIELDS),
    written: z.string(),
    understood: z.string(),
    confidence: z.number().min(0).max(1),
    meaning: z.exactOptional(z.enum(GUESS_MEANINGS)),
    products: count,
    examples: z.array(z.string()),
  }),
  /** A product as the shop will show it; only in a dry run. */
  z.object({
    kind: z.literal("sample"),
    product: z.object({
      handle: z.string(),
      title: z.string(),
      designer: z.string(),
      type: z.string(),
      departments: z.array(z.string()).readonly(),
      colour: z.string(),
      designerColour: z.string(),
      price: z.number(),
      compareAt: z.number(),
      currency: z.string(),
      sizes: z
        .array(z.object({ size: z.string(), options: z.array(z.string()).readonly(), stock: z.number() }))
        .readonly(),
      picture: z.string(),
    }),
  }),
  /** A product that the import would add, change or remove, with the columns that change; the first of each, only in a dry run. */
  z.object({
    kind: z.literal("difference"),
    change: z.enum(["added", "changed", "removed"]),
    line: z.exactOptional(count),
    product: z.string(),
    title: z.string(),
    fields: z.exactOptional(z.array(z.string()).readonly()),
  }),
  /** An option beyond size and colour, with its first values. */
  z.object({
    kind: z.literal("option"),
    name: z.string(),
    products: count,
    values: z.array(z.string()).readonly(),
    hasMore: z.boolean(),
  }),
  /** The file has no quantity for these variants, so they were put in stock with as many pieces each. */
  z.object({ kind: z.literal("assumed-stock"), variants: count, pieces: count }),
  /** Pictures that the file names on a host; without a host, files that the merchant supplies. */
  z.object({ kind: z.literal("pictures"), host: z.string(), pictures: count, isAllowed: z.boolean() }),
  Result,
]);
export type CatalogueEvent = z.infer<typeof CatalogueEvent>;

/** The last event. */
export type CatalogueResult = z.infer<typeof Result>;

export const isResult = (event: CatalogueEvent): event is CatalogueResult =>
  ![
    "progress",
    "translating",
    "committed",
    "skipped",
    "guess",
    "sample",
    "difference",
    "option",
    "assumed-stock",
    "pictures",
  ].includes(event.kind);

export function statusOf({ kind }: CatalogueEvent): 200 | 400 | 409 | 422 | 500 | 507 {
  switch (kind) {
    case "bad-feed":
    case "bad-change":
    case "too-much-skipped":
      return 422;
    case "busy":
    case "stale":
    case "no-catalogue":
    case "no-service":
      return 409;
    case "incomplete":
      return 400;
    case "no-space":
      return 507;
    case "failed":
      return 500;
    default:
      return 200;
  }
}

/** A message with the reason and the remedy; undefined for a success. */
export function explainFailure(result: CatalogueResult, caller: ImportCaller = "api"): string | undefined {
  switch (result.kind) {
    case "bad-feed":
      return `${explainFeedError(result.error, "the feed", caller)} Nothing was changed.`;
    case "too-much-skipped":
      return `${result.skipped} of ${result.variants} variants are invalid, which is more than ${caller === "api" ? "most-skipped" : "--most-skipped"} allows. Nothing was changed.`;
    case "bad-change":
      return `${explainFeedError(result.error, "the changes")} ${explainCommitted(result.committed)}`;
    case "stale":
      return `Line ${result.line}: product ${result.product} has changed since that version. Read it again. ${explainCommitted(result.committed)}`;
    case "busy":
      return `An import is running. Wait for it to end. ${explainCommitted(result.committed)}`;
    case "no-catalogue":
      return "There is no product to change yet. Import a feed, or put one.";
    case "no-service":
      return "No translation service is configured. Set TRANSLATION_URL.";
    case "no-space":
      return `The disk is full. Free some space and try again. ${explainCommitted(result.committed)}`;
    case "incomplete":
      return "The body ended too early. Changes reported as committed are kept. Send the rest again.";
    case "failed":
      return "The shop failed; its log has the details. Changes reported as committed are kept.";
    default:
      return undefined;
  }
}

const explainCommitted = (line = 0): string =>
  line === 0 ? "Nothing was changed." : `Lines 1 to ${line} were applied, later lines were not.`;
