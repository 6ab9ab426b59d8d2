// Content kept in memory until it changes: every page asks for it, and it changes once a day. The revision that every change
// raises (revisions.ts) says when, in whatever process it was made.

import { LRUCache } from "lru-cache";
import type { Database } from "#commerce/database";

type Read<Value> = (database: Database, ...keys: readonly string[]) => Promise<Value>;

interface Memory<Value> {
  readonly revision: number;
  readonly answers: LRUCache<string, Promise<Value>>;
}

/** The same reading, asked of the database once; what fails is asked again. `most` answers are kept, the latest asked for. */
export function cached<Value>(most: number, read: Read<Value>): Read<Value> {
  const memories = new WeakMap<Database, Memory<Value>>();
  return (database, ...keys) => {
    const revision = database.revisions.of("content");
    let memory = memories.get(database);
    if (memory?.revision !== revision) {
      memory = { revision, answers: new LRUCache({ max: most }) };
      memories.set(database, memory);
    }
    const { answers } = memory;
    const key = JSON.stringify(keys);
    const known = answers.get(key);
    if (known) return known;
    const answer = read(database, ...keys);
    answers.set(key, answer);
    answer.catch(() => answers.peek(key) === answer && answers.delete(key));
    return answer;
  };
}
