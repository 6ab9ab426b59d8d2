// Colours over product pictures, and of placeholders for pictures that are not there yet. Pure.

import { paletteOf } from "./palette.ts";
import type { Theme } from "./setting.ts";

export interface PictureColours {
  /** Colour of icons and texts over pictures. */
  readonly over: string;
  /** Colours of placeholders: as light or dark as the pictures, independent of the page. */
  readonly ground: string;
  readonly ink: string;
}

export function pictureColours({ colours, pictures = "light" }: Theme): PictureColours {
  const { ground, paper, ink, muted, onInk, shade, light } = paletteOf(colours);
  const page = ground === shade ? "dark" : "light";
  return {
    over: pictures === "dark" ? light : shade,
    ...(pictures === page ? { ground: paper, ink: muted } : { ground: ink, ink: onInk }),
  };
}
