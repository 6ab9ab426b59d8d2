// The bag as a browser changes it: what was meant shows at once, and reaches the shop once. Quantities are absolute, changes go
// one after another, and of several clicks on one line the last says how many.

import type { CartAnswer, ShownLine, CartView } from "./cart-data.ts";

export type CartRequest =
  | { readonly intent: "add"; readonly variantId: string; readonly key: string }
  | { readonly intent: "set"; readonly line: string; readonly set: string }
  | { readonly intent: "remove"; readonly line: string }
  | { readonly intent: "to-wishlist"; readonly line: string };

export interface CartRow {
  readonly line: ShownLine;
  /** Taken out just now, in whose place it can be undone. */
  readonly isRemoved: boolean;
  /** Why the last change of it was not made. */
  readonly problem: string | undefined;
}

export interface CartState {
  readonly view: CartView;
  readonly rows: readonly CartRow[];
}

export interface CartSources {
  /** Rejects when the shop cannot be reached. */
  readonly ask: (request: CartRequest) => Promise<CartAnswer>;
  readonly load: () => Promise<CartView>;
  /** A change could not be made, and was taken back. */
  readonly onFailure: () => void;
  /** The shop said what is in the bag. */
  readonly onLearn: (view: CartView) => void;
  readonly createKey: () => string;
}

export interface Cart {
  /** The same object as long as nothing changed; undefined before anything is known. */
  readonly read: () => CartState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** What a page was rendered with. */
  readonly learn: (view: CartView) => void;
  readonly load: () => Promise<void>;
  /** Why it is not in the bag; null when it is. Rejects when the shop cannot be reached. */
  readonly add: (variantId: string) => Promise<string | null>;
  readonly setQuantity: (lineId: string, quantity: number) => void;
  readonly remove: (lineId: string) => Promise<void>;
  readonly restore: (lineId: string) => void;
  /** Why it was not moved; null when it was. */
  readonly toWishlist: (lineId: string) => Promise<string | null>;
  /** When everything that was meant has reached the shop; does not wait for further clicks. */
  readonly settled: () => Promise<void>;
}

/** A hand that clicks on is waited for. */
const CLICKING_MS = 250;

export function createCart({ ask, load, onFailure, onLearn, createKey }: CartSources): Cart {
  let known: CartView | undefined;
  let state: CartState | undefined;
  /** How many are meant, where the shop does not know yet. */
  const meant = new Map<string, number>();
  /** Lines that were taken out here, with where they were. */
  const aside = new Map<string, { readonly line: ShownLine; readonly at: number }>();
  const problems = new Map<string, string>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let turn: Promise<unknown> = Promise.resolve();

  const tell = (): void => {
    state = known && stateOf(known, meant, aside, problems);
    for (const listener of listeners) listener();
  };
  const learn = (view: CartView): void => {
    known = view;
    for (const { id } of view.lines) if (!meant.has(id)) aside.delete(id);
    onLearn(view);
    tell();
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };

  /** Sends what is meant of a line now, unless that is done already. */
  const send = (lineId: string): Promise<void> =>
    inTurn(async () => {
      const quantity = meant.get(lineId);
      if (quantity === undefined) return;
      try {
        const request: CartRequest =
          quantity === 0 ? { intent: "remove", line: lineId } : { intent: "set", line: lineId, set: String(quantity) };
        const { message, view } = await ask(request);
        if (meant.get(lineId) === quantity) meant.delete(lineId);
        if (message === null) problems.delete(lineId);
        else problems.set(lineId, message);
        if (view) learn(view);
        else tell();
      } catch {
        if (meant.get(lineId) === quantity) meant.delete(lineId);
        if (quantity === 0) aside.delete(lineId);
        tell();
        onFailure();
      }
    });
  const flush = (lineId: string): Promise<void> => {
    clearTimeout(waiting.get(lineId));
    waiting.delete(lineId);
    return send(lineId);
  };
  const mean = (lineId: string, quantity: number): void => {
    meant.set(lineId, quantity);
    problems.delete(lineId);
    tell();
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    learn,
    load: () => inTurn(async () => learn(await load())),
    add: (variantId) => {
      const request = { intent: "add", variantId, key: createKey() } as const;
      return inTurn(async () => {
        // Sent once more where the answer was lost: the key makes the two one.
        const { message, view } = await ask(request).catch(() => ask(request));
        if (view) learn(view);
        return message;
      });
    },
    setQuantity: (lineId, quantity) => {
      mean(lineId, quantity);
      clearTimeout(waiting.get(lineId));
      waiting.set(
        lineId,
        setTimeout(() => void flush(lineId), CLICKING_MS),
      );
    },
    remove: (lineId) => {
      const at = state?.rows.findIndex(({ line }) => line.id === lineId) ?? -1;
      const row = state?.rows[at];
      // One at a time is offered back.
      for (const id of aside.keys()) if ((meant.get(id) ?? 0) === 0) aside.delete(id);
      if (row) aside.set(lineId, { line: row.line, at });
      mean(lineId, 0);
      return flush(lineId);
    },
    restore: (lineId) => {
      mean(lineId, aside.get(lineId)?.line.quantity ?? 1);
      void flush(lineId);
    },
    toWishlist: (lineId) =>
      inTurn(async () => {
        const { message, view } = await ask({ intent: "to-wishlist", line: lineId });
        if (message !== null) problems.set(lineId, message);
        if (view) learn(view);
        else tell();
        return message;
      }),
    settled: async () => {
      for (const lineId of waiting.keys()) void flush(lineId);
      await turn;
    },
  };
}

function stateOf(
  view: CartView,
  meant: ReadonlyMap<string, number>,
  aside: ReadonlyMap<string, { readonly line: ShownLine; readonly at: number }>,
  problems: ReadonlyMap<string, string>,
): CartState {
  const lines = view.lines.filter(({ id }) => !aside.has(id));
  for (const { line, at } of [...aside.values()].toSorted((one, other) => one.at - other.at)) lines.splice(at, 0, line);
  const rows = lines.map((line): CartRow => {
    const quantity = meant.get(line.id) ?? (aside.has(line.id) ? 0 : line.quantity);
    return {
      line: quantity === 0 ? line : { ...line, quantity },
      isRemoved: quantity === 0,
      problem: problems.get(line.id),
    };
  });
  return { view: { ...view, lines: rows.flatMap(({ line, isRemoved }) => (isRemoved ? [] : [line])) }, rows };
}
