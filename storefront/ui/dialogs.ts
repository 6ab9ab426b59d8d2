// Invoker commands and light dismissal for browsers without them.

export function installDialogs(document: Document): void {
  if (!("command" in HTMLButtonElement.prototype)) document.addEventListener("click", obeyCommand);
  if (!("closedBy" in HTMLDialogElement.prototype)) document.addEventListener("click", dismissFromBackdrop);
}

function obeyCommand(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button[commandfor]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

// A click on the backdrop has the dialog itself as its target, outside the dialog's box. Only for pointers:
// the keyboard has Escape and the button.
function dismissFromBackdrop({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement)) return;
  const box = target.getBoundingClientRect();
  if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) target.close();
}
