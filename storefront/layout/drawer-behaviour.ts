// The third level of the drawer: the product types of a category, copied from the mega menu, so that the document contains
// them once.

export function fillDrawer(document: Document): void {
  const template = document.querySelector<HTMLElement>("[data-all]")?.dataset["all"] ?? "{name}";
  for (const entry of document.querySelectorAll<HTMLElement>("[data-fill]")) {
    const category = entry.querySelector("a");
    const department = CSS.escape(entry.closest<HTMLElement>("[data-slug]")?.dataset["slug"] ?? "");
    const group = CSS.escape(entry.dataset["fill"] ?? "");
    const selector = `[data-department="${department}"] [data-group="${group}"] ul > li`;
    const types = [...document.querySelectorAll(selector)];
    if (category && types.length > 0) entry.replaceChildren(disclosure(document, category, types, template));
    delete entry.dataset["fill"];
  }
}

function disclosure(
  document: Document,
  category: HTMLAnchorElement,
  types: readonly Element[],
  template: string,
): HTMLElement {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  const list = document.createElement("ul");
  const all = document.createElement("li");
  summary.textContent = category.textContent;
  // Only English uses lower case here: German capitalises nouns, and other scripts have no case.
  const isEnglish = document.documentElement.lang.startsWith("en");
  const name = isEnglish ? category.textContent.toLowerCase() : category.textContent;
  category.textContent = template.replace("{name}", () => name);
  all.append(category);
  list.append(all, ...types.map((type) => type.cloneNode(true)));
  details.append(summary, list);
  return details;
}
