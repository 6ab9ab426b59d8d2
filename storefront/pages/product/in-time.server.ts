// A limit for parts of the page that it can do without.

const PATIENCE_MS = 250;

/** Throws after the timeout; `what` begins its sentence. */
export async function inTime<Found>(what: string, work: Promise<Found>, patience = PATIENCE_MS): Promise<Found> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // One more turn, because a busy process may have the answer already.
    timer = setTimeout(() => setImmediate(() => reject(new Error(`${what} timed out.`))), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
