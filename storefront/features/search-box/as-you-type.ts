// The search page's field where the shop searches as one types: each pause is a search, and a submit only ends the typing.

import { debounce } from "#search/client/timers";
import { follow } from "./follow.ts";
import type { RecentSearches } from "./recent.ts";

/** Between two letters of a quick typist; a pause is longer. */
const PAUSE_MS = 160;

interface Field {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly recent: RecentSearches;
}

export function searchAsYouType({ form, input, recent }: Field): void {
  let isComposing = false;
  const search = debounce((text: string) => {
    // The same entry of the history, and the same place on the page: it is one search that becomes clearer.
    follow(withWords(location.pathname + location.search, text), { replace: true, keepScroll: true });
  }, PAUSE_MS);
  const onInput = () => {
    if (!isComposing) search(input.value.trim());
  };
  input.addEventListener("input", onInput);
  input.addEventListener("compositionstart", () => void (isComposing = true));
  input.addEventListener("compositionend", () => {
    isComposing = false;
    onInput();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isComposing) return;
    recent.add(input.value);
    if (matchMedia("(pointer: coarse)").matches) input.blur();
  });
  form.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-clear]")) return;
    event.preventDefault();
    input.value = "";
    input.focus();
    onInput();
  });
  // Text typed before this code loaded.
  const searched = new URLSearchParams(location.search).get("qTitle") ?? "";
  if (input.value.trim() !== searched.trim()) onInput();
}

/** The address of a search with other words: its filters stay, its page does not. */
export function withWords(address: string, text: string): string {
  const [path = "", query = ""] = address.split("?", 2);
  const fields = new URLSearchParams(query);
  fields.delete("page");
  if (text === "") fields.delete("qTitle");
  else fields.set("qTitle", text);
  return fields.size === 0 ? path : `${path}?${fields}`;
}
