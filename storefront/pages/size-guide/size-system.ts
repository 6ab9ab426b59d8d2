// The size system that the visitor chose: in listings, on products and in size guides alike. Until then the market's own.

import { useSyncExternalStore } from "react";
import { SYSTEM_NAMES, type SizeSystem } from "#catalogue";
import { storedValue } from "#storefront/framework/browser-storage.ts";

const isSystem = (value: unknown): value is SizeSystem =>
  typeof value === "string" && Object.hasOwn(SYSTEM_NAMES, value);

const chosen = storedValue("size-system", isSystem);

/** Undefined on the server, at hydration and until the visitor has chosen. */
export const useSizeSystem = (): SizeSystem | undefined =>
  useSyncExternalStore(chosen.subscribe, chosen.read, () => undefined);

export const chooseSizeSystem = (system: SizeSystem): void => void chosen.write(system);
