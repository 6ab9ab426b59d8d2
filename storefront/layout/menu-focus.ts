// Arrow keys in the header's menus: across the departments, and from column to column inside an open menu.

/** The first entry of a department's menu. */
export const firstEntry = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>("[data-column] a");

/** Moves the focus; returns false for keys that the menu does not handle. */
export function moveFocus(key: string, item: HTMLElement, from: EventTarget | null): boolean {
  if (!(from instanceof HTMLElement)) return false;
  const column = from.closest<HTMLElement>("[data-column]");
  const target = column ? inMenu(key, item, column, from) : amongDepartments(key, item);
  target?.focus();
  return target !== null;
}

function amongDepartments(key: string, item: HTMLElement): HTMLElement | null {
  const items = [...(item.parentElement?.children ?? [])];
  const index = key === "Home" ? 0 : key === "End" ? items.length - 1 : next(items, item, sideways(key, item));
  return items[index]?.querySelector<HTMLElement>("a") ?? null;
}

function inMenu(key: string, item: HTMLElement, column: HTMLElement, from: HTMLElement): HTMLElement | null {
  const links = linksOf(column);
  if (key === "Home") return links[0] ?? null;
  if (key === "End") return links.at(-1) ?? null;
  const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (down !== 0) return links[next(links, from, down)] ?? null;
  const columns = [...item.querySelectorAll<HTMLElement>("[data-column]")].filter((one) => one.offsetParent !== null);
  const beside = columns[next(columns, column, sideways(key, item))];
  if (!beside) return null;
  const others = linksOf(beside);
  return others[Math.min(links.indexOf(from), others.length - 1)] ?? null;
}

const linksOf = (column: HTMLElement): HTMLElement[] => [...column.querySelectorAll<HTMLElement>("a")];

/** The index one step away, wrapping around; -1 for no step. */
const next = <Thing>(list: readonly Thing[], from: Thing, step: number): number =>
  step === 0 ? -1 : (list.indexOf(from) + step + list.length) % list.length;

/** 1 towards the end of the line, -1 towards its start, 0 for any other key. */
function sideways(key: string, element: Element): number {
  const forward = getComputedStyle(element).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === forward) return 1;
  return key === "ArrowLeft" || key === "ArrowRight" ? -1 : 0;
}
