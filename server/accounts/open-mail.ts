// Delivers mails through the configured SMTP server, or into a folder if there is none.

import { join } from "node:path";
import type { BackgroundJob } from "#concurrency";
import type { Database } from "#commerce/database";
import { folderTransport, openDelivery, smtpTransport } from "#commerce/mail";
import type { Config } from "../config.ts";
import type { Log } from "../observability/log.ts";
import { FACTS, type ReadSetting } from "#commerce/settings";

export interface MailParts {
  readonly config: Pick<Config, "SMTP_URL" | "MAIL_FROM" | "dataDir">;
  readonly database: Database;
  readonly log: Log;
  readonly setting: ReadSetting;
  /** Public origin of the shop. */
  readonly origin: string;
}

export function openMail({ config, database, log, setting, origin }: MailParts): BackgroundJob {
  const { SMTP_URL: url, MAIL_FROM: from, dataDir } = config;
  const sender = () => ({ from, name: setting(FACTS).name, origin });
  const deliver = url
    ? smtpTransport(url, sender)
    : folderTransport(join(dataDir, "mail"), sender, (file, { subject }) =>
        console.error(`Mail "${subject}" was written to ${file}, because SMTP_URL is not set.`),
      );
  return openDelivery({ database, deliver, onError: (error) => log.error({ err: error }, "mail delivery failed") });
}
