// Finds texts that do not fit. The function runs in the browser, so it is self-contained.

/** Pages wider than the window and texts wider than their boxes, except for titles with an ellipsis. */
export function clippedTexts(): readonly string[] {
  const { documentElement } = document;
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isShown = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return element.getClientRects().length > 0 && width > 1 && height > 1;
  };
  const overflowing = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    // Inline elements and texts of drawings have no box.
    if (element.clientWidth === 0 || element instanceof SVGElement || !hasText(element) || !isShown(element))
      return false;
    if (element.scrollWidth <= element.clientWidth + 1) return false;
    const { textOverflow, visibility } = getComputedStyle(element);
    return visibility === "visible" && textOverflow !== "ellipsis";
  });
  // Only rows that scroll may extend beyond the window, even if the overflow is hidden.
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    if (!hasText(element) || !isShown(element) || getComputedStyle(element).visibility !== "visible") return false;
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement);
  });
  const beside = [...document.querySelectorAll<HTMLElement>("main bdi, main s")].filter((element) => {
    const box = element.getBoundingClientRect();
    const holder = element.closest("li, p, td, dd, dl, section")?.getBoundingClientRect();
    return box.width > 1 && holder !== undefined && (box.right > holder.right + 1 || box.left < holder.left - 1);
  });
  const describe = (element: HTMLElement): string =>
    `“${element.textContent.trim().slice(0, 60)}” needs ${element.scrollWidth} of ${element.clientWidth} px`;
  return [
    ...(documentElement.scrollWidth > documentElement.clientWidth
      ? [`the page is ${documentElement.scrollWidth} wide, its window ${documentElement.clientWidth} px`]
      : []),
    ...overflowing.map(describe),
    ...cut.map((element) => `“${element.textContent.trim().slice(0, 60)}” is cut off by the window’s edge`),
    ...beside.map((element) => `“${element.textContent.trim().slice(0, 60)}” is outside its box`),
  ];
}
