// Points the picker at the current page after a navigation within the document.

/** `address` is the page's path with its query. */
export function leadPickerTo(address: string, target: Document): void {
  target.querySelector<HTMLInputElement>("input[data-here]")?.setAttribute("value", address);
}
