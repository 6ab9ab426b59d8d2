// The end of every sign-in: sets the cookies of session and device, and redirects to the requested page.

import { redirect } from "react-router";
import { createStaffDevice } from "#commerce/staff";
import type { ConsoleArgs } from "../../framework/context.ts";

export async function enter(
  { shop, session, pending, device, now }: ConsoleArgs,
  { staffId, token }: { readonly staffId: string; readonly token: string },
  to: string | null | undefined,
): Promise<Response> {
  const headers = new Headers();
  headers.append("set-cookie", session.cookie(token));
  headers.append("set-cookie", device.cookie(await createStaffDevice(shop.database.sql, staffId, now)));
  headers.append("set-cookie", pending.cookie(null));
  return redirect(safePath(to), { headers });
}

/** A page of the console, never another site. */
export const safePath = (to: string | null | undefined): string =>
  to && /^\/console(?:[/?][!-~]*)?$/.test(to) && !to.includes("//") && !to.includes("\\") ? to : "/console";

export const waitMinutes = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
