// The cookie that remembers the theme. Scripts do not need it, and it does not identify the browser.

import type { Theme } from "./context.ts";

export const THEME_COOKIE = "console-theme";
const YEAR_SECONDS = 31_536_000;

export const themeCookie = (theme: Theme): string =>
  `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${theme === "system" ? 0 : YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
