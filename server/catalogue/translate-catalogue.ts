// Translates the catalogue's titles and descriptions with the external service, in batches that are stored as they arrive. What the
// feed, a file or an earlier run has translated, and titles that the vocabulary knows, are not sent.

import { createHash } from "node:crypto";
import type { FeedRow } from "#catalogue";
import type { Database } from "#commerce/database";
import { readCatalogue } from "#commerce/products";
import { storedTranslations, storeTranslations } from "#commerce/translations";
import type { Translator } from "#translation";
import type { CatalogueEvent } from "./events.ts";
import { protectNames } from "./protected-names.ts";

export interface TranslationRun {
  readonly database: Database;
  readonly languages: readonly string[];
  /** Undefined if none is configured: then only a dry run is possible. */
  readonly service: Pick<Translator, "translate"> | undefined;
  /** Titles that it translates are not sent. */
  readonly vocabulary: Pick<Translator, "product">;
  readonly isDryRun: boolean;
}

/** Texts in one request. */
const BATCH = 50;
/** Requests that fail in a row before the run ends. */
const MOST_FAILURES = 3;

interface Text {
  readonly text: string;
  readonly names: readonly string[];
}

/** The last event is the result. */
export async function* translateCatalogue(run: TranslationRun): AsyncGenerator<CatalogueEvent> {
  const { database, languages, service, isDryRun } = run;
  if (!service && !isDryRun) return yield { kind: "no-service" };
  const total = { texts: 0, characters: 0, left: 0 };
  let failures = 0;
  for (const language of languages) {
    const reading = await readCatalogue(database);
    if (reading === undefined) return yield { kind: "no-catalogue" };
    const seen = new Set<string>();
    for await (const texts of batches(missingTexts(reading.rows, language, run, seen))) {
      const done = isDryRun ? texts.length : await translateBatch(texts, language, run, failures >= MOST_FAILURES);
      failures = done === 0 ? failures + 1 : 0;
      total.texts += done;
      total.left += texts.length - done;
      total.characters += texts.reduce((sum, { text }) => sum + text.length, 0);
      yield { kind: "translating", language, texts: total.texts };
    }
  }
  if (isDryRun) yield { kind: "would-translate", texts: total.texts, characters: total.characters };
  else yield { kind: "translated", ...total };
}

/** Number of texts that were translated and stored. */
async function translateBatch(
  texts: readonly Text[],
  language: string,
  { database, service }: TranslationRun,
  isDown: boolean,
): Promise<number> {
  const parts = texts.map(({ text, names }) => protectNames(text, names));
  const answers = isDown
    ? null
    : await service?.translate(
        parts.map(({ sent }) => sent),
        language,
      );
  const translated = new Map<string, string>();
  for (const [at, { text }] of texts.entries()) {
    const answer = answers?.[at];
    const restored = answer === undefined ? undefined : parts[at]?.restore(answer);
    if (restored) translated.set(text, restored);
  }
  await storeTranslations(database, { language, origin: "service", now: new Date() }, translated);
  return translated.size;
}

/** Distinct texts of the catalogue without a translation. */
async function* missingTexts(
  products: AsyncIterable<readonly FeedRow[]>,
  language: string,
  { database, vocabulary }: TranslationRun,
  seen: Set<string>,
): AsyncGenerator<Text> {
  for await (const [row] of products) {
    if (!row) continue;
    const { title, body_html: body, vendor, product_id: id } = row;
    const own = (row as unknown as Readonly<Record<string, unknown>>)[`title_${language}`];
    const [known] = own ? [] : ((await vocabulary.product([{ id, title }], language)) ?? []);
    const wanted = [...(own || known !== title ? [] : [title]), ...(body === "" ? [] : [body])].filter((text) => {
      const key = createHash("sha1").update(text).digest("base64");
      return !seen.has(key) && seen.add(key);
    });
    // From the primary: a replica may lack what this run has just stored.
    const stored = await storedTranslations({ replica: database.sql }, language, wanted);
    for (const text of wanted) if (!stored.has(text)) yield { text, names: [vendor] };
  }
}

async function* batches(texts: AsyncIterable<Text>): AsyncGenerator<readonly Text[]> {
  let batch: Text[] = [];
  for await (const text of texts) {
    batch.push(text);
    if (batch.length === BATCH) yield batch.splice(0);
  }
  if (batch.length > 0) yield batch;
}
