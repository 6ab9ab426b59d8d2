// The operator's taxonomy API, mounted under /admin/taxonomy: departments, categories and product types (docs/taxonomy.md).

import type { Context, Hono } from "hono";
import { z } from "zod";
import { fingerprint, ifUnchanged, type Database } from "#commerce/database";
import { changeTaxonomy, lockTaxonomy, parsePatch, patchTaxonomy, readTaxonomy } from "#commerce/taxonomy";
import { anyDocument } from "../http/contract.ts";
import { etagOf, Seen, seenBy, StaleAnswer } from "../http/if-match.ts";
import { Invalid } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { NOT_JSON, operatorApp, readJson, type OperatorAppParts } from "../http/operator-app.ts";

export interface TaxonomyAdminParts extends OperatorAppParts {
  readonly database: Database;
  /** Awaited before the answer, so that the next request has the change. */
  readonly onChanged?: () => Promise<void>;
}

/** Many times the default taxonomy. */
const LARGEST_BODY = 4 * 1024 * 1024;

export function taxonomyAdminApp({ database, onChanged, ...parts }: TaxonomyAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  const change = async (context: Context, apply: (value: unknown) => Parameters<typeof changeTaxonomy>[1]) => {
    const value = await readJson(context);
    if (value === undefined) return context.json(NOT_JSON, 422);
    const isDryRun = context.req.query("dry-run") !== undefined;
    const read = async (inside: Database) => (await readTaxonomy(inside)).data;
    const result = await ifUnchanged(database, { seen: seenBy(context), lock: lockTaxonomy, read }, (unchanged) =>
      changeTaxonomy(unchanged, apply(value), { isDryRun }),
    );
    if (result.kind === "changed") await onChanged?.();
    return context.json(result, STATUS[result.kind]);
  };
  app.get("/", does("see-taxonomy", { answers: { 200: Taxonomy } }), async (context) => {
    const { data } = await readTaxonomy(database);
    return context.json(data, 200, etagOf(fingerprint(data)));
  });
  const contract = { query: DryRun, headers: Seen, answers: Answers };
  app.put("/", does("change-taxonomy", { ...contract, body: Taxonomy }), (context) =>
    change(context, (value) => () => value),
  );
  app.patch("/", does("change-taxonomy", { ...contract, body: Patch }), async (context) => {
    const parsed = parsePatch(await readJson(context));
    if (parsed.kind === "invalid") return context.json(parsed, 422);
    return change(context, () => (before) => patchTaxonomy(before, parsed.patch));
  });
  app.all("/", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, PUT, PATCH" }));
  return app;
}

const Taxonomy = anyDocument("Departments, categories, types and size charts (docs/taxonomy.md).");
const Patch = anyDocument("Rows to add, change or remove (docs/taxonomy.md).");
const DryRun = z.object({ "dry-run": z.string().optional().describe("Checks only.") });
const Answers = {
  200: z.looseObject({ kind: z.enum(["changed", "checked"]) }),
  409: StaleAnswer,
  422: z.looseObject(Invalid.shape),
};
const STATUS = { changed: 200, checked: 200, stale: 409, invalid: 422 } as const;
