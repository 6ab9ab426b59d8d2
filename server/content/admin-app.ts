// The operator's content API, mounted under /admin/content: import and export the shop's content as a file.

import { isUtf8 } from "node:buffer";
import type { Hono } from "hono";
import { z } from "zod";
import { followShopName } from "#commerce/products";
import {
  exportContentFile,
  importContentFile,
  lockContent,
  readContent,
  type ContentFileResult,
} from "#commerce/content";
import { fingerprint, ifUnchanged, type Database } from "#commerce/database";
import { readTaxonomy } from "#commerce/taxonomy";
import { anyDocument } from "../http/contract.ts";
import { etagOf, Seen, seenBy, StaleAnswer } from "../http/if-match.ts";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import { SHOP_ID } from "../start/shop.ts";

export interface ContentAdminParts extends OperatorAppParts {
  readonly database: Database;
}

/** Enough for 50,000 designers with their texts. */
const LARGEST_CONTENT = 32 * 1024 * 1024;

const Content = anyDocument("The content file (docs/content.md).");
const DryRun = z.object({ "dry-run": z.string().optional().describe("Checks only.") });
const Mistake = z.looseObject({ path: z.string(), message: z.string() });
const Imported = z.looseObject({ kind: z.string(), notes: z.array(Mistake).describe("Warnings.") });
const Mistaken = z.strictObject({ kind: z.literal("invalid"), mistakes: z.array(Mistake) });

export function contentAdminApp({ database, ...parts }: ContentAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_CONTENT);
  app.get("/", does("see-content", { answers: { 200: Content } }), async (context) => {
    const version = fingerprint(await readContent(database, SHOP_ID));
    const file = await exportContentFile(database, SHOP_ID);
    return context.body(file, 200, { "content-type": "application/json", ...etagOf(version) });
  });
  app.put(
    "/",
    does("change-content", {
      query: DryRun,
      headers: Seen,
      body: Content,
      answers: { 200: Imported, 409: StaleAnswer, 422: Mistaken },
    }),
    async (context) => {
      const isDryRun = context.req.query("dry-run") !== undefined;
      const bytes = Buffer.from(await context.req.arrayBuffer());
      const read = (inside: Database) => readContent(inside, SHOP_ID);
      const edited = { seen: seenBy(context), lock: lockContent, read };
      const result = await followShopName(database, () =>
        ifUnchanged(database, edited, (unchanged) => importBytes(unchanged, bytes, isDryRun)),
      );
      return context.json(result, STATUS[result.kind]);
    },
  );
  app.all("/", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, PUT" }));
  return app;
}

const STATUS = { imported: 200, checked: 200, stale: 409, invalid: 422 } as const;

async function importBytes(database: Database, bytes: Buffer, isDryRun: boolean): Promise<ContentFileResult> {
  if (isUtf8(bytes)) {
    const taxonomy = await readTaxonomy(database);
    return importContentFile(database, SHOP_ID, bytes.toString("utf8").replace(/^\uFEFF/, ""), { isDryRun, taxonomy });
  }
  const line = 1 + linesBeforeInvalidByte(bytes);
  return { kind: "invalid", mistakes: [{ line, path: "", message: "is not UTF-8" }] };
}

/** Multi-byte sequences of UTF-8 contain no line break, so each line can be checked separately. */
function linesBeforeInvalidByte(bytes: Buffer): number {
  let count = 0;
  for (let from = 0; from < bytes.length; count += 1) {
    const end = bytes.indexOf(0x0a, from);
    if (end === -1 || !isUtf8(bytes.subarray(from, end))) return count;
    from = end + 1;
  }
  return count;
}
