// Events of customers, from the pages and APIs that change them.

import { expect, test } from "vitest";
import { listEvents } from "#commerce/webhooks";
import { onDatabase } from "../../commerce/database/testing.ts";
import { accountsAdminApp } from "../accounts/admin-app.ts";
import { PASSWORD, useAccountPages } from "../accounts/testing-account-pages.ts";
import { peopleAdminApp } from "../people/admin-app.ts";

onDatabase("events of customers", (database) => {
  const pages = useAccountPages(database);
  const kinds = async () => {
    const page = await listEvents(database.current, { after: 0 }, "https://shop.test", new Date());
    return page.kind === "events" ? page.events : [];
  };
  const access = { localToken: "local", token: undefined, onError: console.error };
  const headers = { authorization: "Bearer local" };

  test("[CN-11] registering, changing, closing, reopening and erasing are events, which name nobody", async () => {
    const { email, cookie } = await pages.newAccount();
    await pages.post("/account", { form: "details", firstName: "Zenobia", lastName: "Roux" }, { cookie });
    const accounts = accountsAdminApp({ database: database.current, ...access });
    const body = JSON.stringify({ level: 2 });
    expect((await accounts.request(`/${email}/vip`, { method: "PUT", headers, body })).status).toBe(200);
    await pages.post("/account/privacy", { form: "close", current: PASSWORD }, { cookie });
    await pages.post("/login", { form: "sign-in", email, password: PASSWORD });
    const events = await kinds();
    expect(events.map(({ kind }) => kind)).toEqual([
      "customer.created",
      "customer.changed",
      "customer.changed",
      "customer.closed",
      "customer.reopened",
    ]);
    for (const name of [email, "Zenobia"]) expect(JSON.stringify(events)).not.toContain(name);
    const path = new URL(events[0]?.href ?? "").pathname.replace("/admin/accounts", "");
    expect(await (await accounts.request(path, { headers })).json()).toMatchObject({ email });
    const people = peopleAdminApp({ database: database.current, onMail: () => {}, ...access });
    expect((await people.request(`/${email}`, { method: "DELETE", headers })).status).toBe(200);
    const id = events[0]?.data["id"];
    expect(await kinds()).toMatchObject([{ kind: "customer.erased", href: null, data: { id } }]);
  });
});
