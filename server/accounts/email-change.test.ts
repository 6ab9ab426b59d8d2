// A new email address of an account, over HTTP.

import { expect, test } from "vitest";
import { LIMITS } from "../../commerce/accounts/rules.ts";
import { takeMails, tokenIn } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { type Fields, PASSWORD, useAccountPages } from "./testing-account-pages.ts";

onDatabase("a new email address", (database) => {
  const { post, get, cookieOf, newAccount, isSignedIn, advance } = useAccountPages(database);
  const change = { form: "email", current: PASSWORD };

  /** Requests a change and returns the links that were mailed to the new and to the present address. */
  async function requestChange(cookie: string, email: string) {
    const asked = await post("/account", { ...change, email }, { cookie });
    expect(asked.headers.get("location")).toBe("/account?saved=email");
    const mails = await takeMails(database.current);
    const linkTo = (address: string | undefined) => `/account/email?token=${tokenIn(address)}`;
    return { mails, toNew: linkTo(mails[0]?.text), toCurrent: linkTo(mails[1]?.text) };
  }

  test("takes effect when the links in both mailboxes are confirmed, in either order, and signs other devices out", async () => {
    for (const isNewFirst of [true, false]) {
      const { email, cookie } = await newAccount();
      const other = cookieOf(await post("/login", { form: "sign-in", email, password: PASSWORD }));
      const next = `moved-${email}`;
      const { mails, toNew, toCurrent } = await requestChange(cookie, next);
      expect(mails.map(({ to }) => to)).toEqual([next, email]);
      const [first, second] = isNewFirst ? [toNew, toCurrent] : [toCurrent, toNew];
      // Mail programs open links without a click.
      expect(await (await get(first)).text()).toContain("Confirm the change");
      expect(await (await post(first, {})).text()).toContain("One more step");
      expect(await (await post(first, {})).text()).toContain("One more step");
      expect((await post("/login", { form: "sign-in", email: next, password: PASSWORD })).status).toBe(422);
      expect(await (await post(second, {}, { cookie })).text()).toContain("Your address has changed");
      expect((await takeMails(database.current)).map(({ to }) => to)).toEqual([email, next]);
      expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false]);
      expect((await post("/login", { form: "sign-in", email: next, password: PASSWORD })).status).toBe(303);
      expect((await post("/login", { form: "sign-in", email, password: PASSWORD })).status).toBe(422);
      expect((await post(second, {})).status).toBe(422);
    }
  });

  test("is refused without the password, for an invalid or the present address, and is limited", async () => {
    const { email, cookie } = await newAccount();
    const refused = async (fields: Fields) => (await post("/account", { ...change, ...fields }, { cookie })).text();
    expect(await refused({ email: "x@example.com", current: "wrong" })).toContain("This is not your current password.");
    expect(await refused({ email: "no" })).toContain("Enter a valid email address");
    expect(await refused({ email: email.toUpperCase() })).toContain("This is your current email address.");
    expect(await takeMails(database.current)).toEqual([]);
    for (let tries = 0; tries < LIMITS.changePassword.max; tries += 1) await refused({ email, current: "wrong" });
    const limited = await post("/account", { ...change, email: "x@example.com" }, { cookie });
    expect([limited.status, Number(limited.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  });

  test("does not take an address that has an account, and does not tell the asker", async () => {
    const owner = await newAccount();
    const { email, cookie } = await newAccount();
    const { mails, toCurrent } = await requestChange(cookie, owner.email);
    expect(mails[0]).toMatchObject({ to: owner.email, subject: "You already have an account" });
    expect(await (await post(toCurrent, {})).text()).toContain("One more step");
    expect(await (await get("/account", cookie)).text()).toContain(email);
    // Registered between request and confirmation.
    const late = `late-${email}`;
    const links = await requestChange(cookie, late);
    await post("/login", { form: "register", email: late, password: PASSWORD });
    const token = tokenIn((await takeMails(database.current))[0]?.text);
    await post(`/login?confirm=${token}`, { form: "confirm", password: PASSWORD });
    await post(links.toNew, {});
    expect((await post(links.toCurrent, {})).status).toBe(422);
  });

  test("goes to one of two accounts that confirm the same address at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const address = `wanted-${round}@example.com`;
      const owners = [await newAccount(), await newAccount()];
      const links: string[] = [];
      for (const { cookie } of owners) {
        const { toNew, toCurrent } = await requestChange(cookie, address);
        await post(toCurrent, {});
        links.push(toNew);
      }
      const answers = await Promise.all(links.map((link) => post(link, {})));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      await takeMails(database.current);
    }
  });

  test("can be cancelled, ends with a new password or after a day, and a later request replaces it", async () => {
    const { email, cookie } = await newAccount();
    const isOpen = async (path: string) => (await (await get(path)).text()).includes("Confirm the change");
    const first = await requestChange(cookie, `one-${email}`);
    expect(await (await get("/account", cookie)).text()).toContain(`one-${email}`);
    const second = await requestChange(cookie, `two-${email}`);
    expect([await isOpen(first.toNew), await isOpen(second.toNew)]).toEqual([false, true]);
    const kept = await post("/account", { form: "keep-email" }, { cookie });
    expect(kept.headers.get("location")).toBe("/account?saved=kept");
    expect(await isOpen(second.toNew)).toBe(false);
    const third = await requestChange(cookie, `three-${email}`);
    await post("/account", { form: "password", current: PASSWORD, password: "another long one" }, { cookie });
    expect(await isOpen(third.toNew)).toBe(false);
    await takeMails(database.current);
    const asked = await post(
      "/account",
      { form: "email", current: "another long one", email: `four-${email}` },
      { cookie },
    );
    expect(asked.status).toBe(303);
    const fourth = `/account/email?token=${tokenIn((await takeMails(database.current))[0]?.text)}`;
    expect(await isOpen(fourth)).toBe(true);
    advance(25 * 60 * 60_000);
    expect(await isOpen(fourth)).toBe(false);
    expect((await post(fourth, {})).status).toBe(422);
    for (const token of ["", "x", "a".repeat(43)]) {
      expect((await post(`/account/email?token=${encodeURIComponent(token)}`, {})).status).toBe(422);
    }
  });
});
