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

  const read = (): Value | undefined => {
    const text = textOf(area, name);
    if (text === null) return unstored;
    if (last?.text !== text) last = { text, value: valueIn(text, isValue) };
    // Something else wrote there, or an older version of the shop.
    if (last.value === undefined) store(area, name, undefined);
    return last.value;
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    // The key is null when everything was cleared.
    if (key === name || key === null) notify();
  };
  return {
    read,
    write: (value) => {
      const isStored = store(area, name, value);
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

function textOf(area: () => StorageArea, name: string): string | null {
  try {
    return area().getItem(name);
  } catch {
    return null;
  }
}

function valueIn<Value>(text: string, isValue: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function store(area: () => StorageArea, name: string, value: unknown): boolean {
  try {
    const storage = area();
    // An older value must not come back if the new one does not fit.
    storage.removeItem(name);
    if (value !== undefined) storage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** For `isValue`: an array of strings. */
export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
