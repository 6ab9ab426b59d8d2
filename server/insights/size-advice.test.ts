// Size advice from reviews, returns and kept orders: on the product's page, in GraphQL and in the backtest.

import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { refreshSizeAdvice } from "#commerce/fit";
import { parcelTable } from "#commerce/orders";
import { importFeed } from "#commerce/products";
import { addSeedReviews, type Fit } from "#commerce/reviews";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { makeOrder, makeShop } from "../../commerce/gift-cards/testing-gift-cards.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { returnLineTable, returnTable } from "../../commerce/returns/tables.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";
import { SHOP_ID } from "../start/shop.ts";

const NOW = new Date(Date.UTC(2026, 10, 15));
const LONG_AGO = new Date(Date.UTC(2026, 5, 1));
const RECENTLY = new Date(Date.UTC(2026, 10, 1));

onDatabase("size advice", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    // Both of one type and one designer.
    const rows = [12, 36].flatMap((number) => [0, 1, 2].map((variant) => JSON.stringify(feedRow(number, variant))));
    await importFeed(database.current, rows, { source: "test" });
    await makeShop(database.current);
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });
  beforeEach(() =>
    database.current.sql.execute(
      sql`truncate review, return_package, shop_order, product_fit restart identity cascade`,
    ),
  );

  const review = (fits: readonly Fit[], productId = "p12") =>
    addSeedReviews(
      database.current,
      SHOP_ID,
      fits.map((fit) => ({
        id: randomUUID(),
        productId,
        author: "Ana",
        rating: 4,
        title: "Worth it",
        text: "Soft, dense and well cut.",
        fit,
        size: "M",
        helpful: 0,
        createdAt: LONG_AGO,
      })),
    );
  async function buy(email: string, deliveredAt = LONG_AGO, reason?: "too-small" | "too-large" | "changed-mind") {
    const client = database.current.sql;
    const order = await makeOrder(client, { state: "delivered", email, lines: [{ productId: "p12" }] });
    const [lineId = ""] = order.lineIds;
    const parcel = { orderId: order.id, number: 1, lines: [{ lineId, quantity: 1 }] };
    await client.insert(parcelTable).values({ ...parcel, sentAt: deliveredAt, deliveredAt });
    if (!reason) return;
    const [sent] = await client
      .insert(returnTable)
      .values({
        orderId: order.id,
        number: randomUUID(),
        tokenHash: "",
        state: "refunded",
        packaging: "own",
        refundTo: "payment",
        createdAt: deliveredAt,
        updatedAt: deliveredAt,
      })
      .returning();
    await client.insert(returnLineTable).values({ returnId: sent?.id ?? "", orderLineId: lineId, quantity: 1, reason });
  }
  const refresh = () => refreshSizeAdvice(database.current, NOW);
  const page = async (language = "gb") => {
    const answer = await shop.app.request(`${TESTING_ORIGIN}/${language}/products/product-12`);
    return (await answer.text()).replaceAll(/<!--.*?-->|<[^>]+>/g, "");
  };

  test("[MD-08] reviews and returns of five buyers say that a product runs small, each buyer once", async () => {
    await review([-1, -1, 0]);
    await buy("ana@example.com", LONG_AGO, "too-small");
    // The larger size that she kept is no second voice.
    await buy("ana@example.com");
    await refresh();
    expect(await page()).not.toContain("Runs small");
    await buy("bea@example.com", RECENTLY, "too-small");
    await refresh();
    expect(await page()).toContain("Runs small: 4 of 5 buyers would take a size up.");
    expect(await page("de")).toContain("Fällt klein aus: 4 von 5 Käufern");
    await review([1, 1, 1, 1, 1]);
    await refresh();
    expect(await page()).not.toContain("Runs");
  });

  test("[MD-08] kept orders say true to size, once they can no longer be returned", async () => {
    await review([0, 0]);
    for (const name of ["ana", "bea", "cleo"]) await buy(`${name}@example.com`, RECENTLY);
    await buy("dora@example.com", LONG_AGO, "changed-mind");
    await refresh();
    expect(await page()).not.toContain("True to size for");
    for (const name of ["eva", "fay", "gil"]) await buy(`${name}@example.com`);
    await refresh();
    expect(await page()).toContain("True to size for 5 of 5 buyers.");
  });

  test("[MD-08] what similar products say holds back a narrow majority", async () => {
    await review([-1, -1, -1, -1, -1, 0, 0]);
    await refresh();
    expect(await page()).toContain("Runs small: 5 of 7");
    await review(
      Array.from({ length: 40 }, (): Fit => 0),
      "p36",
    );
    await refresh();
    expect(await page()).not.toContain("Runs small");
  });

  test("[MD-08] clients read the advice, and the backtest compares it with each buyer's word, in the console too", async () => {
    await review([-1, -1, -1, -1, -1, -1, -1, 0]);
    await refresh();
    const query = `{ product(handleOrId: "product-12") { sizeAdvice { fit agree all } } }`;
    const answer = await shop.app.request(`${TESTING_ORIGIN}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    expect(await answer.json()).toEqual({
      data: { product: { sizeAdvice: { fit: "SMALL", agree: 7, all: 8 } } },
    });
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const backtest = await shop.app.request(`${TESTING_ORIGIN}/admin/insights/size-advice`, { headers });
    expect(await backtest.json()).toEqual({ buyers: 8, advised: 8, agreed: 7, trueToSize: 1 });
    const { token } = await joinStaff(testingAccounts(database.current), "fit@example.com", "merchandiser");
    const screen = async () => {
      const cookie = `__Host-console=${token}`;
      const answered = await shop.app.request(`${TESTING_ORIGIN}/console/insights/products`, { headers: { cookie } });
      return (await answered.text()).replaceAll("<!-- -->", "");
    };
    expect(await screen()).toContain("The advice helps: 87.5% of advised buyers agree with it");
    await database.current.sql.execute(sql`truncate review, product_fit cascade`);
    expect(await screen()).toContain("No buyer has said how a product fits yet.");
  });
});
