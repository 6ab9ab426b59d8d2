// Reads and writes stored translations by their English text.

import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import { insertRows, raiseRevision, type Database } from "#commerce/database";
import { translationTable, type TranslationOrigin } from "./tables.ts";

/** Keyed by English text. Texts without a stored translation are left out. */
export async function storedTranslations(
  { replica: client }: Pick<Database, "replica">,
  language: string,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (texts.length === 0) return new Map();
  const digests = new Map(texts.map((text) => [digestOf(text), text]));
  const rows = await client
    .select({ digest: translationTable.digest, translated: translationTable.translated })
    .from(translationTable)
    .where(and(eq(translationTable.language, language), inArray(translationTable.digest, [...digests.keys()])));
  return new Map(rows.map(({ digest, translated }) => [digests.get(digest) ?? "", translated]));
}

/** Pages of all processes show them at once. The service never replaces what a file says. */
export async function storeTranslations(
  database: Database,
  { language, origin, now }: { readonly language: string; readonly origin: TranslationOrigin; readonly now: Date },
  translations: ReadonlyMap<string, string>,
): Promise<void> {
  if (translations.size === 0) return;
  const rows = [...translations].map(([text, translated]) => ({
    language,
    digest: digestOf(text),
    translated,
    origin,
    createdAt: now,
  }));
  await database.sql.transaction(async (tx) => {
    await insertRows(
      tx,
      translationTable,
      rows,
      origin === "file"
        ? sql`on conflict (language, digest) do update set translated = excluded.translated, origin = excluded.origin`
        : sql`on conflict (language, digest) do nothing`,
    );
    const subject = { kind: "translations", id: language };
    await recordAudit(tx, { subject, after: { origin, texts: rows.length } });
    await raiseRevision(tx, "content");
  });
  await database.revisions.refresh();
}

const digestOf = (text: string): string => createHash("sha256").update(text.trim()).digest("hex");
