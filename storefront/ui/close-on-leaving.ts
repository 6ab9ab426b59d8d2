// Closes a disclosure that covers the page: on Escape, on blur and on a press elsewhere.

export function closeOnLeaving(menu: HTMLDetailsElement | null): (() => void) | undefined {
  if (!menu) return undefined;
  const leave = ({ target }: Event) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", leave);
  document.addEventListener("focusin", leave);
  document.addEventListener("keydown", escape);
  return () => {
    document.removeEventListener("pointerdown", leave);
    document.removeEventListener("focusin", leave);
    document.removeEventListener("keydown", escape);
  };
}
