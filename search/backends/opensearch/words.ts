// The vocabulary of an index: read when first needed, kept up with this process's own changes, and read again beside the
// searches when another process has changed the index.

import type { Client } from "@opensearch-project/opensearch";
import { z } from "zod";
import { UNHURRIED } from "./connection.ts";
import { Vocabulary } from "./vocabulary.ts";

export interface Words {
  known(): Promise<Vocabulary>;
  /** Products of this process's changes had and have these words. */
  change(removed: readonly string[], added: readonly string[]): void;
  /** The index stands there since this process's change. */
  moved(position: string | undefined): void;
  /** The index was seen to stand there: elsewhere than it was left means that another process changed it. */
  saw(position: string | undefined): void;
  /** The index was replaced. */
  forget(): void;
}

/** How long a vocabulary that others changed is kept before it is read again. */
const PATIENCE_MS = 10_000;
const BATCH = 10_000;

interface Held {
  readonly vocabulary: Promise<Vocabulary>;
  readonly since: number;
  /** Undefined until it is seen. */
  position: string | undefined;
}

export function wordsOf(client: Client, index: string, now: () => number = Date.now): Words {
  let held: Held | undefined;
  let reading: Promise<Vocabulary> | undefined;
  /** Changes while it is read: they may be counted twice, which the next reading mends. */
  let meanwhile: Counting[] = [];
  const read = (): Promise<Vocabulary> => {
    meanwhile = [];
    const own = readAll(client, index)
      .then((vocabulary) => count(vocabulary, meanwhile))
      .finally(() => (reading = reading === own ? undefined : reading));
    reading = own;
    return own;
  };
  /** Beside the searches. If it fails, the old one is still good for most, and it is tried again. */
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
