import { test } from "./shop.ts";
import { visitAndBuy } from "./smoke.ts";

test("a visit from the listing to an order", async ({ page, context }) => {
  await visitAndBuy(page, context);
});
