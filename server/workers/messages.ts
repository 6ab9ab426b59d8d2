// Messages between the parent process and its workers.

export type WorkerMessage =
  /** Sent first, to request the welcome message. */
  | { readonly kind: "hello" }
  /** Ready to serve; waits for "open". */
  | { readonly kind: "prepared" }
  /** Accepts no further connection, because it stops. */
  | { readonly kind: "closed" }
  /** Requests the metrics of all workers. */
  | { readonly kind: "request-metrics"; readonly id: number }
  | { readonly kind: "metrics"; readonly id: number; readonly metrics: unknown };

export type ParentMessage =
  | { readonly kind: "welcome"; readonly address: string; readonly port: number; readonly token: string }
  | { readonly kind: "open" }
  /** Sent to a worker that has been replaced. */
  | { readonly kind: "leave" }
  | { readonly kind: "send-metrics"; readonly id: number }
  | { readonly kind: "all-metrics"; readonly id: number; readonly all: readonly unknown[] };
