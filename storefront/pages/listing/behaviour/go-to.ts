// Goes to another part of the page without a history entry: the router would take a step to one as a return, and restore the
// visitor's last place in the list.

import type { MouseEvent } from "react";
import { isPlainClick } from "./plain-click.ts";

/** Click handler for a link to the element with this id. */
export const goTo =
  (id: string) =>
  (event: MouseEvent): void => {
    const element = document.getElementById(id);
    if (!element || !isPlainClick(event)) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.scrollIntoView();
  };
