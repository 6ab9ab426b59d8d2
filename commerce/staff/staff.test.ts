// Staff: joining, signing in, second factors, and who may change whom.

import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testingAccounts, type TestingAccounts } from "../accounts/testing-accounts.ts";
import { onDatabase } from "../database/testing.ts";
import { setSecretsKey } from "../database/index.ts";
import { totpAt } from "../two-factor/testing-totp.ts";
import {
  acceptInvitation,
  beginStaffTwoFactor,
  changeStaff,
  changeStaffPassword,
  changeStaffRules,
  COMMAND_LINE,
  confirmStaffTwoFactor,
  findInvitation,
  findStaffSession,
  inviteFirstOwner,
  inviteStaff,
  listStaff,
  listStaffSessions,
  removeStaff,
  requestStaffReset,
  resetStaffPassword,
  resetStaffTwoFactor,
  ROLES,
  sendStaffReset,
  signInStaff,
  signOutStaff,
  verifyStaffCode,
  type StaffDevice,
} from "./index.ts";
import { DEVICE, joinStaff, PASSWORD } from "./testing-staff.ts";

const HOUR_MS = 3_600_000;

onDatabase("staff", (database) => {
  let accounts: TestingAccounts;
  beforeEach(async () => {
    accounts = testingAccounts(database.current);
    await database.current.sql.execute(
      sql`truncate staff, staff_invitation, attempt, mail, security_event, setting cascade`,
    );
  });

  const isSignedIn = async (token: string) =>
    (await findStaffSession(database.current, token, accounts.now())) !== undefined;
  const signIn = (email: string, password = PASSWORD, device: StaffDevice = DEVICE) =>
    signInStaff(accounts, { email, password, device }, accounts.now());
  const kinds = async () =>
    (await database.current.sql.execute<{ kind: string }>(sql`select kind from security_event order by id`)).rows.map(
      ({ kind }) => kind,
    );
  const lastMail = async () => {
    const { rows } = await database.current.sql.execute<{ recipient: string; text: string }>(
      sql`select recipient, text from mail order by created_at desc, id limit 1`,
    );
    return rows[0]!;
  };
  const tokenIn = (text: string) => /\/console\/(?:join|reset)\/([\w-]{43})/.exec(text)?.[1] ?? "";

  async function addApp(id: string, token: string) {
    const begun = await beginStaffTwoFactor(database.current, id, accounts.now());
    if (begun.kind !== "begun") throw new Error("begun");
    const typed = totpAt(begun.secret, accounts.now());
    const form = { typed, token, network: DEVICE.network };
    const added = await confirmStaffTwoFactor(database.current, id, form, accounts.now());
    if (added.kind !== "added") throw new Error(added.kind);
    accounts.advance(60_000);
    return { secret: begun.secret, codes: added.recoveryCodes };
  }

  test("[CN-01] a shop without staff has one-time links for its first owner, and of two who use them one joins", async () => {
    const links = await Promise.all(
      [0, 1].map(() => inviteFirstOwner(database.current, "https://shop.test", accounts.now())),
    );
    const tokens = links.map((link) => tokenIn(link ?? ""));
    expect(links[0]).toBe(`https://shop.test/console/join/${tokens[0]}`);
    expect(await findInvitation(database.current, tokens[0], accounts.now())).toMatchObject({
      email: null,
      role: "owner",
    });
    const join = (token: string | undefined, email: string) =>
      acceptInvitation(accounts, token, { email, name: "Ada", password: PASSWORD }, DEVICE, accounts.now());
    expect(await join(tokens[0], "no address")).toEqual({ kind: "invalid", fields: ["email"] });
    expect(await join("x", "ada@shop.test")).toEqual({ kind: "expired" });
    const results = await Promise.all([join(tokens[0], "ada@shop.test"), join(tokens[1], "eve@shop.test")]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["accepted", "expired"]);
    expect(await listStaff(database.current)).toMatchObject([{ role: "owner", markets: null }]);
    expect(await inviteFirstOwner(database.current, "https://shop.test", accounts.now())).toBeUndefined();
    for (const token of tokens) expect((await join(token, "late@shop.test")).kind).toBe("expired");
  });

  test("[CN-01] an invitation is mailed, works once within three days, and makes a person with its role", async () => {
    const invite = () =>
      inviteStaff(
        accounts,
        { email: "Bo@Shop.test", role: "warehouse", markets: ["fr"] },
        COMMAND_LINE,
        accounts.now(),
      );
    await invite();
    const mail = await lastMail();
    expect(mail.recipient).toBe("bo@shop.test");
    const join = (token: string, password = PASSWORD) =>
      acceptInvitation(accounts, token, { name: " Bo ", password }, DEVICE, accounts.now());
    expect(await join(tokenIn(mail.text), "short")).toEqual({ kind: "weak-password", problem: "too-short" });
    accounts.advance(73 * HOUR_MS);
    expect(await join(tokenIn(mail.text))).toEqual({ kind: "expired" });
    const again = await invite();
    const token = again.kind === "invited" ? again.token : "";
    const joined = await join(token);
    expect(joined.kind).toBe("accepted");
    const found =
      joined.kind === "accepted" && (await findStaffSession(database.current, joined.token, accounts.now()));
    expect(found).toMatchObject({
      operator: { kind: "staff", name: "Bo", markets: ["fr"], permissions: new Set(ROLES.warehouse) },
      staff: { email: "bo@shop.test", role: "warehouse", hasTwoFactor: false, mustSetUpTwoFactor: false },
    });
    expect(await join(token)).toEqual({ kind: "expired" });
    expect((await invite()).kind).toBe("already-staff");
    const { rows } = await database.current.sql.execute(
      sql`select staff::text || coalesce(staff_session::text, '') as row from staff left join staff_session on true`,
    );
    for (const { row } of rows) for (const secret of [token, PASSWORD]) expect(row).not.toContain(secret);
  });

  test("[CN-01] wrong passwords are refused alike, limited by network and address, and logged", async () => {
    await joinStaff(accounts, "ada@shop.test", "owner");
    for (const email of ["ada@shop.test", "nobody@shop.test"]) {
      expect(await signIn(email, "wrong password")).toEqual({ kind: "refused" });
    }
    expect((await kinds()).filter((kind) => kind === "sign-in-failed")).toHaveLength(2);
    for (let tries = 0; tries < 9; tries += 1) await signIn("ada@shop.test", "wrong password");
    expect((await signIn("ada@shop.test")).kind).toBe("locked");
    expect(await kinds()).toContain("limit-reached");
    expect((await signIn("ada@shop.test", PASSWORD, { ...DEVICE, network: "192.0.2.8" })).kind).toBe("signed-in");
    accounts.advance(HOUR_MS);
    expect((await signIn("ada@shop.test")).kind).toBe("signed-in");
  });

  test("[CN-01] a session ends when unused for 12 hours, after a week, and by signing out", async () => {
    const { id, token } = await joinStaff(accounts, "ada@shop.test", "owner");
    accounts.advance(13 * HOUR_MS);
    expect(await isSignedIn(token)).toBe(false);
    const entered = await signIn("ada@shop.test");
    const next = entered.kind === "signed-in" ? entered.token : "";
    let hours = 0;
    for (; await isSignedIn(next); hours += 8) accounts.advance(8 * HOUR_MS);
    expect(hours).toBe(7 * 24);
    const last = await signIn("ada@shop.test");
    const listed = await listStaffSessions(database.current, id, null, accounts.now());
    expect(listed).toMatchObject([{ agent: "test", hasSecondFactor: false, isCurrent: false }]);
    await signOutStaff(database.current, last.kind === "signed-in" && last.token);
    expect(await listStaffSessions(database.current, id, null, accounts.now())).toEqual([]);
  });

  test("[CN-01] with an authenticator app the password is not enough, each code works once, and its secret is encrypted", async () => {
    const { id, token } = await joinStaff(accounts, "ada@shop.test", "owner");
    const other = await signIn("ada@shop.test");
    const { secret, codes } = await addApp(id, token);
    expect(await isSignedIn(token)).toBe(true);
    expect(other.kind === "signed-in" && (await isSignedIn(other.token))).toBe(false);
    // The app was added before there was a key: the first use encrypts its secret.
    const stored = async () =>
      (await database.current.sql.execute<{ secret: string }>(sql`select secret from staff_two_factor`)).rows[0]
        ?.secret;
    expect(await stored()).toBe(secret);
    setSecretsKey("a key of at least thirty-two characters");
    const ask = async () => {
      const asked = await signIn("ada@shop.test");
      if (asked.kind !== "second-factor") throw new Error(asked.kind);
      return asked.pending;
    };
    const verify = (pending: string, code: string) => verifyStaffCode(accounts, pending, code, DEVICE, accounts.now());
    const pending = await ask();
    expect(await isSignedIn(pending)).toBe(false);
    expect(await verify(pending, "000000")).toEqual({ kind: "refused" });
    const code = totpAt(secret, accounts.now());
    const entered = await verify(pending, code);
    expect(entered.kind === "signed-in" && (await isSignedIn(entered.token))).toBe(true);
    expect(await stored()).toMatch(/^sealed:/);
    setSecretsKey("another key of thirty-two characters");
    await expect((async () => verify(await ask(), "123456"))()).rejects.toThrow("another key");
    setSecretsKey("a key of at least thirty-two characters");
    expect(await verify(pending, code)).toEqual({ kind: "expired" });
    expect(await verify(await ask(), code)).toEqual({ kind: "refused" });
    expect((await verify(await ask(), codes[0]!)).kind).toBe("signed-in");
    expect((await verify(await ask(), codes[0]!)).kind).toBe("refused");
    const late = await ask();
    for (let tries = 0; tries < 5; tries += 1) await verify(late, "000000");
    expect((await verify(late, totpAt(secret, accounts.now()))).kind).toBe("locked");
    setSecretsKey(undefined);
  });

  test("[UF-08] a reset lets staff in whose codes strangers have used up", async () => {
    const ada = await joinStaff(accounts, "ada@shop.test", "owner");
    const secret = (await addApp(ada.id, ada.token)).secret;
    const verify = (pending: string, code: string) => verifyStaffCode(accounts, pending, code, DEVICE, accounts.now());
    const pendingOf = (asked: { readonly kind: string; readonly pending?: string }) => asked.pending ?? asked.kind;
    accounts.advance(60_000);
    const stranger = pendingOf(await signIn("ada@shop.test"));
    for (let tries = 0; tries < 5; tries += 1) await verify(stranger, "000000");
    expect((await verify(stranger, totpAt(secret, accounts.now()))).kind).toBe("locked");
    await requestStaffReset(accounts, "ada@shop.test", DEVICE, accounts.now());
    const form = { token: tokenIn((await lastMail()).text), password: "another long phrase" };
    const reset = pendingOf(await resetStaffPassword(accounts, form, DEVICE, accounts.now()));
    expect((await verify(reset, totpAt(secret, accounts.now()))).kind).toBe("signed-in");
  });

  test("[CN-01] where everyone needs a second factor, someone without one may do nothing but set it up", async () => {
    const { id, token } = await joinStaff(accounts, "ada@shop.test", "owner");
    await changeStaffRules(database.current, { requiresTwoFactor: true }, accounts.now());
    const before = await findStaffSession(database.current, token, accounts.now());
    expect([before?.staff.mustSetUpTwoFactor, before?.operator.permissions.size]).toEqual([true, 0]);
    await addApp(id, token);
    const after = await findStaffSession(database.current, token, accounts.now());
    expect(after).toMatchObject({
      staff: { hasTwoFactor: true, mustSetUpTwoFactor: false },
      operator: { permissions: new Set(ROLES.owner) },
    });
  });

  test("[CN-01] sessions end at a change of role, markets or password, at a reset of the second factor, and at removal", async () => {
    const ada = await joinStaff(accounts, "ada@shop.test", "owner");
    const bo = await joinStaff(accounts, "bo@shop.test", "editor");
    const change = async (edit: object, version: number) =>
      changeStaff(database.current, bo.id, { ...edit, version }, ada.operator);
    const enter = async () => {
      const entered = await signIn("bo@shop.test");
      if (entered.kind !== "signed-in") throw new Error(entered.kind);
      return entered.token;
    };
    expect(await change({ name: "Bodil" }, 1)).toEqual({ kind: "changed", version: 2 });
    expect(await isSignedIn(bo.token)).toBe(true);
    expect(await change({ role: "finance" }, 1)).toEqual({
      kind: "stale",
      current: { name: "Bodil", role: "editor", markets: null, version: 2 },
    });
    await change({ role: "merchandiser" }, 2);
    expect(await isSignedIn(bo.token)).toBe(false);
    const second = await enter();
    await change({ markets: ["de"] }, 3);
    expect(await isSignedIn(second)).toBe(false);
    const [third, fourth] = [await enter(), await enter()];
    const form = { current: PASSWORD, next: "another long phrase", token: fourth, network: DEVICE.network };
    expect((await changeStaffPassword(accounts, bo.id, { ...form, current: "wrong" }, accounts.now())).kind).toBe(
      "refused",
    );
    expect((await changeStaffPassword(accounts, bo.id, form, accounts.now())).kind).toBe("changed");
    expect([await isSignedIn(third), await isSignedIn(fourth)]).toEqual([false, true]);
    await addApp(bo.id, fourth);
    expect(await resetStaffTwoFactor(database.current, bo.id, ada.operator, accounts.now())).toEqual({ kind: "reset" });
    expect(await isSignedIn(fourth)).toBe(false);
    const fifth = await signIn("bo@shop.test", "another long phrase");
    await removeStaff(database.current, bo.id, ada.operator, accounts.now());
    expect(fifth.kind === "signed-in" && (await isSignedIn(fifth.token))).toBe(false);
    expect((await signIn("bo@shop.test", "another long phrase")).kind).toBe("refused");
  });

  test("[CN-01] a link for a new password works once, ends all sessions, and leaves the second factor", async () => {
    const ada = await joinStaff(accounts, "ada@shop.test", "owner");
    await addApp(ada.id, ada.token);
    expect((await requestStaffReset(accounts, "nobody@shop.test", DEVICE, accounts.now())).kind).toBe("sent");
    await requestStaffReset(accounts, "ADA@shop.test", DEVICE, accounts.now());
    const token = tokenIn((await lastMail()).text);
    const reset = () =>
      resetStaffPassword(accounts, { token, password: "another long phrase" }, DEVICE, accounts.now());
    expect((await reset()).kind).toBe("second-factor");
    expect(await isSignedIn(ada.token)).toBe(false);
    expect((await reset()).kind).toBe("expired");
    expect((await sendStaffReset(accounts, ada.id, COMMAND_LINE, accounts.now())).kind).toBe("sent");
    const late = tokenIn((await lastMail()).text);
    accounts.advance(2 * HOUR_MS);
    const form = { token: late, password: "yet another phrase" };
    expect((await resetStaffPassword(accounts, form, DEVICE, accounts.now())).kind).toBe("expired");
  });

  test("[CN-01] nobody grants what they lack, or edits, resets or removes a stronger account", async () => {
    const ada = await joinStaff(accounts, "ada@shop.test", "owner");
    const bo = await joinStaff(accounts, "bo@shop.test", "editor");
    // A custom set, as an API token may have.
    const manager = { ...bo.operator, permissions: new Set([...ROLES.editor, "staff.edit"] as const) };
    const now = accounts.now();
    const invite = (role: "owner" | "warehouse" | "editor", markets: string[] | null, by = manager) =>
      inviteStaff(accounts, { email: `${role}@new.test`, role, markets }, by, now);
    expect(await invite("warehouse", null)).toEqual({
      kind: "not-permitted",
      permissions: ["orders.view", "orders.edit", "orders.send", "returns.view", "returns.receive"],
    });
    expect((await invite("editor", null)).kind).toBe("invited");
    const french = { ...manager, markets: ["fr"] };
    expect((await invite("editor", null, french)).kind).toBe("not-permitted");
    expect((await invite("editor", ["fr"], french)).kind).toBe("invited");
    const refused = [
      await changeStaff(database.current, ada.id, { name: "x", version: 1 }, manager),
      await changeStaff(database.current, bo.id, { role: "owner", version: 1 }, manager),
      await changeStaff(database.current, bo.id, { name: "x", version: 1 }, french),
      await removeStaff(database.current, ada.id, manager, now),
      await resetStaffTwoFactor(database.current, ada.id, manager, now),
      await sendStaffReset(accounts, ada.id, manager, now),
    ];
    expect(refused.map(({ kind }) => kind)).toEqual(Array(6).fill("not-permitted"));
    expect((await changeStaff(database.current, bo.id, { name: "x", version: 1 }, manager)).kind).toBe("changed");
  });

  test("[CN-01] invitations of someone who loses their role are withdrawn", async () => {
    await joinStaff(accounts, "ada@shop.test", "owner");
    const bo = await joinStaff(accounts, "bo@shop.test", "owner");
    const eve = { email: "eve@shop.test", role: "owner", markets: null } as const;
    const invite = () => inviteStaff(accounts, eve, bo.operator, accounts.now());
    const invited = await invite();
    await changeStaff(database.current, bo.id, { role: "editor", version: 1 }, COMMAND_LINE);
    expect(await findInvitation(database.current, invited.kind === "invited" && invited.token, accounts.now())).toBe(
      undefined,
    );
    // Of a request that began before: their operator is still the owner.
    expect((await invite()).kind).toBe("not-permitted");
    await removeStaff(database.current, bo.id, COMMAND_LINE, accounts.now());
    expect((await invite()).kind).toBe("not-permitted");
  });

  test("[CN-01] the last owner stays, also if two owners remove or demote each other at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      await database.current.sql.execute(sql`truncate staff cascade`);
      const ada = await joinStaff(accounts, "ada@shop.test", "owner");
      const bo = await joinStaff(accounts, "bo@shop.test", "owner");
      const results = await Promise.all([
        removeStaff(database.current, bo.id, ada.operator, accounts.now()),
        round % 2 === 0
          ? removeStaff(database.current, ada.id, bo.operator, accounts.now())
          : changeStaff(database.current, ada.id, { role: "editor", version: 1 }, bo.operator),
      ]);
      expect(results.filter(({ kind }) => kind === "last-owner")).toHaveLength(1);
      const owners = (await listStaff(database.current)).filter(({ role }) => role === "owner");
      expect(owners).toHaveLength(1);
      const left = owners[0];
      for (const edit of [{ role: "editor" as const }, { markets: ["fr"] }]) {
        expect(
          await changeStaff(database.current, left!.id, { ...edit, version: left!.version }, COMMAND_LINE),
        ).toEqual({
          kind: "last-owner",
        });
      }
      expect(await removeStaff(database.current, left!.id, COMMAND_LINE, accounts.now())).toEqual({
        kind: "last-owner",
      });
    }
  });
});
