import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import type { Caller } from "./accounts.ts";
import { changePassword } from "./details.ts";
import { findReset, requestReset, resetPassword } from "./password-reset.ts";
import { findAccountForOperator, listAccounts, setVipLevel, sweepAccounts } from "./operator.ts";
import { confirmRegistration, findRegistration, register } from "./register.ts";
import { LIMITS } from "./rules.ts";
import { findSession } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { accountTable, attemptTable, passwordResetTable, registrationTable, sessionTable } from "./tables.ts";
import { testingAccounts, type TestingAccounts } from "./testing-accounts.ts";
import { takeMails, tokenIn } from "./testing-mails.ts";
import { createToken } from "./tokens.ts";

const PASSWORD = "a long enough one";
const HOUR = 3_600_000;
let networks = 0;
/** A caller from a new network, so that tests do not count against each other's limits. */
const caller = (more: Partial<Caller> = {}): Caller => ({
  network: `network ${(networks += 1)}`,
  agent: "a browser",
  token: null,
  device: null,
  link: (path) => `/fr${path}`,
  language: "en",
  ...more,
});

onDatabase("accounts", (database) => {
  let accounts: TestingAccounts;
  let people = 0;
  const newEmail = () => `person${(people += 1)}@example.com`;

  beforeEach(async () => {
    accounts = testingAccounts(database.current);
    await takeMails(database.current);
  });

  test("signing in to a closed account opens it again, and its mail is delivered at once", async () => {
    const { id, email } = await makeAccount();
    await database.current.sql.update(accountTable).set({ closedAt: accounts.now() }).where(eq(accountTable.id, id));
    let deliveries = 0;
    const delivering = { ...accounts, onMail: () => void (deliveries += 1) };
    expect(await signIn(delivering, { email, password: PASSWORD }, caller())).toMatchObject({ kind: "signed-in" });
    expect(deliveries).toBe(1);
    expect(await takeMails(database.current)).toMatchObject([{ to: email, subject: "Your account is active again" }]);
  });

  /** Uses up the limits of an account, and of a network, by wrong passwords. */
  async function useUpLimits(email: string, network: string): Promise<void> {
    for (let tries = 0; tries <= LIMITS.signInTo.max; tries += 1) {
      await signIn(accounts, { email, password: "not the password" }, caller());
    }
    for (let tries = 0; tries <= LIMITS.signInFrom.max; tries += 1) {
      await signIn(accounts, { email: newEmail(), password: "not the password" }, caller({ network }));
    }
  }

  /** Creates a confirmed account and returns the token of its first session. */
  async function makeAccount(email = newEmail(), password = PASSWORD) {
    await register(accounts, { email, password }, caller());
    const [mail] = await takeMails(database.current);
    const made = await confirmRegistration(accounts, { token: tokenIn(mail?.text), password }, caller());
    if (made.kind !== "signed-in") throw new Error(made.kind);
    return {
      email,
      token: made.token,
      id: (await findSession(database.current, made.token, accounts.now()))?.id ?? "",
    };
  }
  /** Registers an address and returns the mail that is sent. */
  async function registered(email: string) {
    await takeMails(database.current);
    await register(accounts, { email, password: PASSWORD }, caller());
    return (await takeMails(database.current))[0];
  }
  const tokenOf = (result: { kind: string; token?: string }) => result.token ?? result.kind;
  const isLive = async (token: string) => (await findSession(database.current, token, accounts.now())) !== undefined;

  test("registration creates an account once the mailed link is opened and the chosen password entered [AC-03]", async () => {
    const email = newEmail();
    expect(await register(accounts, { email: ` ${email.toUpperCase()}`, password: PASSWORD }, caller())).toEqual({
      kind: "sent",
    });
    expect(await findAccountForOperator(database.current, email)).toBeUndefined();
    expect(await signIn(accounts, { email, password: PASSWORD }, caller())).toEqual({ kind: "wrong" });
    const [mail, ...rest] = await takeMails(database.current);
    expect(rest).toEqual([]);
    expect(mail?.to).toBe(email);
    const token = tokenIn(mail?.text);
    expect(mail?.text).toContain(`https://shop.test/fr/login?confirm=${token}`);
    expect(await findRegistration(accounts, token)).toEqual({ email });
    const confirm = (password: string, given: unknown = token) =>
      confirmRegistration(accounts, { token: given, password }, caller());
    expect(await confirm("another password")).toEqual({ kind: "wrong" });
    expect(await confirm(PASSWORD, createToken())).toEqual({ kind: "expired" });
    expect(await confirm(PASSWORD, "' or true --")).toEqual({ kind: "expired" });
    const made = await confirm(PASSWORD);
    expect(await findSession(database.current, tokenOf(made), accounts.now())).toMatchObject({ email, vipLevel: 0 });
    expect(await confirm(PASSWORD)).toEqual({ kind: "expired" });
    expect((await signIn(accounts, { email, password: PASSWORD }, caller())).kind).toBe("signed-in");
  });

  test("of two registrations of an address the confirmed one wins, and a stranger's password never works [AC-03]", async () => {
    const email = newEmail();
    await register(accounts, { email, password: "the stranger's own" }, caller());
    await register(accounts, { email, password: PASSWORD }, caller());
    const [theirs, own] = (await takeMails(database.current)).map(({ text }) => tokenIn(text));
    expect(await confirmRegistration(accounts, { token: theirs, password: PASSWORD }, caller())).toEqual({
      kind: "wrong",
    });
    expect((await confirmRegistration(accounts, { token: own, password: PASSWORD }, caller())).kind).toBe("signed-in");
    const afterwards = await confirmRegistration(accounts, { token: theirs, password: "the stranger's own" }, caller());
    expect(afterwards).toEqual({ kind: "expired" });
    expect(await signIn(accounts, { email, password: "the stranger's own" }, caller())).toEqual({ kind: "wrong" });
  });

  test("a registration link expires after a day [AC-03]", async () => {
    await register(accounts, { email: newEmail(), password: PASSWORD }, caller());
    const token = tokenIn((await takeMails(database.current))[0]?.text);
    accounts.advance(24 * HOUR);
    expect(await findRegistration(accounts, token)).toBeUndefined();
    expect(await confirmRegistration(accounts, { token, password: PASSWORD }, caller())).toEqual({ kind: "expired" });
  });

  test("a taken address gets the same answer after the same work as a free one, and its owner is notified [AC-03]", async () => {
    const { email } = await makeAccount();
    const work = async (address: string) => {
      const before = accounts.derivations();
      const answer = await register(accounts, { email: address, password: "somebody else's" }, caller());
      return { answer, derivations: accounts.derivations() - before, mails: await takeMails(database.current) };
    };
    const [free, taken] = [await work(newEmail()), await work(email)];
    expect(taken.answer).toEqual(free.answer);
    expect([taken.derivations, free.derivations]).toEqual([1, 1]);
    expect([taken.mails.length, free.mails.length]).toEqual([1, 1]);
    expect(taken.mails[0]).toMatchObject({ to: email, subject: "You already have an account" });
    expect(tokenIn(taken.mails[0]?.text)).toBe("");
    expect((await signIn(accounts, { email, password: PASSWORD }, caller())).kind).toBe("signed-in");
  });

  test("mails about an account are in the caller's language, Arabic from right to left [I18-04]", async () => {
    const { email, id } = await makeAccount();
    await register(accounts, { email: newEmail(), password: PASSWORD }, caller({ language: "fr" }));
    await register(accounts, { email, password: PASSWORD }, caller({ language: "zh" }));
    await requestReset(accounts, email, caller({ language: "ar" }));
    const passwords = { current: PASSWORD, password: "another long one" };
    await changePassword(accounts, id, passwords, caller({ language: "ru" }));
    const mails = await takeMails(database.current);
    const subjects = ["Confirmez votre adresse e-mail", "您已拥有账户", "اختر كلمة مرور جديدة", "Ваш пароль изменён"];
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
    const arabic = mails.find(({ subject }) => subject === subjects[2]);
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic?.text).toContain("https://shop.test/fr/password?token=");
  });

  test("an unknown address gets the same answer after the same work as a wrong password [AC-03]", async () => {
    const { email } = await makeAccount();
    const work = async (address: string) => {
      const before = accounts.derivations();
      const answer = await signIn(accounts, { email: address, password: "not the password" }, caller());
      return { answer, derivations: accounts.derivations() - before };
    };
    expect(await work(email)).toEqual({ answer: { kind: "wrong" }, derivations: 1 });
    expect(await work(newEmail())).toEqual({ answer: { kind: "wrong" }, derivations: 1 });
  });

  test("signing in starts a new session and ends the one that the request carried [AC-03]", async () => {
    const { email, token: first } = await makeAccount();
    const planted = createToken();
    const attacker = await makeAccount();
    for (const token of [planted, attacker.token]) {
      const result = await signIn(accounts, { email, password: PASSWORD }, caller({ token }));
      expect(tokenOf(result)).not.toBe(token);
      expect(await isLive(tokenOf(result))).toBe(true);
      expect(await isLive(token)).toBe(false);
    }
    expect(await isLive(first)).toBe(true);
  });

  test.each([
    [{ email: "no address", password: PASSWORD }, ["email"]],
    [{ email: "a@example.com", password: "" }, ["password"]],
    [{ email: "", password: "" }, ["email", "password"]],
    [{ email: ["a@example.com"], password: { $ne: "" } }, ["email", "password"]],
    [{ email: "a@example.com", password: "x".repeat(100_000) }, ["password"]],
    [{}, ["email", "password"]],
  ])("signing in with %j reports the fields %j and hashes nothing [AC-03]", async (form, fields) => {
    expect(await signIn(accounts, form, caller())).toEqual({ kind: "invalid", fields });
    expect(accounts.derivations()).toBe(0);
  });

  test.each([
    ["short", "too-short"],
    ["x".repeat(201), "too-long"],
    ["Password123", "too-common"],
    ["abababababab", "too-common"],
    ["maria@example.com", "is-email"],
    ["maria2026!", "is-email"],
    ["pass word 123", "too-common"],
    ["Ｐａｓｓｗｏｒｄ123", "too-common"],
    ["pass\u200Bword\u00AD123", "too-common"],
    ["Pässwörd123", "too-common"],
    ["má ria2026!", "is-email"],
    // The name of a new shop.
    ["MyShop-2026", "too-common"],
    // Places 37, 38 and the last of the leaked list.
    ["Nokia6300", "too-common"],
    ["montgom240", "too-common"],
    ["dimazarya", "too-common"],
  ])("[AC-03] [UF-12] the password %s is rejected as %s", async (password, problem) => {
    const answer = await register(accounts, { email: "maria@example.com", password }, caller());
    expect(answer).toEqual({ kind: "invalid", email: false, password: problem });
    expect(accounts.derivations()).toBe(0);
  });

  test.each(["marlin-teapot-verdict", "Vitrine of my grandmother", "正しい馬電池ホチキス"])(
    "[UF-12] the password %s is accepted without rules about its characters",
    async (password) => {
      const answer = await register(accounts, { email: "maria@example.com", password }, caller());
      expect(answer).toEqual({ kind: "sent" });
    },
  );

  test("[UF-12] one letter in common with the email address is no reason to reject a password", async () => {
    const form = { email: "j@example.com", password: "93!7#2@4j8%61" };
    expect(await register(accounts, form, caller())).toEqual({ kind: "sent" });
  });

  test("SQL in any field is plain text [AC-03]", async () => {
    const email = "o'hara+drop_table@example.com";
    const password = "'; drop table account; --";
    const { id } = await makeAccount(email, password);
    expect(id).not.toBe("");
    expect((await signIn(accounts, { email, password }, caller({ agent: "'); --" }))).kind).toBe("signed-in");
    const sly = await signIn(accounts, { email, password: "' or '1'='1" }, caller({ network: "'; --" }));
    expect(sly).toEqual({ kind: "wrong" });
  });

  test("sign-ins are limited per account and network, per account and per network, for known and unknown addresses [AC-03]", async () => {
    const { email } = await makeAccount();
    for (const address of [email, newEmail()]) {
      const from = caller();
      const answers: string[] = [];
      for (let tries = 0; tries <= LIMITS.signInFromTo.max; tries += 1) {
        answers.push((await signIn(accounts, { email: address, password: "not the password" }, from)).kind);
      }
      expect(answers.at(-2)).toBe("wrong");
      expect(answers.at(-1)).toBe("limited");
      const before = accounts.derivations();
      const right = await signIn(accounts, { email: address, password: PASSWORD }, from);
      expect(right).toEqual({
        kind: "limited",
        until: new Date(accounts.now().getTime() + LIMITS.signInFromTo.windowMs),
      });
      expect(accounts.derivations()).toBe(before);
    }
    expect((await signIn(accounts, { email, password: PASSWORD }, caller())).kind).toBe("signed-in");
    const from = caller();
    for (let tries = 0; tries < LIMITS.signInFrom.max; tries += 1) {
      await signIn(accounts, { email: newEmail(), password: "not the password" }, from);
    }
    expect((await signIn(accounts, { email, password: PASSWORD }, from)).kind).toBe("limited");
    accounts.advance(LIMITS.signInFrom.windowMs);
    expect((await signIn(accounts, { email, password: PASSWORD }, from)).kind).toBe("signed-in");
    const target = newEmail();
    for (let tries = 0; tries < LIMITS.signInTo.max; tries += 1) {
      await signIn(accounts, { email: target, password: "not the password" }, caller());
    }
    expect((await signIn(accounts, { email: target, password: "not the password" }, caller())).kind).toBe("limited");
  });

  test("a network over its limit locks no one out elsewhere and adds no rows [AC-03]", async () => {
    const { email } = await makeAccount();
    const rows = async () => (await database.current.sql.select().from(attemptTable)).length;
    const from = caller();
    for (let tries = 0; tries < 150; tries += 1) {
      await signIn(accounts, { email, password: "not the password" }, from);
    }
    expect((await signIn(accounts, { email, password: PASSWORD }, from)).kind).toBe("limited");
    expect((await signIn(accounts, { email, password: PASSWORD }, caller())).kind).toBe("signed-in");

    const link = tokenIn((await registered(newEmail()))?.text);
    const confirm = (password: string, by: Caller) => confirmRegistration(accounts, { token: link, password }, by);
    for (let tries = 0; tries < 150; tries += 1) await confirm("not the password", from);
    expect((await confirm(PASSWORD, caller())).kind).toBe("signed-in");

    for (let tries = 0; tries < LIMITS.registerFrom.max; tries += 1) {
      await register(accounts, { email: newEmail(), password: PASSWORD }, from);
      await requestReset(accounts, newEmail(), from);
    }
    const before = await rows();
    const others = Array.from({ length: 20 }, newEmail);
    for (const address of others) {
      expect((await signIn(accounts, { email: address, password: PASSWORD }, from)).kind).toBe("limited");
      expect((await register(accounts, { email: address, password: PASSWORD }, from)).kind).toBe("limited");
      expect((await requestReset(accounts, address, from)).kind).toBe("limited");
    }
    for (let tries = 0; tries < 20; tries += 1) {
      await register(accounts, { email, password: PASSWORD }, from);
      await requestReset(accounts, email, from);
    }
    expect(await rows()).toBe(before);
    expect((await register(accounts, { email, password: PASSWORD }, caller())).kind).toBe("sent");
    expect((await requestReset(accounts, email, caller())).kind).toBe("sent");
  });

  test("concurrent sign-ins do not exceed the limit [AC-03]", async () => {
    const { email } = await makeAccount();
    const from = caller();
    const before = accounts.derivations();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(accounts, { email, password: "not the password" }, from)),
    );
    expect(accounts.derivations() - before).toBe(LIMITS.signInFromTo.max);
    expect(answers.filter(({ kind }) => kind === "limited")).toHaveLength(40 - LIMITS.signInFromTo.max);
  });

  test("[UF-08] an owner signs in from a known device while strangers use up the limits of account and network", async () => {
    const { email } = await makeAccount();
    const home = caller();
    const first = await signIn(accounts, { email, password: PASSWORD }, home);
    const device = first.kind === "signed-in" ? first.device : null;
    await useUpLimits(email, home.network);
    expect((await signIn(accounts, { email, password: PASSWORD }, caller())).kind).toBe("limited");
    expect((await signIn(accounts, { email, password: PASSWORD }, home)).kind).toBe("limited");
    const other = await makeAccount();
    expect((await signIn(accounts, { email: other.email, password: PASSWORD }, { ...home, device })).kind).toBe(
      "limited",
    );
    const again = await signIn(accounts, { email, password: PASSWORD }, { ...home, device });
    expect(again.kind).toBe("signed-in");
    expect((await signIn(accounts, { email, password: PASSWORD }, { ...home, device })).kind).toBe("limited");

    // The device has a separate limit.
    const stolen = { ...home, device: again.kind === "signed-in" ? again.device : null };
    for (let tries = 0; tries < LIMITS.signInWith.max; tries += 1) {
      expect((await signIn(accounts, { email, password: "not the password" }, stolen)).kind).toBe("wrong");
    }
    expect((await signIn(accounts, { email, password: PASSWORD }, stolen)).kind).toBe("limited");
  });

  test("[UF-08] an owner whose limits strangers have used up resets the password and signs in", async () => {
    const { email } = await makeAccount();
    const thief = await signIn(accounts, { email, password: PASSWORD }, caller());
    await useUpLimits(email, caller().network);
    for (let requests = 0; requests < 20; requests += 1) await requestReset(accounts, email, caller());
    accounts.advance(HOUR - 1);
    expect(await requestReset(accounts, email, caller())).toEqual({ kind: "sent" });
    const mails = await takeMails(database.current);
    const token = tokenIn(mails.at(-1)?.text);
    const owner = caller();
    const reset = await resetPassword(accounts, { token, password: "a new password" }, owner);
    expect(reset.kind).toBe("signed-in");
    expect((await signIn(accounts, { email, password: "a new password" }, owner)).kind).toBe("signed-in");

    // Devices that knew the old password are strangers' again.
    await useUpLimits(email, caller().network);
    const device = thief.kind === "signed-in" ? thief.device : null;
    expect((await signIn(accounts, { email, password: "a new password" }, caller({ device }))).kind).toBe("limited");
  });

  test("mails to an address are limited across all networks [AC-03]", async () => {
    const { email } = await makeAccount();
    for (let requests = 0; requests <= LIMITS.forgotTo.max; requests += 1) {
      expect(await requestReset(accounts, email, caller())).toEqual({ kind: "sent" });
    }
    expect(await takeMails(database.current)).toHaveLength(LIMITS.forgotTo.max);
    const stranger = newEmail();
    for (let requests = 0; requests <= LIMITS.registerTo.max; requests += 1) {
      await register(accounts, { email: stranger, password: PASSWORD }, caller());
    }
    expect(await takeMails(database.current)).toHaveLength(LIMITS.registerTo.max);
  });

  test("a reset link works once and ends every session [AC-03]", async () => {
    const { email, token: old } = await makeAccount();
    expect(await requestReset(accounts, newEmail(), caller())).toEqual({ kind: "sent" });
    expect(await takeMails(database.current)).toEqual([]);
    await requestReset(accounts, email, caller());
    expect(await requestReset(accounts, email.toUpperCase(), caller())).toEqual({ kind: "sent" });
    const [unused, used] = (await takeMails(database.current)).map(({ text }) => tokenIn(text));
    expect((await findReset(accounts, used))?.email).toBe(email);
    const reset = (token: unknown, password: string) => resetPassword(accounts, { token, password }, caller());
    expect(await reset(used, "short")).toEqual({ kind: "invalid", password: "too-short" });
    expect(await reset(createToken(), "a new password")).toEqual({ kind: "expired" });
    const both = await Promise.all([reset(used, "a new password"), reset(used, "a new password")]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["expired", "signed-in"]);
    expect(await reset(used, "yet another one")).toEqual({ kind: "expired" });
    expect(await reset(unused, "yet another one")).toEqual({ kind: "expired" });
    expect(await isLive(old)).toBe(false);
    expect(await signIn(accounts, { email, password: PASSWORD }, caller())).toEqual({ kind: "wrong" });
    expect((await signIn(accounts, { email, password: "a new password" }, caller())).kind).toBe("signed-in");
    expect((await takeMails(database.current)).map(({ subject }) => subject)).toEqual(["Your password was changed"]);
  });

  test("a reset link expires after an hour [AC-03]", async () => {
    const { email } = await makeAccount();
    await requestReset(accounts, email, caller());
    const token = tokenIn((await takeMails(database.current))[0]?.text);
    accounts.advance(HOUR);
    expect(await findReset(accounts, token)).toBeUndefined();
    expect(await resetPassword(accounts, { token, password: "a new password" }, caller())).toEqual({ kind: "expired" });
  });

  test("changing the password requires the current one and ends other sessions and reset links [AC-03]", async () => {
    const { email, id, token } = await makeAccount();
    const other = tokenOf(await signIn(accounts, { email, password: PASSWORD }, caller()));
    await requestReset(accounts, email, caller());
    const link = tokenIn((await takeMails(database.current))[0]?.text);
    const change = (current: string, password: string) =>
      changePassword(accounts, id, { current, password }, caller({ token }));
    expect(await change("not the password", "a new password")).toEqual({ kind: "wrong" });
    expect(await change(PASSWORD, "short")).toEqual({ kind: "invalid", password: "too-short" });
    expect(await isLive(other)).toBe(true);
    expect(await change(PASSWORD, "a new password")).toEqual({ kind: "changed" });
    expect(await isLive(token)).toBe(true);
    expect(await isLive(other)).toBe(false);
    expect(await findReset(accounts, link)).toBeUndefined();
    expect((await signIn(accounts, { email, password: "a new password" }, caller())).kind).toBe("signed-in");
  });

  test("the tables contain no secret that grants access [AC-03]", async () => {
    const { email, token } = await makeAccount();
    await requestReset(accounts, email, caller());
    await register(accounts, { email: newEmail(), password: PASSWORD }, caller());
    const links = (await takeMails(database.current)).map(({ text }) => tokenIn(text));
    const tables = [accountTable, sessionTable, passwordResetTable, registrationTable, attemptTable];
    const rows = JSON.stringify(await Promise.all(tables.map((table) => database.current.sql.select().from(table))));
    for (const secret of [token, PASSWORD, ...links]) expect(rows).not.toContain(secret);
    expect(JSON.stringify(await database.current.sql.select().from(attemptTable))).not.toContain(email);
  });

  test("a VIP level set by the operator takes effect with the next request [AC-01]", async () => {
    const { email, token } = await makeAccount();
    expect(await setVipLevel(database.current, ` ${email.toUpperCase()} `, "2")).toMatchObject({ kind: "changed" });
    expect(await findSession(database.current, token, accounts.now())).toMatchObject({ vipLevel: 2 });
    for (const level of ["-1", "1.5", "two", "", 101, null, Number.NaN]) {
      expect(await setVipLevel(database.current, email, level), String(level)).toEqual({ kind: "bad-level" });
    }
    expect(await setVipLevel(database.current, "nobody@example.com", 1)).toEqual({ kind: "no-such-account" });
    expect(await setVipLevel(database.current, "' or 1=1", 1)).toEqual({ kind: "no-such-account" });
    const listed = await listAccounts(database.current);
    expect(listed.find((account) => account.email === email)).toMatchObject({ vipLevel: 2 });
    expect(await listAccounts(database.current, { after: listed.at(-1)?.email })).toEqual([]);
  });

  test("sweeping deletes only expired rows [AC-03]", async () => {
    const { email, token } = await makeAccount();
    await requestReset(accounts, email, caller());
    accounts.advance(2 * HOUR);
    await sweepAccounts(database.current, 30, accounts.now());
    expect(await database.current.sql.select().from(passwordResetTable)).toEqual([]);
    expect(await database.current.sql.select().from(attemptTable)).toEqual([]);
    expect(await isLive(token)).toBe(true);
  });
});
