// The operator's numbers of events, mounted under /admin/insights: GET ?from=2026-11-01&to=2026-11-30&limit=100.

import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "#commerce/database";
import { dayOf, readInsightCounts } from "#commerce/insights";
import { does, operatorOnly, type OperatorTokens } from "../http/operator.ts";

const Asked = z.strictObject({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  limit: z.coerce.number().int().min(1).max(10_000).default(1_000),
});

export function insightsAdminApp({ database, ...tokens }: OperatorTokens & { readonly database: Database }): Hono {
  const app = new Hono();
  app.use(operatorOnly(tokens));
  app.get("/", does("see-insights"), async (context) => {
    const asked = Asked.safeParse(context.req.query());
    if (!asked.success) {
      const [{ path, message } = { path: [], message: "" }] = asked.error.issues;
      return context.json({ kind: "bad-request", message: `${path.join(".")}: ${message}` }, 400);
    }
    const today = dayOf(Date.now());
    const { from = today, to = today, limit } = asked.data;
    context.header("cache-control", "no-store");
    return context.json({ from, to, counts: await readInsightCounts(database, { from, to, limit }) });
  });
  return app;
}
