// Mail transports: SMTP, and a folder of files for development.

import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { SHOP_NAME, type Mail } from "./mail.ts";
import { Undeliverable, type Deliver } from "./outbox.ts";

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
      // 5xx is permanent for this mail, unless the shop's own credentials are at fault.
      const isLoginFailure = error instanceof Error && "code" in error && error.code === "EAUTH";
      if (code >= 500 && !isLoginFailure)
        throw new Undeliverable(`The mail server rejected the mail: ${code}`, { cause: error });
      throw error;
    }
  };
}

/** Writes each mail to an .eml file, which any mail program opens. */
export function folderTransport(folder: string, from: string, onWritten: (file: string, mail: Mail) => void): Deliver {
  const printer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await printer.sendMail(messageOf(mail, from));
    const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${mail.id.slice(0, 8)}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Renamed when complete, so that a watcher never reads half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    onWritten(file, mail);
  };
}

/** The message id is stable, so that mail programs recognise a duplicate sent after a crash. */
const messageOf = ({ id, recipient, subject, text, html }: Mail, from: string) => ({
  from: from.includes("<") ? from : { name: SHOP_NAME, address: from },
  to: { name: "", address: recipient },
  messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? "localhost"}>`,
  subject,
  text,
  html,
});
