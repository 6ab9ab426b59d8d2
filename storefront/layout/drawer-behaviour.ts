// The third level of the drawer: the product types of a category, taken from the mega menu, so that the document carries
// them once.

export function fillDrawer(document: Document): void {
  for (const entry of document.querySelectorAll<HTMLElement>("[data-fill]")) {
    const category = entry.querySelector("a");
    const selector = `[data-department] [data-group="${CSS.escape(entry.dataset["fill"] ?? "")}"] ul > li`;
    const types = [...document.querySelectorAll(selector)];
    if (category && types.length > 0) entry.replaceChildren(disclosure(document, category, types));
    delete entry.dataset["fill"];
  }
}

function disclosure(document: Document, category: HTMLAnchorElement, types: readonly Element[]): HTMLElement {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  const list = document.createElement("ul");
  const all = document.createElement("li");
  summary.textContent = category.textContent;
  category.textContent = `All ${category.textContent.toLowerCase()}`;
  all.append(category);
  list.append(all, ...types.map((type) => type.cloneNode(true)));
  details.append(summary, list);
  return details;
}
