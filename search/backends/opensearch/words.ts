// Caches the vocabulary of an index: loaded on demand, updated with the changes of this process, and reloaded in the background
// after changes of other processes.

import type { Client } from "@opensearch-project/opensearch";
import { z } from "zod";
import { UNHURRIED } from "./connection.ts";
import { Vocabulary } from "./vocabulary.ts";

export interface Words {
  known(): Promise<Vocabulary>;
  /** Updates the words after a change of this process. */
  change(removed: readonly string[], added: readonly string[]): void;
  /** Sets the version of the index after a change of this process. */
  moved(position: string | undefined): void;
  /** Reports the observed version of the index. A different one means that another process changed it. */
  saw(position: string | undefined): void;
  /** Call it after the index was replaced. */
  forget(): void;
}

/** Minimum age of a vocabulary before it is reloaded. */
const PATIENCE_MS = 10_000;
const BATCH = 10_000;

interface Held {
  readonly vocabulary: Promise<Vocabulary>;
  readonly since: number;
  /** Undefined until it is known. */
  position: string | undefined;
}

export function wordsOf(client: Client, index: string, now: () => number = Date.now): Words {
  let held: Held | undefined;
  let reading: Promise<Vocabulary> | undefined;
  /** Changes during a load. They may be counted twice until the next load. */
  let meanwhile: Counting[] = [];
  const read = (): Promise<Vocabulary> => {
    meanwhile = [];
    const own = readAll(client, index)
      .then((vocabulary) => count(vocabulary, meanwhile))
      .finally(() => (reading = reading === own ? undefined : reading));
    reading = own;
    return own;
  };
  /** Reloads in the background. After a failure, the old vocabulary stays in use until the next attempt. */
  const readAgain = async (old: Held, position: string | undefined): Promise<void> => {
    const vocabulary = Promise.resolve(await read());
    if (held === old) held = { vocabulary, since: now(), position };
  };
  return {
    known() {
      if (held) return held.vocabulary;
      const own: Held = { vocabulary: read(), since: now(), position: undefined };
      held = own;
      own.vocabulary.catch(() => (held = held === own ? undefined : held));
      return own.vocabulary;
    },
    change(removed, added) {
      const changes = [...removed.map((word): Counting => [word, -1]), ...added.map((word): Counting => [word, 1])];
      if (reading) meanwhile.push(...changes);
      if (held && held.vocabulary !== reading) {
        held.vocabulary.then((vocabulary) => count(vocabulary, changes)).catch(() => undefined);
      }
    },
    moved(position) {
      if (held) held.position = position;
    },
    saw(position) {
      if (!held) return;
      held.position ??= position;
      if (held.position === position || reading || now() - held.since < PATIENCE_MS) return;
      readAgain(held, position).catch(() => undefined);
    },
    forget: () => (held = undefined),
  };
}

type Counting = readonly [word: string, by: 1 | -1];

function count(vocabulary: Vocabulary, changes: readonly Counting[]): Vocabulary {
  for (const [word, by] of changes) vocabulary.count(word, by);
  return vocabulary;
}

async function readAll(client: Client, index: string): Promise<Vocabulary> {
  const counts: [string, number][] = [];
  let after: { readonly word: string } | undefined;
  do {
    const composite = { size: BATCH, sources: [{ word: { terms: { field: "words" } } }], ...(after && { after }) };
    const { body } = await client.search({ index, body: { size: 0, aggs: { words: { composite } } } }, UNHURRIED);
    const { buckets, after_key } = answerSchema.parse(body).aggregations.words;
    for (const { key, doc_count } of buckets) counts.push([key.word, doc_count]);
    after = after_key;
  } while (after);
  return new Vocabulary(counts);
}

const answerSchema = z.object({
  aggregations: z.object({
    words: z.object({
      buckets: z.array(z.object({ key: z.object({ word: z.string() }), doc_count: z.number() })),
      after_key: z.object({ word: z.string() }).optional(),
    }),
  }),
});
