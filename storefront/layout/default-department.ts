// The department at which the menu of small screens opens.

import { MENU_DIALOG } from "./frame-ids.ts";

/** An empty department changes nothing; one without an entry, such as Girls, opens the one that contains it. */
export function setDefaultDepartment(document: Document, department: string): void {
  const drawer = document.querySelector<HTMLElement>(`#${MENU_DIALOG} nav`);
  if (department === "" || !drawer) return;
  // For the menu, if it has not loaded yet.
  drawer.dataset["department"] = department;
  const id = CSS.escape(department);
  const entry = drawer.querySelector<HTMLDetailsElement>(`details:is([data-slug="${id}"],[data-parts~="${id}"])`);
  // The others close automatically, because they share a name.
  if (entry) entry.open = true;
}
