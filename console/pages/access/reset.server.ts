// Sets a new password by a mailed link, and signs in.

import { redirect } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import { findStaffReset, resetStaffPassword } from "#commerce/staff";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { access } from "../../locales/generated/access.ts";
import { enter, waitMinutes } from "./enter.server.ts";
import { passwordRefusal } from "./password-refusal.server.ts";

export interface ResetData {
  /** Null if the link is unknown, used or expired. */
  readonly email: string | null;
}

export const loader = loads("anyone", async ({ shop, params, now }): Promise<ResetData> => {
  const found = await findStaffReset(shop.database, params["token"], now);
  return { email: found?.email ?? null };
});

export const action = acts({
  reset: intent("anyone", z.object({ password: z.string() }), async (args, { password }) => {
    const say = messagesIn(access, "en");
    const { shop, params, network, agent, now, pending, device } = args;
    const form = { token: params["token"], password };
    const result = await resetStaffPassword(shop.accounts, form, { network, agent, token: device.token }, now);
    switch (result.kind) {
      case "signed-in":
        return enter(args, result, null);
      case "second-factor":
        return redirect("/console/verify", { headers: { "set-cookie": pending.cookie(result.pending) } });
      case "weak-password":
        return passwordRefusal(result.problem);
      case "expired":
        return { kind: "refused", text: say("resetExpiredText") };
      case "busy":
        return { kind: "refused", text: say("busy") };
      case "locked":
        return { kind: "refused", text: say("locked", { count: waitMinutes(result.until, now) }) };
    }
  }),
});
