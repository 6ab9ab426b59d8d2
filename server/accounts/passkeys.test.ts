// Passkeys over HTTP: adding, signing in with and without the password, refusals.

import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { sweepAccounts } from "#commerce/accounts";
import { exportPerson } from "#commerce/people";
import { listSecurityEvents } from "#commerce/security";
import { LIMITS, MAX_PASSKEYS } from "../../commerce/accounts/rules.ts";
import { accountTable, passkeyChallengeTable, passkeyTable } from "../../commerce/accounts/tables.ts";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { createAuthenticator, type Changes } from "./testing-authenticator.ts";
import { PASSWORD, useAccountPages } from "./testing-account-pages.ts";

const MINUTE = 60_000;
const PAGE = "/account/security";
const DATA = { accept: "application/vnd.vitrine.data+json" };

onDatabase("passkeys", (database) => {
  const { post, get, newAccount, isSignedIn, newNetwork, advance } = useAccountPages(database);

  const cookiesOf = (response: Response): string =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  interface Asked {
    readonly kind: string;
    readonly message?: string;
    readonly options: {
      readonly challenge: string;
      readonly user: { readonly id: string };
      readonly rp: { readonly id: string };
      readonly rpId: string;
      readonly excludeCredentials: readonly { readonly id: string }[];
      readonly allowCredentials: readonly { readonly id: string }[];
    };
  }
  const ask = async (path: string, sent: Parameters<typeof post>[2] = {}): Promise<Asked> => {
    const answer = await post(path, { form: "passkey-options" }, { ...sent, headers: DATA });
    const { actionData } = (await answer.json()) as { readonly actionData: Record<string, Asked> };
    const [asked] = Object.values(actionData);
    if (!asked) throw new Error(`no answer from ${path}`);
    return asked;
  };
  const add = async (
    device: ReturnType<typeof createAuthenticator>,
    account: { readonly cookie: string },
    { name = "My phone", ...changes }: Changes & { readonly name?: string } = {},
  ) => {
    const { options } = await ask(PAGE, account);
    const credential = JSON.stringify(device.create(options, changes));
    return post(PAGE, { form: "passkey-add", credential, name }, account);
  };
  /** An account with a passkey, and its recovery codes. */
  async function newProtected() {
    const device = createAuthenticator();
    const account = await newAccount();
    const added = await add(device, account);
    expect(added.status).toBe(200);
    const codes = (await added.text()).match(/<code>[\dA-Z-]{19}<\/code>/g) ?? [];
    return { ...account, device, codes, mails: await takeMails(database.current) };
  }
  const send = (path: string, credential: unknown, sent: Parameters<typeof post>[2] = {}) =>
    post(path, { form: "passkey", credential: JSON.stringify(credential) }, sent);
  const signIn = (email: string) => post("/login", { form: "sign-in", email, password: PASSWORD });
  const eventsOf = async () => (await listSecurityEvents(database.current, {})).map(({ kind }) => kind);
  const passkeysIn = (html: string): string[] =>
    [...html.matchAll(/<h3[^>]*id="passkey-([\da-f-]{36})"/g)].map(([, id = ""]) => id);

  test("a passkey signs in without a password, and the password alone no longer does", async () => {
    const { email, device, codes, mails } = await newProtected();
    expect(codes).toHaveLength(10);
    expect(mails).toMatchObject([{ to: email, text: expect.stringContaining("“My phone” was added to your") }]);
    expect(await (await get("/login")).text()).toContain("Sign in with a passkey");

    const { options } = await ask("/login");
    expect([options.rpId, options.allowCredentials]).toEqual(["shop.test", []]);
    const entered = await send("/login?returnTo=%2Fwishlist", device.get(options));
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/wishlist"]);
    expect(await isSignedIn(cookiesOf(entered))).toBe(true);
    expect(await (await get(PAGE, cookiesOf(entered))).text()).toMatch(/last used on/);

    const asked = await signIn(email);
    expect(asked.headers.get("location")).toBe("/login/verify?returnTo=%2Faccount");
    const pending = cookiesOf(asked);
    expect(await isSignedIn(pending)).toBe(false);
    const page = await (await get("/login/verify", pending)).text();
    expect(page).toContain("Use your passkey");
    expect(page).toContain("Use a recovery code instead");
    expect(page).not.toContain("Use the authenticator app instead");
    const second = await ask("/login/verify", { cookie: pending });
    expect(second.options.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    const completed = await send("/login/verify", device.get(second.options), { cookie: pending });
    expect([completed.status, completed.headers.get("location")]).toEqual([303, "/account"]);
    expect(await isSignedIn(cookiesOf(completed))).toBe(true);
    // Neither the pending sign-in nor a new answer to it works again.
    const late = await send("/login/verify", device.get(second.options), { cookie: pending });
    expect(await late.text()).toContain("Please sign in again");
    expect(await eventsOf()).toEqual(expect.arrayContaining(["second-factor-added", "signed-in"]));
  });

  test("a challenge is answered once, in time, and for its purpose", async () => {
    const { device, cookie, email } = await newProtected();
    const { options } = await ask("/login");
    const credential = device.get(options);
    expect((await send("/login", credential)).status).toBe(303);
    const replayed = await send("/login", credential);
    expect([replayed.status, cookiesOf(replayed)]).toEqual([422, ""]);
    expect(await replayed.text()).toContain("This passkey was not accepted.");
    // A new signature of a used challenge is no better.
    expect((await send("/login", device.get(options))).status).toBe(422);
    // Two answers at once: one signs in.
    const raced = await ask("/login");
    const answers = [device.get(raced.options), device.get(raced.options)];
    const statuses = await Promise.all(answers.map(async (answer) => (await send("/login", answer)).status));
    expect(statuses.toSorted()).toEqual([303, 422]);
    const late = await ask("/login");
    advance(5 * MINUTE);
    expect((await send("/login", device.get(late.options))).status).toBe(422);
    // A challenge for adding a passkey, and one of a pending sign-in, do not sign in without a password.
    const adding = await ask(PAGE, { cookie });
    expect((await send("/login", device.get(adding.options))).status).toBe(422);
    const pending = cookiesOf(await signIn(email));
    const second = await ask("/login/verify", { cookie: pending });
    expect((await send("/login", device.get(second.options))).status).toBe(422);
    // A wrong answer ends its challenge.
    const third = await ask("/login");
    expect((await send("/login", device.get(third.options, { origin: "https://evil.test" }))).status).toBe(422);
    expect((await send("/login", device.get(third.options))).status).toBe(422);
  });

  test("another origin, host, type, a missing check of the person, and a count that goes back are refused", async () => {
    const { device } = await newProtected();
    const { options: first } = await ask("/login");
    expect((await send("/login", device.get(first, { counter: 10 }))).status).toBe(303);
    const changes: readonly Changes[] = [
      { origin: "https://evil.test", counter: 20 },
      { origin: "http://shop.test", counter: 20 },
      { origin: "https://shop.test:8443", counter: 20 },
      { rpId: "evil.test", counter: 20 },
      { isVerified: false, counter: 20 },
      { type: "webauthn.create", counter: 20 },
      { userHandle: Buffer.from("somebody else").toString("base64url"), counter: 20 },
      { counter: 9 },
      { counter: 10 },
    ];
    for (const change of changes) {
      const { options } = await ask("/login");
      const refused = await send("/login", device.get(options, change));
      expect([refused.status, cookiesOf(refused)], JSON.stringify(change)).toEqual([422, ""]);
    }
    const { options } = await ask("/login");
    const forged = device.get(options, { counter: 20 });
    const other = createAuthenticator().get(options, { counter: 20 });
    const { signature } = other.response;
    expect((await send("/login", { ...forged, response: { ...forged.response, signature } })).status).toBe(422);
    const { options: last } = await ask("/login");
    expect((await send("/login", device.get(last, { counter: 20 }))).status).toBe(303);
    expect(await eventsOf()).toContain("sign-in-failed");
  });

  test("a passkey of someone else completes no sign-in, and cannot be added or removed", async () => {
    const owner = await newProtected();
    const thief = await newProtected();
    const pending = cookiesOf(await signIn(owner.email));
    const asked = await ask("/login/verify", { cookie: pending });
    for (const change of [{}, { userHandle: "" }] as const) {
      const refused = await send("/login/verify", thief.device.get(asked.options, change), { cookie: pending });
      expect([refused.status, cookiesOf(refused)]).toEqual([422, ""]);
    }
    const again = await ask("/login/verify", { cookie: pending });
    const refused = await send("/login/verify", thief.device.get(again.options), { cookie: pending });
    expect([refused.status, cookiesOf(refused)]).toEqual([422, ""]);
    expect(await eventsOf()).toContain("second-factor-failed");
    // The challenge of another account.
    const { options } = await ask(PAGE, owner);
    const credential = JSON.stringify(createAuthenticator().create(options));
    expect((await post(PAGE, { form: "passkey-add", credential }, thief)).status).toBe(422);
    // The credential of another account.
    expect((await add(owner.device, thief)).status).toBe(422);
    const [id = ""] = passkeysIn(await (await get(PAGE, owner.cookie)).text());
    for (const form of ["passkey-remove", "passkey-rename"]) {
      const tried = await post(PAGE, { form, passkey: id, name: "Mine now" }, thief);
      expect(tried.headers.get("location")).toBe(PAGE);
    }
    expect(await (await get(PAGE, owner.cookie)).text()).toContain("My phone");
  });

  test("a forged, unprotected or foreign passkey is not added", async () => {
    const account = await newAccount();
    for (const change of [{ origin: "https://evil.test" }, { rpId: "evil.test" }, { isVerified: false }]) {
      const refused = await add(createAuthenticator(), account, change);
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("could not be added")]);
    }
    const { options } = await ask(PAGE, account);
    expect(options.rp.id).toBe("shop.test");
    const credential = JSON.stringify(createAuthenticator().create(options));
    advance(5 * MINUTE);
    expect((await post(PAGE, { form: "passkey-add", credential }, account)).status).toBe(422);
    expect((await signIn(account.email)).headers.get("location")).toBe("/account");
    const known = createAuthenticator();
    await add(known, account);
    expect((await ask(PAGE, account)).options.excludeCredentials.map(({ id }) => id)).toEqual([known.id]);
  });

  test("passkeys are renamed and removed, and removing the last one needs the owner", async () => {
    const { cookie, email } = await newProtected();
    expect((await add(createAuthenticator({ counts: false }), { cookie }, { name: " " })).headers.get("location")).toBe(
      `${PAGE}?saved=passkey`,
    );
    const [first = "", second = ""] = passkeysIn(await (await get(PAGE, cookie)).text());
    const name = `  Work\0 laptop ${"x".repeat(100)}`;
    const renamed = await post(PAGE, { form: "passkey-rename", passkey: first, name }, { cookie });
    expect(renamed.headers.get("location")).toBe(`${PAGE}?saved=passkey-renamed`);
    const page = await (await get(PAGE, cookie)).text();
    expect(page).toContain(`Work laptop ${"x".repeat(48)}<`);
    await takeMails(database.current);
    expect((await post(PAGE, { form: "passkey-remove", passkey: second }, { cookie })).status).toBe(303);
    expect((await takeMails(database.current))[0]?.text).toContain("was removed from your");
    expect((await signIn(email)).headers.get("location")).toContain("/login/verify");

    advance(15 * MINUTE);
    for (const form of ["passkey-remove", "passkey-rename", "passkey-add"]) {
      const tried = await post(PAGE, { form, passkey: first, name: "Stolen" }, { cookie });
      expect(tried.headers.get("location")).toBe(PAGE);
    }
    expect((await ask(PAGE, { cookie })).kind).toBe("refused");
    expect(await (await get(PAGE, cookie)).text()).toContain("Confirm it’s you");
    await post(PAGE, { form: "confirm", password: PASSWORD }, { cookie });
    const removed = await post(PAGE, { form: "passkey-remove", passkey: first }, { cookie });
    expect(removed.headers.get("location")).toBe(`${PAGE}?saved=passkey-removed`);
    const empty = await (await get(PAGE, cookie)).text();
    expect(empty).not.toContain("codes left");
    expect((await signIn(email)).headers.get("location")).toBe("/account");
    expect(await eventsOf()).toContain("second-factor-removed");
  });

  test("an account has a limited number of passkeys, and a network of challenges", async () => {
    const { cookie } = await newProtected();
    const network = newNetwork();
    for (let count = 1; count < MAX_PASSKEYS; count += 1) await add(createAuthenticator(), { cookie });
    expect(await (await get(PAGE, cookie)).text()).toContain("An account can have 10 passkeys.");
    expect((await ask(PAGE, { cookie })).kind).toBe("refused");
    for (let count = 0; count < LIMITS.passkeyFrom.max; count += 1) {
      expect((await ask("/login", { network })).kind).toBe("options");
    }
    expect(await ask("/login", { network })).toMatchObject({
      kind: "refused",
      message: expect.stringContaining("minutes"),
    });
    expect((await ask("/login")).kind).toBe("options");
  });

  test("malformed credentials never cause a server error", async () => {
    const { cookie, email } = await newProtected();
    const pending = cookiesOf(await signIn(email));
    const { options } = await ask("/login");
    const whole = createAuthenticator().get(options);
    const bad = [
      undefined,
      null,
      "x",
      {},
      { ...whole, id: "\0" },
      { ...whole, response: {} },
      { ...whole, response: { ...whole.response, clientDataJSON: "AAAA" } },
      { ...whole, response: { ...whole.response, authenticatorData: 7 } },
      { ...whole, response: { ...whole.response, attestationObject: "AAAA" } },
      { ...whole, id: "A".repeat(9_000) },
    ];
    for (const credential of bad) {
      expect((await send("/login", credential)).status).toBe(422);
      expect((await send("/login/verify", credential, { cookie: pending })).status).toBe(422);
      const added = await post(PAGE, { form: "passkey-add", credential: JSON.stringify(credential) ?? "" }, { cookie });
      expect(added.status).toBe(422);
    }
    expect((await ask("/login/verify")).kind).toBe("refused");
  });

  test("a sign-in waits for the account to be closed, and opens it again rather than leaving a session in it", async () => {
    const { device, email } = await newProtected();
    const { options } = await ask("/login");
    const { sql: client } = database.current;
    const isOwn = eq(accountTable.email, email);
    let entering: Response | Promise<Response> | undefined;
    await client.transaction(async (tx) => {
      await tx.update(accountTable).set({ closedAt: new Date(), closedLanguage: "en" }).where(isOwn);
      entering = send("/login", device.get(options));
      // Without a lock, this would end early.
      await Promise.race([entering, vi.waitUntil(isWaiting, { timeout: 20_000 })]);
    });
    expect((await entering)?.status).toBe(303);
    expect(await client.select().from(accountTable).where(isOwn)).toMatchObject([{ closedAt: null }]);
  });
  async function isWaiting(): Promise<boolean> {
    const { rows } = await database.current.sql.execute(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows.length > 0;
  }

  test("a copy of a person's data names the passkeys without their keys, and expired challenges are deleted", async () => {
    const { email, device } = await newProtected();
    await ask("/login");
    const { data } = (await exportPerson(database.current, email, new Date())) ?? {};
    expect(data?.["passkeys"]).toMatchObject([{ name: "My phone", transports: ["internal"] }]);
    expect(JSON.stringify(data)).not.toContain(device.id);
    expect(await database.current.sql.$count(passkeyTable)).toBeGreaterThan(0);
    await sweepAccounts(database.current, 30, new Date(Date.now() + 45 * 86_400_000));
    expect(await database.current.sql.$count(passkeyChallengeTable)).toBe(0);
  });
});
