// Writes records to an Algolia index in batches, and waits for them.

import type { Algoliasearch, BatchRequest } from "algoliasearch";
import type { Change, IndexRecord, IndexSchema } from "../../schema.ts";
import { patched } from "../../reference/rows.ts";
import { objectsOf, recordOf, type AlgoliaObject } from "./records.ts";

/** Objects per request. */
const BATCH = 1_000;
/** Products per lookup. */
const LOOKED_UP = 100;

/** Buffers writes and sends them in batches. */
export function createWriter(client: Algoliasearch, indexName: string) {
  let waiting: BatchRequest[] = [];
  let last: number | undefined;
  const send = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const { taskID } = await client.batch({ indexName, batchWriteParams: { requests: waiting } });
    waiting = [];
    last = taskID;
  };
  return {
    put: async (objects: readonly AlgoliaObject[]): Promise<void> => {
      for (const object of objects) {
        waiting.push({ action: "updateObject", body: { ...object } });
        if (waiting.length >= BATCH) await send();
      }
    },
    remove: async (ids: Iterable<string>): Promise<void> => {
      for (const objectID of ids) {
        waiting.push({ action: "deleteObject", body: { objectID } });
        if (waiting.length >= BATCH) await send();
      }
    },
    /** Tasks of an index run in order, so waiting for the last is enough. */
    finish: async (): Promise<void> => {
      await send();
      if (last !== undefined) await client.waitForTask({ indexName, taskID: last });
    },
  };
}

/** The existing objects of products. */
async function lookUp(client: Algoliasearch, indexName: string, ids: readonly string[]) {
  const found = new Map<string, AlgoliaObject[]>();
  for (let from = 0; from < ids.length; from += LOOKED_UP) {
    const names = ids.slice(from, from + LOOKED_UP).map((id) => `"_product":${JSON.stringify(id)}`);
    let cursor: string | undefined;
    do {
      const page = await client.browse<AlgoliaObject>({
        indexName,
        browseParams: cursor === undefined ? { filters: names.join(" OR "), hitsPerPage: 1_000 } : { cursor },
      });
      for (const hit of page.hits as readonly AlgoliaObject[])
        found.set(hit["_product"], [...(found.get(hit["_product"]) ?? []), hit]);
      ({ cursor } = page);
    } while (cursor !== undefined);
  }
  return found;
}

/** Each product after all changes; undefined if it is deleted. */
export async function applyChanges(
  client: Algoliasearch,
  indexName: string,
  schema: IndexSchema,
  changes: readonly Change[],
): Promise<void> {
  const ids = [...new Set(changes.map((change) => (change.kind === "put" ? change.record.id : change.id)))];
  const before = await lookUp(client, indexName, ids);
  const after = new Map<string, IndexRecord | undefined>(
    ids.map((id) => {
      const objects = before.get(id);
      return [id, objects && recordOf(objects)];
    }),
  );
  const touched = new Set<string>();
  for (const change of changes) {
    const id = change.kind === "put" ? change.record.id : change.id;
    const old = after.get(id);
    if (change.kind === "patch" && old === undefined) continue;
    touched.add(id);
    if (change.kind === "put") after.set(id, change.record);
    else after.set(id, change.kind === "delete" ? undefined : patched(old!, change.fields, change.variants));
  }
  const writer = createWriter(client, indexName);
  for (const id of touched) {
    const record = after.get(id);
    const objects = record ? objectsOf(record, schema) : [];
    const kept = new Set(objects.map(({ objectID }) => objectID));
    await writer.remove((before.get(id) ?? []).map(({ objectID }) => objectID).filter((old) => !kept.has(old)));
    await writer.put(objects);
  }
  await writer.finish();
}
