import { beforeAll, expect, test } from "vitest";
import { placeOrder } from "#commerce/checkout";
import {
  orderRequest,
  makeShopper,
  openTestShop,
  testOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { ordersAdminApp } from "./admin-app.ts";

onDatabase("the merchant's orders API", (database) => {
  beforeAll(() => openTestShop(database.current, 2, 9));

  test("refunds nothing for an invalid body, and only once for a repeated one [CO-05]", async () => {
    const orderServices = testOrderServices(database.current);
    const shopper = await makeShopper(orderServices, [{ variantId: "v1-0", quantity: 1 }]);
    const seen = await orderRequest(orderServices, shopper);
    const placed = await placeOrder(orderServices, shopper, seen);
    const number = placed.kind === "placed" ? placed.number : "";
    const token = "0123456789abcdef";
    const app = ordersAdminApp({ orderServices, localToken: token, token, onError: () => {} });
    const headers = { authorization: `Bearer ${token}` };
    const refund = async (body: string) => {
      const answer = await app.request(`/${number}/refund`, { method: "POST", headers, body });
      return [answer.status, await answer.json()];
    };
    for (const body of [
      '{"key":"k","reason":"late","amount":"1000"}',
      '{"key":"k","amount":1000}',
      '{"key":"k","reason":" ","amount":1000}',
      '{"key":"k","amount":1000',
      '{"reason":"late","amount":1000}',
      '{"key":"k","reason":"late"}',
      '{"key":"k","reason":"late","amuont":1000}',
      '{"key":"k","reason":"late","all":true,"amount":1000}',
      '{"key":"k","reason":"late","all":false}',
      "",
    ]) {
      expect(await refund(body), body).toEqual([
        400,
        { kind: "bad-body", fields: expect.any(Array), errors: expect.any(Array) },
      ]);
    }
    const twice = [
      await refund('{"key":"k","reason":"late","amount":1000}'),
      await refund('{"key":"k","reason":"late","amount":1000}'),
    ];
    expect(twice).toEqual([1, 2].map(() => [200, { kind: "refunded", amount: 1000 }]));
    expect(await refund('{"key":"k","reason":"late","amount":2000}')).toEqual([
      409,
      { kind: "key-used", amount: 1000 },
    ]);
    const rest = seen.expectedTotal - 1000;
    expect(await refund('{"key":"l","reason":"late","all":true}')).toEqual([200, { kind: "refunded", amount: rest }]);
    // [CN-09] The file has the filtered orders, and refuses filters that are none.
    const csv = async (query: string) => app.request(`/orders.csv?${query}`, { headers });
    const file = (await (await csv(`q=${number}`)).text()).trim().split("\r\n");
    expect(file).toHaveLength(2);
    expect(file[0]).toContain("number,created_at,state,to_send,email");
    expect(file[1]).toContain(`${number},`);
    // [CN-09] A carrier's form needs the whole address and the phone of the recipient.
    expect(file[0]).toMatch(/,phone,company,line_1,line_2,postal_code,district,region$/);
    expect(file[1]).toMatch(/,'\+33 1 23 45 67 89,,1 rue de la Paix,,75002,,$/);
    expect((await (await csv("view=cancelled")).text()).trim().split("\r\n")).toHaveLength(1);
    expect((await (await csv(`number=${number}&number=V0000000000`)).text()).trim().split("\r\n")).toHaveLength(2);
    expect((await csv("from=yesterday")).status).toBe(400);
    const { mails } = (await (await app.request(`/${number}/mails`, { headers })).json()) as { mails: object[] };
    expect(mails).toMatchObject([
      { key: "placed", kind: "placed" },
      { key: "refund:merchant:k", kind: "refunded", amount: 1000 },
      { key: "refund:merchant:l", kind: "refunded", amount: rest },
    ]);
  });
});
