// A copy of one's data, closing an account, and the operator's export and erasure, over HTTP.

import { expect, test } from "vitest";
import { formatDate } from "#catalogue";
import { applyRetention } from "#commerce/people";
import { listSecurityEvents, subjectOf } from "#commerce/security";
import { changeSetting, INSIGHTS, RETENTION } from "#commerce/settings";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { writeOrder } from "../../commerce/orders/testing-order.ts";
import { tablesWith } from "../../commerce/people/testing-person.ts";
import { stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { PASSWORD, useAccountPages } from "../accounts/testing-account-pages.ts";
import { peopleAdminApp } from "./admin-app.ts";

const DAY = 86_400_000;

onDatabase("personal data", (database) => {
  const pages = useAccountPages(database);
  const admin = (path: string, method = "GET") =>
    peopleAdminApp({
      database: database.current,
      onMail: () => undefined,
      localToken: "local",
      token: undefined,
      onError: (error) => {
        throw error;
      },
    }).request(path, { method, headers: { authorization: "Bearer local" } });
  /** Applies the retention periods this many days after the account was closed. */
  async function retainAfter(days: number): Promise<void> {
    const [row] = (await database.current.sql.execute("select max(closed_at) as at from account")).rows;
    const closedAt = new Date(String(row?.["at"])).getTime();
    await applyRetention(database.current, new Date(closedAt + days * DAY));
  }
  const close = (cookie: string, current: string) =>
    pages.post("/account/privacy", { form: "close", current }, { cookie: `${cookie}; language=en` });

  test("[TD-08] an account's owner downloads everything as JSON; a guest is led to sign in", async () => {
    const { email, cookie } = await pages.newAccount();
    expect(await (await pages.get("/account/privacy", `${cookie}; language=en`)).text()).toContain("Download my data");
    const file = await pages.post("/account/data", {}, { cookie });
    expect(file.headers.get("content-disposition")).toContain("my-data.json");
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect(await file.json()).toMatchObject({ email, data: { account: [{ email }], sessions: [{}], orders: [] } });
    const guest = await pages.post("/account/data", {});
    expect([guest.status, guest.headers.get("location")]).toEqual([303, "/login?returnTo=%2Faccount%2Fprivacy"]);
    const elsewhere = await pages.post("/account/data", {}, { cookie, headers: { "sec-fetch-site": "cross-site" } });
    expect(elsewhere.status).toBe(403);
  });

  test("[TD-08] too many downloads are refused in the visitor's language", async () => {
    const { cookie } = await pages.newAccount();
    const download = () => pages.post("/account/data", {}, { cookie: `${cookie}; language=de` });
    for (let count = 0; count < 10; count += 1) expect((await download()).status).toBe(200);
    const refused = await download();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const html = await refused.text();
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toMatch(/<p>Zu viele Versuche\. .* in \d+ Minuten/);
    // A form is not sent again by a link.
    expect(html).not.toContain('class="retry"');
    expect(refused.headers.get("content-language")).toBe("de");
  });

  test("[TD-08] closing asks for the password and signs out; signing in within the grace period restores the account", async () => {
    const { email, cookie } = await pages.newAccount();
    const wrong = await close(cookie, "not the password");
    expect([wrong.status, await pages.isSignedIn(cookie)]).toEqual([422, true]);
    expect(await (await close(cookie, PASSWORD)).text()).toContain("Your account is closed");
    expect(await pages.isSignedIn(cookie)).toBe(false);
    expect(await takeMails(database.current)).toMatchObject([{ to: email, subject: "Your account is closed" }]);
    await retainAfter(13);
    const back = await pages.post("/login", { form: "sign-in", email, password: PASSWORD });
    expect(back.status).toBe(303);
    expect(await takeMails(database.current)).toMatchObject([{ to: email, subject: "Your account is active again" }]);
    await applyRetention(database.current, new Date(Date.now() + 1000 * DAY));
    expect((await admin(`/${email}`)).status).toBe(200);
  });

  test("[TD-08] a closed account is erased after the grace period, and a mail confirms it", async () => {
    const { email, cookie } = await pages.newAccount();
    await close(cookie, PASSWORD);
    await takeMails(database.current);
    await retainAfter(15);
    expect(await takeMails(database.current)).toMatchObject([{ to: email, subject: "Your data has been erased" }]);
    expect(await tablesWith(database.current, email)).toEqual([]);
    const again = await pages.post("/login", { form: "sign-in", email, password: PASSWORD });
    expect(again.status).not.toBe(303);
  });

  test("[TD-08] the operator exports and erases a guest, once the order is settled", async () => {
    await stockShop(database.current, 1);
    const email = "guest@example.com";
    expect((await admin(`/${email}`)).status).toBe(404);
    expect((await admin(`/${email}`, "DELETE")).status).toBe(404);
    expect((await admin("/no-address")).status).toBe(400);
    await writeOrder(database.current, { email });
    expect(await (await admin(`/${email}`)).json()).toMatchObject({ data: { orders: [{ email }], account: [] } });
    const actions = () => listSecurityEvents(database.current, { kind: "operator-action" });
    const read = { method: "GET", path: "/admin/people", operator: "command line" };
    expect((await actions()).map(({ details }) => details)).toContainEqual({ ...read, address: subjectOf(email) });
    const refused = await admin(`/${email}`, "DELETE");
    expect([refused.status, await refused.json()]).toMatchObject([409, { kind: "open-orders" }]);
    await database.current.sql.execute("update shop_order set state = 'cancelled'");
    expect(await (await admin(`/${email}?language=fr`, "DELETE")).json()).toMatchObject({ kind: "erased", orders: 1 });
    expect(await takeMails(database.current)).toMatchObject([{ to: email, subject: "Vos données ont été effacées" }]);
    expect(await tablesWith(database.current, email)).toEqual([]);
    expect(JSON.stringify(await actions())).not.toContain(subjectOf(email));
  });

  test("[TD-08] [SF-12] the mail names the day of the shop on which an account will be erased", async () => {
    // It is never the same day in both.
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      await changeSetting(database.current, INSIGHTS, { timeZone });
      const { cookie } = await pages.newAccount();
      await close(cookie, PASSWORD);
      const [mail] = await takeMails(database.current);
      const { closedAccountDays } = RETENTION.initial;
      expect(mail?.text).toContain(formatDate(Date.now() + closedAccountDays * DAY, "en", timeZone));
    }
    await changeSetting(database.current, INSIGHTS, INSIGHTS.initial);
  });
});
