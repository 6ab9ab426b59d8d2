// Tells the CDN to drop its documents after a change.

import { DOCUMENTS_TAG } from "./public-caching.ts";

export interface PurgeOptions {
  readonly urls: readonly string[];
  /** Credentials of the CDN. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Time in which the shop may still answer with what was before the change. */
  readonly delayMs: number;
  readonly onError: (error: unknown) => void;
}

const TIMEOUT_MS = 10_000;
const RETRY_MS = 5_000;
/** Pause between two purges in a stream of changes. */
const PAUSE_MS = 1_000;

/** Returns a function to call after each change. */
export function openPurge({ urls, headers, delayMs, onError }: PurgeOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let changedAt = 0;
  const plan = (ms: number): void => {
    timer ??= setTimeout(() => void purge(), ms).unref();
  };
  const purge = async (): Promise<void> => {
    const now = performance.now();
    const results = await Promise.allSettled(urls.map((url) => send(url, headers)));
    timer = undefined;
    const failures = results.filter((result) => result.status === "rejected");
    for (const { reason } of failures) onError(reason);
    if (failures.length > 0) plan(RETRY_MS);
    // Just after a change, the shop may still have answered with old documents.
    else if (changedAt + delayMs > now) plan(Math.max(PAUSE_MS, delayMs));
  };
  return () => {
    changedAt = performance.now();
    if (urls.length > 0) plan(delayMs);
  };
}

/** Fastly reads the header, Cloudflare the body, nginx neither. */
async function send(url: string, headers: PurgeOptions["headers"]): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "surrogate-key": DOCUMENTS_TAG, ...headers },
    body: JSON.stringify({ tags: [DOCUMENTS_TAG] }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CDN answered ${response.status} to a purge at ${new URL(url).host}.`);
}
