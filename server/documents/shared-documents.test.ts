import { expect, test, vi } from "vitest";
import { documentKey, sharedAddress } from "./document-key.ts";
import { GRACE_MS, openSharedDocuments, REFRESH_MS } from "./shared-documents.ts";
import type { Rendered } from "./stored-document.ts";
import { DEFAULT_MARKET } from "#catalogue";

const LIMIT = 1024 * 1024;
const MANY = 10_000;

const open = () => openSharedDocuments({ limitBytes: LIMIT, maxAgeMs: 60_000 });
const rendering = async (): Promise<Rendered> => ({
  text: "page",
  status: 200,
  headers: new Headers(),
  isShared: true,
});

test("[PG-04] ten thousand made-up queries and addresses leave the cache at its size", async () => {
  const documents = open();
  await documents.render("popular", rendering);
  for (let at = 0; at < MANY; at += 1) await documents.render(`/collections/women?query=${at}`, rendering);
  expect(documents.count()).toBe(1);
  await documents.render("/collections/women?query=1", rendering);
  await documents.render(`/collections/women?query=${MANY - 1}`, rendering);
  expect(documents.count()).toBe(2);
  for (let at = 0; at < MANY; at += 1) {
    await documents.render(`/collections/made-up-${at}`, rendering);
    expect(documents.find("popular")).toBeDefined();
  }
  expect(documents.count()).toBeLessThan(LIMIT / 4096);
});

test("[PG-04] ten thousand made-up parameters have no key, and those of advertisements change none", () => {
  for (let at = 0; at < MANY; at += 1) {
    expect(sharedAddress(`/collections/women?made-up-${at}=x`)).toBeUndefined();
    expect(sharedAddress(`/collections/women?utm_${at}=x&gclid=${at}`)).toBe("/collections/women");
  }
  expect(sharedAddress("/collections/women?page=2&utm_source=x")).toBe("/collections/women?page=2");
  expect(sharedAddress(`/collections/women?query=${"x".repeat(1000)}`)).toBeUndefined();
});

test("[PG-01] the key has market, language, device, and the routes of a request for data", () => {
  const guest = {
    code: null,
    market: DEFAULT_MARKET,
    country: null,
    unsold: null,
    language: "en",
    isMobile: false,
    hidesVideo: false,
  } as const;
  const data = "application/vnd.vitrine.data+json";
  const keys = [
    documentKey("/", guest, "text/html"),
    documentKey("/", { ...guest, language: "de" }, "text/html"),
    documentKey("/", { ...guest, isMobile: true }, "text/html"),
    documentKey("/", { ...guest, hidesVideo: true }, "text/html"),
    documentKey("/", { ...guest, country: "FR" }, "text/html"),
    documentKey("/", { ...guest, code: "de" }, "text/html"),
    documentKey("/", guest, data),
    documentKey("/", guest, `${data};routes=home`),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(documentKey("/", guest, `${data};routes=a.b`)).toBe(documentKey("/", guest, `${data};routes=b.a.b`));
});

test("[PG-01] a dropped document is gone at once, also one whose rendering had begun", async () => {
  const documents = open();
  await documents.render("before", rendering);
  const { promise, resolve } = Promise.withResolvers<Rendered>();
  const during = documents.render("during", () => promise);
  documents.drop();
  resolve(await rendering());
  await during;
  expect([documents.find("before"), documents.find("during")]).toEqual([undefined, undefined]);
});

test("[PG-01] in a stream of small changes, documents of before are shown, but not after a drop", async () => {
  const documents = open();
  await documents.render("listing", rendering);
  documents.expire();
  documents.expire();
  expect(documents.find("listing")).toBeDefined();
  documents.drop();
  expect(documents.find("listing")).toBeUndefined();
});

test("[PG-01] a document that expires soon is due once, until it has been rendered again", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const documents = open();
    await documents.render("listing", rendering);
    documents.expire();
    expect(documents.isDue("listing")).toBe(false);
    vi.advanceTimersByTime(GRACE_MS - REFRESH_MS);
    expect(documents.isDue("listing")).toBe(true);
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    const before = documents.find("listing");
    const again = documents.render("listing", () => promise);
    expect(documents.isDue("listing")).toBe(false);
    expect(documents.find("listing")).toBe(before);
    resolve({ ...(await rendering()), text: "after" });
    const after = await again;
    vi.advanceTimersByTime(GRACE_MS);
    expect(documents.find("listing")).toBe(after);
    expect(documents.isDue("listing")).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
