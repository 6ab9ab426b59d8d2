// Content kept in memory until it changes: every page asks for it, and it changes once a day. The revision that every change
// raises (revisions.ts) says when, in whatever process it was made.

import type { Database } from "#commerce/database";

type Read<Value> = (database: Database, ...keys: readonly string[]) => Promise<Value>;

interface Memory<Value> {
  readonly revision: number;
  readonly answers: Map<string, Promise<Value>>;
}

/** The same reading, asked of the database once; what fails is asked again. `most` answers are kept, the latest asked for. */
export function cached<Value>(most: number, read: Read<Value>): Read<Value> {
  const memories = new WeakMap<Database, Memory<Value>>();
  return (database, ...keys) => {
    const revision = database.revisions.of("content");
    let memory = memories.get(database);
    if (memory?.revision !== revision) {
      memory = { revision, answers: new Map() };
      memories.set(database, memory);
    }
    const { answers } = memory;
    const key = JSON.stringify(keys);
    const answer = answers.get(key) ?? read(database, ...keys);
    // A map lists its keys in the order they were put in: the first is the longest unused.
    answers.delete(key);
    answers.set(key, answer);
    answer.catch(() => answers.get(key) === answer && answers.delete(key));
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
