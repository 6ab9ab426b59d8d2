// Moderation of reviews: the most reported first, all or only hidden ones.

import { z } from "zod";
import { messagesIn } from "#catalogue";
import { listReviewsForOperator, setReviewState, type OperatorReview } from "#commerce/reviews";
import { acts, intent, loads, type ActionResult } from "../../framework/handlers.server.ts";
import type { StaffArgs } from "../../framework/context.ts";
import { reviews as texts } from "../../locales/generated/reviews.ts";

const PAGE = 50;

export interface ReviewsData {
  readonly view: "all" | "hidden";
  readonly offset: number;
  /** Offset of the next page; null on the last one. */
  readonly next: number | null;
  readonly reviews: readonly ListedReview[];
}

export interface ListedReview extends Omit<OperatorReview, "createdAt"> {
  /** ISO 8601. */
  readonly createdAt: string;
}

const Offset = z.coerce.number().int().min(0).max(1_000_000).catch(0);

export const loader = loads("list-reviews", async ({ shop, url }): Promise<ReviewsData> => {
  const view = url.searchParams.get("view") === "hidden" ? "hidden" : "all";
  const offset = Offset.parse(url.searchParams.get("offset"));
  const state = view === "hidden" ? view : undefined;
  // The audit links to a single one.
  const only = url.searchParams.get("review");
  const ids = only === null ? undefined : [only];
  const found = await listReviewsForOperator(shop.database, { state, ids, offset, limit: PAGE + 1 });
  return {
    view,
    offset,
    next: found.length > PAGE ? offset + PAGE : null,
    reviews: found
      .slice(0, PAGE)
      .map(({ createdAt, ...review }) => ({ ...review, createdAt: createdAt.toISOString() })),
  };
});

const Chosen = z.object({ review: z.string().max(100) });
const say = messagesIn(texts, "en");

async function change(
  { shop }: StaffArgs,
  review: string,
  state: "hidden" | "shown",
  text: string,
): Promise<ActionResult> {
  const changed = await setReviewState(shop.database, review, state);
  return changed === "changed" ? { kind: "done", text } : { kind: "refused", text: say("gone") };
}

export const action = acts({
  hide: intent("hide-review", Chosen, (args, { review }) => change(args, review, "hidden", say("hiddenNow"))),
  show: intent("show-review", Chosen, (args, { review }) => change(args, review, "shown", say("shownNow"))),
});
