// Runs an effect once for each key: a page whose data are loaded again is not another view.

import { useEffect, useRef } from "react";

/** Not while the key is null. */
export function useOnce(key: string | null, run: () => void): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (key === null || done.current === key) return;
    done.current = key;
    run();
  });
}
