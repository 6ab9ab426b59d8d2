// Changes of single products. Patched records are read first, and concurrent changes are detected by their versions.

import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "@opensearch-project/opensearch";
import { z } from "zod";
import { patched } from "../../reference/rows.ts";
import type { Change, IndexRecord, IndexSchema } from "../../schema.ts";
import { UNHURRIED } from "./connection.ts";
import { write, type Version, type Write } from "./indexing.ts";
import { documentOf } from "./mapping.ts";

/** The words of products before and after changes. */
export interface ChangedWords {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

const CONFLICTS = 10;

/** All changes become visible together when it resolves. */
export async function applyChanges(
  client: Client,
  name: string,
  schema: IndexSchema,
  changes: readonly Change[],
): Promise<ChangedWords> {
  if (changes.length === 0) return { removed: [], added: [] };
  for (let attempt = 0; ; attempt++) {
    const words = await tryOnce(client, name, schema, changes);
    if (words) {
      await client.indices.refresh({ index: name }, UNHURRIED);
      return words;
    }
    if (attempt === CONFLICTS) throw new Error("Concurrent changes of the same products kept conflicting.");
    await pause(20 * 2 ** attempt);
  }
}

/** Undefined if one of the products was changed concurrently. */
async function tryOnce(client: Client, name: string, schema: IndexSchema, changes: readonly Change[]) {
  const touched = new Set(changes.map((change) => (change.kind === "put" ? change.record.id : change.id)));
  const known = await readProducts(client, name, [...touched]);
  const after = new Map<string, IndexRecord | undefined>([...known].map(([id, { record }]) => [id, record]));
  for (const change of changes) applyChange(after, change);
  const added: string[] = [];
  const writes = [...after].flatMap(([id, record]): Write[] => {
    const old = known.get(id);
    if (!record) return old ? [{ kind: "delete", id, version: old.version }] : [];
    const document = documentOf(record, schema);
    added.push(...document.words);
    return [{ kind: "index", id, document, ...(old && { version: old.version }) }];
  });
  const conflicts = await write(client, { alias: name }, writes);
  return conflicts.length > 0 ? undefined : { removed: [...known.values()].flatMap(({ words }) => words), added };
}

function applyChange(records: Map<string, IndexRecord | undefined>, change: Change): void {
  if (change.kind === "put") records.set(change.record.id, change.record);
  else if (change.kind === "delete") records.set(change.id, undefined);
  else {
    const old = records.get(change.id);
    if (old) records.set(change.id, patched(old, change.fields, change.variants));
  }
}

async function readProducts(client: Client, name: string, ids: readonly string[]) {
  const { body } = await client.mget({ index: name, body: { ids: [...ids] } }, UNHURRIED);
  const found = readSchema.parse(body).docs.flatMap((one) => (one.found ? [one] : []));
  return new Map(
    found.map(({ _id, _seq_no, _primary_term, _source: { record, words } }) => [
      _id,
      {
        record: JSON.parse(record) as IndexRecord,
        words,
        version: { sequence: _seq_no, term: _primary_term } satisfies Version,
      },
    ]),
  );
}

const readSchema = z.object({
  docs: z.array(
    z.union([
      z.object({
        found: z.literal(true),
        _id: z.string(),
        _seq_no: z.number(),
        _primary_term: z.number(),
        _source: z.object({ record: z.string(), words: z.array(z.string()) }),
      }),
      z.object({ found: z.literal(false) }),
    ]),
  ),
});
