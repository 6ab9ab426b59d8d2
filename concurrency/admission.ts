// Admits work by its cost: a budget for each client, a total for the process, and a queue with a limit between the two. Of those
// that wait, the client that has used least is next, so a flood waits behind everyone else.

import { createBucket, type TokenBucket } from "./token-bucket.ts";

export interface AdmissionLimits {
  /** Largest cost of one piece of work. */
  readonly request: number;
  /** Cost a second that one client may use. */
  readonly client: number;
  /** Cost a second of all clients together. */
  readonly total: number;
  /** Number of waiting pieces of work; one client may fill a quarter of the queue. */
  readonly queue: number;
  /** Longest wait. */
  readonly waitSeconds: number;
}

export type Admitted =
  /** `release` must be called when the work has ended. */
  | { readonly kind: "admitted"; readonly release: () => void }
  | { readonly kind: "too-large"; readonly cost: number; readonly limit: number }
  | { readonly kind: "busy"; readonly retryAfterSeconds: number };

export interface Admission {
  /** Resolves once the work may begin, or at once if it may not. */
  readonly admit: (client: string, cost: number) => Promise<Admitted>;
}

interface Waiting {
  readonly cost: number;
  readonly deadline: number;
  readonly resolve: (admitted: Admitted) => void;
}

interface Client {
  readonly bucket: TokenBucket;
  readonly queue: Waiting[];
  /** Cost of what has been started, which halves every minute. */
  used: number;
  /** Cost of what has not ended. */
  running: number;
}

/** Seconds of its budget that a client may use at once, after a pause. */
const BURST_SECONDS = 10;
const CLIENT_SHARE = 0.25;
/** Share of the largest cost that one client may have running at the same time, apart from one piece of any cost. */
const RUNNING_SHARE = 0.1;
const SWEEP_MS = 60_000;

export function createAdmission(limits: AdmissionLimits, now: () => number = () => performance.now()): Admission {
  const clients = new Map<string, Client>();
  const total = createBucket(limits.total, Math.max(limits.total, limits.request), now);
  let waiting = 0;
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  let sweptAt = now();

  const clientOf = (name: string): Client => {
    if (now() - sweptAt > SWEEP_MS) sweep();
    const known = clients.get(name);
    if (known) return known;
    const capacity = Math.max(limits.client * BURST_SECONDS, limits.request);
    const client: Client = { bucket: createBucket(limits.client, capacity, now), queue: [], used: 0, running: 0 };
    clients.set(name, client);
    return client;
  };

  const sweep = (): void => {
    sweptAt = now();
    for (const [name, client] of clients) {
      client.used /= 2;
      if (client.queue.length === 0 && client.bucket.isFull()) clients.delete(name);
    }
  };

  const start = (client: Client, cost: number): Admitted => {
    client.bucket.take(cost);
    total.take(cost);
    client.used += cost;
    running += cost;
    client.running += cost;
    let isRunning = true;
    const release = (): void => {
      if (!isRunning) return;
      isRunning = false;
      running -= cost;
      client.running -= cost;
      schedule(0);
    };
    return { kind: "admitted", release };
  };

  /**
   * Two of the largest may run at the same time, which bounds the memory of their answers. Those of one client run one after another,
   * so that others do not share the processor with all of them.
   */
  const delayOf = (client: Client, cost: number): number => {
    const isFull = running > 0 && running + cost > 2 * limits.request;
    const isBusy = client.running > 0 && client.running + cost > RUNNING_SHARE * limits.request;
    return isFull || isBusy ? Infinity : Math.max(client.bucket.waitFor(cost), total.waitFor(cost));
  };

  /** Starts one piece of work in each turn of the event loop, so that other work runs in between. */
  const pump = (): void => {
    timer = undefined;
    let next: Client | undefined;
    let soonest = Infinity;
    for (const client of clients.values()) {
      while (client.queue[0] && client.queue[0].deadline <= now()) refuse(client);
      const [first] = client.queue;
      if (!first) continue;
      const delay = delayOf(client, first.cost);
      soonest = Math.min(soonest, Math.max(delay, 0), first.deadline - now());
      if (delay === 0 && (!next || client.used < next.used)) next = client;
    }
    const started = next?.queue.shift();
    if (next && started) {
      waiting -= 1;
      started.resolve(start(next, started.cost));
      soonest = 0;
    }
    if (waiting > 0) schedule(soonest);
  };

  const refuse = (client: Client): void => {
    const refused = client.queue.shift();
    waiting -= 1;
    refused?.resolve({ kind: "busy", retryAfterSeconds: Math.ceil(limits.waitSeconds) });
  };

  const schedule = (delay: number): void => {
    if (waiting === 0) return;
    clearTimeout(timer);
    timer = setTimeout(pump, Math.max(1, Math.ceil(delay)));
  };

  return {
    admit: async (name, cost) => {
      if (cost > limits.request) return { kind: "too-large", cost, limit: limits.request };
      const client = clientOf(name);
      if (waiting === 0 && delayOf(client, cost) === 0) return start(client, cost);
      const ahead = client.queue.reduce((sum, one) => sum + one.cost, 0);
      // Requests ahead of this one use up the same client's budget.
      const expected = client.bucket.waitFor(cost) + (ahead / limits.client) * 1000;
      const isFull = waiting >= limits.queue || client.queue.length >= limits.queue * CLIENT_SHARE;
      if (isFull || expected > limits.waitSeconds * 1000) {
        return { kind: "busy", retryAfterSeconds: Math.max(1, Math.ceil(expected / 1000)) };
      }
      return new Promise((resolve) => {
        client.queue.push({ cost, deadline: now() + limits.waitSeconds * 1000, resolve });
        waiting += 1;
        // The timer may be set for later than this request is due.
        schedule(0);
      });
    },
  };
}
