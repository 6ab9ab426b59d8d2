// Mails a link that sets a new password. The answer does not reveal whether the address belongs to staff.

import { z } from "zod";
import { messagesIn } from "#catalogue";
import { requestStaffReset } from "#commerce/staff";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { access } from "../../locales/generated/access.ts";
import { waitMinutes } from "./enter.server.ts";

export const loader = loads("anyone", () => ({}));

export const action = acts({
  send: intent("anyone", z.object({ email: z.string() }), async ({ shop, network, agent, now }, { email }) => {
    const say = messagesIn(access, "en");
    const result = await requestStaffReset(shop.accounts, email, { network, agent }, now);
    switch (result.kind) {
      case "sent":
        return { kind: "done", text: say("linkSent") };
      case "invalid":
        return { kind: "refused", text: say("needEmail"), fields: { email: say("needEmail") } };
      case "locked":
        return { kind: "refused", text: say("locked", { count: waitMinutes(result.until, now) }) };
    }
  }),
});
