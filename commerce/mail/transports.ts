// Mail transports: SMTP, and a folder of files for development.

import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";
import { Undeliverable, type Deliver } from "./outbox.ts";

export interface Sender {
  /** An address, with or without a name in front: `Name <name@host>`. */
  readonly from: string;
  /** Name for an address without one. */
  readonly name: string;
  /** Origin of the shop, for its logo. */
  readonly origin: string;
}

const SMTP_TIMEOUT_MS = 20_000;
/** A 5xx to one of these is permanent. To others, the shop's sender, password or network is at fault, which its owner can mend. */
const ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA"]);

/** `sender` is read for each mail, because the shop may be renamed. */
export function smtpTransport(url: string, sender: () => Sender): Deliver {
  const server = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return async (mail) => {
    try {
      await server.sendMail(messageOf(mail, sender()));
    } catch (error) {
      const { responseCode = 0, command = "" } = error as { readonly responseCode?: number; readonly command?: string };
      if (responseCode >= 500 && ABOUT_THE_MAIL.has(command))
        throw new Undeliverable(`The mail server rejected the mail: ${responseCode}`, { cause: error });
      throw error;
    }
  };
}

/** Writes each mail to an .eml file, which any mail program opens. */
export function folderTransport(
  folder: string,
  sender: () => Sender,
  onWritten: (file: string, mail: Mail) => void,
): Deliver {
  const printer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await printer.sendMail(messageOf(mail, sender()));
    const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${mail.id.slice(0, 8)}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Renamed when complete, so that a watcher never reads half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    onWritten(file, mail);
  };
}

/** The message id is stable, so that mail programs recognise a duplicate sent after a crash. */
const messageOf = (
  { id, recipient, subject, text, html, attachments, unsubscribe }: Mail,
  { from, name, origin }: Sender,
) => ({
  from: from.includes("<") ? from : { name, address: from },
  to: { name: "", address: recipient },
  messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? "localhost"}>`,
  subject,
  // RFC 8058: mail programs show a button that unsubscribes.
  ...(unsubscribe && {
    headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
  text,
  html: html.replaceAll('src="/', `src="${origin}/`),
  attachments: attachments?.map(({ fileName, html: content }) => ({
    filename: fileName,
    content,
    contentType: "text/html; charset=utf-8",
  })),
});
