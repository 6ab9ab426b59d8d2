// The keys s and / lead to the search field, also before the box's code is there: what is typed meanwhile stands in the field,
// and is searched for then.

import { SEARCH_LAYER } from "./layer-id.ts";

const FIELDS = "input, textarea, select, [contenteditable]";

export function openSearchByKey(target: Document): void {
  target.addEventListener("keydown", (event) => {
    if ((event.key !== "s" && event.key !== "/") || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest(FIELDS) || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    // The page's own field comes after the header's; where neither has room, a button opens the layer with one.
    const fields = document.querySelectorAll<HTMLInputElement>("[data-search] input");
    const field = [...fields].findLast((input) => input.checkVisibility());
    if (!field) return document.querySelector<HTMLElement>(`[commandfor=${SEARCH_LAYER}]`)?.click();
    field.focus();
    return field.select();
  });
}
