// Typed values in the browser's storage. A storage that is blocked or full, and a value that something else wrote, never throw:
// a value that cannot be stored lives as long as the document.

export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface StoredValue<Value> {
  /** The same object until the value changes; undefined if there is none, or not a valid one. */
  readonly read: () => Value | undefined;
  /** Undefined removes the value. Returns false if the browser did not store it. */
  readonly write: (value: Value | undefined) => boolean;
  /** Calls the listener after a change by this tab or another one. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** `area` is called on each use, because a browser that blocks storage throws on access. */
export function storedValue<Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
  area: () => StorageArea = () => localStorage,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let unstored: Value | undefined;
  let last: { readonly text: string; readonly value: Value | undefined } | undefined;

  const store = (value: Value | undefined): boolean => {
    const isStored = attempt(() => {
      if (value === undefined) area().removeItem(name);
      else area().setItem(name, JSON.stringify(value));
      return true;
    });
    // An older value must not come back if the new one does not fit.
    if (!isStored) attempt(() => area().removeItem(name));
    return isStored ?? false;
  };
  const notify = (): void => listeners.forEach((listener) => listener());
  const onStorage = ({ key }: StorageEvent): void => {
    // The key is null when everything was cleared.
    if (key === name || key === null) notify();
  };
  return {
    read: () => {
      const text = attempt(() => area().getItem(name)) ?? null;
      if (text === null) return unstored;
      if (last?.text !== text) {
        const value = attempt((): unknown => JSON.parse(text));
        last = { text, value: isValue(value) ? value : undefined };
      }
      // Something else wrote there, or an older version of the shop.
      if (last.value === undefined) store(undefined);
      return last.value;
    },
    write: (value) => {
      const isStored = store(value);
      unstored = isStored ? undefined : value;
      notify();
      return isStored;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** Undefined if the storage is blocked or full. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
