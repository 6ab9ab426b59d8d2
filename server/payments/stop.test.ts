import { expect, test } from "vitest";
import { onDatabase } from "../../commerce/database/testing.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { processWebhooks, storeWebhook } from "#commerce/checkout";
import { paymentEventTable } from "#commerce/payments";

onDatabase("stopping", (database) => {
  test("a stop waits for one answer of a hanging payment provider, and the rest of its batch is done later", async () => {
    const services = testOrderServices(database.current);
    const closing = new AbortController();
    let asked = 0;
    const provider = {
      ...services.provider,
      findPaymentId: async () => {
        asked += 1;
        // The shop stops while the provider hangs, until the request's own limit.
        closing.abort();
        throw new Error("the provider did not answer");
      },
    };
    const stopped = { ...services, provider };
    for (let number = 0; number < 5; number += 1) {
      const reference = `unknown ${number}`;
      await storeWebhook(stopped, { kind: "event", id: `event-${number}`, type: "paid", reference, paymentId: null });
    }
    expect(await processWebhooks(stopped, closing.signal)).toBe(0);
    expect(asked).toBe(1);
    const later = { ...services, now: () => new Date(Date.now() + 3 * 60_000) };
    expect(await processWebhooks(later)).toBe(5);
    const events = await database.current.sql
      .select({ settledAt: paymentEventTable.settledAt })
      .from(paymentEventTable);
    expect(events.every(({ settledAt }) => settledAt !== null)).toBe(true);
  });
});
