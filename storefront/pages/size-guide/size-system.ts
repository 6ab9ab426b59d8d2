// The system in which this browser's visitor reads sizes, once they have chosen one: in listings, on products and in size
// guides alike. Until then the market's own.

import { useSyncExternalStore } from "react";
import { SYSTEM_NAMES, type SizeSystem } from "#catalogue";

const ITEM = "size-system";

/** Undefined on the server, at hydration and until something was chosen. */
export const useSizeSystem = (): SizeSystem | undefined => useSyncExternalStore(subscribe, read, readOnServer);

export function chooseSizeSystem(system: SizeSystem): void {
  unkept = system;
  try {
    localStorage.setItem(ITEM, system);
  } catch {
    // It holds for this document.
  }
  for (const listener of listeners) listener();
}

let unkept: SizeSystem | undefined;
const listeners = new Set<() => void>();

function read(): SizeSystem | undefined {
  try {
    const kept = localStorage.getItem(ITEM) ?? "";
    return kept in SYSTEM_NAMES ? (kept as SizeSystem) : unkept;
  } catch {
    return unkept;
  }
}

const readOnServer = (): undefined => undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", tell);
  };
}

/** Another tab chose. */
function tell(): void {
  for (const listener of listeners) listener();
}
