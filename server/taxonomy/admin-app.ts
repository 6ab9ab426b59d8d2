// The operator's taxonomy API, mounted under /admin/taxonomy: departments, categories and product types (docs/taxonomy.md).

import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Database } from "#commerce/database";
import { changeTaxonomy, parsePatch, patchTaxonomy, readTaxonomy, type TaxonomyChange } from "#commerce/taxonomy";
import { operatorOnly, type OperatorTokens } from "../http/operator.ts";

export interface TaxonomyAdminParts extends OperatorTokens {
  readonly database: Database;
  /** Awaited before the answer, so that the next request has the change. */
  readonly onChanged?: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Many times the default taxonomy. */
const LARGEST_BODY = 4 * 1024 * 1024;

export function taxonomyAdminApp({ database, onChanged, onError, ...tokens }: TaxonomyAdminParts): Hono {
  const app = new Hono();
  app.use(operatorOnly(tokens));
  app.use(async (context, next) => {
    await next();
    context.res.headers.set("cache-control", "no-store");
  });
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.json({ kind: "too-large" }, 413) }));
  const change = async (context: Context, apply: (value: unknown) => Parameters<typeof changeTaxonomy>[1]) => {
    const value = await readJson(context);
    if (value === undefined) return context.json(NOT_JSON, 422);
    const isDryRun = context.req.query("dry-run") !== undefined;
    const result = await changeTaxonomy(database, apply(value), { isDryRun });
    if (result.kind === "changed") await onChanged?.();
    return context.json(result, result.kind === "invalid" ? 422 : 200);
  };
  app.get("/", async (context) => context.json((await readTaxonomy(database)).data));
  app.put("/", (context) => change(context, (value) => () => value));
  app.patch("/", async (context) => {
    const parsed = parsePatch(await readJson(context));
    if (parsed.kind === "invalid") return context.json(parsed, 422);
    return change(context, () => (before) => patchTaxonomy(before, parsed.patch));
  });
  app.all("/", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, PUT, PATCH" }));
  app.all("*", (context) => context.json({ kind: "not-found" }, 404));
  app.onError((error, context) => {
    onError(error);
    return context.json({ kind: "failed" }, 500);
  });
  return app;
}

const NOT_JSON: TaxonomyChange = { kind: "invalid", errors: [{ path: "", message: "the body is not JSON" }] };

async function readJson(context: Context): Promise<unknown> {
  try {
    return JSON.parse((await context.req.text()).replace(/^\uFEFF/, "")) as unknown;
  } catch {
    return undefined;
  }
}
