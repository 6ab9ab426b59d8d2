// Loads the search box's code when a visitor reaches for a box: with the pointer, the focus, or what opens it.

import { SEARCH_LAYER } from "./layer-id.ts";

let boxes: Promise<unknown> | undefined;

/** Once a document. */
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
    // The box remains a form; it is tried again.
    () => void (boxes = undefined),
  );
}
