// Signs staff in with a password, and a second factor if they have one.

import { redirect } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import { signInStaff } from "#commerce/staff";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { access } from "../../locales/generated/access.ts";
import { enter, safePath, waitMinutes } from "./enter.server.ts";

export const loader = loads("anyone", ({ signedIn, url }) =>
  signedIn ? redirect(safePath(url.searchParams.get("to"))) : {},
);

const SignIn = z.object({ email: z.string(), password: z.string(), to: z.string().optional() });

export const action = acts({
  "sign-in": intent("anyone", SignIn, async (args, { email, password, to }) => {
    const say = messagesIn(access, "en");
    const { shop, network, agent, now, pending, device } = args;
    const result = await signInStaff(
      shop.accounts,
      { email, password, device: { network, agent, token: device.token } },
      now,
    );
    switch (result.kind) {
      case "signed-in":
        return enter(args, result, to);
      case "second-factor": {
        const next = `/console/verify?to=${encodeURIComponent(safePath(to))}`;
        return redirect(next, { headers: { "set-cookie": pending.cookie(result.pending) } });
      }
      case "locked":
        return { kind: "refused", text: say("locked", { count: waitMinutes(result.until, now) }) };
      case "busy":
        return { kind: "refused", text: say("busy") };
      case "refused":
        return { kind: "refused", text: say("wrongPassword"), fields: { password: say("wrongPassword") } };
    }
  }),
});
