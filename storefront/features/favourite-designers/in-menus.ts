// Puts the shopper's favourite designers first in the menus' lists of designers.

import { favouriteDesigners } from "./stored-designers.ts";

/** As many as a menu's list of designers has. */
const SHOWN = 10;

/** Call after the menus have loaded; each list is changed once, and again if the favourites change. */
export function showFavourites(document: Document): void {
  const show = (): void => {
    for (const list of document.querySelectorAll<HTMLElement>("[data-designers]")) fill(list);
  };
  show();
  favouriteDesigners.subscribe(show);
}

function fill(list: HTMLElement): void {
  for (const old of list.querySelectorAll("[data-favourite]")) old.remove();
  const base = list.dataset["designers"] ?? "";
  const favourites = (favouriteDesigners.read() ?? []).slice(0, SHOWN);
  const own = [...list.children] as HTMLElement[];
  for (const item of own) item.hidden = favourites.some(([handle]) => hrefOf(item) === `${base}/${handle}`);
  list.prepend(...favourites.map(([handle, name]) => entry(`${base}/${handle}`, name)));
}

const hrefOf = (item: Element): string | null | undefined => item.querySelector("a")?.getAttribute("href");

function entry(href: string, name: string): HTMLElement {
  const [item, link, text] = ["li", "a", "bdi"].map((tag) => document.createElement(tag)) as [
    HTMLElement,
    HTMLAnchorElement,
    HTMLElement,
  ];
  item.dataset["favourite"] = "";
  link.setAttribute("href", href);
  text.textContent = name;
  link.append(text, " ♥");
  item.append(link);
  return item;
}
