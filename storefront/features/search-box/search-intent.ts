// Loads the search box's code on the first pointer or focus event on a box or on the button that opens it.

import { SEARCH_LAYER } from "./layer-id.ts";

let boxes: Promise<unknown> | undefined;

/** Call once per document. */
export function loadBoxesOnIntent(target: Document): void {
  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    target.addEventListener(type, (event) => loadAround(event.target));
  }
  loadAround(target.activeElement);
}

function loadAround(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.closest(`[data-search], [commandfor=${SEARCH_LAYER}]`)) return;
  boxes ??= import("./boxes.ts").then(
    ({ installBoxes }) => installBoxes(document),
    // The box still works as a form; try again at the next event.
    () => void (boxes = undefined),
  );
}
