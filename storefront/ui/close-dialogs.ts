// Closes open dialogs on a navigation. Separate from dialogs.ts, which loads on demand.

export function closeDialogs(document: Document): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
}
