// Cookies of the console: the session of staff, a sign-in that waits for the second factor, and a known device.

import { STAFF_DEVICE_MS, STAFF_PENDING_MS, STAFF_SESSION_MS } from "#commerce/staff";
import { tokenCookie, type TokenCookie } from "../http/token-cookie.ts";

export interface ConsoleCookies {
  readonly session: TokenCookie;
  readonly pending: TokenCookie;
  readonly device: TokenCookie;
}

export const CONSOLE_COOKIES: ConsoleCookies = {
  session: tokenCookie("console", STAFF_SESSION_MS),
  pending: tokenCookie("console-pending", STAFF_PENDING_MS),
  device: tokenCookie("console-device", STAFF_DEVICE_MS),
};
