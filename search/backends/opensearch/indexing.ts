// Writing to a cluster: bulk requests of bounded size, one after the other, and again what did not come through.

import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "@opensearch-project/opensearch";
import { z } from "zod";
import { isOutage, UNHURRIED } from "./connection.ts";

export type Write =
  | { readonly kind: "index"; readonly id: string; readonly document: object; readonly version?: Version }
  | { readonly kind: "delete"; readonly id: string; readonly version?: Version };

/** A document as it was read: what was changed meanwhile by another is not written over. */
export interface Version {
  readonly sequence: number;
  readonly term: number;
}

/** Bytes of one request. */
const BULK_BYTES = 4 << 20;
const ATTEMPTS = 8;

const bulkSchema = z.object({
  items: z.array(
    z.record(z.string(), z.object({ status: z.number(), error: z.object({ reason: z.string() }).optional() })),
  ),
});

/** Where to write: an alias must be there, or an index would be made of its name. */
export type Target = { readonly index: string } | { readonly alias: string };

/** Writes all, in order; gives back those that another changed meanwhile. */
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

/** A cluster that has no room says so of single documents: those alone are sent again, after a pause that grows. */
async function send(client: Client, target: Target, writes: readonly Write[]): Promise<readonly string[]> {
  const conflicts: string[] = [];
  let left = writes;
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === ATTEMPTS) throw new Error(`OpenSearch had no room for ${left.length} documents.`);
    if (attempt > 0) await pause(100 * 2 ** attempt);
    const body = await sendOnce(client, target, left, attempt < ATTEMPTS - 1);
    if (!body) continue;
    const again: Write[] = [];
    for (const [place, item] of bulkSchema.parse(body).items.entries()) {
      const { status, error } = Object.values(item)[0]!;
      const one = left[place]!;
      if (status === 409) conflicts.push(one.id);
      else if (status === 429 || status === 503) again.push(one);
      else if (error) throw new Error(`OpenSearch refuses document ${one.id}: ${error.reason}`);
    }
    left = again;
  }
  return conflicts;
}

/** Undefined where nobody answered and it is to be tried again: what was written then is written once more, to the same. */
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
