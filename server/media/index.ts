// The routes under /media: the demo's composed pictures and the shop's own, resized and cached on disk.

import { tracingChannel } from "node:diagnostics_channel";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Hono, type Context } from "hono";
import { CARD_WIDTH, isPictureFormat, isStorable, MOST_ON_CARD, pictureUrl, SRC_WIDTHS, ZOOM_WIDTH } from "#catalogue";
import { type PictureColours, pictureColours } from "#commerce/settings/theme";
import { decodeRecipe, entryOf, isPictureView, libraryIndex, readLibraryIndex } from "#demo/pictures";
import type { LibraryIndex } from "#demo/pictures";
import { createLanes } from "#concurrency";
import { revalidation } from "../http/revalidation.ts";
import { answerWith, PLACEHOLDER_TYPE } from "./answer.ts";
import type { Answer, Rendition } from "./answer.ts";
import { MAX_PIXELS, type CheckPicture } from "./check.ts";
import { answerFilm } from "./films.ts";
import { openDiskCache } from "./disk-cache.ts";
import type { Job } from "./job.ts";
import type { ReadPicture } from "./own-picture.ts";
import { createPool } from "./pool.ts";

export interface MediaOptions {
  readonly cacheDir: string;
  readonly cacheLimitBytes: number;
  /** Pictures of the shop's own products; none by default. */
  readonly pictures?: ReadPicture;
  /** Colours of placeholders; the shop's own look by default. */
  readonly colours?: () => PictureColours;
  /** Threads that compose and resize. */
  readonly workers?: number;
  /** The address of a client, which waits behind its own pictures and not behind those of others. */
  readonly clientOf?: (context: Context) => string;
  /** Pictures of a client that may wait for a thread; further requests get 503. */
  readonly queueLimit?: number;
  readonly libraryDir?: string;
  readonly filmsDir?: string;
  /** The threads' module: worker.ts or its bundle. */
  readonly workerFile?: URL;
  readonly limits?: Partial<Limits>;
  /** Called with failures that the request did not cause. */
  readonly onFailure?: (reason: string, key: string) => void;
}

const MOST_WAITING = 512;

export interface Limits {
  readonly pixels: number;
  /** Time limit of a picture in a thread. */
  readonly jobMs: number;
}

const LIMITS: Limits = { pixels: MAX_PIXELS, jobMs: 30_000 };

export interface Media {
  readonly app: Hono;
  /** Checks a picture in a thread. */
  readonly check: CheckPicture;
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
  const read = options.pictures ?? (async () => ({ kind: "unknown" as const }));
  const cache = openDiskCache(options.cacheDir, options.cacheLimitBytes);
  const threads = options.workers ?? Math.min(4, availableParallelism());
  const clientOf = options.clientOf ?? (() => "");
  const lanes = createLanes({
    client: threads,
    total: threads,
    queue: options.queueLimit ?? MOST_WAITING,
    queueTotal: 4 * MOST_WAITING,
  });
  const pool = createPool({
    workerFile: options.workerFile ?? WORKER_FILE,
    size: threads,
    queueLimit: MOST_WAITING,
    jobTimeoutMs: limits.jobMs,
    settings: { libraryDir, limitPixels: limits.pixels },
  });
  const drawings = drawingsIn(libraryDir);
  const colours = options.colours ?? (() => pictureColours({}));
  const fail = options.onFailure ?? (() => {});

  /** Identical concurrent requests share one result. */
  const pending = new Map<string, Promise<Answer>>();
  const once = (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const answer = pending.get(key) ?? make().finally(() => pending.delete(key));
    pending.set(key, answer);
    return answer;
  };

  const createPicture = async (c: Context, key: string, job: () => Promise<Job | Answer>): Promise<Answer> => {
    const cached = await cache.get(key);
    if (cached !== undefined) return { kind: "picture", ...cached };
    const work = await job();
    if (work.kind !== "art" && work.kind !== "resize" && work.kind !== "card" && work.kind !== "check") return work;
    const leave = await lanes.enter(clientOf(c));
    if (!leave) return { kind: "busy" };
    const outcome = await pictureChannel.tracePromise(() => pool.run(work), { kind: work.kind }).finally(leave);
    if (outcome.kind === "picture") return { kind: "picture", ...(await cache.put(key, outcome.bytes)) };
    if (outcome.kind === "failed") fail(outcome.reason, key);
    return outcome.kind === "failed" ? { kind: "busy" } : { kind: outcome.kind === "busy" ? "busy" : "absent" };
  };

