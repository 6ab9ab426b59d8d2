// The operator's catalogue API, mounted under /admin/catalogue (docs/catalogue-changes.md, docs/importing.md): import, change, index,
// status. Bodies may have any length, and are read as fast as they are processed.

import type { Context, Hono } from "hono";
import { z } from "zod";
import { asPresentActor, withReason } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { cataloguePosition, catalogueStatus, readFeedRows, versionOf } from "#commerce/products";
import { adjustStock } from "#commerce/stock";
import { readTaxonomy } from "#commerce/taxonomy";
import { streamOf } from "#concurrency";
import type { BackendStatus } from "#search/backend";
import { BrokenBody } from "../http/broken-body.ts";
import { jsonLines, kinds } from "../http/contract.ts";
import { BadBody, readJsonBody } from "../http/json-body.ts";
import { does, Reason } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import { explainFailure, isResult, statusOf, type CatalogueEvent } from "./events.ts";
import { readImportSettings, shopifyCurrencyOf } from "./import-settings.ts";
import { readLists, changeBytes, exportBytes, importBytes } from "./operations.ts";
import { streamEvents } from "./stream-events.ts";
import { readLanguages, runTranslation, storeFile } from "./translations.ts";

/** The operations of the search index that the API needs. */
export interface CatalogueIndex {
  /** Triggers an update after a change; returns at once. */
  readonly onChanged: () => void;
  /** Rebuilds the index from the database while the old one answers. */
  readonly rebuild: (onProgress: (products: number) => void) => Promise<BackendStatus>;
  readonly status: () => Promise<BackendStatus>;
}

export interface AdminParts extends OperatorAppParts {
  readonly database: Database;
  readonly index: CatalogueIndex;
  /** The configured public origin, which exported picture addresses get and imported ones lose. */
  readonly origin?: string | undefined;
  /** Called when an import has added pictures to the queue. */
  readonly onPictures?: (() => void) | undefined;
  /** Ends an import of the shop itself, which would make this one wait. */
  readonly beforeImport?: (() => Promise<void>) | undefined;
  /** The external translation service, if configured. */
  readonly translationUrl?: string | undefined;
}

export function adminApp(parts: AdminParts): Hono {
  const { database, index, origin, onPictures, beforeImport, translationUrl, onError } = parts;
  const app = operatorApp(parts);
  app.get("/", does("see-catalogue", { answers: { 200: CatalogueState } }), async (context) => {
    const [catalogue, position, indexed] = await Promise.all([
      catalogueStatus(database),
      cataloguePosition(database),
      index.status(),
    ]);
    return context.json({ catalogue: catalogue ?? null, position: position ?? null, index: indexed });
  });
  app.put(
    "/",
    does("import-catalogue", { query: ImportQuery, body: Feed, answers: { ...Events, 400: BadRequest } }),
    async (context) => {
      const { name = "upload", ...options } = context.req.query();
      const settings = readImportSettings(options, await readTaxonomy(database), await readLists(database));
      if ("refusal" in settings) return context.json({ kind: "bad-request", message: settings.refusal }, 400);
      if (!settings.isDryRun) await beforeImport?.();
      const source = {
        database,
        bytes: bodyOf(context),
        name,
        settings,
        origin,
        onChanged: index.onChanged,
        onPictures,
      };
      return answer(context, importBytes(source), onError);
    },
  );
  app.patch("/", does("change-catalogue", { body: Changes, answers: Events }), (context) =>
    answer(context, changeBytes({ database, bytes: bodyOf(context), onChanged: index.onChanged }), onError),
  );
  app.get(
    "/feed",
    does("export-catalogue", { query: FeedQuery, answers: { 200: Rows, 400: BadRequest, 404: kinds("no-catalogue") } }),
    async (context) => {
      const products = context.req.queries("product");
      if (products !== undefined) {
        const rows = await readFeedRows(database, products);
        if (rows === undefined) return context.json(NO_CATALOGUE, 404);
        const version = products.length === 1 ? { etag: `"${versionOf(rows[0])}"` } : {};
        return context.body(linesOf(rows.flat()), 200, { ...HEADERS, ...version });
      }
      const settings = readImportSettings(context.req.query(), undefined, await readLists(database));
      if ("refusal" in settings) return context.json({ kind: "bad-request", message: settings.refusal }, 400);
      const feed = await exportBytes(database, { shopifyCurrency: shopifyCurrencyOf(settings), origin });
      if (feed === undefined) return context.json(NO_CATALOGUE, 404);
      return context.body(streamOf(feed), 200, HEADERS);
    },
  );
  app.post(
    "/stock/:product",
    does("adjust-stock", {
      body: Adjustment,
      answers: { 200: Adjusted, 400: BadBody, 422: z.looseObject({ kind: z.string() }) },
    }),
    async (context) => {
      const body = await readJsonBody(context.req, Adjustment);
      if (body.kind === "bad-body") return context.json(body, 400);
      const { pieces, reason } = body.data;
      const product = context.req.param("product");
      const result = await withReason(reason, () => adjustStock(database, product, new Map(Object.entries(pieces))));
      if (result.kind !== "adjusted") return context.json(result, 422);
      index.onChanged();
      return context.json({ kind: "adjusted", quantities: Object.fromEntries(result.quantities) });
    },
  );
  app.post("/index", does("rebuild-index", { answers: Events }), (context) => answer(context, rebuild(index), onError));
  app.post(
    "/translate",
    does("translate-catalogue", { query: TranslateQuery, answers: { ...Events, 400: BadRequest } }),
    async (context) => {
      const { languages = "", "dry-run": dryRun } = context.req.query();
      const read = readLanguages(languages.split(","));
      if ("refusal" in read) return context.json({ kind: "bad-request", message: read.refusal }, 400);
      const run = { database, url: translationUrl, languages: read.languages, isDryRun: dryRun === "true" };
      return answer(context, runTranslation(run), onError);
    },
  );
  app.put("/translations", does("store-translations", { body: TranslationFile, answers: Events }), (context) =>
    answer(context, storeFile(database, bodyOf(context)), onError),
  );
  for (const [path, allow] of [
    ["/", "GET, PUT, PATCH"],
    ["/feed", "GET"],
    ["/stock/:product", "POST"],
    ["/index", "POST"],
    ["/translate", "POST"],
    ["/translations", "PUT"],
  ] as const) {
    app.all(path, (context) => context.json({ kind: "bad-method" }, 405, { allow }));
  }
  return app;
}

