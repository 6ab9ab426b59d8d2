import { beforeEach, expect, test } from "vitest";
import { onEveryDatabase } from "../database/testing.ts";
import { openDelivery } from "./delivery.ts";
import type { MailContent, Mail } from "./mail.ts";
import { deliverDue, enqueueMail, sweepMails, Undeliverable } from "./outbox.ts";
import { mailTable } from "./tables.ts";

const MAIL: MailContent = {
  language: "en",
  subject: "A mail",
  paragraphs: ["One <b> & two."],
  action: { label: "Open", href: "https://shop.test/?a=1&b=2" },
};
const MINUTE = 60_000;

onEveryDatabase("the outbox", (database) => {
  let time = Date.UTC(2026, 10, 15);
  const now = () => new Date(time);
  const put = (recipient: string) => enqueueMail(database.current.sql, recipient, () => MAIL, now());
  const waiting = () => database.current.sql.select().from(mailTable);
  const broken = () => Promise.reject(new Error("no connection"));

  beforeEach(async () => {
    await database.current.sql.delete(mailTable);
  });

  test("a mail is delivered as text and HTML and then deleted", async () => {
    await put("ana@example.com");
    const sent: Mail[] = [];
    const result = await deliverDue(database.current, async (mail) => void sent.push(mail), now);
    expect(result).toEqual({ delivered: 1, failed: 0 });
    expect(sent).toMatchObject([{ recipient: "ana@example.com", subject: "A mail" }]);
    expect(sent[0]?.text).toContain("One <b> & two.\n\nOpen:\nhttps://shop.test/?a=1&b=2");
    expect(sent[0]?.html).toContain("One &lt;b&gt; &amp; two.");
    expect(sent[0]?.html).toContain('href="https://shop.test/?a=1&amp;b=2"');
    expect(await waiting()).toEqual([]);
  });

  test("a mail server that hangs does not keep the shop from stopping, and the mail is kept", async () => {
    await put("ana@example.com");
    const hanging = () => new Promise<never>(() => undefined);
    const errors: unknown[] = [];
    const delivery = openDelivery({
      database: database.current,
      deliver: hanging,
      onError: (e) => errors.push(e),
      now,
    });
    await delivery.close();
    expect(await waiting()).toMatchObject([{ recipient: "ana@example.com", lastError: "The shop stops" }]);
    expect(errors).toEqual([]);
  });

  test("a failed mail is retried with backoff and then abandoned, but not deleted", async () => {
    await put("ana@example.com");
    const tries: number[] = [];
    const start = time;
    for (let due: Date | null | undefined = now(); due; due = (await waiting())[0]?.dueAt) {
      time = due.getTime() - 1;
      expect(await deliverDue(database.current, broken, now)).toEqual({ delivered: 0, failed: 0 });
      time = due.getTime();
      expect(await deliverDue(database.current, broken, now)).toEqual({ delivered: 0, failed: 1 });
      tries.push((time - start) / MINUTE);
    }
    expect(tries).toEqual([0, 1, 6, 21, 81, 201, 441, 681]);
    expect(await waiting()).toMatchObject([{ attempts: 8, dueAt: null, lastError: "no connection" }]);
  });

  test("[UF-11] an answer of a mail server that cannot be stored as it is does not stop the retries", async () => {
    await put("ana@example.com");
    const hostile = () => Promise.reject(new Error(`550 no\0such\uD800 mailbox${"!".repeat(5_000)}`));
    expect(await deliverDue(database.current, hostile, now)).toEqual({ delivered: 0, failed: 1 });
    const [mail] = await waiting();
    expect(mail?.lastError).toMatch(/^550 no such\uFFFD mailbox!{900,}$/);
    expect(mail?.lastError?.length).toBeLessThanOrEqual(1_000);
  });

  test("a mail that the server rejects permanently is not retried", async () => {
    await put("nobody@example.com");
    await deliverDue(database.current, () => Promise.reject(new Undeliverable("550")), now);
    time += 24 * 60 * MINUTE;
    expect(await deliverDue(database.current, broken, now)).toEqual({ delivered: 0, failed: 0 });
  });

  test("concurrent workers send each mail once", async () => {
    for (let count = 0; count < 40; count += 1) await put(`${count}@example.com`);
    const sent: string[] = [];
    const deliver = async ({ recipient }: Mail) => {
      await new Promise(setImmediate);
      sent.push(recipient);
    };
    const work = async () => {
      while ((await deliverDue(database.current, deliver, now)).delivered > 0);
    };
    await Promise.all(Array.from({ length: 5 }, work));
    expect(sent).toHaveLength(40);
    expect(new Set(sent).size).toBe(40);
  });

  test("a mail claimed by a process that died is sent after its lease expires", async () => {
    await put("ana@example.com");
    const dead = deliverDue(database.current, () => new Promise(() => {}), now);
    dead.catch(() => {});
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
    const sent: string[] = [];
    const deliver = async ({ recipient }: Mail) => void sent.push(recipient);
    await deliverDue(database.current, deliver, now);
    expect(sent).toEqual([]);
    time += 2 * MINUTE;
    await deliverDue(database.current, deliver, now);
    expect(sent).toEqual(["ana@example.com"]);
  });

  test("a lease is renewed before a mail that waited behind slow ones is sent", async () => {
    for (const recipient of ["1@example.com", "2@example.com", "3@example.com"]) await put(recipient);
    const sent: string[] = [];
    const others: number[] = [];
    const other = async ({ recipient }: Mail) => void sent.push(`other ${recipient}`);
    const slow = async ({ recipient }: Mail) => {
      time += 1.5 * MINUTE;
      // Another worker does not get the mail being sent, but may get a waiting one whose lease expired.
      others.push((await deliverDue(database.current, other, now)).delivered);
      sent.push(recipient);
    };
    const result = await deliverDue(database.current, slow, now);
    // Each is sent once, by either worker.
    expect(sent.map((line) => line.replace("other ", "")).toSorted()).toEqual([1, 2, 3].map((n) => `${n}@example.com`));
    expect(others).toEqual([0, 1]);
    expect(result).toEqual({ delivered: 2, failed: 0 });
    expect(await waiting()).toEqual([]);
  });

  test("an abandoned mail is deleted after two weeks, a waiting one is not", async () => {
    await put("nobody@example.com");
    await deliverDue(database.current, () => Promise.reject(new Undeliverable("550")), now);
    await put("waiting@example.com");
    time += 14 * 24 * 60 * MINUTE - 1;
    await sweepMails(database.current, 14, now());
    expect(await waiting()).toHaveLength(2);
    time += 1;
    await sweepMails(database.current, 14, now());
    expect(await waiting()).toMatchObject([{ recipient: "waiting@example.com" }]);
  });

  test("a nudge delivers new mails, and a failure does not stop the job", async () => {
    const sent: string[] = [];
    const errors: unknown[] = [];
    const delivery = openDelivery({
      database: database.current,
      deliver: async ({ recipient }) => {
        if (recipient.startsWith("bad")) throw new Error("no connection");
        sent.push(recipient);
      },
      onError: (error) => errors.push(error),
      now,
    });
    for (const recipient of ["bad@example.com", "ana@example.com"]) await put(recipient);
    delivery.nudge();
    await expect.poll(() => sent).toEqual(["ana@example.com"]);
    await delivery.close();
    expect(errors).toHaveLength(1);
    expect(String(errors[0])).not.toContain("bad@example.com");
  });
});
