// Votes on a review: helpful, or reported for abuse. Each account or guest network votes once.

import { and, eq, sql } from "drizzle-orm";
import { countAttempts, hashOf, type Limited } from "#commerce/accounts";
import { isUuid } from "#commerce/database";
import { noteChange, type ReviewDatabase } from "./note-change.ts";
import { REVIEW_LIMITS } from "./rules.ts";
import { reviewTable, reviewVoteTable } from "./tables.ts";

export interface Voter {
  readonly accountId: string | null;
  readonly network: string;
  readonly now: Date;
}

export type Voted =
  /** `helpful` is the current number of votes; repeated votes count once. */
  { readonly kind: "voted"; readonly helpful: number } | { readonly kind: "no-such-review" } | Limited;

export type VoteKind = "helpful" | "report";

export async function voteOnReview(
  database: ReviewDatabase,
  voter: Voter,
  reviewId: string,
  kind: VoteKind,
): Promise<Voted> {
  const { sql: client } = database;
  const { accountId, network, now } = voter;
  const limited = await countAttempts(client, [{ limit: REVIEW_LIMITS.voteFrom, subject: network }], now);
  if (limited) return limited;
  if (!isUuid(reviewId)) return { kind: "no-such-review" };
  let isCounted = false;
  const voted = await client.transaction(async (tx): Promise<Voted> => {
    const [review] = await tx
      .select({ helpful: reviewTable.helpful, accountId: reviewTable.accountId })
      .from(reviewTable)
      .where(and(eq(reviewTable.id, reviewId), eq(reviewTable.state, "shown")))
      .for("update");
    if (!review) return { kind: "no-such-review" };
    // Authors cannot vote on their own review.
    if (accountId !== null && review.accountId === accountId) return { kind: "voted", helpful: review.helpful };
    const cast = await tx
      .insert(reviewVoteTable)
      .values({ reviewId, voter: voterKey(voter), kind, createdAt: now })
      .onConflictDoNothing()
      .returning({ kind: reviewVoteTable.kind });
    if (cast.length === 0 || kind === "report") return { kind: "voted", helpful: review.helpful };
    await tx
      .update(reviewTable)
      .set({ helpful: sql`${reviewTable.helpful} + 1` })
      .where(eq(reviewTable.id, reviewId));
    isCounted = true;
    return { kind: "voted", helpful: review.helpful + 1 };
  });
  if (isCounted) await noteChange(database);
  return voted;
}

const voterKey = ({ accountId, network }: Voter): string =>
  accountId === null ? `network ${hashOf(network)}` : `account ${accountId}`;
