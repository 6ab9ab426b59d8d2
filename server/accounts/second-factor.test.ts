// Signing in with a second factor over HTTP: set-up, codes, recovery codes, limits.

import { expect, test } from "vitest";
import { listSecurityEvents } from "#commerce/security";
import { totpAt } from "../../commerce/two-factor/testing-totp.ts";
import { LIMITS } from "../../commerce/accounts/rules.ts";
import { recoveryCodeTable } from "../../commerce/accounts/tables.ts";
import { takeMails, tokenIn } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { PASSWORD, useAccountPages } from "./testing-account-pages.ts";

const MINUTE = 60_000;
const PAGE = "/account/security";

onDatabase("the second factor", (database) => {
  const { post, get, newAccount, isSignedIn, newNetwork, advance, now } = useAccountPages(database);

  const cookiesOf = (response: Response): string =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  const codesIn = (html: string): string[] =>
    [...html.matchAll(/<code>([\dA-Z-]{19})<\/code>/g)].map(([, code = ""]) => code);
  const secretIn = (html: string): string =>
    /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(html)?.[1]?.replaceAll(" ", "") ?? "";
  const code = (secret: string) => totpAt(secret, now());
  /** A code that is none of those that are valid now. */
  const wrongCode = (secret: string) => {
    const valid = new Set([-30_000, 0, 30_000].map((shift) => totpAt(secret, new Date(now().getTime() + shift))));
    return ["000000", "111111", "222222", "333333"].find((guess) => !valid.has(guess)) ?? "";
  };

  /** An account with an authenticator app, as its owner sets it up. */
  async function newProtected() {
    const account = await newAccount();
    await post(PAGE, { form: "begin" }, account);
    const setup = await (await get(PAGE, account.cookie)).text();
    const secret = secretIn(setup);
    expect(setup).toContain(`otpauth://totp/My%20shop:${encodeURIComponent(account.email)}?secret=${secret}`);
    const added = await post(PAGE, { form: "add", code: code(secret) }, account);
    expect(added.status).toBe(200);
    const codes = codesIn(await added.text());
    advance(MINUTE);
    return { ...account, secret, codes };
  }
  const signIn = (email: string, sent: Parameters<typeof post>[2] = {}, query = "") =>
    post(`/login${query}`, { form: "sign-in", email, password: PASSWORD }, sent);
  const verify = (typed: string, cookie: string, sent: Parameters<typeof post>[2] = {}, query = "") =>
    post(`/login/verify${query}`, { form: "verify", code: typed }, { ...sent, cookie });
  const eventsOf = async () => (await listSecurityEvents(database.current, {})).map(({ kind }) => kind);

  test("an app is set up with a code, and signing in then needs one, once", async () => {
    const { email, secret, codes } = await newProtected();
    expect(codes).toHaveLength(10);
    expect((await takeMails(database.current)).map(({ to, subject }) => [to, subject])).toEqual([
      [email, "Your sign-in settings have changed"],
    ]);
    const asked = await signIn(email, {}, "?returnTo=%2Fwishlist");
    expect([asked.status, asked.headers.get("location")]).toEqual([303, "/login/verify?returnTo=%2Fwishlist"]);
    const pending = cookiesOf(asked);
    expect(pending).toMatch(/^pending=[\w-]{43}$/);
    expect(await isSignedIn(pending)).toBe(false);
    expect(await (await get("/login/verify", pending)).text()).toContain("Enter your code");
    const wrong = await verify(wrongCode(secret), pending);
    expect([wrong.status, cookiesOf(wrong)]).toEqual([422, ""]);
    expect(await wrong.text()).toContain("This code is wrong or has already been used.");
    const entered = await verify(
      ` ${code(secret).slice(0, 3)} ${code(secret).slice(3)}`,
      pending,
      {},
      "?returnTo=%2Fwishlist",
    );
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/wishlist"]);
    expect(cookiesOf(entered)).toMatch(/^session=[\w-]{43}; device=[\w-]{43}; pending=$/);
    expect(await isSignedIn(cookiesOf(entered))).toBe(true);
    // Neither the pending sign-in nor the code works again.
    expect(await (await verify(code(secret), pending)).text()).toContain("Please sign in again");
    const second = cookiesOf(await signIn(email));
    expect((await verify(code(secret), second)).status).toBe(422);
    advance(30_000);
    expect((await verify(code(secret), second)).status).toBe(303);
    expect(await eventsOf()).toEqual(
      expect.arrayContaining(["second-factor-added", "second-factor-failed", "signed-in"]),
    );
  });

  test("a pending sign-in expires, and ends with a new password", async () => {
    const { email, secret, cookie } = await newProtected();
    const old = cookiesOf(await signIn(email));
    advance(10 * MINUTE);
    expect(await (await get("/login/verify", old)).text()).toContain("Please sign in again");
    expect(await (await verify(code(secret), old)).text()).toContain("Please sign in again");
    const stolen = cookiesOf(await signIn(email));
    await post("/account", { form: "password", current: PASSWORD, password: "another horse entirely" }, { cookie });
    expect(await (await verify(code(secret), stolen)).text()).toContain("Please sign in again");
    for (const forged of ["", "pending=", "pending=x", `pending=${"A".repeat(43)}`]) {
      expect(cookiesOf(await verify(code(secret), forged))).toBe("");
    }
  });

  test("recovery codes sign in once each, are stored hashed, and are replaced by new ones", async () => {
    const { email, codes } = await newProtected();
    await takeMails(database.current);
    const [first = "", second = ""] = codes;
    const asked = cookiesOf(await signIn(email));
    expect(await (await get("/login/verify?use=recovery", asked)).text()).toContain("Enter a recovery code");
    const entered = await verify(first.toLowerCase().replaceAll("-", " "), asked, {}, "?use=recovery");
    expect(entered.status).toBe(303);
    const [mail] = await takeMails(database.current);
    expect(mail?.text).toContain("You have 9 codes left.");
    const again = cookiesOf(await signIn(email));
    expect((await verify(first, again, {}, "?use=recovery")).status).toBe(422);
    const stored = JSON.stringify(await database.current.sql.select().from(recoveryCodeTable));
    for (const shown of codes) expect(stored).not.toContain(shown.replaceAll("-", ""));
    const owner = { cookie: cookiesOf(entered) };
    expect(await (await get(PAGE, owner.cookie)).text()).toContain("9 codes left.");
    const renewed = codesIn(await (await post(PAGE, { form: "codes" }, owner)).text());
    expect(renewed).toHaveLength(10);
    expect((await verify(second, again, {}, "?use=recovery")).status).toBe(422);
    expect((await verify(renewed[0] ?? "", again, {}, "?use=recovery")).status).toBe(303);
  });

  test("changes need a recent sign-in or the password", async () => {
    const { cookie, secret, email } = await newProtected();
    advance(15 * MINUTE);
    const page = await (await get(PAGE, cookie)).text();
    expect(page).toContain("Confirm it’s you");
    expect(page).not.toContain("codes left");
    for (const form of ["remove", "codes", "begin", "add"]) {
      expect((await post(PAGE, { form, code: code(secret) }, { cookie })).headers.get("location")).toBe(PAGE);
    }
    expect((await signIn(email)).headers.get("location")).toContain("/login/verify");
    const wrong = await post(PAGE, { form: "confirm", password: "not the password" }, { cookie });
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining("This is not your current password."),
    ]);
    expect((await post(PAGE, { form: "confirm", password: PASSWORD }, { cookie })).status).toBe(303);
    await takeMails(database.current);
    const stored = await database.current.sql.$count(recoveryCodeTable);
    const removed = await post(PAGE, { form: "remove" }, { cookie });
    expect(removed.headers.get("location")).toBe(`${PAGE}?saved=app-removed`);
    expect((await takeMails(database.current))[0]?.text).toContain("The authenticator app was removed from your");
    expect(await database.current.sql.$count(recoveryCodeTable)).toBe(stored - 10);
    expect((await signIn(email)).headers.get("location")).toBe("/account");
    expect(await eventsOf()).toContain("second-factor-removed");
  });

  test("an app that shows another code is not added, and a cancelled set-up leaves nothing", async () => {
    const account = await newAccount();
    await post(PAGE, { form: "begin" }, account);
    const setup = await (await get(PAGE, account.cookie)).text();
    const wrong = await post(PAGE, { form: "add", code: wrongCode(secretIn(setup)) }, account);
    expect(wrong.status).toBe(422);
    expect((await signIn(account.email)).headers.get("location")).toBe("/account");
    await post(PAGE, { form: "cancel" }, account);
    expect(await (await get(PAGE, account.cookie)).text()).not.toContain("otpauth:");
    const added = await newProtected();
    // From a page that was open since before the app was added.
    await post(PAGE, { form: "cancel" }, added);
    await post(PAGE, { form: "begin" }, added);
    expect((await signIn(added.email)).headers.get("location")).toContain("/login/verify");
  });

  test("a new password by mail leaves the second factor in place", async () => {
    const { email, codes } = await newProtected();
    await takeMails(database.current);
    await post("/password", { form: "ask", email });
    const token = tokenIn((await takeMails(database.current))[0]?.text);
    const set = await post(`/password?token=${token}`, { form: "set", password: "another horse entirely" });
    expect(set.headers.get("location")).toBe(`/login/verify?returnTo=${encodeURIComponent("/account?saved=password")}`);
    expect(cookiesOf(set)).toMatch(/^pending=[\w-]{43}$/);
    const entered = await verify(codes[0] ?? "", cookiesOf(set));
    expect(await isSignedIn(cookiesOf(entered))).toBe(true);
  });

  test("[UF-08] guesses by someone with the password are limited, and do not lock the owner out", async () => {
    const { email, secret, codes } = await newProtected();
    const owner = await signIn(email);
    const device = cookiesOf(await verify(code(secret), cookiesOf(owner)))
      .split("; ")
      .find((cookie) => cookie.startsWith("device="));
    advance(MINUTE);
    const network = newNetwork();
    const guess = async (from: string) =>
      (await verify(wrongCode(secret), cookiesOf(await signIn(email)), { network: from })).status;
    for (let tries = 0; tries < LIMITS.codeFromTo.max; tries += 1) expect(await guess(network)).toBe(422);
    expect(await guess(network)).toBe(429);
    for (let tries = LIMITS.codeFromTo.max; tries < LIMITS.codeTo.max; tries += 1)
      expect(await guess(newNetwork())).toBe(422);
    expect(await guess(newNetwork())).toBe(429);
    // The right code does not help from there either.
    const unknown = cookiesOf(await signIn(email));
    expect((await verify(code(secret), unknown)).status).toBe(429);
    expect((await verify(codes[0] ?? "", unknown)).status).toBe(303);
    const known = `${cookiesOf(await signIn(email))}; ${device}`;
    expect((await verify(code(secret), known)).status).toBe(303);
    expect(await eventsOf()).toContain("limit-reached");
  });

  test("the owner is told by mail once when several wrong codes follow the right password", async () => {
    const { email, secret } = await newProtected();
    await takeMails(database.current);
    const pending = cookiesOf(await signIn(email));
    for (let tries = 1; tries < LIMITS.secondStepFailed.max; tries += 1) await verify(wrongCode(secret), pending);
    await verify("not a code", pending);
    expect(await takeMails(database.current)).toEqual([]);
    await verify(wrongCode(secret), pending);
    const [mail, ...others] = await takeMails(database.current);
    expect([mail?.to, mail?.subject, others]).toEqual([email, "Someone may know your password", []]);
    expect(mail?.text).toContain("followed by 5 wrong codes. We did not let anyone in.");
    expect(mail?.text).toContain("https://shop.test/password");
    for (let tries = 0; tries < LIMITS.secondStepFailed.max; tries += 1) await verify(wrongCode(secret), pending);
    expect(await takeMails(database.current)).toEqual([]);
  });

  test("closing the account ends a sign-in that waits for its code", async () => {
    const { email, cookie, secret } = await newProtected();
    const pending = cookiesOf(await signIn(email));
    const closed = await post("/account/privacy", { form: "close", current: PASSWORD }, { cookie });
    expect(closed.status).toBe(200);
    const late = await verify(code(secret), pending);
    expect([cookiesOf(late), await late.text()]).toEqual(["", expect.stringContaining("Please sign in again")]);
  });

  test("malformed codes never cause a server error, and do not count", async () => {
    const { email, secret, cookie } = await newProtected();
    const pending = cookiesOf(await signIn(email));
    const network = newNetwork();
    for (const typed of ["", "\0", "12345", "' or 1=1; --", "x".repeat(5_000), "\u{1F9E5}", "1234567"]) {
      for (const query of ["", "?use=recovery", "?use=x"]) {
        expect((await verify(typed, pending, { network }, query)).status, typed.slice(0, 20)).toBe(422);
      }
      expect((await post(PAGE, { form: typed, code: typed }, { cookie })).status).toBe(303);
    }
    expect((await verify(code(secret), pending, { network })).status).toBe(303);
  });
});
