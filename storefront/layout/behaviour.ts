// The frame's behaviour over the server's markup: plain DOM, loaded on the first interaction with the frame (frame-intent.ts).

import { installDialogs } from "#storefront/ui/dialogs.ts";
import { loadBoxesOnIntent } from "#storefront/features/search-box/search-intent.ts";
import { openCartInPlace } from "#storefront/features/cart/open-in-place.ts";
import { installCountryPicker } from "./country-behaviour.ts";
import { ANNOUNCER, MAIN } from "./frame-ids.ts";
import { loadMenus, loadPartAt, loadPartsOnIntent } from "./frame-parts.ts";
import { markCurrent } from "./mark-current.ts";
import { closeMenus, installMenus } from "./menu-behaviour.ts";
import { subscribeInPlace } from "./newsletter-behaviour.ts";

/** Call once per document, with the target of the event that asks for it. */
export function installFrame(target: EventTarget | null): void {
  installDialogs(document);
  installMenus(document);
  installCountryPicker(document);
  openCartInPlace(document);
  subscribeInPlace(document);
  loadBoxesOnIntent(document);
  loadPartsOnIntent(document);
  loadPartAt(target);
}

/** After each navigation within the document: closes menus and marks the current page in them. */
export function frameNavigated(): void {
  closeMenus();
  // The row of another department's categories comes with the menus. Phones do not show it.
  const isWide = document.querySelector("header nav")?.checkVisibility() ?? false;
  if (isWide) void loadMenus().then(() => markCurrent(location.pathname));
  else markCurrent(location.pathname);
  // The results page shows the query, so the header's field is cleared.
  const search = document.querySelector<HTMLInputElement>("header [data-search] input");
  if (search) search.value = "";
  const announcer = document.getElementById(ANNOUNCER);
  if (announcer) announcer.textContent = document.title;
  // The focused element is gone with the old page or menu: the keyboard continues from the new page, not from the
  // top of the document.
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.closest("[data-column]")) {
    document.getElementById(MAIN)?.focus({ preventScroll: true });
  }
}
