// Reads the merchant's texts in the transaction that writes a mail. A text that no longer fits is left out, so that it cannot stop the mail.

import { eq } from "drizzle-orm";
import { z } from "zod";
import { LANGUAGES } from "#catalogue";
import type { Sql } from "#commerce/database";
import { settingTable } from "../tables.ts";
import { checkText } from "./check-text.ts";
import { defaultText, isMailText } from "./defaults.ts";
import { MAILS, mailText, type MailTexts } from "./setting.ts";

/** Only texts that the mails can use. The live settings report the others. */
export async function readMailTexts(client: Pick<Sql, "select">): Promise<MailTexts> {
  const [row] = await client
    .select({ value: settingTable.value })
    .from(settingTable)
    .where(eq(settingTable.name, MAILS.name));
  return row ? usableTexts(row.value) : MAILS.initial;
}

const Stored = z.record(z.string(), z.record(z.string(), z.unknown()).catch({})).catch({});

export function usableTexts(value: unknown): MailTexts {
  return Object.fromEntries(
    Object.entries(Stored.parse(value))
      .filter(([id]) => isMailText(id))
      .map(([id, texts]): [string, object] => [
        id,
        Object.fromEntries(
          LANGUAGES.flatMap(({ code }) => {
            const text = mailText.safeParse(texts[code]);
            const isUsable = text.success && checkText(text.data, defaultText(id, code), code).kind === "valid";
            return isUsable ? [[code, text.data]] : [];
          }),
        ),
      ])
      .filter(([, texts]) => Object.keys(texts).length > 0),
  );
}
