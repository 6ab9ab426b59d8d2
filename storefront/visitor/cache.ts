// Keeps the latest results of costly work for a while: a bounded memory, the longest unused goes first.

export interface Kept<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
}

export interface KeptLimits {
  readonly entries: number;
  readonly milliseconds: number;
  readonly now?: () => number;
}

export function createKept<Value>({ entries, milliseconds, now = Date.now }: KeptLimits): Kept<Value> {
  // A map lists its keys in the order they were put in: the first is the longest unused.
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    get: (key) => {
      const found = kept.get(key);
      kept.delete(key);
      if (!found || found.until <= now()) return undefined;
      kept.set(key, found);
      return found.value;
    },
    set: (key, value) => {
      kept.delete(key);
      kept.set(key, { value, until: now() + milliseconds });
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
  };
}
