// How a mail leaves the shop: through an SMTP server, or into files of a folder where a developer reads them.

import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { SHOP_NAME, type Mail } from "./mail.ts";
import { Undeliverable, type Deliver } from "./outbox.ts";

/** A server that takes no connection is tried again later; nobody waits for it. */
const SMTP_TIMEOUT_MS = 20_000;

export function smtpTransport(url: string, from: string): Deliver {
  const server = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return async (mail) => {
    try {
      await server.sendMail(messageOf(mail, from));
    } catch (error) {
      const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
      // 5xx: the server will say the same to the same mail; but not when it is the shop's own password that is wrong.
      const isAboutUs = error instanceof Error && "code" in error && error.code === "EAUTH";
      if (code >= 500 && !isAboutUs) throw new Undeliverable(`The mail server refused it: ${code}`, { cause: error });
      throw error;
    }
  };
}

/** One .eml a mail, named by when it was written: any mail program opens it. */
export function folderTransport(folder: string, from: string, onWritten: (file: string, mail: Mail) => void): Deliver {
  const printer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await printer.sendMail(messageOf(mail, from));
    const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${mail.id.slice(0, 8)}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Written aside: whoever watches the folder never reads half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    onWritten(file, mail);
  };
}

/** One that was sent twice after a crash has the same id, by which mail programs know it. */
const messageOf = ({ id, recipient, subject, text, html }: Mail, from: string) => ({
  from: from.includes("<") ? from : { name: SHOP_NAME, address: from },
  to: { name: "", address: recipient },
  messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? "localhost"}>`,
  subject,
  text,
  html,
});
