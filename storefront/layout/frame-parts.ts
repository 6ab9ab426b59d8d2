// Parts of the frame that the document leaves out: the menus, and the countries of the picker. They load as HTML when a visitor reaches
// for them, and are in place before a menu opens.

import { askPage } from "#storefront/framework/ask-page.ts";
import { COUNTRY_DIALOG, MENU_DIALOG } from "./frame-ids.ts";
import type { CountryParts, MenuParts } from "./menu-data.ts";
import { markCurrent } from "./mark-current.ts";

/** Loads what the visitor reaches for, or has opened already: dialogs open without scripts. */
export function loadPartsOnIntent(document: Document): void {
  loadPartAt(document.querySelector("dialog[open]"));
  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    document.addEventListener(type, ({ target }) => loadPartAt(target));
  }
}

export function loadPartAt(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  if (target.closest(`header nav, [commandfor=${MENU_DIALOG}], #${MENU_DIALOG}`)) void loadMenus();
  if (target.closest(`[commandfor=${COUNTRY_DIALOG}], #${COUNTRY_DIALOG}`)) void loadCountries();
}

/** Resolves to false if they fail to load; the next call tries again. */
export const loadMenus = once(async () => {
  const drawer = document.querySelector<HTMLElement>(`#${MENU_DIALOG} nav`);
  const address = drawer?.querySelector<HTMLAnchorElement>("[data-menus]")?.href;
  if (!drawer || address === undefined) return;
  const parts = await partsOf<MenuParts>("menu", address);
  for (const { slug, panel, row } of parts.departments) {
    document.querySelector(`[data-department="${CSS.escape(slug)}"]`)?.insertAdjacentHTML("beforeend", panel);
    const rows = [...document.querySelectorAll<HTMLElement>("[data-categories]")];
    if (!rows.some((one) => one.dataset["categories"] === slug)) rows.at(-1)?.insertAdjacentHTML("afterend", row);
  }
  const hadFocus = drawer.contains(document.activeElement);
  drawer.innerHTML = parts.drawer;
  markCurrent(location.pathname);
  void import("#storefront/features/favourite-designers/in-menus.ts").then(
    ({ showFavourites }) => showFavourites(document),
    () => undefined,
  );
  openDepartment(drawer);
  if (hadFocus) drawer.querySelector<HTMLElement>("summary, a")?.focus();
});

const loadCountries = once(async () => {
  const button = document.querySelector<HTMLButtonElement>(`#${COUNTRY_DIALOG} [data-countries]`);
  if (!button) return;
  const { choices } = await partsOf<CountryParts>("country", button.formAction);
  button.insertAdjacentHTML("afterend", choices);
  button.remove();
  document.getElementById(COUNTRY_DIALOG)?.dispatchEvent(new Event("filled"));
});

/** The department at which the drawer opens: the one that was set as default, the current one, or the first. */
function openDepartment(drawer: HTMLElement): void {
  const current = document.querySelector<HTMLElement>("[data-department]:has(> a[aria-current])");
  const slug = drawer.dataset["department"] ?? current?.dataset["department"] ?? "";
  const own = drawer.querySelector<HTMLDetailsElement>(departmentIn(slug));
  const shown = own ?? drawer.querySelector<HTMLDetailsElement>("details");
  if (shown) shown.open = true;
}

/** Selects the entry of a department, or the one that contains it: Kids has Girls. */
const departmentIn = (slug: string): string =>
  `details:is([data-slug="${CSS.escape(slug)}"],[data-parts~="${CSS.escape(slug)}"])`;

/** Throws if another build responds, because its markup has other classes. */
async function partsOf<Parts>(route: string, address: string): Promise<Parts> {
  const { loaderData, isThisBuild } = await askPage(address, { routes: [route] });
  const parts = loaderData?.[route] as Parts | undefined;
  if (parts === undefined || !isThisBuild) throw new Error(`${address} did not answer with its parts.`);
  return parts;
}

function once(load: () => Promise<void>): () => Promise<boolean> {
  let loading: Promise<boolean> | undefined;
  return () => {
    loading ??= load().then(
      () => true,
      () => {
        loading = undefined;
        return false;
      },
    );
    return loading;
  };
}
