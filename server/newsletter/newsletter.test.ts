// The newsletter over HTTP: double opt-in, issues, unsubscribing, preferences, suppression and export.

import { beforeEach, expect, test } from "vitest";
import { enqueueMail, findSuppression, listKey, mailTable, oneClickHref, openSigner } from "#commerce/mail";
import { writeIssueBatch } from "#commerce/newsletter";
import { attemptTable } from "../../commerce/accounts/tables.ts";
import { takeMails, tokenIn } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { newsletterIssueTable, newsletterSubscriptionTable } from "../../commerce/newsletter/tables.ts";
import { ORIGIN, useAccountPages } from "../accounts/testing-account-pages.ts";
import { newsletterAdminApp } from "./admin-app.ts";

onDatabase("the newsletter", (database) => {
  const pages = useAccountPages(database);
  let nudges = 0;
  beforeEach(async () => {
    nudges = 0;
    for (const table of [newsletterSubscriptionTable, newsletterIssueTable, attemptTable])
      await database.current.sql.delete(table);
  });

  const admin = (path: string, body?: object) =>
    newsletterAdminApp({
      database: database.current,
      origin: ORIGIN,
      onIssue: () => void (nudges += 1),
      localToken: "local",
      token: undefined,
      onError: (error) => {
        throw error;
      },
    }).request(path, {
      headers: { authorization: "Bearer local" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });

  async function subscribe(email: string, source = "footer"): Promise<void> {
    await pages.post("/fr/newsletter", { email, source }, { cookie: "language=fr" });
    const [mail] = await takeMails(database.current);
    await pages.post("/fr/newsletter", { token: tokenIn(mail?.text) });
  }
  const subscribers = async () => {
    const { subscribers: list } = (await (await admin("/subscribers")).json()) as { subscribers: { email: string }[] };
    return list.map(({ email }) => email);
  };

  const ISSUE = {
    id: "2026-11",
    texts: {
      en: { subject: "New arrivals", paragraphs: ["Coats are in."] },
      fr: { subject: "Nouveautés", paragraphs: ["Les manteaux sont là."] },
    },
  };
  async function sendIssue(issue: object = ISSUE) {
    expect((await admin("/issues", issue)).status).toBe(202);
    while (await writeIssueBatch(database.current, ORIGIN, new Date()));
    return database.current.sql.select().from(mailTable).orderBy(mailTable.recipient);
  }
  const linkIn = (text: string | undefined, path: string): string =>
    new RegExp(`${ORIGIN}(/fr/newsletter/${path}\\?key=[\\w.-]+)`).exec(text ?? "")?.[1] ?? "";

  test("[TD-07] an issue goes to confirmed subscribers in their language, with a one-click address that unsubscribes at once", async () => {
    await subscribe("ana@example.com");
    await subscribe("bo@example.com");
    await pages.post("/fr/newsletter", { email: "never-confirmed@example.com" });
    await takeMails(database.current);
    const mails = await sendIssue();
    expect(nudges).toBe(1);
    expect(mails).toMatchObject([
      {
        recipient: "ana@example.com",
        subject: "Nouveautés",
        unsubscribe: expect.stringContaining("/unsubscribe?key="),
      },
      { recipient: "bo@example.com", subject: "Nouveautés" },
    ]);
    const oneClick = mails[0]?.unsubscribe?.slice(ORIGIN.length) ?? "";
    // As a mail service sends it: without cookies, and without an origin.
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const answer = await pages.request(oneClick, { method: "POST", body });
    expect([answer.status, await answer.text()]).toEqual([200, "You are unsubscribed."]);
    expect(await subscribers()).toEqual(["bo@example.com"]);
    // The mail that still waited is gone too.
    expect(await database.current.sql.$count(mailTable)).toBe(1);
    expect((await pages.request(oneClick, { method: "POST", body })).status).toBe(200);
    expect((await pages.request(`${oneClick}x`, { method: "POST", body })).status).toBe(400);
    await takeMails(database.current);
  });

  test("[TD-07] leaving a list removes its mails that still wait, and not those of another list", async () => {
    const [client, email] = [database.current.sql, "ana@example.com"];
    await subscribe(email);
    const oneClick = oneClickHref(ORIGIN, listKey(await openSigner(client), { list: "back-in-stock", email }));
    const alert = {
      language: "en",
      subject: "Back in stock",
      paragraphs: ["M"],
      list: { oneClick, links: [] },
    } as const;
    await enqueueMail(client, email, () => alert, new Date());
    const leave = async (href: string | null | undefined) => {
      await pages.request(href?.slice(ORIGIN.length) ?? "", { method: "POST", body: new URLSearchParams() });
      return (await client.select().from(mailTable)).map(({ subject }) => subject);
    };
    const issue = (await sendIssue()).find(({ subject }) => subject === "Nouveautés");
    expect(await leave(issue?.unsubscribe)).toEqual(["Back in stock"]);
    expect(await leave(oneClick)).toEqual([]);
  });

  test("[TD-07] opening the links changes nothing; the button of the page unsubscribes", async () => {
    await subscribe("ana@example.com");
    const [mail] = await sendIssue();
    const opened = await pages.get(mail?.unsubscribe?.slice(ORIGIN.length) ?? "");
    expect([opened.status, opened.headers.get("location")]).toEqual([
      302,
      expect.stringContaining("/newsletter/unsub"),
    ]);
    const link = linkIn(mail?.text, "unsubscribe");
    const page = await pages.get(link, "language=en");
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(await page.text()).toContain("will no longer receive our newsletter");
    expect(await subscribers()).toEqual(["ana@example.com"]);
    expect(await (await pages.post(link, {}, { cookie: "language=en" })).text()).toContain("You are unsubscribed");
    expect(await subscribers()).toEqual([]);
    const forged = await pages.get(link.replace("key=b", "key=c"), "language=en");
    expect(await forged.text()).toContain("This link does not work");
    await takeMails(database.current);
  });

  test("[TD-07] preferences are reached by the link in a mail or from the account, and decide who gets an issue", async () => {
    await subscribe("ana@example.com");
    const [first] = await sendIssue();
    const link = linkIn(first?.text, "preferences");
    await takeMails(database.current);
    expect(await (await pages.get(link, "language=en")).text()).toContain('name="topic" value="women"');
    const saved = await pages.post(link, { topic: "women", language: "de" });
    expect(saved.headers.get("location")).toBe(`${link}&saved=yes`);
    expect(await (await pages.get(`${link}&saved=yes`, "language=en")).text()).toContain("have been saved");
    const texts = { ...ISSUE.texts, de: { subject: "Neu", paragraphs: ["Mäntel."] } };
    expect(await sendIssue({ id: "men", topics: ["men"], texts })).toEqual([]);
    expect(await sendIssue({ id: "women", topics: ["women"], texts })).toMatchObject([{ subject: "Neu" }]);
    await takeMails(database.current);
    const { email, cookie } = await pages.newAccount();
    const english = `${cookie}; language=en`;
    expect(await (await pages.get("/newsletter/preferences", english)).text()).toContain("is not subscribed");
    await subscribe(email, "account");
    expect(await (await pages.get("/newsletter/preferences", english)).text()).toContain("Choose what we write to");
    expect((await pages.get("/newsletter/preferences")).headers.get("location")).toContain("/login");
  });

  test("[TD-07] a suppressed address gets nothing, and only its owner's own confirmation lifts that", async () => {
    await subscribe("ana@example.com");
    const suppressed = await admin("/suppressions", { reason: "bounced", addresses: ["Ana@Example.com"] });
    expect(await suppressed.json()).toEqual({ kind: "suppressed", addresses: 1 });
    const rows = JSON.stringify(await database.current.sql.execute("select * from mail_suppression"));
    expect(rows).not.toContain("ana");
    expect(await sendIssue()).toEqual([]);
    // A row that an import brings back.
    const back = { email: "ana@example.com", market: "fr", language: "fr", confirmedAt: new Date() };
    await database.current.sql.insert(newsletterSubscriptionTable).values(back);
    expect(await sendIssue({ ...ISSUE, id: "second" })).toEqual([]);
    await database.current.sql.delete(newsletterSubscriptionTable);
    await pages.post("/fr/newsletter", { email: "ana@example.com" });
    expect(await findSuppression(database.current.sql, "ana@example.com")).toMatchObject({ reason: "bounced" });
    const [mail] = await takeMails(database.current);
    await pages.post("/fr/newsletter", { token: tokenIn(mail?.text) });
    expect((await admin("/suppressions/ana@example.com")).status).toBe(404);
    expect(await sendIssue({ ...ISSUE, id: "third" })).toHaveLength(1);
    await takeMails(database.current);
  });

  test("[TD-07] the export has the consent's time and source, the language and the links, and no unconfirmed address", async () => {
    await subscribe("ana@example.com");
    await pages.post("/newsletter", { email: "waiting@example.com" });
    await takeMails(database.current);
    const csv = await admin("/subscribers.csv");
    expect(csv.headers.get("content-type")).toContain("text/csv");
    const [head = "", ana = "", ...more] = (await csv.text()).trimEnd().split("\r\n");
    expect(more).toEqual([]);
    const row = Object.fromEntries(head.split(",").map((name, at) => [name, ana.split(",")[at]]));
    expect(row).toMatchObject({
      email: "ana@example.com",
      language: "fr",
      country: "fr",
      source: "footer",
      consent_at: expect.stringMatching(/^\d{4}-.*Z$/),
      one_click_url: expect.stringContaining(`${ORIGIN}/unsubscribe?key=`),
      preferences_url: expect.stringContaining(`${ORIGIN}/fr/newsletter/preferences?key=`),
    });
  });

  test("an issue is checked, and sent once", async () => {
    expect((await admin("/issues", { id: "no texts", texts: {} })).status).toBe(422);
    expect((await admin("/issues", { ...ISSUE, texts: { fr: ISSUE.texts.fr } })).status).toBe(422);
    await subscribe("ana@example.com");
    expect(await sendIssue()).toHaveLength(1);
    expect((await admin("/issues", ISSUE)).status).toBe(409);
    expect(await writeIssueBatch(database.current, ORIGIN, new Date())).toBe(false);
    const [issue] = ((await (await admin("/issues")).json()) as { issues: object[] }).issues;
    expect(issue).toMatchObject({ id: "2026-11", mails: 1, finishedAt: expect.any(String) });
    await takeMails(database.current);
  });
});
