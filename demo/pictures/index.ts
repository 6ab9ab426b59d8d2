// The demo's pictures: recipes and their choice, views and addresses, and composition.

export type { PicturedProduct } from "./candidates.ts";
export { createChooser, looksOf, recipeFor } from "./choose.ts";
export type { Chooser } from "./choose.ts";
export { composePicture, PAPER } from "./compose.ts";
export type { PictureRequest } from "./compose.ts";
export { libraryIndex, openLibrary, readLibraryIndex } from "./library.ts";
export type { Library, LibraryEntry, LibraryIndex } from "./library.ts";
export { PAGE } from "./neighbours.ts";
export { printOf, PRINTS, printsFor } from "./prints.ts";
export type { Print } from "./prints.ts";
export { decodeRecipe, encodeRecipe, LIBRARY_VERSION, PLAIN_PRINT } from "./recipe.ts";
export type { Accent, Finish, Recipe } from "./recipe.ts";
export { entryOf, isPictureView, pictureAddress, picturesOf, viewsOf } from "./views.ts";
export type { PictureView } from "./views.ts";
