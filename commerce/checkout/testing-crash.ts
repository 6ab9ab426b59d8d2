// For tests: the end of a process or of a connection at a statement of one's choice.

import { Client } from "pg";

/**
 * Before the statement of this number, counted over all that is sent from now on, does something. The beginning of a transaction
 * does not count: before it there is nothing that the statement before it did not leave.
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

/** Cuts the connection before a statement of the work; false when the work ended before. */
export async function breakAt(number: number, work: () => Promise<unknown>): Promise<boolean> {
  let wasCut = false;
  const stop = atStatement(number, (client) => {
    wasCut = true;
    // The server rolls back what was not committed, as when the process is killed.
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
