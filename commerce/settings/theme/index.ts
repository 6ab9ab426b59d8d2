// The theme of the shop: its setting, colours and fonts.

export { type Palette, paletteOf } from "./palette.ts";
export { type PictureColours, pictureColours } from "./pictures.ts";
export { type Density, readPalette, type Theme, THEME, type ThemeFont } from "./setting.ts";
export { type FontFile, readWoff2 } from "./woff2.ts";
