// The words of searches in the merchandising API: synonyms and the table of meanings, each a setting with a version.

import type { Hono } from "hono";
import { z } from "zod";
import type { Meaning, SearchWords } from "#catalogue";
import type { Database } from "#commerce/database";
import { changeSetting, meaningLines, MEANINGS, readVersioned, SEARCH, type Setting } from "#commerce/settings";
import { anyDocument } from "../http/contract.ts";
import { Invalid } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { NOT_JSON, readJson } from "../http/operator-app.ts";

export interface WordsParts {
  readonly database: Database;
  /** Awaited before the answer, so that the next request has the change. */
  readonly onChanged?: () => Promise<unknown>;
  /** Products that lines of meanings find; absent in a process without a search. */
  readonly countMeanings?: (meanings: readonly Meaning[]) => Promise<readonly number[]>;
}

const Version = z.string().min(1).describe("The version that the change was made from.");
const Changed = z.strictObject({ kind: z.literal("changed") });

/** A part of a setting by its field; the rest of the setting stays. */
function addRoutes<Value extends object>(
  app: Hono,
  { database, onChanged }: WordsParts,
  setting: Setting<Value>,
  field: keyof Value & string,
  path: string,
): void {
  const part = anyDocument(
    `As in the setting ${setting.name}; its schema is at /admin/settings/${setting.name}/schema.`,
  );
  const Body = z.strictObject({ version: Version, [field]: part });
  const Conflict = z
    .strictObject({ kind: z.literal("conflict"), version: Version, [field]: part })
    .describe("Someone else changed them first; these are theirs.");
  const read = async () => readVersioned(database.sql, setting as unknown as Setting);
  const partOf = (value: unknown) => (value as Value)[field];
  app.get(path, does("list-search-words", { answers: { 200: Body } }), async (context) => {
    const { value, version } = await read();
    return context.json({ version, [field]: partOf(value) });
  });
  app.put(
    path,
    does("change-search-words", { body: Body, answers: { 200: Changed, 409: Conflict, 422: Invalid } }),
    async (context) => {
      const sent = await readJson(context);
      const body = z.strictObject({ version: Version, [field]: z.unknown() }).safeParse(sent);
      if (!body.success) return context.json(sent === undefined ? NOT_JSON : wrong(`Send version and ${field}`), 422);
      const given = body.data as { readonly version: string } & Readonly<Record<string, unknown>>;
      const stored = await read();
      const value = { ...(stored.value as Value), [field]: given[field] };
      const result = await changeSetting(database, setting, value, { seen: given.version });
      if (result.kind === "stale") {
        const { stored: theirs } = result;
        return context.json({ kind: "conflict", version: theirs.version, [field]: partOf(theirs.value) }, 409);
      }
      if (result.kind === "invalid") return context.json(result, 422);
      await onChanged?.();
      return context.json({ kind: "changed" });
    },
  );
  app.all(path, (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, PUT" }));
}

const wrong = (message: string) => ({ kind: "invalid", errors: [{ path: "", message }] }) as const;

export function addWordsRoutes(app: Hono, parts: WordsParts): void {
  addRoutes<SearchWords>(app, parts, SEARCH, "synonyms", "/synonyms");
  addLinesRoute(app, parts);
  addRoutes(app, parts, MEANINGS, "table", "/meanings");
}

const MeaningsByLine = z.strictObject({
  version: Version,
  lines: z.array(
    z.strictObject({
      line: z.int().describe("Its number in the table, from 1."),
      phrases: z.string(),
      means: z.string(),
      things: z.string().describe("Types to show if no other words name a thing."),
      section: z.string(),
      language: z.string().describe("Code; empty for every language."),
      isIdiom: z.boolean(),
      products: z.int().nullable().describe("Products that it finds now; null if the search is down."),
    }),
  ),
});

function addLinesRoute(app: Hono, { database, countMeanings }: WordsParts): void {
  app.get("/meanings/lines", does("list-search-words", { answers: { 200: MeaningsByLine } }), async (context) => {
    const { value, version } = await readVersioned(database.sql, MEANINGS as unknown as Setting);
    const lines = meaningLines((value as { readonly table: string }).table);
    // A search that is down costs only the numbers.
    const counts = await countMeanings?.(lines.map(({ meaning }) => meaning)).catch(() => undefined);
    return context.json({
      version,
      lines: lines.map(({ meaning: { line }, fields }, at) => ({ line, ...fields, products: counts?.[at] ?? null })),
    });
  });
  app.all("/meanings/lines", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET" }));
}
