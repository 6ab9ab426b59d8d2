// What is said while the catalogue is loaded, changed or indexed, and at its end: the same to a client and in a terminal.

import { z } from "zod";
import { explainFeedError, SKIP_REASONS } from "#commerce/products";

const count = z.number().int().nonnegative();
const changed = { put: count, deleted: count, position: z.string() };
const mistake = { line: count, field: z.exactOptional(z.string()), message: z.string() };
const error = z.object(mistake);
/** Lines up to this one were done, none after it. */
const committed = z.exactOptional(count);

const Result = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("imported"), products: count, variants: count, skipped: z.exactOptional(count) }),
  /** A dry run: what would be on sale, and how much of it is new, changed and as today; `removed` is on sale today. */
  z.object({
    kind: z.literal("would-import"),
    products: count,
    variants: count,
    skipped: count,
    added: count,
    changed: count,
    same: count,
    removed: z.number().int(),
  }),
  z.object({ kind: z.literal("too-much-skipped"), skipped: count, variants: count }),
  z.object({ kind: z.literal("changed"), changes: count, ...changed }),
  z.object({ kind: z.literal("indexed"), products: count, variants: count }),
  z.object({ kind: z.literal("bad-feed"), error }),
  z.object({ kind: z.literal("bad-change"), error, committed }),
  z.object({ kind: z.enum(["busy", "no-catalogue", "no-space"]), committed }),
  z.object({ kind: z.literal("failed") }),
]);

export const CatalogueEvent = z.discriminatedUnion("kind", [
  /** Worked off so far, and not yet to be seen by anyone. */
  z.object({ kind: z.literal("progress"), products: count, variants: z.exactOptional(count) }),
  /** On sale: the changes of all lines up to this one. They outlive whatever comes. */
  z.object({ kind: z.literal("committed"), line: count, ...changed }),
  /** Left out of an import. */
  z.object({
    kind: z.literal("skipped"),
    reason: z.enum(SKIP_REASONS),
    product: z.exactOptional(z.string()),
    variants: count,
    ...mistake,
  }),
  Result,
]);
export type CatalogueEvent = z.infer<typeof CatalogueEvent>;

/** The last word. */
export type CatalogueResult = z.infer<typeof Result>;

export const isResult = (event: CatalogueEvent): event is CatalogueResult =>
  event.kind !== "progress" && event.kind !== "committed" && event.kind !== "skipped";

/** The HTTP status. */
export function statusOf({ kind }: CatalogueEvent): 200 | 409 | 422 | 500 | 507 {
  switch (kind) {
    case "bad-feed":
    case "bad-change":
    case "too-much-skipped":
      return 422;
    case "busy":
    case "no-catalogue":
      return 409;
    case "no-space":
      return 507;
    case "failed":
      return 500;
    default:
      return 200;
  }
}

/** What went wrong and what to do, for a person; undefined when nothing did. */
export function explainFailure(result: CatalogueResult): string | undefined {
  switch (result.kind) {
    case "bad-feed":
      return `${explainFeedError(result.error)} Nothing was changed.`;
    case "too-much-skipped":
      return `${result.skipped} of ${result.variants} variants cannot be taken, which is more than may be left out. Nothing was changed.`;
    case "bad-change":
      return `${explainFeedError(result.error, "the changes")} ${explainCommitted(result.committed)}`;
    case "busy":
      return `An import is running: wait for it to end. ${explainCommitted(result.committed)}`;
    case "no-catalogue":
      return "There is no catalogue yet to change: import a feed first.";
    case "no-space":
      return `The disk is full: free some space and try again. ${explainCommitted(result.committed)}`;
    case "failed":
      return "The shop failed at it; its log says why. What was said to be committed is.";
    default:
      return undefined;
  }
}

const explainCommitted = (line = 0): string =>
  line === 0 ? "Nothing was changed." : `Lines 1 to ${line} are done, none after them.`;
