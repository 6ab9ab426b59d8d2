// The department that a visitor shops in, where a page does not say: the one at which the menu of small screens opens.

import { isKids } from "#catalogue";
import { MENU_DIALOG } from "./frame-ids.ts";

/** An empty one changes nothing; a child's department is under Kids. */
export function setDefaultDepartment(document: Document, department: string): void {
  const slug = isKids(department) ? "kids" : department;
  if (slug === "") return;
  const entry = document.querySelector<HTMLDetailsElement>(`#${MENU_DIALOG} details[data-slug="${CSS.escape(slug)}"]`);
  // The others close by themselves: they share a name.
  if (entry) entry.open = true;
}
