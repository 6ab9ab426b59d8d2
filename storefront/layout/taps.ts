// Whether a click came from a finger or a pen, which cannot rest on a link to open its menu.

// A click is a pointer event in every current browser; in older ones it has no type and follows the link.
export const isTap = (event: MouseEvent): boolean =>
  "pointerType" in event && (event.pointerType === "touch" || event.pointerType === "pen");
