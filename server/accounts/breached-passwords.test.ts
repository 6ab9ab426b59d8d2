// New passwords and a service that knows breached ones, which may be down.

import { createHash } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  breachedPasswords,
  changePassword,
  confirmRegistration,
  register,
  requestReset,
  resetPassword,
  type Caller,
} from "#commerce/accounts";
import { findAccountForOperator } from "../../commerce/accounts/operator.ts";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { takeMails, tokenIn } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";

const BREACHED = "summer holiday 1987";
const FINE = "a long walk in the rain";
const sha1 = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();

let server: Server;
let answer: RequestListener;
let asked: { readonly path: string | undefined; readonly padding: unknown }[];
let failures: string[];
let time = 0;
beforeEach(async () => {
  asked = [];
  failures = [];
  server = createServer((request, response) => {
    asked.push({ path: request.url, padding: request.headers["add-padding"] });
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const check = () =>
  breachedPasswords({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`,
    timeoutMs: 300,
    now: () => time,
    onFailure: (reason) => failures.push(reason),
  });
/** A range with the breached password, and padding that has the other one's suffix. */
const range: RequestListener = (_request, response) =>
  response.end(`${"0".repeat(35)}:3\r\n${sha1(BREACHED).slice(5)}:24\r\n${sha1(FINE).slice(5)}:0\r\n`);

test("five digits of the hash are sent, and the rest is compared here", async () => {
  answer = range;
  const isBreached = check();
  expect([await isBreached(BREACHED), await isBreached(FINE)]).toEqual([true, false]);
  expect(asked).toEqual(
    [BREACHED, FINE].map((password) => ({ path: `/range/${sha1(password).slice(0, 5)}`, padding: "true" })),
  );
  expect(failures).toEqual([]);
});

const FAULTS: readonly (readonly [string, RequestListener])[] = [
  ["hangs", () => {}],
  ["resets the connection", (_request, response) => response.destroy()],
  ["answers 500", (_request, response) => response.writeHead(500).end()],
  ["answers HTML", (_request, response) => response.end("<!doctype html>")],
  ["redirects", (_request, response) => response.writeHead(302, { location: "/elsewhere" }).end()],
  ["stops in the middle", (_request, response) => response.writeHead(200, { "content-length": "9999" }).write("0")],
];
test.each(FAULTS)(
  "[UF-02] a service that %s costs nothing but the check, and is asked again after a pause",
  async (_what, fault) => {
    answer = fault;
    const isBreached = check();
    for (let tries = 0; tries < 5; tries += 1) expect(await isBreached(BREACHED)).toBe(false);
    expect(asked).toHaveLength(3);
    expect(failures.length).toBeGreaterThan(0);
    for (const reason of failures) expect(reason).not.toContain(sha1(BREACHED).slice(0, 5));
    answer = range;
    expect(await isBreached(BREACHED)).toBe(false);
    time += 30_000;
    expect(await isBreached(BREACHED)).toBe(true);
  },
);

onDatabase("breached passwords", (database) => {
  const caller: Caller = { network: "n", agent: "", token: null, device: null, link: String, language: "en" };

  test("registering, resetting and changing refuse them", async () => {
    answer = range;
    const accounts = { ...testingAccounts(database.current), isBreached: check() };
    const email = "gil@example.com";
    expect(await register(accounts, { email, password: BREACHED }, caller)).toEqual({
      kind: "invalid",
      email: false,
      password: "breached",
    });
    const tokenOf = async () => tokenIn((await takeMails(database.current))[0]?.text);
    expect(await tokenOf()).toBe("");
    await register(accounts, { email, password: FINE }, caller);
    await confirmRegistration(accounts, { token: await tokenOf(), password: FINE }, caller);
    const account = await findAccountForOperator(database.current, email);
    const refused = { kind: "invalid", password: "breached" };
    const change = { current: FINE, password: BREACHED };
    expect(await changePassword(accounts, account?.id ?? "", change, caller)).toEqual(refused);
    await requestReset(accounts, email, caller);
    expect(await resetPassword(accounts, { token: await tokenOf(), password: BREACHED }, caller)).toEqual(refused);
  });
});
