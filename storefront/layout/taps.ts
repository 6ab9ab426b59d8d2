// Detects clicks by finger or pen, which cannot hover over a link to open its menu.

// A click is a pointer event in every current browser; in older ones it has no type and follows the link.
export const isTap = (event: MouseEvent): boolean =>
  "pointerType" in event && (event.pointerType === "touch" || event.pointerType === "pen");
