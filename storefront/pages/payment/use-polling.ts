// Polls the page's loader while the page is visible; a redirect ends it.

import { useEffect } from "react";
import { useRevalidator } from "react-router";

export function usePolling(milliseconds: number): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, milliseconds);
    // Poll at once when the tab becomes visible.
    const onShown = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [revalidate, state, milliseconds]);
}
