// Finds a place for the focus when the element that had it is gone, as when a form vanishes after it was sent. Without it, browsers move
// the focus to the start of the document, and screen readers say nothing.

import { useEffect, type RefObject } from "react";

/** Moves the focus to the heading of the nearest part of the screen that is left. Notices announce themselves. */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current;
    if (!root) return undefined;
    /** The last focused element, then its ancestors. */
    let path: readonly HTMLElement[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      path = target instanceof HTMLElement && root.contains(target) ? [...withAncestors(target)] : [];
    };
    // A click on nothing leaves the focus to the document.
    const onClick = () => {
      if (!hasFocus()) path = [];
    };
    const observer = new MutationObserver(() => {
      const [last, ...around] = path;
      if (!last || hasFocus() || isShown(last)) return;
      const heading = around.filter(isShown).map(headingIn).find(Boolean);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("click", onClick);
    // A dialog loses its attribute when it is closed.
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ["open"] });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("click", onClick);
      observer.disconnect();
    };
  }, [main]);
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

const isShown = (element: HTMLElement): boolean => element.isConnected && element.checkVisibility();

const headingIn = (element: HTMLElement): HTMLElement | undefined =>
  [...element.querySelectorAll<HTMLElement>("h1, h2, h3")].find(isShown);

function* withAncestors(element: HTMLElement): Generator<HTMLElement> {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) yield one;
}
