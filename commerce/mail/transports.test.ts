import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Mail } from "./mail.ts";
import { Undeliverable } from "./outbox.ts";
import { startSmtp as openSmtp, smtpUrl } from "./testing-smtp.ts";
import { folderTransport, smtpTransport } from "./transports.ts";

const MAIL: Mail = {
  id: "0b3f4a52-0000-4000-8000-000000000000",
  recipient: "ana@example.com",
  subject: "Größe",
  text: "Hello\n",
  html: '<img src="/brand/logo.png"><p>Hello</p>',
  attachments: null,
  unsubscribe: null,
};

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

test("the folder transport writes .eml files that only their owner can read", async () => {
  const root = mkdtempSync(join(tmpdir(), "vitrine-mail-"));
  cleanups.push(() => rmSync(root, { recursive: true }));
  const written: string[] = [];
  const folder = join(root, "mail");
  await folderTransport(
    folder,
    () => ({ from: "shop@shop.test", name: "Maison Ondine", origin: "https://shop.test" }),
    (file) => written.push(file),
  )(MAIL);
  const [name = ""] = readdirSync(folder);
  expect(written).toEqual([join(folder, name)]);
  const eml = readFileSync(join(folder, name), "utf8");
  expect(eml).toContain("To: ana@example.com");
  expect(eml).toContain("From: Maison Ondine <shop@shop.test>");
  expect(eml).toContain(`Message-ID: <${MAIL.id}@shop.test>`);
  expect(eml).toMatch(
    /text\/plain[\s\S]+Hello[\s\S]+text\/html[\s\S]+https:\/\/shop\.test\/brand\/logo\.png[\s\S]+<p>Hello<\/p>/,
  );
  expect(eml).not.toContain("List-Unsubscribe");
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

test("attachments are sent as files", async () => {
  const received: string[] = [];
  const url = await startSmtp((line) => void received.push(line), true);
  const deliver = smtpTransport(url, () => ({ from: "shop@shop.test", name: "Vitrine", origin: "https://shop.test" }));
  await deliver({ ...MAIL, attachments: [{ fileName: "Terms.html", html: "<p>Our terms</p>" }] });
  expect(received).toContain("Content-Disposition: attachment; filename=Terms.html");
  expect(received).toContain(Buffer.from("<p>Our terms</p>").toString("base64"));
});

test("[TD-07] a list mail has the headers of one-click unsubscribing", async () => {
  const received: string[] = [];
  const url = await startSmtp((line) => void received.push(line), true);
  const deliver = smtpTransport(url, () => ({
    from: "shop@shop.test",
    name: "Vitrine",
    origin: "https://shop.test",
  }));
  await deliver({ ...MAIL, unsubscribe: "https://shop.test/unsubscribe?key=abc" });
  expect(received).toContain("List-Unsubscribe: <https://shop.test/unsubscribe?key=abc>");
  expect(received).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("the SMTP transport tells permanent failures from temporary ones", async () => {
  const received: string[] = [];
  const answers = new Map<string, string>();
  const url = await startSmtp((line) => {
    received.push(line);
    return answers.get(line.slice(0, 4));
  });
  const deliver = smtpTransport(url, () => ({
    from: "Care <shop@shop.test>",
    name: "Vitrine",
    origin: "https://shop.test",
  }));
  await deliver(MAIL);
  expect(received).toContain("MAIL FROM:<shop@shop.test>");
  expect(received).toContain("RCPT TO:<ana@example.com>");
  const failsWith = async (command: string, answer: string) => {
    answers.clear();
    answers.set(command, answer);
    return deliver(MAIL).then(
      () => "none",
      (error: unknown) => (error instanceof Undeliverable ? "permanent" : "temporary"),
    );
  };
  expect(await failsWith("RCPT", "550 no such mailbox")).toBe("permanent");
  expect(await failsWith("DATA", "552 too large")).toBe("permanent");
  expect(await failsWith("RCPT", "451 later")).toBe("temporary");
  // The shop's own sender or network is at fault, whoever the recipient is.
  expect(await failsWith("MAIL", "530 authentication required")).toBe("temporary");
  expect(await failsWith("MAIL", "550 the sender is not verified")).toBe("temporary");
});

test("an unreachable server is a temporary failure", async () => {
  const url = await startSmtp(() => undefined);
  cleanups.splice(0).forEach((cleanup) => cleanup());
  await expect(
    smtpTransport(url, () => ({ from: "shop@shop.test", name: "Vitrine", origin: "https://shop.test" }))(MAIL),
  ).rejects.not.toBeInstanceOf(Undeliverable);
});

async function startSmtp(reply: (line: string) => string | void, seesMails = false): Promise<string> {
  const server = await openSmtp(reply, seesMails);
  cleanups.push(server.close);
  return smtpUrl(server.port);
}
