// The country picker's search.

import { COUNTRY_DIALOG } from "./frame-ids.ts";
import { matchCountry } from "./match-country.ts";

export function installCountryPicker(document: Document): void {
  const dialog = document.getElementById(COUNTRY_DIALOG);
  const search = dialog?.querySelector<HTMLInputElement>("[data-country-search]");
  if (!dialog || !search) return;
  search.addEventListener("input", () => show(dialog, search.value));
  dialog.addEventListener("close", () => {
    search.value = "";
    show(dialog, "");
  });
  // Only with a mouse: on a phone, focusing the field would open a keyboard over the list.
  const begin = () => {
    if (matchMedia("(pointer: fine)").matches) search.focus();
  };
  dialog.addEventListener("toggle", begin);
  // Text may be typed before the countries arrive.
  dialog.addEventListener("filled", () => show(dialog, search.value));
  // The dialog may have been opened, and text typed, before this code loaded.
  if (dialog.hasAttribute("open")) begin();
  if (search.value !== "") show(dialog, search.value);
}

/** Entries that the words name come first, and so does their area. */
function show(dialog: HTMLElement, query: string): void {
  if (!dialog.querySelector("section")) return;
  let found = 0;
  const areas = childrenOf(dialog.querySelector("section")?.parentElement, "section");
  const named = areas.filter((area) => {
    const entries = childrenOf(area.querySelector("ul"), "li");
    const first = entries.filter((entry) => {
      const button = entry.querySelector("button");
      const { textContent: label, name, value } = button ?? { textContent: "", name: "", value: "" };
      // The code of a language is not that of a country: "ar" is Arabic, not Argentina.
      const match = matchCountry(query, `${label} ${value}`, name === "country" ? value : "");
      entry.hidden = match === undefined;
      return match === "named";
    });
    arrange(entries, first);
    const shown = entries.filter(({ hidden }) => !hidden).length;
    area.hidden = shown === 0;
    found += shown;
    return first.length > 0;
  });
  arrange(areas, named);
  const none = dialog.querySelector<HTMLElement>("[data-country-none]");
  const text = none?.dataset["countryNone"] ?? "";
  if (none) none.textContent = found === 0 ? text.replace("{query}", () => query.trim()) : "";
}

const known = new WeakMap<Element, readonly HTMLElement[]>();

/** In the order in which they came. */
function childrenOf(parent: Element | null | undefined, name: string): readonly HTMLElement[] {
  if (!parent) return [];
  const children = known.get(parent) ?? [...parent.querySelectorAll<HTMLElement>(`:scope > ${name}`)];
  known.set(parent, children);
  return children;
}

/** Moves elements only if their order changes, because one that moves loses the focus. */
function arrange(all: readonly HTMLElement[], first: readonly HTMLElement[]): void {
  const wanted = [...first, ...all.filter((one) => !first.includes(one))];
  const present = all.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (wanted.every((one, at) => one === present[at])) return;
  const end = present.at(-1)?.nextSibling ?? null;
  for (const one of wanted) one.parentElement?.insertBefore(one, end);
}
