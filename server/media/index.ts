// The routes under /media: the demo's composed pictures and retailers' own, resized and cached on disk.

import { tracingChannel } from "node:diagnostics_channel";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { isPictureFormat, MOST_ON_CARD, pictureUrl, SRC_WIDTHS } from "#catalogue";
import type { PictureFormat } from "#catalogue";
import { decodeRecipe, entryOf, isPictureView, libraryIndex, readLibraryIndex } from "#demo/pictures";
import type { LibraryIndex } from "#demo/pictures";
import { revalidation } from "../http/revalidation.ts";
import { answerWith } from "./answer.ts";
import type { Answer } from "./answer.ts";
import { answerFilm } from "./films.ts";
import { openDiskCache } from "./disk-cache.ts";
import { hostRules } from "./hosts.ts";
import type { Job } from "./job.ts";
import { createPool } from "./pool.ts";
import { fetchPicture } from "./remote.ts";
import type { Resolve } from "./remote.ts";

export interface MediaOptions {
  readonly cacheDir: string;
  readonly cacheLimitBytes: number;
  /** Hosts of retailers' pictures (see hosts.ts); none by default. */
  readonly allowedHosts?: readonly string[];
  /** Threads that compose and resize. */
  readonly workers?: number;
  /** Pictures that may wait for a thread; further requests get 503. */
  readonly queueLimit?: number;
  readonly libraryDir?: string;
  readonly filmsDir?: string;
  /** The threads' module: worker.ts or its bundle. */
  readonly workerFile?: URL;
  readonly limits?: Partial<Limits>;
  /** Resolves host names; defaults to the system's resolver. */
  readonly resolve?: Resolve;
  /** Called with failures that the request did not cause. */
  readonly onFailure?: (reason: string, key: string) => void;
}

export interface Limits {
  /** Size limit of a retailer's picture. */
  readonly bytes: number;
  readonly pixels: number;
  readonly fetchMs: number;
  /** Time limit of a picture in a thread. */
  readonly jobMs: number;
}

const LIMITS: Limits = { bytes: 16 * 1024 * 1024, pixels: 50_000_000, fetchMs: 10_000, jobMs: 30_000 };

export interface Media {
  readonly app: Hono;
  readonly close: () => Promise<void>;
}

/** Both server/media/index.ts and the bundle dist/server/*.js are two folders deep. */
const isSource = import.meta.url.endsWith(".ts");
const WORKER_FILE = new URL(isSource ? "./worker.ts" : "./media-worker.js", import.meta.url);
const LIBRARY_DIR = fileURLToPath(new URL("../../demo/art/library", import.meta.url));
const FILMS_DIR = fileURLToPath(new URL("../../demo/art/films", import.meta.url));

/** Publishes each created picture; free unless tracing subscribes (server/tracing). */
const pictureChannel = tracingChannel("vitrine:picture");

