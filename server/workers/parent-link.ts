// A worker's connection to its parent process.

import cluster from "node:cluster";
import type { ParentMessage, WorkerMessage } from "./messages.ts";

export interface ParentLink {
  /** URL of the shop. */
  readonly address: string;
  readonly port: number;
  /** True for the first worker of the shop's start. */
  readonly isFirst: boolean;
  /** Operator token, shared by all workers. */
  readonly token: string;
  /** Resolves when this worker may accept requests. */
  readonly prepared: () => Promise<void>;
  /** Tells the parent that this worker accepts no further connection. */
  readonly closed: () => void;
  readonly onLeave: (leave: () => void) => void;
  /** Registers this worker's metrics, and returns a function that collects those of all workers. */
  readonly shareMetrics: (own: () => Promise<unknown>) => () => Promise<readonly unknown[]>;
}

/** Undefined if this process is not a worker. */
export async function linkToParent(): Promise<ParentLink | undefined> {
  const { worker } = cluster;
  if (!worker) return undefined;
  // SIGHUP is handled by the parent.
  process.on("SIGHUP", () => {});
  const send = (message: WorkerMessage) => void worker.send(message);
  const once = <Kind extends ParentMessage["kind"]>(kind: Kind) =>
    new Promise<Extract<ParentMessage, { kind: Kind }>>((resolve) => {
      const onMessage = (message: ParentMessage) => {
        if (message.kind !== kind) return;
        worker.off("message", onMessage);
        resolve(message as Extract<ParentMessage, { kind: Kind }>);
      };
      worker.on("message", onMessage);
    });
  const welcomed = once("welcome");
  send({ kind: "hello" });
  const { address, port, token } = await welcomed;
  return {
    address,
    port,
    isFirst: worker.id === 1,
    token,
    prepared: async () => {
      const opened = once("open");
      send({ kind: "prepared" });
      await opened;
    },
    // The parent may be gone.
    closed: () => (worker.isConnected() ? send({ kind: "closed" }) : undefined),
    onLeave: (leave) => void once("leave").then(leave),
    shareMetrics: (own) => {
      const requests = new Map<number, (all: readonly unknown[]) => void>();
      let last = 0;
      worker.on("message", (message: ParentMessage) => {
        if (message.kind === "send-metrics") {
          void own().then((metrics) => send({ kind: "metrics", id: message.id, metrics }));
        } else if (message.kind === "all-metrics") {
          requests.get(message.id)?.(message.all);
          requests.delete(message.id);
        }
      });
      return () =>
        new Promise((resolve) => {
          last += 1;
          requests.set(last, resolve);
          send({ kind: "request-metrics", id: last });
        });
    },
  };
}
