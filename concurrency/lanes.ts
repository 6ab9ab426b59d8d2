// Lanes for work whose cost is not known in advance: each client has a few, the process has more, and what finds none waits. Clients
// take turns, so a flood waits behind itself. What has waited starts in its own turn of the event loop: work that never waits for
// anything else would otherwise follow work like it, without a pause for other requests.

export interface LaneLimits {
  /** Pieces of work of one client at the same time. */
  readonly client: number;
  /** Limit for all clients together. */
  readonly total: number;
  /** Pieces of work of one client that may wait. */
  readonly queue: number;
  /** Pieces of work of all clients that may wait. */
  readonly queueTotal: number;
}

export interface Lanes {
  /** Resolves with a function to call when the work has ended, or with undefined if too much work waits. */
  readonly enter: (client: string) => Promise<(() => void) | undefined>;
}

interface Client {
  running: number;
  readonly queue: (() => void)[];
}

export function createLanes(limits: LaneLimits): Lanes {
  /** Clients with work, in the order of their turns. */
  const clients = new Map<string, Client>();
  let running = 0;
  let waiting = 0;

  const start = (name: string, client: Client): (() => void) => {
    client.running += 1;
    running += 1;
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      client.running -= 1;
      running -= 1;
      if (client.running === 0 && client.queue.length === 0) clients.delete(name);
      if (clients.size > 0) setImmediate(startNext);
    };
  };

  const startNext = (): void => {
    if (running >= limits.total) return;
    for (const [name, client] of clients) {
      if (client.queue.length === 0 || client.running >= limits.client) continue;
      // The next turn is that of another client.
      clients.delete(name);
      clients.set(name, client);
      waiting -= 1;
      client.queue.shift()?.();
      return;
    }
  };

  return {
    enter: async (name) => {
      const known = clients.get(name);
      const client = known ?? { running: 0, queue: [] };
      const isFree = client.queue.length === 0 && client.running < limits.client && running < limits.total;
      if (!isFree && (client.queue.length >= limits.queue || waiting >= limits.queueTotal)) return undefined;
      if (!known) clients.set(name, client);
      if (isFree) return start(name, client);
      waiting += 1;
      return new Promise((resolve) => client.queue.push(() => resolve(start(name, client))));
    },
  };
}
