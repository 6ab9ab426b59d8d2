// Whether scripts have taken the page over: false on the server and in the first rendering of a document.

import { useSyncExternalStore } from "react";

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

const subscribe = () => () => undefined;
