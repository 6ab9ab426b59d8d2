// Keeps the focus where it was when a filter's options change places: an element that moves in the document loses it.

import { type RefObject, useEffect, useLayoutEffect } from "react";

export function useKeptFocus(container: RefObject<HTMLElement | null>, change: unknown): void {
  useEffect(() => {
    const { current } = container;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.set(container, target);
    };
    current?.addEventListener("focusin", remember);
    return () => current?.removeEventListener("focusin", remember);
  }, [container]);
  useBrowserLayoutEffect(() => {
    const last = focused.get(container);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && last?.isConnected) last.focus({ preventScroll: true });
  }, [container, change]);
}

const focused = new WeakMap<object, HTMLElement>();
// The server has no layout, and React warns of the effect there.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
