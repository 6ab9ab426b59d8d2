// Closes what stands over the page: a navigation leaves no dialog behind. Apart from dialogs.ts, which loads on intent.

export function closeDialogs(document: Document): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
}
