// The ids by which the frame's markup and its behaviour find each other.

export const ANNOUNCER = "announcer";
export const MENU_DIALOG = "menu";
export const COUNTRY_DIALOG = "country";
/** The page's `<main>`: where the skip link leads. */
export const MAIN = "main";
