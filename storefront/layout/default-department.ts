// The department at which the menu of small screens opens.

import { isKids } from "#catalogue";
import { MENU_DIALOG } from "./frame-ids.ts";

/** An empty department changes nothing; children's departments are under Kids. */
export function setDefaultDepartment(document: Document, department: string): void {
  const slug = isKids(department) ? "kids" : department;
  if (slug === "") return;
  const entry = document.querySelector<HTMLDetailsElement>(`#${MENU_DIALOG} details[data-slug="${CSS.escape(slug)}"]`);
  // The others close automatically, because they share a name.
  if (entry) entry.open = true;
}
