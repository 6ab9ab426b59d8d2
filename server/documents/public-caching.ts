// Headers of shared documents for caches between the shop and its visitors. Only an address that names market and language has one
// answer for everyone; any other stays private.

import { DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import type { Guest } from "../visitor/visitor.ts";

/** Tag of every public document, by which a CDN drops them. */
export const DOCUMENTS_TAG = "documents";

/** With a purge, documents last until it. Without one, a CDN asks again after a second, and gets 304. */
const LIFE = {
  purged: { seconds: 300, staleSeconds: 60 },
  unpurged: { seconds: 1, staleSeconds: 1 },
};

/** True if the address alone decides what a guest gets: no cookie and no header has changed country or language. */
export function isPublic(path: string, { code, market, country, language }: Guest): boolean {
  return (
    code !== null &&
    path.split(/[/?]/, 2)[1] === code &&
    market.kind === "country" &&
    market.code === code &&
    language === market.language &&
    (country === null || country === market.country)
  );
}

/** Replaces the headers that keep a document private. */
export function makePublic(headers: Headers, isPurged: boolean): void {
  const { seconds, staleSeconds } = isPurged ? LIFE.purged : LIFE.unpurged;
  headers.set("vary", "Accept, User-Agent");
  headers.set("surrogate-key", DOCUMENTS_TAG);
  headers.set("cache-tag", DOCUMENTS_TAG);
  if (headers.get("content-type")?.startsWith(DATA_MEDIA_TYPE)) {
    // A browser that stored data would show it when the visitor returns to the page, so only proxies that know these headers store it.
    headers.set("surrogate-control", `max-age=${seconds}, stale-while-revalidate=${staleSeconds}`);
    headers.set("x-accel-expires", String(seconds));
  } else {
    const life = `s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`;
    headers.set("cache-control", `public, max-age=0, ${life}`);
  }
}
