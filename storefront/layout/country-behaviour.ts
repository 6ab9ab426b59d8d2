// The country picker's search.

import { COUNTRY_DIALOG } from "./frame-ids.ts";
import { matchesCountry } from "./match-country.ts";

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

function show(dialog: HTMLElement, query: string): void {
  if (!dialog.querySelector("section")) return;
  let found = 0;
  for (const area of dialog.querySelectorAll<HTMLElement>("section")) {
    let inArea = 0;
    for (const entry of area.querySelectorAll<HTMLElement>("li")) {
      const button = entry.querySelector("button");
      const { textContent: label, name, value } = button ?? { textContent: "", name: "", value: "" };
      // The code of a language is not that of a country: "ar" is Arabic, not Argentina.
      entry.hidden = !matchesCountry(query, `${label} ${value}`, name === "country" ? value : "");
      if (!entry.hidden) inArea += 1;
    }
    area.hidden = inArea === 0;
    found += inArea;
  }
  const none = dialog.querySelector<HTMLElement>("[data-country-none]");
  const text = none?.dataset["countryNone"] ?? "";
  if (none) none.textContent = found === 0 ? text.replace("{query}", () => query.trim()) : "";
}
