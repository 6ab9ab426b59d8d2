// Opens a mega menu when a mouse rests on its department, and on tap, Enter, Space or Arrow Down. Escape closes it and
// returns the focus. A mouse click follows the department's link, as does the first entry of the open menu.

import { firstEntry, moveFocus } from "./menu-focus.ts";
import { isTap } from "./taps.ts";

/** A pointer on its way elsewhere crosses a link faster than this. */
const OPEN_AFTER_MS = 120;
/** Moving between open menus is quicker. */
const CHANGE_AFTER_MS = 60;
/** Tolerates a pointer that leaves a menu by accident. */
const CLOSE_AFTER_MS = 240;

let timer = 0;

export function installMenus(document: Document): void {
  const { body } = document;
  body.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const item = itemOf(event.target);
    const open = openItem();
    if (item === open) clearTimeout(timer);
    else if (item) later(item, open ? CHANGE_AFTER_MS : OPEN_AFTER_MS);
    else if (open && itemOf(event.relatedTarget)) later(null, CLOSE_AFTER_MS);
    else if (!open) clearTimeout(timer);
  });
  body.addEventListener("click", (event) => {
    const item = itemOf(event.target);
    if (!item) return openMenu(null);
    const isHead = headOf(item)?.contains(event.target as Node) ?? false;
    if (!isHead || !isTap(event) || item === openItem() || !firstEntry(item)) return clearTimeout(timer);
    event.preventDefault();
    return openMenu(item);
  });
  body.addEventListener("keydown", onKey);
  body.addEventListener("focusin", ({ target }) => {
    if (itemOf(target) !== openItem()) openMenu(null);
  });
}

/** Opens one department's menu and closes the others; null closes all, as does an entry without a menu. */
export function openMenu(item: HTMLElement | null): void {
  clearTimeout(timer);
  for (const one of document.querySelectorAll<HTMLElement>("[data-department]:has([data-column])")) {
    one.toggleAttribute("data-open", one === item);
    headOf(one)?.setAttribute("aria-expanded", String(one === item));
  }
}

function onKey(event: KeyboardEvent): void {
  const item = itemOf(event.target);
  if (!item || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const head = headOf(item);
  if (event.key === "Escape" && item === openItem()) {
    openMenu(null);
    head?.focus();
  } else if (event.target === head && OPENING_KEYS.has(event.key) && firstEntry(item)) {
    event.preventDefault();
    openMenu(item);
    firstEntry(item)?.focus();
  } else if (moveFocus(event.key, item, event.target)) event.preventDefault();
}

const OPENING_KEYS = new Set(["Enter", " ", "ArrowDown"]);
const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-department]") : null;
const openItem = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-department][data-open]");
const headOf = (item: HTMLElement): HTMLAnchorElement | null => item.querySelector("a");

function later(item: HTMLElement | null, milliseconds: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => openMenu(item), milliseconds);
}
