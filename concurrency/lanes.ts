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
}

export interface Lanes {
  /** Resolves with a function to call when the work has ended, or with undefined if too much work of the client waits. */
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
      client.queue.shift()?.();
      return;
    }
  };

  return {
    enter: async (name) => {
      const client = clients.get(name) ?? { running: 0, queue: [] };
      clients.set(name, client);
      const isFree = client.queue.length === 0 && client.running < limits.client && running < limits.total;
      if (isFree) return start(name, client);
      if (client.queue.length >= limits.queue) return undefined;
      return new Promise((resolve) => client.queue.push(() => resolve(start(name, client))));
    },
  };
}
