// For tests: crashes a process or connection at a chosen statement.

import { Client } from "pg";

/**
 * Calls `act` before the statement with this number, counted from now on. `BEGIN` does not count, because a crash before it is the
 * same as one after the previous statement.
 */
export function atStatement(number: number, act: (client: Client) => void): () => void {
  const { query } = Client.prototype;
  let count = 0;
  let hasActed = false;
  Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === "object" && first !== null && "text" in first ? String(first.text) : String(first);
    if (!/^\s*begin/i.test(text)) count += 1;
    if (count === number && !hasActed) {
      hasActed = true;
      act(this);
    }
    return Reflect.apply(query, this, args) as never;
  } as typeof query;
  return () => {
    Client.prototype.query = query;
  };
}

/** Cuts the connection before the given statement of `work`; returns false if `work` finished before. */
export async function breakAt(number: number, work: () => Promise<unknown>): Promise<boolean> {
  let wasCut = false;
  const stop = atStatement(number, (client) => {
    wasCut = true;
    // The server rolls back uncommitted work, as when the process is killed.
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
  });
  try {
    await work();
  } catch (error) {
    if (!wasCut) throw error;
  } finally {
    stop();
  }
  return wasCut;
}