/** Pieces to add by variant; negative numbers take pieces away. */
const Adjustment = z.object({ pieces: z.record(z.string(), z.number().int()), reason: Reason });

const CatalogueState = z.strictObject({
  catalogue: z.unknown().describe("Null without a catalogue."),
  position: z.string().nullable(),
  index: z.looseObject({ products: z.int(), variants: z.int() }),
});
const Event = z.looseObject({ kind: z.string() }).describe("`progress`, and a result in the last line.");
const eventLines = jsonLines("Events; the status is that of the first one.", Event);
const Events = {
  200: eventLines,
  409: eventLines,
  422: eventLines,
  500: eventLines,
  507: eventLines,
};
const BadRequest = z.strictObject({ kind: z.literal("bad-request"), message: z.string() });
const Feed = { type: "application/octet-stream", description: "A feed of products (docs/importing.md)." };
const ImportQuery = z.looseObject({ name: z.string().optional().describe("Name of the file.") });
const Changes = jsonLines("Changes, one a line (docs/catalogue-changes.md).");
const FeedQuery = z.looseObject({ product: z.string().optional().describe("Only this product; may be repeated.") });
const Rows = jsonLines("One row for each variant (docs/product-feed.md).");
const Adjusted = z.strictObject({ kind: z.literal("adjusted"), quantities: z.record(z.string(), z.int()) });
const TranslateQuery = z.object({
  languages: z.string().optional().describe("Codes, separated by commas."),
  "dry-run": z.string().optional().describe("`true` counts only."),
});
const TranslationFile = { type: "text/csv", description: "A file of translations." };

const NO_CATALOGUE = { kind: "no-catalogue" } as const;
const linesOf = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

const HEADERS = { "content-type": "application/jsonl" };

const rebuild = (index: CatalogueIndex): AsyncGenerator<CatalogueEvent> =>
  streamEvents<CatalogueEvent>(async (emit) => {
    const { products, variants } = await index.rebuild((done) => emit({ kind: "progress", products: done }));
    emit({ kind: "indexed", products, variants });
  });

async function* bodyOf(context: Context): AsyncGenerator<Uint8Array> {
  if (context.req.raw.body) yield* context.req.raw.body;
}

/** Events as JSON Lines. The HTTP status is that of the first event; later failures are in the last line. */
async function answer(
  context: Context,
  events: AsyncGenerator<CatalogueEvent>,
  onError: (error: unknown) => void,
): Promise<Response> {
  const printed = print(events, onError);
  const asActor = asPresentActor();
  const first = await printed.next();
  if (first.done) throw new Error("The catalogue operation ended without a result");
  async function* lines(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    yield Buffer.from(first.value?.line ?? "");
    for (;;) {
      const next = await asActor(() => printed.next());
      if (next.done) return;
      yield Buffer.from(next.value.line);
    }
  }
  return context.body(streamOf(lines()), first.value.status, HEADERS);
}

async function* print(events: AsyncIterable<CatalogueEvent>, onError: (error: unknown) => void) {
  const toLine = (event: CatalogueEvent) => {
    const status = statusOf(event);
    const message = isResult(event) ? explainFailure(event) : undefined;
    return { status, line: `${JSON.stringify({ ...event, ...(message ? { status, message } : {}) })}\n` };
  };
  let hasBegun = false;
  try {
    for await (const event of events) {
      yield toLine(event);
      hasBegun = true;
    }
  } catch (error) {
    const isBroken = error instanceof BrokenBody;
    // The response has not begun, so its status can say it.
    if (isBroken && !hasBegun) throw error;
    if (!isBroken) onError(error);
    yield toLine({ kind: isBroken ? "incomplete" : "failed" });
  }
}
