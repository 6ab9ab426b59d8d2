// Asks the page's own loader again and again while somebody looks at it; an answer that leads elsewhere ends it.

import { useEffect } from "react";
import { useRevalidator } from "react-router";

export function usePolling(milliseconds: number): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, milliseconds);
    // Whoever comes back to the tab wants to know at once.
    const onShown = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [revalidate, state, milliseconds]);
}
