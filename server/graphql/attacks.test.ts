import { eq } from "drizzle-orm";
import { getNamedType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { createPasswords } from "#commerce/accounts";
import { schema } from "../../api/schema.ts";
import { accountTable, sessionTable } from "../../commerce/accounts/tables.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { wishlistItemTable, wishlistTable } from "../../commerce/wishlist/tables.ts";
import { makeAccount, makeGuest, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { cookieOf, testApi, type TestApi } from "./testing-graphql.ts";

const NIL = "00000000-0000-0000-0000-000000000000";
const NO_SUCH_WISHLIST = { __typename: "NoSuchWishlist" };

onDatabase("GraphQL under attack", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await stockShop(database.current, 20);
    api = testApi(database.current);
  });

  /** All rows that an attack on wishlists could change. */
  const state = async () => {
    const { sql } = database.current;
    const tables = [
      await sql.select().from(wishlistTable),
      await sql.select().from(wishlistItemTable),
      await sql.select({ id: accountTable.id, vipLevel: accountTable.vipLevel }).from(accountTable),
      (await sql.select().from(sessionTable)).length,
    ];
    return JSON.stringify(tables);
  };

  const change = (mutation: string, type: string, input: object, headers = {}) =>
    api.ask(`mutation ($input: ${type}!) { it: ${mutation}(input: $input) { __typename } }`, { input }, headers);

  test("a wishlist's id lets no other visitor read, change, empty or move it to a cart [WL-08] [GQ-08]", async () => {
    const victim = await makeAccount(database.current);
    const victims = await cookieOf(database.current, victim);
    const added = await api.ask(
      `mutation { addWishlistItems(input: { productIds: ["p1"] }) { ... on WishlistItemsAdded { wishlist { _id } } } }`,
      {},
      victims,
    );
    const wishlistId = added.data.addWishlistItems.wishlist._id;
    const guest = await makeGuest(database.current, ["p2"]);
    const thief = await cookieOf(database.current, await makeAccount(database.current));
    const before = await state();
    for (const headers of [{}, thief]) {
      for (const owner of [
        { wishlistId },
        { wishlistId: guest.wishlistId },
        { wishlistId, anonymousToken: guest.token },
        { wishlistId, anonymousToken: "A".repeat(43) },
        { wishlistId: NIL },
        { wishlistId: "'; drop table wishlist --" },
      ]) {
        const answers = [
          await change("addWishlistItems", "AddWishlistItemsInput", { ...owner, productIds: ["p3"] }, headers),
          await change(
            "deleteWishlistItems",
            "DeleteWishlistItemsInput",
            { ...owner, productIds: ["p1", "p2"] },
            headers,
          ),
          await change("addWishlistItemsToCart", "AddWishlistItemsToCartInput", { ...owner, items: [] }, headers),
        ];
        for (const { data } of answers) expect(data, JSON.stringify(owner)).toEqual({ it: NO_SUCH_WISHLIST });
      }
      const read = await api.ask(
        `query ($a: ID, $w: ID) { it: queryWishlistByAccountId(shopId: "shop", accountId: $a, wishlistId: $w) { __typename } }`,
        { a: victim, w: wishlistId },
        headers,
      );
      expect(read.data ?? read.errors?.[0]?.extensions.code).toEqual(
        headers === thief ? { it: NO_SUCH_WISHLIST } : "UNAUTHENTICATED",
      );
    }
    expect(await state()).toBe(before);
  });

  test("guessed, truncated, extended and replayed tokens give no access [WL-08] [GQ-08]", async () => {
    const { token } = await makeGuest(database.current, ["p1"]);
    const owner = await cookieOf(database.current, await makeAccount(database.current));
    const other = await cookieOf(database.current, await makeAccount(database.current));
    const reconcile = (anonymousToken: string, headers: object) =>
      change("reconcileWishlists", "ReconcileWishlistsInput", { shopId: "shop", anonymousToken }, headers);
    const before = await state();
    const tokens = [
      token.slice(1),
      `${token}A`,
      token.toLowerCase(),
      token.split("").toReversed().join(""),
      "",
      "%",
      "null",
    ];
    for (const guess of tokens) {
      const read = await api.ask(
        `query ($t: String!) { it: queryWishlistByAnonymousToken(shopId: "shop", anonymousToken: $t) { __typename } }`,
        { t: guess },
      );
      expect(read.data, guess).toEqual({ it: NO_SUCH_WISHLIST });
      expect((await reconcile(guess, owner)).data, guess).toEqual({ it: NO_SUCH_WISHLIST });
    }
    expect(await state()).toBe(before);
    expect((await reconcile(token, owner)).data).toEqual({ it: { __typename: "WishlistsReconciled" } });
    const after = await state();
    expect((await reconcile(token, other)).data).toEqual({ it: NO_SUCH_WISHLIST });
    const used = { anonymousToken: token, productIds: ["p2"] };
    expect((await change("addWishlistItems", "AddWishlistItemsInput", used)).data).toEqual({ it: NO_SUCH_WISHLIST });
    expect(await state()).toBe(after);
  });

  const TEXTS = [
    "' or '1'='1",
    "'; drop table wishlist; --",
    '" or ""="',
    "\\'; select pg_sleep(9)--",
    "$1",
    "%",
    "{}",
    "null",
    NIL,
    "",
  ];

  /** A value of a type, with the text in every string. */
  const filled = (type: GraphQLInputType, text: string): unknown => {
    if (isNonNullType(type)) return filled(type.ofType, text);
    if (isListType(type)) return [filled(type.ofType, text)];
    if (isInputObjectType(type)) {
      return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, filled(field.type, text)]));
    }
    const { name } = getNamedType(type);
    if (name === "String" || name === "ID") return text;
    return name === "Int" ? 1 : name === "Boolean" ? false : undefined;
  };

  test("SQL in any string of any operation is treated as text [GQ-08]", async () => {
    const account = await makeAccount(database.current);
    const passwordHash = await createPasswords().hash("a long walk in the rain");
    if (passwordHash === "busy") throw new Error("Nobody else derives passwords here");
    await database.current.sql.update(accountTable).set({ passwordHash }).where(eq(accountTable.id, account));
    const session = await cookieOf(database.current, account);
    for (const [operation, root] of [
      ["query", schema.getQueryType()!],
      ["mutation", schema.getMutationType()!],
    ] as const) {
      for (const field of Object.values(root.getFields())) {
        if (field.args.length === 0) continue;
        const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
        const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
        const query = `${operation} (${declared}) { ${field.name}(${passed}) { __typename } }`;
        for (const text of TEXTS) {
          const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, filled(type, text)]));
          const { status, errors } = await api.ask(query, variables, session);
          expect(status, `${field.name} ${text}`).toBeLessThan(500);
          for (const { extensions } of errors ?? [])
            expect(extensions.code, `${field.name} ${text}`).not.toBe("INTERNAL_SERVER_ERROR");
        }
      }
    }
    expect(api.logged).toEqual([]);
    // All data is still there.
    expect(JSON.parse(await state())).toHaveLength(4);
  });
});
