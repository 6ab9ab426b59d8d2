// The keys s and / focus the search field, even before the box's code has loaded: text typed meanwhile stays in the field
// and is searched for afterwards.

import { SEARCH_LAYER } from "./layer-id.ts";

const FIELDS = "input, textarea, select, [contenteditable]";

export function openSearchByKey(target: Document): void {
  target.addEventListener("keydown", (event) => {
    if ((event.key !== "s" && event.key !== "/") || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest(FIELDS) || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    // The page's own field comes after the header's; without either, a button opens the layer.
    const fields = document.querySelectorAll<HTMLInputElement>("[data-search] input");
    const field = [...fields].findLast((input) => input.checkVisibility());
    if (!field) return document.querySelector<HTMLElement>(`[commandfor=${SEARCH_LAYER}]`)?.click();
    field.focus();
    return field.select();
  });
}
