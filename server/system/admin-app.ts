// The operator's API of the system, mounted under /admin/system: its health, and retries of failed work.

import type { Hono } from "hono";
import { z } from "zod";
import type { Database } from "#commerce/database";
import { RETRIED_OUTBOXES, retryOutbox, SystemReport } from "#commerce/system";
import { kinds } from "../http/contract.ts";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface SystemAdminParts extends OperatorAppParts {
  readonly database: Database;
  readonly report: () => Promise<SystemReport>;
  /** Called when deliveries have become due. */
  readonly onDue: () => void;
}

const Retried = z.strictObject({ kind: z.literal("retried"), count: z.int() });

export function systemAdminApp({ database, report, onDue, ...parts }: SystemAdminParts): Hono {
  const app = operatorApp(parts, 1024);
  app.get("/", does("see-system", { answers: { 200: SystemReport } }), async (context) => context.json(await report()));
  app.post(
    "/outboxes/:outbox/retry",
    does("retry-outbox", { answers: { 200: Retried, 404: kinds("no-such-outbox") } }),
    async (context) => {
      const outbox = RETRIED_OUTBOXES.find((one) => one === context.req.param("outbox"));
      if (!outbox) return context.json({ kind: "no-such-outbox" }, 404);
      const count = await retryOutbox(database, outbox, new Date());
      onDue();
      return context.json({ kind: "retried", count });
    },
  );
  return app;
}
