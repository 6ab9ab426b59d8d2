// Widths of the preview, in pixels.

export const [NARROWEST, WIDEST] = [320, 2560] as const;

/** A phone, a tablet and desktops, which the field suggests. */
export const SUGGESTED = [390, 820, 1280, 1440, 1920] as const;

/** Narrower previews show the shop as phones get it. */
export const PHONES_BELOW = 768;

/** Parses a width in the address; a phone's by default. */
export function widthOf(text: string | null): number {
  const width = Math.round(Number(text));
  return Number.isFinite(width) && width > 0 ? Math.min(WIDEST, Math.max(NARROWEST, width)) : SUGGESTED[0];
}
