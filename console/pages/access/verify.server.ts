// Checks the second factor of a sign-in.

import { redirect } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import { verifyStaffCode } from "#commerce/staff";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { access } from "../../locales/generated/access.ts";
import { enter, waitMinutes } from "./enter.server.ts";

export const loader = loads("anyone", ({ pending }) => (pending.token === null ? redirect("/console/sign-in") : {}));

const Verify = z.object({ code: z.string().max(100), to: z.string().optional() });

export const action = acts({
  verify: intent("anyone", Verify, async (args, { code, to }) => {
    const say = messagesIn(access, "en");
    const { shop, network, agent, now, pending, device } = args;
    const result = await verifyStaffCode(
      shop.accounts,
      pending.token,
      code,
      { network, agent, token: device.token },
      now,
    );
    switch (result.kind) {
      case "signed-in":
        return enter(args, result, to);
      case "expired":
        return redirect("/console/sign-in", { headers: { "set-cookie": pending.cookie(null) } });
      case "locked":
        return { kind: "refused", text: say("locked", { count: waitMinutes(result.until, now) }) };
      case "refused":
        return { kind: "refused", text: say("wrongCode"), fields: { code: say("wrongCode") } };
    }
  }),
});
