// For tests: a process that places orders and kills itself before the given statement. Prints the id of every order that it
// acknowledged.

import { randomUUID } from "node:crypto";
import { openDatabase } from "#commerce/database";
import { placeOrder } from "./place.ts";
import { APPROVED, cardOf, checkoutOf, testOrderServices } from "./testing-order-services.ts";
import { makeCrowd } from "./testing-crowd.ts";
import { atStatement } from "./testing-crash.ts";

const [folder = "", statements = ""] = process.argv.slice(2);
const opened = await openDatabase({ dataDir: folder });
if (opened.kind === "refused") throw new Error(opened.reason);
const services = testOrderServices(opened.database);
const shoppers = await makeCrowd(opened.database, 40, { productId: "p1", variantId: "v1-0" });
const { totals } = await checkoutOf(services, shoppers[0]!);

atStatement(Number(statements), () => process.kill(process.pid, "SIGKILL"));

await Promise.all(
  shoppers.map(async (shopper, index) => {
    const placed = await placeOrder(services, shopper, {
      idempotencyKey: randomUUID(),
      expectedTotal: totals.total,
      expectedDue: totals.due,
      method: index % 4 === 3 ? "paypal" : "card",
      card: index % 5 === 4 ? cardOf("4000000000000036") : APPROVED,
    });
    if (placed.kind === "placed") console.log(placed.orderId);
  }),
);
