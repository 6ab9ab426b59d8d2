import { afterAll, beforeAll, expect, test } from "vitest";
import { register, requestReset, signIn, type Caller } from "#commerce/accounts";
import { sweepSecurityEvents } from "#commerce/security";
import { makeShopper, openTestShop } from "../../commerce/checkout/testing-order-services.ts";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openHttpShop, type HttpShop } from "../payments/testing-http-shop.ts";

const TOKEN = "the-merchants-own-token";
const SECRET = "correct horse battery staple";

onDatabase("security events", (database) => {
  let shop: HttpShop;
  beforeAll(async () => {
    await openTestShop(database.current, 1, 5);
    shop = await openHttpShop(database.current);
  });
  afterAll(() => shop.close());

  const caller: Caller = {
    network: "192.0.2.7",
    agent: "test",
    token: null,
    device: null,
    language: "en",
    link: (path) => path,
  };
  const ask = (path: string, { token = TOKEN, from = "192.0.2.9", ...init }: RequestInit & Asked = {}) =>
    fetch(new URL(path, shop.url), {
      ...init,
      headers: { authorization: `Bearer ${token}`, "x-forwarded-for": from },
    });
  const events = async (query = "") => {
    const { events: found } = (await (await ask(`/admin/security${query}`)).json()) as { events: StoredEvent[] };
    return found;
  };

  test("[UF-15] sign-ins, resets and limits are recorded, without secrets and addresses", async () => {
    const accounts = testingAccounts(database.current);
    const typed = { email: "ana@example.com", password: SECRET };
    for (let tries = 0; tries < 20; tries++) await signIn(accounts, typed, caller);
    await requestReset(accounts, "ana@example.com", caller);
    await register(accounts, typed, caller);
    const found = await events();
    const kinds = found.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["sign-in-failed", "limit-reached", "password-reset-requested"]));
    // One event for a limit, however often it is hit.
    expect(kinds.filter((kind) => kind === "limit-reached")).toHaveLength(1);
    const failed = found.find(({ kind }) => kind === "sign-in-failed");
    const asked = found.find(({ kind }) => kind === "password-reset-requested");
    expect(failed).toMatchObject({ network: "192.0.2.7", details: { address: asked?.details["address"] } });
    expect(JSON.stringify(found)).not.toMatch(/ana|example|horse/);
  });

  test("[UF-15] operators' actions are recorded, their reads are not", async () => {
    await makeShopper(shop.orderServices, [{ variantId: "v1-0", quantity: 1 }]);
    await ask("/admin/orders/V0000000000/ship", { method: "POST", body: "{}" });
    await ask("/admin/orders", {});
    await ask("/admin/accounts/ana@example.com/vip", { method: "PUT", body: '{"level":1000}' });
    const found = await events("?kind=operator-action");
    expect(found.map(({ details }) => details)).toEqual([
      {
        method: "PUT",
        path: expect.stringMatching(/^\/admin\/accounts\/[\da-f]{16}\/vip$/),
        status: 400,
        operator: "command line",
      },
    ]);
    expect(found[0]).toMatchObject({ network: "192.0.2.9", at: expect.any(String) });
  });

  test("[UF-15] wrong operator tokens are recorded, and a network that keeps guessing is blocked, except for a right token", async () => {
    const from = "192.0.2.66";
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      statuses.push((await ask("/admin/orders", { token: `guess-${tries}`, from })).status);
    }
    expect(statuses).toEqual([...Array<number>(11).fill(401), 429]);
    // Someone else behind the same address.
    expect((await ask("/admin/orders", { from })).status).toBe(200);
    const wrong = await ask("/admin/orders", { token: "guess-13", from });
    expect([wrong.status, Number(wrong.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
    expect((await ask("/admin/security")).status).toBe(200);
    const refused = await events("?kind=operator-refused");
    expect(refused).toHaveLength(11);
    expect(JSON.stringify(refused)).not.toContain("guess");
  });

  test("[UF-15] the API refuses unknown kinds and dates, and strangers", async () => {
    expect((await ask("/admin/security?kind=nothing")).status).toBe(400);
    for (const query of [
      "since=2026-13-45",
      "since=0000-01-01",
      "since=0000-01-01T00:00:00Z",
      "after=0x10",
      "after=",
    ]) {
      expect((await ask(`/admin/security?${query}`)).status, query).toBe(400);
    }
    expect((await ask("/admin/security", { token: "none", from: "192.0.2.67" })).status).toBe(401);
    expect(await events("?since=2999-01-01")).toEqual([]);
  });

  test("[UF-15] events are found by address, network and period, and exported as CSV", async () => {
    const failed = await events("?kind=sign-in-failed&text=Ana@Example.com");
    expect(failed.length).toBeGreaterThan(0);
    expect(await events("?kind=sign-in-failed&text=bea@example.com")).toEqual([]);
    expect(new Set((await events("?text=192.0.2.66")).map(({ kind }) => kind))).toEqual(
      new Set(["operator-refused", "limit-reached"]),
    );
    // Wildcards of SQL are letters here.
    expect(await events("?text=192_0_2_66")).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await events(`?kind=sign-in-failed&since=${today}&until=${today}`)).length).toBe(
      (await events("?kind=sign-in-failed")).length,
    );
    expect(await events("?until=2026-01-01T00:00:00Z")).toEqual([]);
    const file = await ask("/admin/security/security.csv?kind=operator-refused");
    expect(file.headers.get("content-disposition")).toContain('filename="security.csv"');
    const [head, ...lines] = (await file.text()).trim().split("\r\n");
    expect(head).toBe("at,kind,account_id,network,details,id");
    expect(lines).toHaveLength((await events("?kind=operator-refused")).length);
    const ids = lines.map((line) => Number(line.split(",").at(-1)));
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    for (const query of ["kind=nothing", "until=soon", "text=%00", `text=${"x".repeat(201)}`]) {
      expect((await ask(`/admin/security/security.csv?${query}`)).status, query).toBe(400);
    }
  });

  test("[UF-15] events are deleted after their retention", async () => {
    await sweepSecurityEvents(database.current, 90, new Date());
    expect((await events()).length).toBeGreaterThan(0);
    await sweepSecurityEvents(database.current, 90, new Date(Date.now() + 91 * 86_400_000));
    expect(await events()).toEqual([]);
  });
});

interface Asked {
  readonly token?: string;
  readonly from?: string;
}

interface StoredEvent {
  readonly kind: string;
  readonly network: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}
