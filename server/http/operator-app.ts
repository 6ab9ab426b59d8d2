// The base of an admin API: access for the operator only, a limit of the body, no caching, and errors as JSON.

import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { parseStorableJson } from "#catalogue";
import { operatorOnly, type OperatorTokens } from "./operator.ts";

export interface OperatorAppParts extends OperatorTokens {
  readonly onError: (error: unknown) => void;
}

/** Without `largestBody`, the app limits what it reads itself. */
export function operatorApp({ onError, ...tokens }: OperatorAppParts, largestBody?: number): Hono {
  const app = new Hono();
  app.use(operatorOnly(tokens));
  app.use(async (context, next) => {
    await next();
    context.res.headers.set("cache-control", "no-store");
  });
  if (largestBody !== undefined) {
    app.use(bodyLimit({ maxSize: largestBody, onError: (context) => context.json({ kind: "too-large" }, 413) }));
  }
  app.notFound((context) => context.json({ kind: "not-found" }, 404));
  app.onError((error, context) => {
    onError(error);
    return context.json({ kind: "failed" }, 500);
  });
  return app;
}

/** The body; undefined if it is not JSON, or has text that cannot be stored. */
export async function readJson(context: Context): Promise<unknown> {
  const parsed = parseStorableJson((await context.req.text()).replace(/^\uFEFF/, ""));
  return parsed.kind === "json" ? parsed.json : undefined;
}

export const NOT_JSON = { kind: "invalid", errors: [{ path: "", message: "the body is not JSON" }] } as const;
