// The operator's API of pictures, mounted under /admin/pictures: progress, allowed hosts, retries, and uploads of files and zips.

import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { allowHosts, forbidHosts, missingFiles, pictureStatus, retryPictures } from "#commerce/pictures";
import { fileAddress } from "#commerce/products";
import { streamOf } from "#concurrency";
import { BadBody, readJsonBody } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import { addPictures } from "./add-pictures.ts";
import { keepFile, type KeepingParts } from "./keep-file.ts";
import { PICTURE_LIMITS } from "./limits.ts";
import { UnusableSource } from "./sources/source.ts";
import { openZip } from "./sources/zip.ts";

export interface PicturesAdminParts extends OperatorAppParts, KeepingParts {
  /** Called when pictures have become due. */
  readonly onDue: () => void;
  /** A zip file is stored here while it is read. */
  readonly uploadFolder: string;
  readonly limitZipBytes?: number;
}

const LARGEST_ZIP = 4 * 1024 * 1024 * 1024;
const MAX_REFUSED = 100;

const Hosts = z.object({ allow: z.array(z.string()).default([]), forbid: z.array(z.string()).default([]) });

export function picturesAdminApp(parts: PicturesAdminParts): Hono {
  const { database, onDue } = parts;
  void removeAbandoned(parts.uploadFolder).catch(parts.onError);
  const app = operatorApp(parts);
  app.get("/", does("see-pictures", { answers: { 200: PictureCounts } }), async (context) =>
    context.json(await pictureStatus(database)),
  );
  app.get("/missing", does("see-pictures", { answers: { 200: MissingNames } }), (context) =>
    context.body(streamOf(lines(missingFiles(database))), 200, { "content-type": "text/plain" }),
  );
  app.patch(
    "/hosts",
    does("allow-picture-hosts", { body: Hosts, answers: { 200: AllowedHosts, 400: BadBody, 422: Refused } }),
    async (context) => {
      const body = await readJsonBody(context.req, Hosts);
      if (body.kind === "bad-body") return context.json(body, 400);
      const { allow, forbid } = body.data;
      const forbidden = forbid.length > 0 ? await forbidHosts(database, forbid) : undefined;
      if (forbidden?.kind === "invalid") return context.json(forbidden, 422);
      const allowed = await allowHosts(database, allow);
      if (allowed.kind === "invalid") return context.json(allowed, 422);
      onDue();
      return context.json(allowed);
    },
  );
  app.post("/retry", does("retry-pictures", { answers: { 200: Retried } }), async (context) => {
    const pictures = await retryPictures(database, new Date());
    onDue();
    return context.json({ kind: "retried", pictures });
  });
  app.put(
    "/files/:path{.+}",
    does("add-pictures", {
      body: { type: "image/*", description: "The picture." },
      answers: { 200: Kept, 400: Refused, 409: Refused, 413: Refused, 422: Refused, 503: Refused },
    }),
    bodyLimit({ maxSize: PICTURE_LIMITS.bytes, onError: (context) => context.json(TOO_LARGE, 413) }),
    async (context) => {
      const address = fileAddress(context.req.param("path"));
      if (address === undefined) return context.json(BAD_NAME, 400);
      const kept = await keepFile(parts, address, new Uint8Array(await context.req.arrayBuffer()));
      return context.json(kept, STATUS[kept.kind]);
    },
  );
  app.post(
    "/zip",
    does("add-pictures", {
      body: { type: "application/zip", description: "Pictures by the names that products have." },
      answers: { 200: Added, 413: Refused, 422: Refused },
    }),
    (context) => addZip(context, parts),
  );
  return app;
}

const PictureCounts = z.looseObject({}).describe("Numbers of pictures by state, and hosts that are not allowed.");
const MissingNames = { type: "text/plain", description: "Names of missing files, one a line." };
const AllowedHosts = z.strictObject({ kind: z.literal("changed"), hosts: z.array(z.string()) });
const Retried = z.strictObject({ kind: z.literal("retried"), pictures: z.int() });
const Kept = z.strictObject({ kind: z.literal("kept"), address: z.string(), width: z.int(), height: z.int() });
const Added = z.strictObject({
  kind: z.literal("added"),
  kept: z.int(),
  missing: z.int().describe("Named by products, but not among the files."),
  refused: z.array(z.strictObject({ file: z.string(), reason: z.string() })),
});
const Refused = z
  .strictObject({
    kind: z.enum(["refused", "exists", "busy", "too-large", "bad-name", "unusable", "invalid"]),
    message: z.string(),
  })
  .describe("Why, in a sentence.");

const STATUS = { kept: 200, refused: 422, exists: 409, busy: 503 } as const;
const TOO_LARGE = { kind: "too-large", message: `has more than ${PICTURE_LIMITS.bytes / 1024 / 1024} MB` };
const BAD_NAME = { kind: "bad-name", message: "must be a path that ends in .jpg, .png, .webp, .avif or .gif" };

const PREFIX = "upload-";
/** Longer than an upload takes. */
const ABANDONED_MS = 24 * 3_600_000;

/** Removes the uploads of processes that were killed, because each may have gigabytes. Those of others may be going on. */
async function removeAbandoned(uploadFolder: string): Promise<void> {
  for (const name of await readdir(uploadFolder).catch(() => [])) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(uploadFolder, name);
    const found = await stat(path).catch(() => undefined);
    const isAbandoned = found !== undefined && Date.now() - found.mtimeMs >= ABANDONED_MS;
    if (isAbandoned) await rm(path, { recursive: true, force: true });
  }
}

/** Zip files are read from their end, so the whole file must be there first. */
async function addZip(context: Context, parts: PicturesAdminParts): Promise<Response> {
  const { database, uploadFolder, limitZipBytes = LARGEST_ZIP } = parts;
  const folder = await mkdtemp(join(uploadFolder, PREFIX));
  try {
    const path = join(folder, "pictures.zip");
    const body = context.req.raw.body;
    if (!body) return context.json({ kind: "unusable", message: "The body is not a complete zip file." }, 422);
    if (!(await store(body, path, limitZipBytes))) {
      const message = `The zip file has more than ${limitZipBytes / 1024 / 1024} MB. Split it.`;
      return context.json({ kind: "too-large", message }, 413);
    }
    const zip = await openZip(path, PICTURE_LIMITS.bytes);
    const added = await addPictures(zip, missingFiles(database), async (address, bytes) => {
      const kept = await keepFile(parts, address, bytes);
      return kept.kind === "kept" ? undefined : kept.message;
    }).finally(zip.close);
    return context.json({ kind: "added", ...added, refused: added.refused.slice(0, MAX_REFUSED) });
  } catch (error) {
    if (!(error instanceof UnusableSource)) throw error;
    return context.json({ kind: "unusable", message: `The body ${error.message}.` }, 422);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** False if the body is longer than the limit. */
async function store(body: ReadableStream<Uint8Array>, path: string, limit: number): Promise<boolean> {
  let length = 0;
  const isShort = { value: true };
  async function* limited(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      length += chunk.length;
      isShort.value = length <= limit;
      if (!isShort.value) return;
      yield chunk;
    }
  }
  await pipeline(Readable.from(limited()), createWriteStream(path, { mode: 0o600 }));
  return isShort.value;
}

async function* lines(batches: AsyncIterable<readonly string[]>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const batch of batches) yield Buffer.from(`${batch.join("\n")}\n`);
}
