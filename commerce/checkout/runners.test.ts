// Two processes run the same jobs on a real server: nothing is done twice, and nothing is lost if one is killed.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { count } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliverDue, enqueueMail } from "#commerce/mail";
import { paymentEventTable } from "#commerce/payments";
import { onPostgres, type TestDatabase } from "../database/testing.ts";
import { mailTable } from "../mail/tables.ts";
import { testOrderServices } from "./testing-order-services.ts";
import { storeWebhook } from "./webhooks.ts";

const RUNNER = fileURLToPath(new URL("testing-runner.ts", import.meta.url));
const MAILS = 60;
const EVENTS = 90;
const LEASE_EXPIRED_MS = 3 * 60_000;

onPostgres("jobs in two processes", (database) => {
  const enqueue = async (mails: number) => {
    const mail = { language: "en" as const, subject: "A mail", paragraphs: ["One."] };
    for (let number = 0; number < mails; number++) {
      await enqueueMail(database.current.sql, `${number}@example.com`, () => mail, new Date());
    }
  };

  test("each mail is sent once and each webhook event is processed once [CO-03]", async () => {
    await enqueue(MAILS);
    const services = testOrderServices(database.current);
    for (let number = 0; number < EVENTS; number++) {
      const id = `event-${number}`;
      await storeWebhook(services, {
        kind: "event",
        id,
        type: "paid",
        reference: `unknown ${number}`,
        paymentId: null,
      });
    }
    const runners = await Promise.all([startRunner(database), startRunner(database)]);
    for (const runner of runners) runner.go();
    const output = (await Promise.all(runners.map(({ ended }) => ended))).flat();
    const mails = output.filter((line) => line.startsWith("mail "));
    expect(mails).toHaveLength(MAILS);
    expect(new Set(mails).size).toBe(MAILS);
    const { attempts, settledAt } = paymentEventTable;
    const events = await database.current.sql.select({ attempts, settledAt }).from(paymentEventTable);
    expect(events).toHaveLength(EVENTS);
    expect(events.every((event) => event.attempts === 1 && event.settledAt !== null)).toBe(true);
  });

  test("work of a killed process is done by another once its lease expires", async () => {
    await enqueue(15);
    const killed = await startRunner(database, 3);
    killed.go();
    const stuck = await killed.line(/^stuck /);
    killed.kill();
    const done = (await killed.ended).filter((line) => line.startsWith("mail ")).map((line) => line.slice(5));
    expect(done).toHaveLength(2);
    const sent: string[] = [];
    const deliver = async ({ id }: { readonly id: string }) => void sent.push(id);
    // At first only what the killed process had not leased …
    while ((await deliverDue(database.current, deliver, () => new Date())).delivered > 0);
    expect(sent).toHaveLength(5);
    // … and after the lease the rest, including the stuck mail.
    const later = () => new Date(Date.now() + LEASE_EXPIRED_MS);
    while ((await deliverDue(database.current, deliver, later)).delivered > 0);
    expect([...sent, ...done]).toHaveLength(15);
    expect(new Set([...sent, ...done]).size).toBe(15);
    expect(sent).toContain(stuck.slice("stuck ".length));
    const [left] = await database.current.sql.select({ count: count() }).from(mailTable);
    expect(left?.count).toBe(0);
  });
});

async function startRunner({ location }: TestDatabase, stuck = 0) {
  const url = "url" in location ? location.url : "";
  const child = spawn(process.execPath, [RUNNER, url, String(stuck)], { stdio: ["pipe", "pipe", "inherit"] });
  const output: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  const lines = createInterface(child.stdout).on("line", (line) => {
    output.push(line);
    for (const listener of listeners) listener(line);
  });
  const line = (pattern: RegExp) =>
    new Promise<string>((done) => listeners.push((one) => pattern.test(one) && done(one)));
  const ended = Promise.all([once(lines, "close"), once(child, "exit")]).then(() => output);
  await line(/^ready$/);
  return { go: () => child.stdin.write("go\n"), line, kill: () => child.kill("SIGKILL"), ended };
}
