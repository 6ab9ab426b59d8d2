import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { makeOrder } from "../gift-cards/testing-gift-cards.ts";
import type { OrderState } from "../orders/states.ts";
import { countStatements, makeAccount, SHOP, stockShop, viewer } from "../wishlist/testing-wishlists.ts";
import {
  deleteReview,
  latestReviews,
  listReviewsForOperator,
  listReviews,
  mayReview,
  saveReview,
  setReviewState,
  summariseProduct,
  voteOnReview,
  type ReviewSort,
} from "./index.ts";
import { REVIEW_LIMITS } from "./rules.ts";
import { reviewTable } from "./tables.ts";

const START = Date.UTC(2026, 10, 15, 9, 30);
const form = { rating: "4", author: "Ana", title: "Worth it", text: "Soft, dense and beautifully cut.", fit: "0" };

onDatabase("reviews", (database) => {
  beforeAll(() => stockShop(database.current, 12));
  let minutes = 0;
  const reviewer = (accountId: string, network: string = randomUUID()) => ({
    shopId: SHOP,
    accountId,
    network,
    language: "en",
    now: new Date(START + (minutes += 1) * 60_000),
  });
  async function buyer(productId: string, state: OrderState = "delivered", size = "M"): Promise<string> {
    const accountId = await makeAccount(database.current);
    await makeOrder(database.current.sql, { accountId, state, lines: [{ productId, size }] });
    return accountId;
  }
  const write = (accountId: string, productId: string, given: object = {}) =>
    saveReview(database.current, reviewer(accountId), productId, { ...form, ...given });
  const list = async (productId: string, sort: ReviewSort) =>
    (await listReviews(database.current, productId, { sort })).reviews.map(({ title }) => title);

  test("only buyers whose order has shipped can write [CO-08]", async () => {
    for (const state of ["shipped", "delivered"] as const) {
      const accountId = await buyer("p1", state);
      expect(await mayReview(database.current, accountId, "p1")).toEqual({ kind: "may-write", size: "M" });
      expect(await write(accountId, "p1")).toMatchObject({ kind: "saved" });
    }
    for (const state of ["awaiting-payment", "payment-failed", "placed", "cancelled"] as const) {
      const accountId = await buyer("p1", state);
      expect(await mayReview(database.current, accountId, "p1"), state).toEqual({ kind: "not-bought" });
      expect(await write(accountId, "p1"), state).toEqual({ kind: "not-bought" });
    }
    expect(await write(await buyer("p2"), "p1")).toEqual({ kind: "not-bought" });
    const { reviews } = await listReviews(database.current, "p1");
    expect(reviews.every(({ isVerified, size }) => isVerified && size === "M")).toBe(true);
    expect(reviews).toHaveLength(2);
  });

  test("a hidden review stays hidden after its author deletes and rewrites it [CO-08]", async () => {
    const accountId = await buyer("p1");
    const saved = await write(accountId, "p1", { title: "Taken down" });
    const id = saved.kind === "saved" ? saved.id : "";
    await setReviewState(database.current, id, "hidden");
    expect(await deleteReview(database.current, accountId, "p1")).toBe("deleted");
    expect(await deleteReview(database.current, accountId, "p1")).toBe("no-such-review");
    expect(await setReviewState(database.current, id, "shown")).toBe("no-such-review");
    const [blank] = await database.current.sql.select().from(reviewTable).where(eq(reviewTable.id, id));
    expect(blank).toMatchObject({ author: "", title: "", text: "", state: "hidden" });
    expect(await mayReview(database.current, accountId, "p1")).toMatchObject({ kind: "may-write" });
    expect(await write(accountId, "p1", { title: "Taken down" })).toEqual({ kind: "saved", id });
    expect(await mayReview(database.current, accountId, "p1")).toMatchObject({ review: { isShown: false } });
    expect(await list("p1", "newest")).not.toContain("Taken down");
  });

  test("a guest order counts for the account with the same email address [CO-08]", async () => {
    const accountId = await makeAccount(database.current);
    const email = `${accountId}@example.com`;
    await makeOrder(database.current.sql, { email, state: "shipped", lines: [{ productId: "p2" }] });
    expect(await write(accountId, "p2")).toMatchObject({ kind: "saved" });
  });

  test("one review per product and account; only its author can change or delete it [CO-08]", async () => {
    const [ana, bo] = [await buyer("p3"), await buyer("p3")];
    const sent = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => write(ana, "p3", { title: `Attempt ${number}` })),
    );
    expect(new Set(sent.map((answer) => (answer.kind === "saved" ? answer.id : answer.kind))).size).toBe(1);
    await write(ana, "p3", { title: "Changed", rating: 2, fit: "" });
    const own = await mayReview(database.current, ana, "p3");
    expect(own).toMatchObject({ kind: "written", review: { title: "Changed", rating: 2, fit: null, isEdited: true } });
    expect(await deleteReview(database.current, bo, "p3")).toBe("no-such-review");
    expect(await deleteReview(database.current, ana, "p3")).toBe("deleted");
    expect(await listReviews(database.current, "p3")).toEqual({ reviews: [], total: 0 });
  });

  test("reviews are sorted, paged, filtered and summarised [CO-08]", async () => {
    const given = [
      { title: "First one", rating: 3, fit: "-1" },
      { title: "Second one", rating: 5, fit: "0" },
      { title: "Third one", rating: 1, fit: "1" },
      { title: "Fourth one", rating: 5, fit: "" },
    ];
    const ids: string[] = [];
    for (const one of given) {
      const saved = await write(await buyer("p4"), "p4", one);
      ids.push(saved.kind === "saved" ? saved.id : "");
    }
    const vote = () =>
      voteOnReview(
        database.current,
        { accountId: null, network: randomUUID(), now: new Date(START) },
        ids[0]!,
        "helpful",
      );
    await Promise.all([vote(), vote()]);
    expect(await list("p4", "newest")).toEqual(["Fourth one", "Third one", "Second one", "First one"]);
    expect(await list("p4", "highest")).toEqual(["Fourth one", "Second one", "First one", "Third one"]);
    expect(await list("p4", "lowest")).toEqual(["Third one", "First one", "Fourth one", "Second one"]);
    expect((await list("p4", "helpful"))[0]).toBe("First one");
    const second = await listReviews(database.current, "p4", { sort: "newest", offset: 2, limit: 2 });
    expect(second).toMatchObject({ total: 4, reviews: [{ title: "Second one" }, { title: "First one" }] });
    expect(await listReviews(database.current, "p4", { offset: 40 })).toEqual({ reviews: [], total: 4 });
    expect(await listReviews(database.current, "p4", { rating: 5 })).toMatchObject({ total: 2 });
    expect(await summariseProduct(database.current, "p4")).toEqual({
      count: 4,
      average: 3.5,
      distribution: [1, 0, 1, 0, 2],
      fit: { small: 1, right: 1, large: 1 },
    });
    expect(await countStatements(() => summariseProduct(database.current, "p4"))).toBe(1);
  });

  test("each reader votes and reports once, authors cannot vote, and the operator sees reports [CO-08]", async () => {
    const ana = await buyer("p5");
    const saved = await write(ana, "p5");
    const id = saved.kind === "saved" ? saved.id : "";
    const now = new Date(START);
    const reader = await makeAccount(database.current);
    const vote = (accountId: string | null, network: string, kind: "helpful" | "report" = "helpful") =>
      voteOnReview(database.current, { accountId, network, now }, id, kind);
    await Promise.all(Array.from({ length: 8 }, () => vote(null, "guest")));
    await Promise.all(Array.from({ length: 8 }, (_, at) => vote(reader, `n${at}`)));
    expect(await vote(ana, "home")).toEqual({ kind: "voted", helpful: 2 });
    expect(await vote(null, "another guest", "report")).toEqual({ kind: "voted", helpful: 2 });
    await vote(null, "another guest", "report");
    const [first] = await listReviewsForOperator(database.current, { limit: 1 });
    expect(first).toMatchObject({ id, reports: 1, helpful: 2, isShown: true });
    for (const none of [randomUUID(), "no id", "'"]) {
      expect(await voteOnReview(database.current, { accountId: null, network: "n", now }, none, "helpful")).toEqual({
        kind: "no-such-review",
      });
    }
  });

  test("a hidden review is visible only to its author, even after an edit [CO-08]", async () => {
    const ana = await buyer("p6");
    const saved = await write(ana, "p6");
    const id = saved.kind === "saved" ? saved.id : "";
    expect(await setReviewState(database.current, id, "hidden")).toBe("changed");
    await write(ana, "p6", { title: "Once more" });
    expect(await listReviews(database.current, "p6")).toEqual({ reviews: [], total: 0 });
    expect(await summariseProduct(database.current, "p6")).toMatchObject({ count: 0 });
    expect(await mayReview(database.current, ana, "p6")).toMatchObject({
      review: { title: "Once more", isShown: false },
    });
    const voter = { accountId: null, network: "x", now: new Date(START) };
    expect(await voteOnReview(database.current, voter, id, "helpful")).toEqual({ kind: "no-such-review" });
    expect(await setReviewState(database.current, id, "shown")).toBe("changed");
    expect(await listReviews(database.current, "p6")).toMatchObject({ total: 1 });
    expect(await setReviewState(database.current, randomUUID(), "shown")).toBe("no-such-review");
  });

  test("the latest reviews are of products that the viewer may see [CO-08] [RT-21]", async () => {
    for (const productId of ["p7", "p9001", "p9002", "p9003", "gone", "p8"])
      await write(await buyer(productId), productId);
    const latest = await latestReviews(database.current, SHOP, viewer, { limit: 2 });
    expect(latest.reviews.map(({ productId }) => productId)).toEqual(["p8", "p7"]);
    expect(latest.hasMore).toBe(true);
    expect(latest.reviews[0]?.product.handle).not.toBe("");
    const vip = await latestReviews(database.current, SHOP, { ...viewer, vipLevel: 2 }, { limit: 2 });
    expect(vip.reviews.map(({ productId }) => productId)).toEqual(["p8", "p9002"]);
  });

  test("writing and voting are rate-limited [CO-08]", async () => {
    const ana = await buyer("p9");
    const who = reviewer(ana);
    for (let number = 0; number < REVIEW_LIMITS.writeBy.max; number++) {
      const answer = await saveReview(database.current, who, "p9", form);
      expect(answer.kind).toBe("saved");
    }
    expect(await saveReview(database.current, who, "p9", form)).toMatchObject({ kind: "limited" });
    const network = randomUUID();
    const voter = { accountId: null, network, now: new Date(START) };
    const votes = await Promise.all(
      Array.from({ length: REVIEW_LIMITS.voteFrom.max + 3 }, () =>
        voteOnReview(database.current, voter, randomUUID(), "helpful"),
      ),
    );
    expect(votes.filter(({ kind }) => kind === "limited")).toHaveLength(3);
    expect(await database.current.sql.$count(reviewTable)).toBeGreaterThan(0);
  });
});
