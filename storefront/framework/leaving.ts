// Shows at once that a link was followed, also before hydration: a bar at the top of the page (styles/base.css), which an answer
// ends. Loads with the document, so that no other script imports it.

/** Longest time without an answer: a navigation that the visitor has stopped reports nothing. */
const LONGEST_MS = 30_000;

export function showLeaving(window: Window): void {
  const { documentElement: root } = window.document;
  const end = (): void => void delete root.dataset["leaving"];
  let ending = 0;
  // On the window, after all handlers of the page but the router's, which prevents the default itself.
  window.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || !isFollowed(event)) return;
    root.dataset["leaving"] = "";
    clearTimeout(ending);
    ending = window.setTimeout(end, LONGEST_MS);
  });
  window.addEventListener("pagehide", end);
}

function isFollowed(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>("a[href]:not([download],[target])")
      : null;
  if (link?.origin !== location.origin) return false;
  return link.hash === "" || link.pathname !== location.pathname || link.search !== location.search;
}
