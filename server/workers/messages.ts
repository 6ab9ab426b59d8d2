// What the parent and its workers say to each other.

/** From a worker. */
export type WorkerMessage =
  /** It runs, and asks who it is. */
  | { readonly kind: "hello" }
  /** It could answer requests now, and waits to be let. */
  | { readonly kind: "prepared" }
  /** Somebody wants the numbers of all of them. */
  | { readonly kind: "ask-metrics"; readonly id: number }
  | { readonly kind: "metrics"; readonly id: number; readonly metrics: unknown };

/** From the parent. */
export type ParentMessage =
  | { readonly kind: "welcome"; readonly address: string; readonly port: number; readonly token: string }
  | { readonly kind: "open" }
  /** Another one has taken its place. */
  | { readonly kind: "leave" }
  | { readonly kind: "tell-metrics"; readonly id: number }
  | { readonly kind: "all-metrics"; readonly id: number; readonly all: readonly unknown[] };
