// The account pages over HTTP.

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listSizes } from "#commerce/accounts";
import { LIMITS } from "../../commerce/accounts/rules.ts";
import { accountTable, addressTable, sessionTable } from "../../commerce/accounts/tables.ts";
import { takeMails, tokenIn } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import { type Fields, ORIGIN, PASSWORD, useAccountPages } from "./testing-account-pages.ts";

onDatabase("the account pages", (database) => {
  const { post, get, cookieOf, newAccount, isSignedIn, newNetwork, request, restart } = useAccountPages(database);

  test("registration returns to the page where it began, and to no other site", async () => {
    for (const [from, to] of [
      ["/de/products/coat", "/de/products/coat"],
      ["//evil.example/", "/account"],
    ] as const) {
      const email = `${crypto.randomUUID()}@example.com`;
      await post(`/login?returnTo=${encodeURIComponent(from)}`, { form: "register", email, password: PASSWORD });
      const [mail] = await takeMails(database.current);
      const { pathname, search } = new URL(/https?:\S+confirm=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
      const confirmed = await post(pathname + search, { form: "confirm", password: PASSWORD });
      expect(confirmed.headers.get("location")).toBe(to);
    }
  });

  test("register, confirm, sign out and sign in work with redirects and a protected cookie [AC-03] [RT-04]", async () => {
    const { email, cookie } = await newAccount();
    expect(await (await get("/account", cookie)).text()).toContain(email);
    const out = await post("/account", { form: "sign-out" }, { cookie });
    expect([out.status, out.headers.get("location")]).toEqual([303, "/"]);
    // Signing out keeps the browser's own cookie.
    expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; Max-Age=0;/)]);
    expect(await isSignedIn(cookie)).toBe(false);
    const back = await post("/de/login?returnTo=%2Fde%2Fwishlist", { form: "sign-in", email, password: PASSWORD });
    expect([back.status, back.headers.get("location")]).toEqual([303, "/de/wishlist"]);
    expect(back.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await get("/login", cookieOf(back))).headers.get("location")).toBe("/account");
    expect((await get("/cart/login", cookieOf(back))).headers.get("location")).toBe("/cart");
  });

  test("pages, form errors and mails are in the visitor's language [I18-04]", async () => {
    const page = await (await get("/login", "language=ar")).text();
    expect(page).toMatch(/<html[^>]* lang="ar[^"]*" dir="rtl"/);
    expect(page).toContain("إنشاء حساب");
    const refused = await post(
      "/login",
      { form: "register", email: "no", password: "short" },
      { cookie: "language=fr" },
    );
    const text = await refused.text();
    expect(text).toContain("Saisissez une adresse e-mail valable, par exemple nom@example.com.");
    expect(text).toContain("Utilisez au moins 8 caractères.");
    expect(text).toContain("À vérifier : Se connecter | My shop");
    const form = { form: "register", email: "zh@example.com", password: "a long enough one" };
    await post("/login", form, { cookie: "language=zh" });
    expect((await takeMails(database.current)).at(-1)).toMatchObject({
      to: "zh@example.com",
      subject: "请确认您的电子邮箱",
    });
  });

  test("over TLS the cookie has the __Host- prefix and Secure, and no other name is read [AC-03]", async () => {
    const { email, cookie } = await newAccount();
    restart({ PUBLIC_URL: "https://shop.example", PAYMENT_PROVIDER: "test" });
    const headers = { origin: "https://shop.example" };
    const answer = await post("/login", { form: "sign-in", email, password: PASSWORD }, { headers });
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-session=[\w-]{43}; .*Secure/);
    expect(await isSignedIn(cookieOf(answer))).toBe(true);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test("[UF-08] a stranger's attempts lock out other browsers, not the one in which the owner has signed in", async () => {
    const { email } = await newAccount();
    const network = newNetwork();
    const signIn = (password: string, cookie?: string) =>
      post("/login", { form: "sign-in", email, password }, { network, ...(cookie && { cookie }) });
    const [, device = ""] = (await signIn(PASSWORD)).headers.getSetCookie();
    for (let tries = 0; tries <= LIMITS.signInFromTo.max; tries += 1) await signIn("not the password");
    expect((await signIn(PASSWORD)).status).toBe(429);
    expect((await signIn(PASSWORD, device.split(";")[0])).status).toBe(303);
  });

  test("a return address on another site is ignored [RT-04]", async () => {
    const { email } = await newAccount();
    for (const evil of ["https://evil.example", "//evil.example", "/\\evil.example", "/.//evil.example"]) {
      const path = `/login?returnTo=${encodeURIComponent(evil)}`;
      const answer = await post(path, { form: "sign-in", email, password: PASSWORD });
      expect(answer.headers.get("location"), evil).toBe("/account");
    }
  });

  test("every account page redirects a guest to sign in and back [RT-10]", async () => {
    for (const path of [
      "/account",
      "/profile/orders",
      "/account/security",
      "/account/addresses",
      "/profile/address",
      "/account/sizes",
      "/account/designers",
      "/account/alerts",
      "/fr/account",
    ]) {
      const answer = await get(path, "session=guessed");
      expect(answer.status).toBe(303);
      const login = path.startsWith("/fr") ? "/fr/login" : "/login";
      expect(answer.headers.get("location")).toBe(`${login}?returnTo=${encodeURIComponent(path)}`);
    }
    expect((await post("/account", { form: "details", firstName: "x" })).status).toBe(303);
  });

  test("an invalid form keeps the input except the password, and links each error to its field [AC-03]", async () => {
    const answer = await post("/login", { form: "register", email: "not <an> address", password: "short" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('value="not &lt;an&gt; address"');
    expect(html).not.toContain('value="short"');
    expect(html).toMatch(
      /<input[^>]*id="register-email"[^>]*aria-invalid="true"[^>]*aria-describedby="register-email-note"/,
    );
    expect(html).toContain('id="register-password-note"');
    expect(html).toContain("<title>Please check: Sign in | My shop</title>");
  });

  test("no response reveals who has an account [AC-03]", async () => {
    const { email } = await newAccount();
    const stranger = "stranger@example.com";
    const compare = async (path: string, fields: (address: string) => Fields) => {
      const answers = await Promise.all(
        [email, stranger].map(async (address) => {
          const response = await post(path, fields(address));
          const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
          return { status: response.status, headers, html: (await response.text()).replaceAll(address, "ADDRESS") };
        }),
      );
      expect(answers[1]).toEqual(answers[0]);
    };
    await compare("/login", (address) => ({ form: "sign-in", email: address, password: "not the password" }));
    await compare("/login", (address) => ({ form: "register", email: address, password: "not the password" }));
    await compare("/password", (address) => ({ form: "ask", email: address }));
  });

  test("a password reset link works once and signs out every other device [AC-03]", async () => {
    const { email, cookie } = await newAccount();
    await post(
      "/password",
      { form: "ask", email },
      { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } },
    );
    const [mail] = await takeMails(database.current);
    expect(mail?.text).toContain("https://shop.test/password?token=");
    expect(mail?.text).not.toContain("evil.example");
    const path = `/password?token=${tokenIn(mail?.text)}`;
    expect(await (await get(path)).text()).toContain(email);
    const set = await post(path, { form: "set", password: "a new password" });
    expect([set.status, set.headers.get("location")]).toEqual([303, "/account?saved=password"]);
    expect(await isSignedIn(cookieOf(set))).toBe(true);
    expect(await isSignedIn(cookie)).toBe(false);
    const again = await post(path, { form: "set", password: "yet another one" });
    expect(again.headers.get("set-cookie")).toBeNull();
    expect(await again.text()).toContain("This link has expired");
  });

  test("an account cannot access sessions or addresses of another [AC-03] [RT-10]", async () => {
    const [ana, bo] = [await newAccount(), await newAccount()];
    const address = { form: "address", country: "FR", firstName: "Bo", lastName: "Li", line1: "1 rue", city: "Paris" };
    await post(
      "/account/addresses?address=new",
      { ...address, postalCode: "75002", phone: "0123456789" },
      { cookie: bo.cookie },
    );
    const rows = await database.current.sql.select().from(addressTable);
    const own = rows.find(({ firstName }) => firstName === "Bo")?.id ?? "";
    const sessions = await database.current.sql.select().from(sessionTable);
    for (const { id } of sessions) await post("/account", { form: "device", session: id }, { cookie: ana.cookie });
    expect(await isSignedIn(bo.cookie)).toBe(true);
    const { cookie } = await newAccount();
    expect((await get(`/account/addresses?address=${own}`, cookie)).status).toBe(404);
    expect((await post("/account/addresses", { form: "delete", id: own }, { cookie })).status).toBe(404);
    expect((await post("/account/addresses", { form: "default", id: own }, { cookie })).status).toBe(404);
    const stolen = await post(
      `/account/addresses?address=${own}`,
      { ...address, postalCode: "75002", phone: "0123456789" },
      { cookie },
    );
    expect(stolen.status).toBe(404);
    expect(await (await get("/account/addresses", bo.cookie)).text()).toContain("1 rue");
  });

  test("malformed ids and fields never cause a server error [RT-10]", async () => {
    const { cookie } = await newAccount();
    const strange = ["", "\0", "null", "' or 1=1; --", "[object Object]", "x".repeat(5_000), "\u{1F9E5}"];
    for (const value of strange) {
      for (const form of ["delete", "default", "country", "address", "sign-in", ""]) {
        const answer = await post("/account/addresses", { form, id: value, country: value, city: value }, { cookie });
        expect([303, 404, 422, 200], `${form} ${value.slice(0, 20)}`).toContain(answer.status);
      }
      for (const form of ["device", "details"]) {
        const answer = await post("/account", { form, session: value, firstName: value }, { cookie });
        expect([303, 422], `${form} ${value.slice(0, 20)}`).toContain(answer.status);
      }
      const signIn = await post("/login", { form: "sign-in", email: value, password: value });
      expect([422], value.slice(0, 20)).toContain(signIn.status);
      expect(
        (await post(`/password?token=${encodeURIComponent(value.replaceAll("\0", ""))}`, { password: value })).status,
      ).toBe(422);
    }
    expect((await request("/login", { method: "POST", headers: { origin: ORIGIN }, body: "{" })).status).toBe(422);
  });

  test("only the shop's own messages are shown, whatever the URL contains [RT-10]", async () => {
    const { cookie } = await newAccount();
    for (const path of ["/account", "/account/addresses"]) {
      for (const saved of ["__proto__", "constructor", "toString", "", "x"]) {
        const answer = await get(`${path}?saved=${saved}`, cookie);
        expect([answer.status, await answer.text()], `${path} ${saved}`).toEqual([
          200,
          expect.not.stringContaining("native code"),
        ]);
      }
    }
    expect(await (await get("/account?saved=details", cookie)).text()).toContain("Your details have been saved.");
    expect(await (await get("/account/addresses?saved=deleted", cookie)).text()).toContain(
      "The address has been deleted.",
    );
  });

  test("an account stores its owner's sizes, lists them by chart, and forgets them", async () => {
    const { cookie } = await newAccount();
    const other = await newAccount();
    const save = (sizes: string) => post("/account/sizes", { sizes }, { cookie });
    const change = async (...changes: [string, string[]][]) => (await save(JSON.stringify(changes))).status;
    // Two devices at once: neither change is lost.
    expect(await Promise.all([change(["womens-shoes", ["IT 38"]]), change(["womens-clothing", ["M", "S"]])])).toEqual([
      200, 200,
    ]);
    const page = await (await get("/account/sizes", cookie)).text();
    expect(page).toMatch(/Women’s shoes.*IT 38/su);
    expect(page).toContain("M, S");
    expect(await (await get("/account/sizes", other.cookie)).text()).not.toContain("IT 38");
    for (const malformed of [
      "{",
      "null",
      '{"women":["M"]}',
      '[["a","M"]]',
      '[["a",[1]]]',
      '[["a",["S","M","L"]]]',
      JSON.stringify([["a", ["x".repeat(61)]]]),
      '[["women",["\\u0000"]]]',
      '[["women",["\\ud800"]]]',
      '[["wo\\u0000men",["M"]]]',
    ]) {
      expect((await save(malformed)).status, malformed).toBe(422);
    }
    const forgotten = await post("/account/sizes", { forget: "womens-shoes" }, { cookie });
    expect([forgotten.status, forgotten.headers.get("location")]).toEqual([303, "/account/sizes"]);
    const after = await (await get("/account/sizes", cookie)).text();
    expect(after).not.toContain("IT 38");
    expect(after).toContain("M, S");
  });

  test("an account's sizes stay in the order in which they were chosen, at most twenty charts", async () => {
    const { cookie, email } = await newAccount();
    const [account] = await database.current.sql.select().from(accountTable).where(eq(accountTable.email, email));
    const id = account?.id ?? "";
    const parts = { database: database.current };
    const charts = async () => Object.keys(await listSizes(parts, id));
    // As an earlier version stored them.
    await database.current.sql
      .update(accountTable)
      .set({ sizes: { older: ["M"] } })
      .where(eq(accountTable.id, id));
    const save = async (changes: [string, string[]][]) =>
      (await post("/account/sizes", { sizes: JSON.stringify(changes) }, { cookie })).status;
    expect(await save([["womens-clothing", ["M"]]])).toBe(200);
    expect(await save([["men", ["L"]]])).toBe(200);
    expect(await charts()).toEqual(["men", "womens-clothing", "older"]);
    expect(await save([["womens-clothing", ["S", "M"]]])).toBe(200);
    expect(await listSizes(parts, id)).toEqual({ "womens-clothing": ["S", "M"], men: ["L"], older: ["M"] });
    expect(await charts()).toEqual(["womens-clothing", "men", "older"]);
    expect(await save([["men", []]])).toBe(200);
    expect(await charts()).toEqual(["womens-clothing", "older"]);
    // Longer than other fields of forms.
    const many = Array.from({ length: 20 }, (_, at): [string, string[]] => [
      `${at}`.padEnd(60, "x"),
      ["a".repeat(60), "b".repeat(60)],
    ]);
    expect(await save(many)).toBe(200);
    expect(await charts()).toEqual(many.map(([chart]) => chart));
  });

  test("a refused newsletter form answers the browser's script with a message, to be shown in place", async () => {
    const network = newNetwork();
    const headers = { accept: `${DATA_MEDIA_TYPE};routes=newsletter;language=en` };
    const ask = async (email: string) => {
      const answer = await post("/newsletter", { email }, { network, headers });
      return [answer.status, (await answer.json()).actionData.newsletter.message];
    };
    expect(await ask("ana@localhost")).toEqual([422, "Enter a valid email address, such as name@example.com."]);
    for (let tries = 0; tries < 20; tries += 1) await ask(`reader${tries}@example.com`);
    expect(await ask("ana@example.com")).toEqual([429, expect.stringMatching(/\w/)]);
  });

  test("[SF-15] an account stores its owner's favourite designers in their order, lists them, and removes them", async () => {
    const { cookie } = await newAccount();
    const other = await newAccount();
    const save = (designers: string) => post("/account/designers", { designers }, { cookie });
    const change = (...changes: [handle: string, name: string | null][]) => save(JSON.stringify(changes));
    expect((await change(["ostra", "Ostra"], ["arne", "Arne & Co"])).status).toBe(200);
    const page = await (await get("/account/designers", cookie)).text();
    expect(page).toMatch(/href="\/collections\/ostra".*href="\/collections\/arne"[^>]*><bdi>Arne &amp; Co</su);
    expect(await (await get("/account/designers", other.cookie)).text()).not.toContain("Ostra");
    for (const malformed of ["{", "{}", "null", '[["a",1]]', JSON.stringify([["a", "x".repeat(201)]])]) {
      expect((await save(malformed)).status, malformed).toBe(422);
    }
    // Two tabs at the same time lose nothing, and neither do long names.
    const long = Array.from({ length: 60 }, (_, at): [string, string] => [`designer-${at}`, "“".repeat(200)]);
    const answers = await Promise.all([change(["1017", "1017"]), change(["vale", "Vale"]), change(...long)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const all = await (await get("/account/designers", cookie)).text();
    for (const handle of ["ostra", "arne", "1017", "vale", "designer-0", "designer-59"]) {
      expect(all).toContain(`href="/collections/${handle}"`);
    }
    await change(["arne", null], ["arne", "Arne & Co"]);
    const removed = await post("/account/designers", { remove: "ostra" }, { cookie });
    expect([removed.status, removed.headers.get("location")]).toEqual([303, "/account/designers"]);
    const after = await (await get("/account/designers", cookie)).text();
    expect(after).not.toContain("Ostra");
    expect(after).toContain("Arne &amp; Co");
  });

  test("too many attempts get the time of the next one [AC-03]", async () => {
    const network = newNetwork();
    const fields = { form: "sign-in", email: "person1@example.com", password: "not the password" };
    for (let tries = 0; tries < LIMITS.signInFromTo.max; tries += 1) await post("/login", fields, { network });
    const answer = await post("/login", fields, { network });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "900"]);
    expect(await answer.text()).toContain("Try again in 15 minutes.");
    expect((await post("/login", fields)).status).toBe(422);
  });

  describe("requests from other sites change nothing [AC-03]", () => {
    const FORGED: readonly (readonly [string, Record<string, string>])[] = [
      ["another site's form", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
      ["a sister site's", { origin: "http://evil.localhost", "sec-fetch-site": "same-site" }],
      ["one typed into the address bar", { origin: ORIGIN, "sec-fetch-site": "none" }],
      ["an older browser's from another site", { origin: "https://evil.example" }],
      ["a request without an origin", {}],
      ["an opaque origin", { origin: "null" }],
      ["JSON from another site", { origin: "https://evil.example", "content-type": "application/json" }],
      ["an unknown content type", { "content-type": "x/y" }],
    ];
    test.each(FORGED)("%s", async (_what, headers) => {
      const { cookie, email } = await newAccount();
      for (const [path, body] of [
        ["/account", "form=sign-out"],
        ["/account", `form=password&current=${PASSWORD}&password=a+new+password`],
        ["/account/addresses", "form=delete&id=x"],
        ["/login", `form=sign-in&email=${email}&password=${PASSWORD}`],
        ["/newsletter", "email=a@example.com"],
      ] as const) {
        for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
          const type = "application/x-www-form-urlencoded";
          const answer = await request(path, {
            method,
            headers: { "content-type": type, cookie, ...headers },
            body,
          });
          expect(answer.status, `${method} ${path}`).toBe(403);
          expect(answer.headers.get("set-cookie")).toBeNull();
        }
      }
      expect(await isSignedIn(cookie)).toBe(true);
    });

    test("an older browser's form is accepted", async () => {
      const { email } = await newAccount();
      const body = new URLSearchParams({ form: "sign-in", email, password: PASSWORD }).toString();
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        origin: ORIGIN,
        "x-forwarded-for": newNetwork(),
      };
      expect((await request("/login", { method: "POST", headers, body })).status).toBe(303);
    });
  });

  test("personal pages are not cached, as documents or as data [AC-03]", async () => {
    const { cookie } = await newAccount();
    for (const path of ["/account", "/account/addresses", "/newsletter", "/no/such/page"]) {
      for (const accept of ["text/html", "application/vnd.vitrine.data+json"]) {
        const answer = await request(path, { headers: { cookie, accept } });
        expect(answer.headers.get("cache-control"), path).toBe("private, no-store");
        expect(answer.headers.get("vary"), path).toContain("Cookie");
      }
    }
    expect((await get("/newsletter")).headers.get("vary")).toContain("Cookie");
  });

  test("pages linked from mails are not cached and send no referrer [AC-03]", async () => {
    const { email } = await newAccount();
    await post("/login", { form: "register", email: "new@example.com", password: PASSWORD });
    await post("/password", { form: "ask", email });
    const [confirm, reset] = (await takeMails(database.current)).map(({ text }) => tokenIn(text));
    const kept = ({ headers }: Response) => [headers.get("cache-control"), headers.get("referrer-policy")];
    const secret = ["private, no-store", "strict-origin"];
    for (const path of [`/login?confirm=${confirm}`, `/password?token=${reset}`, "/fr/password?token=expired"]) {
      expect(kept(await get(path)), path).toEqual(secret);
      const form = path.startsWith("/login") ? "confirm" : "set";
      const refused = await post(path, { form, password: "wrong" });
      expect([refused.status, ...kept(refused)], path).toEqual([422, ...secret]);
    }
    const set = await post(`/password?token=${reset}`, { form: "set", password: "a new password" });
    expect([set.status, ...kept(set)]).toEqual([303, ...secret]);
    for (const path of ["/login", "/password"]) {
      expect(kept(await get(path)), path).toEqual(["private, no-cache", "strict-origin-when-cross-origin"]);
    }
  });

  test("a guest's wishlist is not cached [AC-03]", async () => {
    const answer = await get("/wishlist");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  test("the header links to the account or to sign-in, and contains no account data [RT-04]", async () => {
    const { cookie, email } = await newAccount();
    const headerOf = async (given: string) =>
      /<header.*?<\/header>/s.exec(await (await get("/newsletter", given)).text())?.[0];
    expect(await headerOf(cookie)).toContain('href="/account" aria-label="Account"');
    expect(await headerOf("")).toContain('href="/login" aria-label="Sign in"');
    expect(await headerOf(cookie)).not.toContain(email);
  });
});
