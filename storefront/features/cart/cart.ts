// The cart as the browser changes it: a change shows at once and is sent once. Quantities are absolute, changes go
// one after another, and the last of several clicks on a line counts.

import type { CartAnswer, ShownLine, CartView } from "./cart-data.ts";

export type CartRequest =
  | { readonly intent: "add"; readonly variantId: string; readonly key: string; readonly source?: string }
  | { readonly intent: "set"; readonly line: string; readonly set: string }
  | { readonly intent: "remove"; readonly line: string }
  | { readonly intent: "to-wishlist"; readonly line: string }
  | { readonly intent: "code" | "remove-code"; readonly code: string }
  | ({ readonly intent: "gift" } & GiftRequest);

/** Fields of the form of gift options. */
export type GiftRequest = Readonly<Record<string, string>>;

export interface CartRow {
  readonly line: ShownLine;
  /** Just removed: the row offers undo. */
  readonly isRemoved: boolean;
  /** Reason why the last change was refused. */
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
  /** Called after a change failed and was reverted. */
  readonly onFailure: () => void;
  /** Called with every new state of the cart. */
  readonly onLearn: (view: CartView) => void;
  readonly createKey: () => string;
  /** Called after the shop has changed the quantity of a line: by how much. */
  readonly onQuantity?: (line: ShownLine, change: number) => void;
}

export interface Cart {
  /** The same object until something changes; undefined before the cart is loaded. */
  readonly read: () => CartState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over the cart that a page was rendered with. */
  readonly learn: (view: CartView) => void;
  readonly load: () => Promise<void>;
  /** Resolves with the reason of a refusal, or null. Rejects if the shop cannot be reached. `source` is where it was found. */
  readonly add: (variantId: string, source?: string) => Promise<string | null>;
  readonly setQuantity: (lineId: string, quantity: number) => void;
  readonly remove: (lineId: string) => Promise<void>;
  readonly restore: (lineId: string) => void;
  /** Resolves with the reason of a refusal, or null. */
  readonly toWishlist: (lineId: string) => Promise<string | null>;
  /** Resolves with the reason of a refusal, or null. */
  readonly setGift: (request: GiftRequest) => Promise<string | null>;
  /** Enters a discount code or removes one. Resolves with the reason of a refusal, or null. */
  readonly setCode: (intent: "code" | "remove-code", code: string) => Promise<string | null>;
  /** Sends all pending changes and resolves when the shop has answered. */
  readonly settled: () => Promise<void>;
}

/** Debounce for clicks on the quantity. */
const CLICKING_MS = 250;

export function createCart({ ask, load, onFailure, onLearn, createKey, onQuantity }: CartSources): Cart {
  let known: CartView | undefined;
  let state: CartState | undefined;
  /** Quantities that the shop has not confirmed yet, by line. */
  const meant = new Map<string, number>();
  /** Removed lines with their position. */
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

  const set = (request: CartRequest): Promise<string | null> =>
    inTurn(async () => {
      try {
        const { message, view } = await ask(request);
        if (view) learn(view);
        return message;
      } catch {
        onFailure();
        return null;
      }
    });

  const lineOf = (lineId: string): ShownLine | undefined => known?.lines.find(({ id }) => id === lineId);

  /** Sends the pending quantity of a line, if there still is one. */
  const send = (lineId: string): Promise<void> =>
    inTurn(async () => {
      const quantity = meant.get(lineId);
      if (quantity === undefined) return;
      const before = lineOf(lineId);
      const line = before ?? aside.get(lineId)?.line;
      try {
        const request: CartRequest =
          quantity === 0 ? { intent: "remove", line: lineId } : { intent: "set", line: lineId, set: String(quantity) };
        const { message, view } = await ask(request);
        if (meant.get(lineId) === quantity) meant.delete(lineId);
        if (message === null) {
          problems.delete(lineId);
          const change = quantity - (before?.quantity ?? 0);
          if (line && change !== 0) onQuantity?.(line, change);
        } else problems.set(lineId, message);
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
    add: (variantId, source) => {
      const request = { intent: "add", variantId, key: createKey(), ...(source && { source }) } as const;
      return inTurn(async () => {
        // Retry once if the answer was lost; the key makes both requests one.
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
      // Only the latest removal offers undo.
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
        const line = lineOf(lineId);
        const { message, view } = await ask({ intent: "to-wishlist", line: lineId });
        if (message !== null) problems.set(lineId, message);
        else if (line) onQuantity?.(line, -line.quantity);
        if (view) learn(view);
        else tell();
        return message;
      }),
    setGift: (request) => set({ intent: "gift", ...request }),
    setCode: (intent, code) => set({ intent, code }),
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
