// Writes to a cluster with bulk requests of limited size, and retries failures.

import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "@opensearch-project/opensearch";
import { z } from "zod";
import { isOutage, UNHURRIED } from "./connection.ts";

export type Write =
  | { readonly kind: "index"; readonly id: string; readonly document: object; readonly version?: Version }
  | { readonly kind: "delete"; readonly id: string; readonly version?: Version };

/** Version of a document when it was read, to detect concurrent changes. */
export interface Version {
  readonly sequence: number;
  readonly term: number;
}

/** Maximum bytes per request. */
const BULK_BYTES = 4 << 20;
const ATTEMPTS = 8;

const bulkSchema = z.object({
  items: z.array(
    z.record(z.string(), z.object({ status: z.number(), error: z.object({ reason: z.string() }).optional() })),
  ),
});

/** An alias must exist; otherwise OpenSearch would create an index with its name. */
export type Target = { readonly index: string } | { readonly alias: string };

/** Writes in order, and returns writes that conflict with concurrent changes. */
export async function write(client: Client, target: Target, writes: Iterable<Write>): Promise<readonly string[]> {
  const conflicts: string[] = [];
  let waiting: Write[] = [];
  let bytes = 0;
  const flush = async () => {
    conflicts.push(...(await send(client, target, waiting)));
    waiting = [];
    bytes = 0;
  };
  for (const one of writes) {
    waiting.push(one);
    bytes += one.kind === "index" ? JSON.stringify(one.document).length : 100;
    if (bytes >= BULK_BYTES) await flush();
  }
  if (waiting.length > 0) await flush();
  return conflicts;
}

/** Retries documents that an overloaded cluster rejected, with an increasing delay. */
async function send(client: Client, target: Target, writes: readonly Write[]): Promise<readonly string[]> {
  const conflicts: string[] = [];
  let left = writes;
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === ATTEMPTS) throw new Error(`OpenSearch rejected ${left.length} documents because it is overloaded.`);
    if (attempt > 0) await pause(100 * 2 ** attempt);
    const body = await sendOnce(client, target, left, attempt < ATTEMPTS - 1);
    if (!body) continue;
    const again: Write[] = [];
    for (const [place, item] of bulkSchema.parse(body).items.entries()) {
      const { status, error } = Object.values(item)[0]!;
      const one = left[place]!;
      if (status === 409) conflicts.push(one.id);
      else if (status === 429 || status === 503) again.push(one);
      else if (error) throw new Error(`OpenSearch rejected document ${one.id}: ${error.reason}`);
    }
    left = again;
  }
  return conflicts;
}

/** Undefined if the cluster did not respond and the request should be retried. Writing twice is safe. */
async function sendOnce(client: Client, target: Target, writes: readonly Write[], isTriedAgain: boolean) {
  const where = "index" in target ? target : { index: target.alias, require_alias: true };
  try {
    return (await client.bulk({ ...where, body: writes.flatMap(linesOf) }, UNHURRIED)).body;
  } catch (error) {
    if (isTriedAgain && isOutage(error)) return undefined;
    throw error;
  }
}

function linesOf({ kind, id, version, ...rest }: Write): object[] {
  const at = version ? { if_seq_no: version.sequence, if_primary_term: version.term } : {};
  const line = { [kind]: { _id: id, ...at } };
  return "document" in rest ? [line, rest.document] : [line];
}
