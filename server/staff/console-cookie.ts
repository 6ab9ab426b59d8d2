// Cookies of the console: the session of staff, and a sign-in that waits for the second factor.

import { STAFF_PENDING_MS, STAFF_SESSION_MS } from "#commerce/staff";
import { tokenCookie, type TokenCookie } from "../http/token-cookie.ts";

export interface ConsoleCookies {
  readonly session: TokenCookie;
  readonly pending: TokenCookie;
}

export const CONSOLE_COOKIES: ConsoleCookies = {
  session: tokenCookie("console", STAFF_SESSION_MS),
  pending: tokenCookie("console-pending", STAFF_PENDING_MS),
};