export function createMedia(options: MediaOptions): Media {
  const limits = { ...LIMITS, ...options.limits };
  const libraryDir = options.libraryDir ?? LIBRARY_DIR;
  const rules = hostRules(options.allowedHosts ?? []);
  const cache = openDiskCache(options.cacheDir, options.cacheLimitBytes);
  const pool = createPool({
    workerFile: options.workerFile ?? WORKER_FILE,
    size: options.workers ?? Math.min(4, availableParallelism()),
    queueLimit: options.queueLimit ?? 512,
    jobTimeoutMs: limits.jobMs,
    settings: { libraryDir, limitPixels: limits.pixels },
  });
  const drawings = drawingsIn(libraryDir);
  const fail = options.onFailure ?? (() => {});

  /** Identical concurrent requests share one result. */
  const pending = new Map<string, Promise<Answer>>();
  const once = (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const answer = pending.get(key) ?? make().finally(() => pending.delete(key));
    pending.set(key, answer);
    return answer;
  };

  const createPicture = async (key: string, job: () => Promise<Job | Answer>): Promise<Answer> => {
    const cached = await cache.get(key);
    if (cached !== undefined) return { kind: "picture", ...cached };
    const work = await job();
    if (work.kind !== "art" && work.kind !== "resize" && work.kind !== "card") return work;
    const outcome = await pictureChannel.tracePromise(() => pool.run(work), { kind: work.kind });
    if (outcome.kind === "picture") return { kind: "picture", ...(await cache.put(key, outcome.bytes)) };
    if (outcome.kind === "failed") fail(outcome.reason, key);
    return outcome.kind === "failed" ? { kind: "busy" } : { kind: outcome.kind === "busy" ? "busy" : "absent" };
  };

  const original = async (url: URL): Promise<Uint8Array | Answer> => {
    const key = `original ${url.href}`;
    const answer = await once(key, async () => {
      const cached = await cache.get(key);
      if (cached !== undefined) return { kind: "picture", ...cached };
      const remote = { rules, limitBytes: limits.bytes, timeoutMs: limits.fetchMs };
      const fetched = await fetchPicture(url, options.resolve ? { ...remote, resolve: options.resolve } : remote);
      if (fetched.kind === "fetched") return { kind: "picture", ...(await cache.put(key, fetched.bytes)) };
      if (fetched.kind === "unavailable") fail(fetched.reason, key);
      return { kind: "absent" };
    });
    return answer.kind === "picture" ? answer.bytes : answer;
  };

  const app = new Hono();
  app.use(revalidation());
  app.get("/art/:recipe/:view/:file", async (c) => {
    const { recipe: text, view: name, file } = c.req.param();
    const rendition = renditionOf(file);
    const cutout = name.endsWith("-cutout");
    const view = cutout ? name.slice(0, -"-cutout".length) : name;
    const recipe = decodeRecipe(text);
    if (!rendition || !recipe || !isPictureView(view) || !entryOf(drawings, recipe, view)) return answerWith(c, ABSENT);
    const key = `art ${text}/${name}/${file}`;
    const job: Job = { kind: "art", recipe, view, cutout, ...rendition };
    return answerWith(c, await once(key, () => createPicture(key, async () => job)), rendition.format);
  });
  app.get("/url/:address/:file", async (c) => {
    const { address, file } = c.req.param();
    const rendition = renditionOf(file);
    if (!rendition) return answerWith(c, ABSENT);
    const url = urlOf(address);
    if (!url) return answerWith(c, { kind: "malformed" });
    if (rules.judge(url).kind === "refused") return answerWith(c, ABSENT);
    const key = `url ${url.href} ${file}`;
    const job = async (): Promise<Job | Answer> => {
      const bytes = await original(url);
      return bytes instanceof Uint8Array ? { kind: "resize", bytes, ...rendition } : bytes;
    };
    return answerWith(c, await once(key, () => createPicture(key, job)), rendition.format);
  });
  app.get("/cards/:file{[\\w-]+\\.jpg}", async (c) => {
    const file = c.req.param("file");
    const addresses = addressesOf(file.slice(0, -".jpg".length));
    if (!addresses) return answerWith(c, { kind: "malformed" });
    const key = `card ${addresses.join(" ")}`;
    const job = async (): Promise<Job | Answer> => {
      // Requested like by a browser, so that the same rules, limits and cache apply.
      const parts = await Promise.all(
        addresses.map((address) => app.request(ownPath(pictureUrl(address, 900, "jpg")))),
      );
      if (parts.some(({ status }) => status === BUSY)) return { kind: "busy" };
      if (parts.some(({ ok }) => !ok)) return ABSENT;
      const pictures = await Promise.all(parts.map(async (part) => new Uint8Array(await part.arrayBuffer())));
      return { kind: "card", pictures };
    };
    return answerWith(c, await once(key, () => createPicture(key, job)), "jpg");
  });
  app.get("/films/:file{[a-z0-9-]+\\.webm}", async (c) => {
    const film = await answerFilm(c, options.filmsDir ?? FILMS_DIR, c.req.param("file"));
    return film ?? answerWith(c, ABSENT);
  });
  app.all("*", (c) => answerWith(c, ABSENT));
  return { app, close: () => pool.close() };
}

const ABSENT: Answer = { kind: "absent" };

/** Empty in a shop without the demo. */
function drawingsIn(libraryDir: string): LibraryIndex {
  try {
    return readLibraryIndex(libraryDir);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return libraryIndex([]);
    throw error;
  }
}

/** Parses "600.webp". Only the widths that pages use are valid, so that requests cannot fill the disk with others. */
function renditionOf(file: string): { width: number; format: PictureFormat } | undefined {
  const [, digits = "", format = ""] = /^([1-9]\d{2,3})\.(\w+)$/.exec(file) ?? [];
  const width = SRC_WIDTHS.find((served) => String(served) === digits);
  return width !== undefined && isPictureFormat(format) ? { width, format } : undefined;
}

const BUSY = 503;
const ownPath = (url: string): string => url.slice("/media".length);

/** The pictures of a card; undefined if the text is malformed or has too many. */
function addressesOf(text: string): readonly string[] | undefined {
  if (text.length > 8192) return undefined;
  const addresses = Buffer.from(text, "base64url").toString("utf8").split("\n");
  const isPicture = (address: string) => /^(?:\/media\/art\/[\w.~-]+\/[\w-]+|https?:\/\/\S+)$/i.test(address);
  return addresses.length <= MOST_ON_CARD && addresses.every(isPicture) ? addresses : undefined;
}

function urlOf(address: string): URL | undefined {
  if (!/^[\w-]{8,4096}$/.test(address)) return undefined;
  const text = Buffer.from(address, "base64url").toString("utf8");
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}
