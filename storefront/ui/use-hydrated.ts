// False on the server and during hydration, then true.

import { useSyncExternalStore } from "react";

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

const subscribe = () => () => undefined;
