// The report on the running shop: health of its dependencies, the index, storage, outboxes and recent errors.

import { z } from "zod";
import { OUTBOXES } from "./outboxes.ts";

const Moment = z.iso.datetime();

const Dependency = z.strictObject({
  name: z.enum(["database", "disk", "search", "mail", "payments", "translation", "analytics", "tracing"]),
  state: z.enum(["ok", "failing", "off"]).describe("`off`: not configured, which is no failure."),
  /** A phrase, such as "PostgreSQL 15.8, 2 ms". */
  detail: z.string(),
});

export const SystemReport = z.strictObject({
  version: z.string(),
  node: z.string(),
  startedAt: Moment,
  processes: z.int().describe("Serving processes of this machine."),
  memoryBytes: z.int().describe("Of the process that answers."),
  dependencies: z.array(Dependency),
  index: z.strictObject({
    products: z.int(),
    variants: z.int(),
    isCurrent: z.boolean().describe("False while changes of the catalogue are not in the index."),
    rebuilding: z
      .strictObject({ products: z.int(), of: z.int() })
      .nullable()
      .describe("Progress of a rebuild in the process that answers."),
    problem: z.string().nullable().describe("Why the index did not answer, or the last rebuild failed."),
  }),
  storage: z.array(z.strictObject({ name: z.string(), bytes: z.number() })),
  freeBytes: z.number().nullable(),
  outboxes: z.array(
    z.strictObject({
      outbox: z.enum(OUTBOXES),
      waiting: z.int(),
      failed: z.int(),
      oldest: Moment.nullable(),
      failures: z
        .array(
          z.strictObject({
            subject: z.string(),
            error: z.string(),
            at: Moment.nullable(),
            of: z.exactOptional(z.string()).describe("Id of the webhook, or number of the order."),
          }),
        )
        .describe("The latest ones."),
    }),
  ),
  errors: z
    .array(z.strictObject({ at: Moment, message: z.string(), reason: z.string() }))
    .describe("Latest error lines in the log of the process that answers."),
});

/** As JSON: moments are texts. */
export type SystemReport = z.infer<typeof SystemReport>;
