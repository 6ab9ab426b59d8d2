// The shop's translator, by its glossaries or the configured service, for pages and as an API.

import type { Context, Hono } from "hono";
import { DEFAULT_PRICE_LIST } from "#catalogue";
import type { Database } from "#commerce/database";
import { titlesInLanguage, productsByIds } from "#commerce/products";
import { storedTranslations } from "#commerce/translations";
import { demoGlossaries } from "#demo/glossaries";
import {
  type ContentTranslator,
  createContentTranslator,
  createUnderstanding,
  externalTranslator,
  glossaryTranslator,
  type Understand,
} from "#translation";
import type { ReadSetting } from "#commerce/settings";
import { plainText } from "#search/plain-text";
import { withoutStopWords } from "./stop-words.ts";
import type { Config } from "../config.ts";
import type { Log } from "../observability/log.ts";
import type { PublicReads } from "../reads/public-reads.ts";
import { networkOf } from "../visitor/visits.ts";
import { withOwnTitles } from "./own-titles.ts";
import { ownVendorNames } from "./own-vendor-names.ts";
import { withStored, type ReadStored } from "./stored-translations.ts";
import { createRateLimit, createSharedLimit } from "./rate-limit.ts";
import { tracedTranslator } from "./traced-translator.ts";
import { translationApp } from "./translation-app.ts";

export interface TranslationSources {
  readonly config: Pick<Config, "TRANSLATION_URL" | "TRUSTED_PROXIES" | "DATABASE_URL">;
  readonly database: Database;
  readonly log: Pick<Log, "warn" | "error">;
  readonly setting: ReadSetting;
}

export interface Translation {
  readonly translator: ContentTranslator;
  /** A translator with its own cache: a whole catalogue would evict what the pages use. */
  readonly createTranslator: () => ContentTranslator;
  readonly api: (reads: Pick<PublicReads, "admit">) => { readonly path: string; readonly app: Hono };
}

const REQUESTS_PER_MINUTE = 600;

export function openTranslation({ config, database, log, setting }: TranslationSources): Translation {
  const { TRANSLATION_URL: url } = config;
  const onError = (error: unknown) => log.error({ err: error }, "translation failed");
  const provider = url
    ? externalTranslator({ url, onFailure: (reason) => log.warn({ reason }, "pages stay in English") })
    : glossaryTranslator(demoGlossaries);
  const stored: ReadStored = (texts, language) =>
    storedTranslations(database, language, texts).catch((error: unknown) => {
      log.warn({ err: error }, "stored translations could not be read; texts are translated instead");
      return new Map<string, string>();
    });
  const translator = withOwnTitles(
    withStored(tracedTranslator(provider), stored),
    (ids, language) => titlesInLanguage(database, ids, language),
    (error) => log.warn({ err: error }, "the catalogue's own titles could not be read; titles are translated instead"),
  );
  const read = withoutStopWords(createUnderstanding(demoGlossaries), setting);
  const understand: Understand = (query, language) => read(plainText(query, language), language);
  const vendorNames = ownVendorNames(database, (error) =>
    log.warn({ err: error }, "designers' names in other languages could not be read; they have their Latin names"),
  );
  const edition = () => database.revisions.of("catalogue") + database.revisions.of("content");
  return {
    translator: createContentTranslator(translator, { understand, vendorNames, edition }),
    createTranslator: () => createContentTranslator(translator, { understand, vendorNames }),
    api: (reads) => ({
      path: "/translation",
      app: translationApp({
        translator,
        titlesOf: (ids) => productsByIds(database, { priceList: DEFAULT_PRICE_LIST, vipLevel: 0 }, ids),
        limit: config.DATABASE_URL
          ? createSharedLimit(REQUESTS_PER_MINUTE, database, onError)
          : createRateLimit(REQUESTS_PER_MINUTE),
        networkOf: (context: Context) => networkOf(context, config),
        reads,
        onError,
      }),
    }),
  };
}
