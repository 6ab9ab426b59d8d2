// Replacing all records: a new index is filled and then the alias is moved to it, so searches see the old records or the new
// ones. What a cluster that went away, or a process that ended, left half filled is gone on with.

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

/** Records that are read before they are written; each stretch is noted when it is there. */
const STRETCH = 500;

type Records = Parameters<SearchBackend["replace"]>[0];

export async function replaceAll(parts: Replacing, records: Records, options: ReplaceOptions = {}): Promise<void> {
  const { client, state } = parts;
  const { index, done } = await begin(parts, options.position);
  try {
    await fill(parts, index, done, records, options);
    await client.indices.refresh({ index }, UNHURRIED);
    // A copy of each where there is another node for it.
    await client.indices.putSettings({ index, body: { index: { auto_expand_replicas: "0-1" } } }, UNHURRIED);
    await state.keepPosition(index, options.position);
    await moveAlias(parts, index);
    await state.keepBuilding(undefined);
  } catch (error) {
    // A cluster that is away keeps what it has; anything else is not to be gone on with.
    if (!isOutage(error)) await client.indices.delete({ index }, { ignore: [404] }).catch(() => undefined);
    throw error;
  }
}

/** Goes on only with what was made of the very same records. */
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
  /** One stretch is on its way while the next is read. */
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
    // Nothing may be on its way when the index is removed.
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
