// Replaces all records: fills a new index, then moves the alias to it, so searches see either the old or the new records. A
// replacement that was interrupted by an outage or a restart is resumed.

import type { Client } from "@opensearch-project/opensearch";
import type { ReplaceOptions, SearchBackend } from "../../backend.ts";
import type { IndexSchema } from "../../schema.ts";
import { isOutage, UNHURRIED } from "./connection.ts";
import { write, type Write } from "./indexing.ts";
import { documentOf, indexBody } from "./mapping.ts";
import type { State } from "./state.ts";

export interface Replacing {
  readonly client: Client;
  readonly state: State;
  readonly schema: IndexSchema;
  readonly name: string;
  readonly shards: number;
}

/** Records per batch; progress is saved after each batch. */
const STRETCH = 500;

type Records = Parameters<SearchBackend["replace"]>[0];

export async function replaceAll(parts: Replacing, records: Records, options: ReplaceOptions = {}): Promise<void> {
  const { client, state } = parts;
  const { index, done } = await begin(parts, options.position);
  try {
    await fill(parts, index, done, records, options);
    await client.indices.refresh({ index }, UNHURRIED);
    // Add replicas if there are other nodes.
    await client.indices.putSettings({ index, body: { index: { auto_expand_replicas: "0-1" } } }, UNHURRIED);
    await state.keepPosition(index, options.position);
    await moveAlias(parts, index);
    await state.keepBuilding(undefined);
  } catch (error) {
    // Keep the partial index during an outage; after other errors it must not be resumed.
    if (!isOutage(error)) await client.indices.delete({ index }, { ignore: [404] }).catch(() => undefined);
    throw error;
  }
}

/** Resumes only an index of the same records. */
async function begin({ client, state, schema, name, shards }: Replacing, position: string | undefined) {
  const left = await state.building();
  if (left && left.position === position) {
    const { body: isThere } = await client.indices.exists({ index: left.index });
    if (isThere) return left;
  }
  if (left && left.index !== (await state.current()))
    await client.indices.delete({ index: left.index }, { ignore: [404] });
  const index = `${name}-${Date.now()}`;
  await client.indices.create({ index, body: indexBody(schema, shards) }, UNHURRIED);
  if (position !== undefined) await state.keepBuilding({ index, position, done: 0 });
  return { index, done: 0 };
}

async function fill(
  { client, state, schema }: Replacing,
  index: string,
  skipped: number,
  records: Records,
  { position, onProgress }: ReplaceOptions,
): Promise<void> {
  let read = 0;
  let batch: Write[] = [];
  /** Writes one batch while the next is read. */
  let sending: Promise<void> = Promise.resolve();
  const send = async (writes: readonly Write[], done: number) => {
    await write(client, { index }, writes);
    if (position !== undefined) await state.keepBuilding({ index, position, done });
    onProgress?.(done);
  };
  const next = async () => {
    await sending;
    sending = send(batch, read);
    batch = [];
  };
  try {
    for await (const record of records) {
      read++;
      if (read <= skipped) continue;
      batch.push({ kind: "index", id: record.id, document: documentOf(record, schema) });
      if (batch.length === STRETCH) await next();
    }
    if (batch.length > 0) await next();
    await sending;
  } catch (error) {
    // Wait for pending writes before the index is removed.
    await sending.catch(() => undefined);
    throw error;
  }
}

async function moveAlias({ client, name }: Replacing, index: string): Promise<void> {
  const { body, statusCode } = await client.indices.getAlias({ name }, { ...UNHURRIED, ignore: [404] });
  const old = statusCode === 404 ? [] : Object.keys(body).filter((one) => one !== index);
  const actions = [{ add: { index, alias: name } }, ...old.map((one) => ({ remove_index: { index: one } }))];
  await client.indices.updateAliases({ body: { actions } }, UNHURRIED);
}
