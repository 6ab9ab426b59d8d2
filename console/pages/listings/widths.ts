// Widths of the preview: a phone, a tablet and a desktop.

export const WIDTHS = [390, 820, 1440] as const;
