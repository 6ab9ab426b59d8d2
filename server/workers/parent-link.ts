// A worker's side of what it and its parent say to each other.

import cluster from "node:cluster";
import type { ParentMessage, WorkerMessage } from "./messages.ts";

export interface ParentLink {
  /** Where the shop is found, and the key of its operator, which all workers share. */
  readonly address: string;
  readonly port: number;
  readonly token: string;
  /** Resolves when this worker may take requests. */
  readonly prepared: () => Promise<void>;
  readonly onLeave: (leave: () => void) => void;
  /** The numbers of all workers; each tells its own when asked. */
  readonly shareMetrics: (own: () => Promise<unknown>) => () => Promise<readonly unknown[]>;
}

/** Undefined in a process that no parent has started. */
export async function linkToParent(): Promise<ParentLink | undefined> {
  const { worker } = cluster;
  if (!worker) return undefined;
  // A hang-up of the terminal is the parent's to understand.
  process.on("SIGHUP", () => {});
  const send = (message: WorkerMessage) => void worker.send(message);
  const once = <Kind extends ParentMessage["kind"]>(kind: Kind) =>
    new Promise<Extract<ParentMessage, { kind: Kind }>>((resolve) => {
      const hear = (message: ParentMessage) => {
        if (message.kind !== kind) return;
        worker.off("message", hear);
        resolve(message as Extract<ParentMessage, { kind: Kind }>);
      };
      worker.on("message", hear);
    });
  const welcomed = once("welcome");
  send({ kind: "hello" });
  const { address, port, token } = await welcomed;
  return {
    address,
    port,
    token,
    prepared: async () => {
      const opened = once("open");
      send({ kind: "prepared" });
      await opened;
    },
    onLeave: (leave) => void once("leave").then(leave),
    shareMetrics: (own) => {
      const asked = new Map<number, (all: readonly unknown[]) => void>();
      let last = 0;
      worker.on("message", (message: ParentMessage) => {
        if (message.kind === "tell-metrics") {
          void own().then((metrics) => send({ kind: "metrics", id: message.id, metrics }));
        } else if (message.kind === "all-metrics") {
          asked.get(message.id)?.(message.all);
          asked.delete(message.id);
        }
      });
      return () =>
        new Promise((resolve) => {
          last += 1;
          asked.set(last, resolve);
          send({ kind: "ask-metrics", id: last });
        });
    },
  };
}
