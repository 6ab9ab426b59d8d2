import { beforeAll, expect, test } from "vitest";
import { DEFAULT_TAXONOMY } from "#catalogue";
import { beginAuthenticator, confirmAuthenticator, findAuthenticatorSetup, type Caller } from "#commerce/accounts";
import { totpAt } from "../../commerce/two-factor/testing-totp.ts";
import { takeMails, tokenIn } from "../../commerce/accounts/testing-mails.ts";
import { testingAccounts, type TestingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { visitsOf } from "../visitor/visits.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { NO_SEARCH, testApi, type GraphqlAnswer, type TestApi } from "./testing-graphql.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

const PASSWORD = "a long walk in the rain";
const DEFINED = "email password token current session address id code";

onDatabase("GraphQL accounts", (database) => {
  let api: TestApi;
  let accounts: TestingAccounts;
  beforeAll(() => {
    accounts = testingAccounts(database.current);
    api = testApi(database.current, {
      shop: {
        id: "shop",
        database: database.current,
        taxonomy: DEFAULT_TAXONOMY,
        setting: initialSettings,
        search: NO_SEARCH,
        accounts,
        orderServices: testOrderServices(database.current),
      },
      visitOf: visitsOf({ PUBLIC_URL: undefined, TRUSTED_PROXIES: 0, CHANNEL: "global" }, accounts),
    });
  });

  /** Runs a mutation; its variables are derived from the text. */
  const run = async (field: string, variables: Record<string, string> = {}, cookie = ""): Promise<GraphqlAnswer> => {
    const used = DEFINED.split(" ").filter((name) => field.includes(`$${name}`));
    const types = used.map((name) => `$${name}: ${["session", "address", "id"].includes(name) ? "ID!" : "String!"}`);
    const query = `mutation ${types.length > 0 ? `(${types.join(", ")})` : ""} { it: ${field} }`;
    return api.post({ query, variables }, cookie ? { cookie } : {});
  };
  const cookieIn = ({ response }: GraphqlAnswer): string => response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const REGISTER = `register(email: $email, password: $password) { __typename ... on InvalidForm { passwordProblem fields { field } } }`;
  const CONFIRM = `confirmRegistration(token: $token, password: $password) { __typename }`;
  const SIGN_IN = `signIn(email: $email, password: $password) { __typename ... on TooManyAttempts { until } }`;
  const ACCOUNT = `{ account { _id email firstName vip { level } sessions { _id isCurrent } addresses { _id city isDefault } } }`;

  const makeAccount = async (email: string): Promise<string> => {
    // From different networks, because of the rate limit.
    accounts.advance(3_600_000);
    await run(REGISTER, { email, password: PASSWORD });
    const mail = (await takeMails(database.current)).find(({ to }) => to === email);
    return cookieIn(await run(CONFIRM, { token: tokenIn(mail?.text), password: PASSWORD }));
  };

  test("register, confirm, sign out and in; the token is only in the cookie [AC-03]", async () => {
    const email = "ana@example.com";
    const registered = await run(REGISTER, { email, password: PASSWORD });
    expect(registered.data.it).toEqual({ __typename: "Done" });
    const [mail] = await takeMails(database.current);
    const confirmed = await run(CONFIRM, { token: tokenIn(mail?.text), password: PASSWORD });
    expect(confirmed.data.it).toEqual({ __typename: "SignedIn" });
    const header = confirmed.response.headers.get("set-cookie") ?? "";
    expect(header).toMatch(/^session=[\w-]{40,};.*HttpOnly.*SameSite=Lax/i);
    const cookie = cookieIn(confirmed);
    expect(await confirmed.response.text()).not.toContain(cookie.slice("session=".length));
    const { data } = await api.ask(ACCOUNT, {}, { cookie });
    expect(data.account).toMatchObject({ email, vip: { level: 0 }, sessions: [{ isCurrent: true }], addresses: [] });
    const out = await run("signOut { isDone }", {}, cookie);
    expect(out.response.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await api.ask(ACCOUNT, {}, { cookie })).data.account).toBeNull();
    const again = await run(SIGN_IN, { email, password: PASSWORD });
    expect(again.data.it.__typename).toBe("SignedIn");
    expect(cookieIn(again)).not.toBe(cookie);
  });

  test("signing in and resetting the password ask for the second factor, and a code completes them", async () => {
    const email = "fay@example.com";
    const account = { cookie: await makeAccount(email) };
    const { data } = await api.ask(ACCOUNT, {}, account);
    const caller: Caller = {
      network: "n",
      agent: "",
      token: account.cookie.split("=")[1] ?? "",
      device: null,
      link: String,
      language: "en",
    };
    await beginAuthenticator(accounts, data.account._id, caller);
    const secret = (await findAuthenticatorSetup(accounts, data.account._id)) ?? "";
    const added = await confirmAuthenticator(accounts, data.account._id, totpAt(secret, accounts.now()), caller);
    accounts.advance(60_000);
    const COMPLETE = `completeSignIn(code: $code) { __typename }`;
    const asked = await run(SIGN_IN, { email, password: PASSWORD });
    expect(asked.data.it).toEqual({ __typename: "SecondFactorRequired" });
    expect(cookieIn(asked)).toMatch(/^pending=[\w-]{43}$/);
    expect((await api.ask(ACCOUNT, {}, { cookie: cookieIn(asked) })).data.account).toBeNull();
    expect((await run(COMPLETE, { code: "no code" }, cookieIn(asked))).data.it.__typename).toBe("WrongCode");
    expect((await run(COMPLETE, { code: totpAt(secret, accounts.now()) })).data.it.__typename).toBe("LinkExpired");
    const entered = await run(COMPLETE, { code: totpAt(secret, accounts.now()) }, cookieIn(asked));
    expect(entered.data.it.__typename).toBe("SignedIn");
    expect((await api.ask(ACCOUNT, {}, { cookie: cookieIn(entered) })).data.account).toMatchObject({ email });
    await takeMails(database.current);
    await run(`requestPasswordReset(email: $email) { __typename }`, { email });
    const token = tokenIn((await takeMails(database.current))[0]?.text);
    const SET = `resetPassword(token: $token, password: $password) { __typename }`;
    const reset = await run(SET, { token, password: "another long walk" });
    expect(reset.data.it.__typename).toBe("SecondFactorRequired");
    const [code = ""] = added.kind === "added" ? added.codes : [];
    expect((await run(COMPLETE, { code }, cookieIn(reset))).data.it.__typename).toBe("SignedIn");
  });

  test("expected failures are union members, and do not reveal who has an account [AC-03] [GQ-08]", async () => {
    await makeAccount("bo@example.com");
    const wrongs = await Promise.all(
      ["bo@example.com", "nobody@example.com"].map((email) => run(SIGN_IN, { email, password: "not this one" })),
    );
    expect(wrongs.map(({ data }) => data.it)).toEqual([
      { __typename: "WrongCredentials" },
      { __typename: "WrongCredentials" },
    ]);
    const known = await run(REGISTER, { email: "bo@example.com", password: PASSWORD });
    expect(known.data.it).toEqual({ __typename: "Done" });
    await takeMails(database.current);
    const short = await run(REGISTER, { email: "no address", password: "x" });
    expect(short.data.it).toEqual({
      __typename: "InvalidForm",
      passwordProblem: "TOO_SHORT",
      fields: [{ field: "email" }],
    });
    const old = await run(CONFIRM, { token: "A".repeat(43), password: PASSWORD });
    expect(old.data.it).toEqual({ __typename: "LinkExpired" });
    expect(cookieIn(old)).toBe("");
  });

  test("[UF-12] common passwords, the shop's name and the mail address are refused, and there are no rules of composition", async () => {
    for (const [password, passwordProblem] of [
      ["Password123", "TOO_COMMON"],
      ["MyShop-2026", "TOO_COMMON"],
      ["maria2026!", "IS_EMAIL"],
    ] as const) {
      const { data } = await run(REGISTER, { email: "maria@example.com", password });
      expect(data.it).toMatchObject({ __typename: "InvalidForm", passwordProblem });
    }
    const { data } = await run(REGISTER, { email: "maria@example.com", password: "marlin teapot verdict" });
    expect(data.it.__typename).not.toBe("InvalidForm");
  });

  test("resetting and changing the password ends the other sessions [AC-03]", async () => {
    const cookie = await makeAccount("cy@example.com");
    const RESET = `requestPasswordReset(email: $email) { __typename }`;
    expect((await run(RESET, { email: "cy@example.com" })).data.it.__typename).toBe("Done");
    expect((await run(RESET, { email: "nobody@example.com" })).data.it.__typename).toBe("Done");
    const mails = await takeMails(database.current);
    expect(mails.map(({ to }) => to)).toEqual(["cy@example.com"]);
    const token = tokenIn(mails[0]?.text);
    const SET = `resetPassword(token: $token, password: $password) { __typename }`;
    const reset = await run(SET, { token, password: "another long walk" });
    expect(reset.data.it.__typename).toBe("SignedIn");
    expect((await run(SET, { token, password: "a third long walk" })).data.it.__typename).toBe("LinkExpired");
    expect((await api.ask(ACCOUNT, {}, { cookie })).data.account).toBeNull();
    const CHANGE = `changePassword(currentPassword: $current, password: $password) { __typename }`;
    const own = cookieIn(reset);
    const wrong = await run(CHANGE, { current: "not this one", password: PASSWORD }, own);
    expect(wrong.data.it.__typename).toBe("WrongCredentials");
    const changed = await run(CHANGE, { current: "another long walk", password: PASSWORD }, own);
    expect(changed.data.it.__typename).toBe("Done");
    const guest = await run(CHANGE, { current: PASSWORD, password: PASSWORD });
    expect(guest.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });

  test("sessions and addresses of another account cannot be ended or changed [AC-03] [GQ-08]", async () => {
    const [own, other] = [await makeAccount("di@example.com"), await makeAccount("ed@example.com")];
    const SAVE = `saveAddress(address: { country: "DE", firstName: "Di", lastName: "O", line1: "Weg 1", city: "Ulm", postalCode: "89073", phone: "+49 731 1234567" }) { __typename ... on InvalidForm { fields { field problem } } }`;
    expect((await run(SAVE, {}, own)).data.it).toEqual({ __typename: "Done" });
    const { data } = await api.ask(ACCOUNT, {}, { cookie: own });
    const [session] = data.account.sessions;
    const [address] = data.account.addresses;
    const attempts = [
      [`revokeSession(sessionId: $session) { __typename }`, { session: session._id }],
      [`deleteAddress(addressId: $address) { __typename }`, { address: address._id }],
      [`setDefaultAddress(addressId: $address) { __typename }`, { address: address._id }],
      [
        `saveAddress(addressId: $address, address: { country: "DE", firstName: "Ed", lastName: "E", line1: "Weg 2", city: "Bonn", postalCode: "53111", phone: "+49 228 1234567" }) { __typename }`,
        { address: address._id },
      ],
    ] as const;
    for (const [field, variables] of attempts) {
      expect((await run(field, variables, other)).data.it, field).toEqual({ __typename: "NoSuchThing" });
      expect((await run(field, variables)).errors, field).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    }
    for (const id of ["", "null", "00000000-0000-0000-0000-000000000000", "' or 1=1 --", "%"]) {
      const none = await run(`deleteAddress(addressId: $id) { __typename }`, { id }, own);
      expect(none.data.it, id).toEqual({ __typename: "NoSuchThing" });
    }
    expect((await api.ask(ACCOUNT, {}, { cookie: own })).data.account).toEqual(data.account);
    const invalid = await run(`saveAddress(address: { country: "DE" }) { __typename }`, {}, own);
    expect(invalid.data.it).toEqual({ __typename: "InvalidForm" });
  });

  test("[MD-09] alerts and saved searches are set in the market and language of the operation, and are the account's own", async () => {
    const own = await makeAccount("gil@example.com");
    const other = await makeAccount("hal@example.com");
    const as = (cookie: string, query: string, variables = {}) => api.ask(query, variables, { cookie });
    const ALERTS = `account { alerts { priceDrops backInStock market language savedSearches { _id name address frequency } } }`;
    expect((await as(own, `{ ${ALERTS} }`)).data.account.alerts).toEqual({
      priceDrops: false,
      backInStock: false,
      market: null,
      language: null,
      savedSearches: [],
    });
    const set = `mutation @inContext(market: "fr", language: "fr") { it: saveAlerts(priceDrops: true, backInStock: false) { priceDrops market language } }`;
    expect((await as(own, set)).data.it).toEqual({ priceDrops: true, market: "fr", language: "fr" });
    expect((await api.ask(set)).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    const save = (address: string, name = "Coats") =>
      as(
        own,
        `mutation ($address: String!, $name: String) { it: saveSearch(address: $address, name: $name, frequency: WEEKLY) {
          __typename ... on SavedSearch { _id name address frequency } ... on InvalidForm { fields { field } } } }`,
        { address, name },
      );
    const saved = (await save("/pages/search?qTitle=coat&page=4")).data.it;
    expect(saved).toMatchObject({
      __typename: "SavedSearch",
      address: "/pages/search?qTitle=coat",
      frequency: "WEEKLY",
    });
    for (const address of ["/products/coat", "", "javascript:alert(1)", "/pages/search"]) {
      expect((await save(address)).data.it, address).toEqual({
        __typename: "InvalidForm",
        fields: [{ field: "address" }],
      });
    }
    expect((await save("/pages/search?qTitle=coat", " ")).data.it).toMatchObject({ fields: [{ field: "name" }] });
    const change = (cookie: string) =>
      as(cookie, `mutation ($id: ID!) { it: changeSavedSearch(savedSearchId: $id, frequency: NEVER) { __typename } }`, {
        id: saved._id,
      });
    const remove = (cookie: string) =>
      as(cookie, `mutation ($id: ID!) { it: deleteSavedSearch(savedSearchId: $id) { __typename } }`, { id: saved._id });
    expect((await change(other)).data.it).toEqual({ __typename: "NoSuchThing" });
    expect((await remove(other)).data.it).toEqual({ __typename: "NoSuchThing" });
    expect((await change(own)).data.it).toEqual({ __typename: "Done" });
    expect((await as(own, `{ ${ALERTS} }`)).data.account.alerts.savedSearches).toMatchObject([{ frequency: "NEVER" }]);
    expect((await remove(own)).data.it).toEqual({ __typename: "Done" });
    expect((await as(own, `{ ${ALERTS} }`)).data.account.alerts.savedSearches).toEqual([]);
    expect(api.logged).toEqual([]);
  });

  test("aliases do not bypass the limit of attempts [AC-03] [GQ-08]", async () => {
    await makeAccount("flo@example.com");
    const guess = (at: number) =>
      `a${at}: signIn(email: "flo@example.com", password: "guess number ${at}") { __typename }`;
    const fifteen = `mutation { ${Array.from({ length: 15 }, (_, at) => guess(at)).join(" ")} }`;
    const before = accounts.derivations();
    const { data } = await api.ask(fifteen);
    const kinds = Object.values(data as Record<string, { __typename: string }>).map(({ __typename }) => __typename);
    expect(kinds).toContain("TooManyAttempts");
    expect(kinds).not.toContain("SignedIn");
    expect(accounts.derivations() - before).toBeLessThan(15);
    expect(api.logged).toEqual([]);
  });
});