  /** Resizes a picture of the shop's products. */
  const answerOwn = async (c: Context, address: string, file: string): Promise<Response> => {
    const rendition = renditionOf(file);
    if (!rendition) return answerWith(c, ABSENT);
    const key = `own ${address} ${file}`;
    const job = async (): Promise<Job | Answer> => {
      const found = await read(address);
      if (found.kind === "stored") return { kind: "resize", bytes: found.bytes, ...rendition };
      return found.kind === "missing" ? { ...found, colours: colours() } : ABSENT;
    };
    return answerWith(c, await once(key, () => createPicture(c, key, job)), rendition);
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
    const job: Job = { kind: "art", recipe, view, cutout, ...rendition, width: Math.min(rendition.width, WIDEST_ART) };
    return answerWith(c, await once(key, () => createPicture(c, key, async () => job)), rendition);
  });
  app.get("/url/:address/:file", async (c) => {
    const address = addressIn(c.req.param("address"));
    return address === undefined ? answerWith(c, { kind: "malformed" }) : answerOwn(c, address, c.req.param("file"));
  });
  app.get("/files/*", async (c) => {
    const [, path, file] = /\/files\/([\w./-]+)\/([\w.]+)$/.exec(c.req.path) ?? [];
    return path === undefined ? answerWith(c, ABSENT) : answerOwn(c, `/media/files/${path}`, file ?? "");
  });
  app.get("/cards/:file{[\\w-]+\\.jpg}", async (c) => {
    const file = c.req.param("file");
    const addresses = addressesOf(file.slice(0, -".jpg".length));
    if (!addresses) return answerWith(c, { kind: "malformed" });
    const key = `card ${addresses.join(" ")}`;
    const job = async (): Promise<Job | Answer> => {
      // Requested like by the client, so that the same rules, limits and cache apply.
      const forwarded = c.req.header("x-forwarded-for");
      const init = { headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } };
      const parts = await Promise.all(
        addresses.map((address) => app.request(ownPath(pictureUrl(address, 900, "jpg")), init, c.env)),
      );
      if (parts.some(({ status }) => status === BUSY)) return { kind: "busy" };
      if (parts.some(({ ok }) => !ok)) return ABSENT;
      // A preview is cached by others for long, so it never shows a placeholder.
      if (parts.some(({ headers }) => headers.get("content-type") === PLACEHOLDER_TYPE)) return ABSENT;
      const pictures = await Promise.all(parts.map(async (part) => new Uint8Array(await part.arrayBuffer())));
      return { kind: "card", pictures };
    };
    return answerWith(c, await once(key, () => createPicture(c, key, job)), { width: CARD_WIDTH, format: "jpg" });
  });
  app.get("/films/:file{[a-z0-9-]+\\.webm}", async (c) => {
    const film = await answerFilm(c, options.filmsDir ?? FILMS_DIR, c.req.param("file"));
    return film ?? answerWith(c, ABSENT);
  });
  app.all("*", (c) => answerWith(c, ABSENT));
  const check: CheckPicture = async (bytes) => {
    const outcome = await pool.run({ kind: "check", bytes });
    if (outcome.kind === "checked" || outcome.kind === "refused") return outcome;
    if (outcome.kind === "failed") fail(outcome.reason, "check");
    return { kind: "busy" };
  };
  return { app, check, close: () => pool.close() };
}

const ABSENT: Answer = { kind: "absent" };

/** A drawing has no more detail than this. */
const WIDEST_ART = 1200;

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
function renditionOf(file: string): Rendition | undefined {
  const [, digits = "", format = ""] = /^([1-9]\d{2,3})\.(\w+)$/.exec(file) ?? [];
  const width = [...SRC_WIDTHS, ZOOM_WIDTH].find((served) => String(served) === digits);
  return width !== undefined && isPictureFormat(format) ? { width, format } : undefined;
}

const BUSY = 503;
const ownPath = (url: string): string => url.slice("/media".length);

/** The pictures of a card; undefined if the text is malformed or has too many. */
function addressesOf(text: string): readonly string[] | undefined {
  if (text.length > 8192) return undefined;
  const addresses = Buffer.from(text, "base64url").toString("utf8").split("\n");
  const isPicture = (address: string) =>
    /^(?:\/media\/art\/[\w.~-]+\/[\w-]+|\/media\/files\/[\w./-]+|https?:\/\/\S+)$/i.test(address);
  return addresses.length <= MOST_ON_CARD && addresses.every(isPicture) ? addresses : undefined;
}

/** The address of a picture on another host. */
function addressIn(text: string): string | undefined {
  if (!/^[\w-]{8,4096}$/.test(text)) return undefined;
  const address = Buffer.from(text, "base64url").toString("utf8");
  return /^https?:\/\//i.test(address) && isStorable(address) && URL.canParse(address) ? address : undefined;
}
