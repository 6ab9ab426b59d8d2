import * as fc from "fast-check";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { onEveryDatabase } from "../database/testing.ts";
import { addItems, deleteItems, reconcileWishlists } from "./index.ts";
import { findList } from "./lists.ts";
import { wishlistItemTable, wishlistTable } from "./tables.ts";
import {
  impossibleProducts,
  isSerial,
  type Happened,
  type ModelOp,
  type ModelState,
  type Outcome,
} from "./testing-model.ts";
import { accountKey, makeAccount, makeGuest, productIds, SHOP, stockShop, viewer } from "./testing-wishlists.ts";
import { randomCases } from "../../tools/test-runner/thorough.ts";

const opsOver = (guests: number, products: readonly string[]): fc.Arbitrary<ModelOp> => {
  const list = fc.oneof(fc.constant("account" as const), fc.nat({ max: guests - 1 }));
  const product = fc.constantFrom(...products);
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("add" as const), list, product }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("remove" as const), list, product }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("reconcile" as const), guest: fc.nat({ max: guests - 1 }) }),
    },
  );
};

test("the model accepts serialisable histories and rejects others", () => {
  const start: ModelState = { account: null, guests: [new Set(["a"])] };
  const merge: Happened = { op: { kind: "reconcile", guest: 0 }, outcome: "reconciled" };
  const add = (outcome: Outcome): Happened => ({ op: { kind: "add", list: 0, product: "b" }, outcome });
  const ended = (...ids: string[]): ModelState => ({ account: new Set(ids), guests: [null] });
  expect(isSerial(start, [merge, add("added")], ended("a", "b"))).toBe(true);
  expect(isSerial(start, [merge, add("none")], ended("a"))).toBe(true);
  // A lost addition, and one that never happened.
  expect(isSerial(start, [merge, add("added")], ended("a"))).toBe(false);
  expect(isSerial(start, [merge, add("none")], ended("a", "b"))).toBe(false);
  expect(impossibleProducts([merge, add("added")], ended("a"))).toEqual(["b"]);
  expect(impossibleProducts([merge, add("added")], ended("a", "b"))).toEqual([]);
});

onEveryDatabase("concurrent changes of wishlists", (database) => {
  beforeAll(() => stockShop(database.current, 40));

  /** Runs all operations concurrently on new lists and reads the final state. */
  async function runAll(guests: number, ops: readonly ModelOp[]) {
    const accountId = await makeAccount(database.current);
    const made: Awaited<ReturnType<typeof makeGuest>>[] = [];
    for (let number = 0; number < guests; number++) made.push(await makeGuest(database.current));
    const run = async (op: ModelOp): Promise<Outcome> => {
      if (op.kind === "reconcile") {
        const { token } = made[op.guest]!;
        const { kind } = await reconcileWishlists(database.current, { shopId: SHOP, accountId, token });
        return kind === "no-wishlist" ? "none" : kind;
      }
      const key = op.list === "account" ? accountKey(accountId) : made[op.list]!.key;
      if (op.kind === "add") {
        const added = await addItems(database.current, key, viewer, [op.product]);
        return added.kind === "no-wishlist" ? "none" : added.kind;
      }
      const deleted = await deleteItems(database.current, key, { productIds: [op.product] });
      if (deleted.kind === "no-wishlist") return "none";
      return deleted.succeededProductIds.length > 0 ? "removed" : "absent";
    };
    const outcomes = await Promise.all(ops.map(run));
    const happened = ops.map((op, index): Happened => ({ op, outcome: outcomes[index]! }));
    const rows = await database.current.sql
      .select({ id: wishlistTable.id, status: wishlistTable.status, productId: wishlistItemTable.productId })
      .from(wishlistTable)
      .leftJoin(wishlistItemTable, eq(wishlistItemTable.wishlistId, wishlistTable.id));
    const listOf = (id: string): Set<string> => {
      const items = rows.filter((row) => row.id === id).flatMap(({ productId }) => productId ?? []);
      const distinct = new Set(items);
      if (distinct.size !== items.length) throw new Error(`Duplicate product on a list: ${items.join()}`);
      return distinct;
    };
    const guestOf = (id: string): Set<string> | null => {
      const items = listOf(id);
      if (rows.find((row) => row.id === id)?.status === "active") return items;
      if (items.size > 0) throw new Error(`A reconciled list still has items: ${[...items].join()}`);
      return null;
    };
    const own = await findList(database.current.sql, accountKey(accountId));
    const end: ModelState = {
      account: own ? listOf(own.id) : null,
      guests: made.map(({ wishlistId }) => guestOf(wishlistId)),
    };
    return { happened, end };
  }

  test("are equivalent to some serial order [WL-01] [WL-03]", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(opsOver(2, ["p1", "p2"]), { minLength: 2, maxLength: 11 }), async (ops) => {
        const { happened, end } = await runAll(2, ops);
        expect(isSerial({ account: null, guests: [new Set(), new Set()] }, happened, end)).toBe(true);
      }),
      { numRuns: randomCases(8, 20) },
    );
  });

  test("two hundred of them neither duplicate, lose nor invent an item [WL-01] [WL-03]", async () => {
    const ops = fc.array(opsOver(4, productIds(12)), { minLength: 200, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(ops, async (drawn) => {
        const { happened, end } = await runAll(4, drawn);
        expect(impossibleProducts(happened, end)).toEqual([]);
      }),
      { numRuns: randomCases(1, 2) },
    );
  });

  test("no acknowledged addition is lost [WL-03]", async () => {
    const adds = productIds(40).flatMap((product, at): ModelOp[] => [
      { kind: "add", list: at % 4, product },
      { kind: "add", list: "account", product: `p${40 - at}` },
    ]);
    const ops = [...adds, ...[0, 1, 2, 3, 0, 1, 2, 3].map((guest): ModelOp => ({ kind: "reconcile", guest }))];
    const { happened, end } = await runAll(4, ops);
    // A client that gets "no-wishlist" retries, so those additions do not count.
    const acknowledged = happened
      .filter(({ outcome }) => outcome === "added")
      .map(({ op }) => (op.kind === "add" ? op.product : ""));
    expect([...(end.account ?? [])].toSorted()).toEqual([...new Set(acknowledged)].toSorted());
  });
});
