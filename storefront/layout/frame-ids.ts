// The ids shared by the frame's markup and its behaviour.

export const ANNOUNCER = "announcer";
export const MENU_DIALOG = "menu";
export const COUNTRY_DIALOG = "country";
/** The page's `<main>`, the target of the skip link. */
export const MAIN = "main";
/** The target of the link past the products of a listing. */
export const FOOTER = "footer";
