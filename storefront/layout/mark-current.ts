// Marks the current page, department and category in the menus, and shows the department's row of categories.

/** Marks links to the current page; the server has marked those of the first one. */
export function markCurrent(path: string): void {
  // A department's link to a shared page, narrowed by a query, does not identify the current page.
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      ":is([data-department], [data-categories], #menu) a[href^='/']:not([href*='pages/'])",
    ),
  ];
  if (!links.some((link) => link.pathname === path)) return markNone(links);
  for (const link of links) setCurrent(link, link.pathname === path ? "page" : null);
  const item = currentDepartment(path);
  if (!item) return;
  const slug = item.dataset["department"];
  const head = item.querySelector("a");
  if (head && head.pathname !== path) setCurrent(head, "true");
  for (const row of document.querySelectorAll<HTMLElement>("[data-categories]")) {
    row.hidden = row.dataset["categories"] !== slug;
    if (!row.hidden) markCategory(row, item, path);
  }
}

/** A page outside the menus (a product) keeps the department that the visitor came from. */
function markNone(links: readonly HTMLAnchorElement[]): void {
  const department = document.querySelector<HTMLAnchorElement>("[data-department] > a[aria-current]");
  for (const link of links) if (link.ariaCurrent === "page") setCurrent(link, null);
  if (department) setCurrent(department, "true");
}

function currentDepartment(path: string): HTMLElement | undefined {
  const items = [...document.querySelectorAll<HTMLElement>("[data-department]")];
  const holds = (item: HTMLElement) => [...item.querySelectorAll("a")].some((link) => link.pathname === path);
  return items.find((item) => item.querySelector("a")?.pathname === path) ?? items.find(holds);
}

/** The category of a product type's page is current too. */
function markCategory(row: HTMLElement, item: HTMLElement, path: string): void {
  const inMenu = [...item.querySelectorAll<HTMLAnchorElement>("[data-group] a")].find((link) => link.pathname === path);
  const group = inMenu?.closest<HTMLElement>("[data-group]")?.dataset["group"];
  const link = [...row.querySelectorAll("a")].find(({ pathname }) => pathname === group);
  if (link) setCurrent(link, "page");
}

function setCurrent(link: HTMLAnchorElement, value: string | null): void {
  if (value === null) link.removeAttribute("aria-current");
  else link.setAttribute("aria-current", value);
}
