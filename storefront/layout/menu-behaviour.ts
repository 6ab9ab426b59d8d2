// Opens a mega menu when a mouse rests on its department, and on tap, Enter, Space or Arrow Down. Escape closes it and
// returns the focus. A mouse click follows the department's link, as does the first entry of the open menu. Menus that have not
// loaded yet open once they have, unless the visitor has turned to something else.

import { loadMenus } from "./frame-parts.ts";
import { firstEntry, moveFocus } from "./menu-focus.ts";
import { isTap } from "./taps.ts";

/** A pointer on its way elsewhere crosses a link faster than this. */
const OPEN_AFTER_MS = 120;
/** Moving between open menus is quicker. */
const CHANGE_AFTER_MS = 60;
/** Tolerates a pointer that leaves a menu by accident. */
const CLOSE_AFTER_MS = 240;

let timer = 0;
/** The entry whose menu is open, or opens when it has loaded. */
let wanted: HTMLElement | null = null;

export function installMenus(document: Document): void {
  const { body } = document;
  body.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const item = itemOf(event.target);
    const open = openItem();
    if (item === open) clearTimeout(timer);
    else if (item) later(item, open ? CHANGE_AFTER_MS : OPEN_AFTER_MS);
    else if (open && itemOf(event.relatedTarget)) later(null, CLOSE_AFTER_MS);
    else if (!open) forget();
  });
  body.addEventListener("click", (event) => {
    const item = itemOf(event.target);
    if (!item) return closeMenus();
    const isHead = headOf(item)?.contains(event.target as Node) ?? false;
    if (!isHead || !isTap(event) || item === openItem() || !hasMenu(item)) return clearTimeout(timer);
    event.preventDefault();
    return void openOrFollow(item);
  });
  body.addEventListener("keydown", onKey);
  body.addEventListener("focusin", ({ target }) => {
    if (itemOf(target) !== openItem()) closeMenus();
  });
}

export function closeMenus(): void {
  void openMenu(null);
}

/** Opens one department's menu and closes the others; null closes all, as does an entry without a menu. */
async function openMenu(item: HTMLElement | null): Promise<"open" | "closed" | "failed"> {
  clearTimeout(timer);
  wanted = item;
  if (item && hasMenu(item) && !firstEntry(item)) {
    const isLoaded = await loadMenus();
    if (wanted !== item) return "closed";
    if (!isLoaded) return "failed";
  }
  for (const one of document.querySelectorAll<HTMLElement>("[data-department]:has(> [aria-expanded])")) {
    one.toggleAttribute("data-open", one === item);
    headOf(one)?.setAttribute("aria-expanded", String(one === item));
  }
  return item ? "open" : "closed";
}

/** Without its menu, an entry is a link. */
async function openOrFollow(item: HTMLElement): Promise<boolean> {
  const state = await openMenu(item);
  if (state === "failed") location.assign(headOf(item)?.href ?? location.href);
  return state === "open";
}

function onKey(event: KeyboardEvent): void {
  const item = itemOf(event.target);
  if (!item || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const head = headOf(item);
  if (event.key === "Escape" && item === openItem()) {
    closeMenus();
    head?.focus();
  } else if (event.target === head && OPENING_KEYS.has(event.key) && hasMenu(item)) {
    event.preventDefault();
    void openOrFollow(item).then((isOpen) => isOpen && firstEntry(item)?.focus());
  } else if (moveFocus(event.key, item, event.target)) event.preventDefault();
}

const OPENING_KEYS = new Set(["Enter", " ", "ArrowDown"]);
const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-department]") : null;
const openItem = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-department][data-open]");
const hasMenu = (item: HTMLElement): boolean => headOf(item)?.hasAttribute("aria-expanded") ?? false;
const headOf = (item: HTMLElement): HTMLAnchorElement | null => item.querySelector("a");

/** Opens nothing that the pointer has left. */
function forget(): void {
  clearTimeout(timer);
  wanted = null;
}

function later(item: HTMLElement | null, milliseconds: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void openMenu(item), milliseconds);
}
