// Accepts an invitation.

import { z } from "zod";
import { messagesIn } from "#catalogue";
import { acceptInvitation, findInvitation } from "#commerce/staff";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { roleName } from "../../framework/role-name.ts";
import { access } from "../../locales/generated/access.ts";
import { enter, waitMinutes } from "./enter.server.ts";
import { passwordRefusal } from "./password-refusal.server.ts";

export interface JoinData {
  /** Null if the link is unknown, used or expired. */
  readonly invitation: { readonly email: string | null; readonly role: string; readonly invitedBy: string } | null;
}

export const loader = loads("anyone", async ({ shop, params, now }): Promise<JoinData> => {
  const found = await findInvitation(shop.database, params["token"], now);
  return { invitation: found ? { email: found.email, role: roleName(found.role), invitedBy: found.invitedBy } : null };
});

const Join = z.object({ email: z.string().optional(), name: z.string(), password: z.string() });

export const action = acts({
  join: intent("anyone", Join, async (args, form) => {
    const say = messagesIn(access, "en");
    const { shop, params, network, agent, requestId, now } = args;
    const result = await acceptInvitation(shop.accounts, params["token"], form, { network, agent, requestId }, now);
    switch (result.kind) {
      case "accepted":
        return enter(args, result, null);
      case "invalid": {
        const sentences = { email: say("needEmail"), name: say("needName") };
        return {
          kind: "refused",
          text: "",
          fields: Object.fromEntries(result.fields.map((field) => [field, sentences[field]])),
        };
      }
      case "weak-password":
        return passwordRefusal(result.problem);
      case "expired":
        return { kind: "refused", text: say("linkExpiredText") };
      case "already-staff":
        return { kind: "refused", text: say("alreadyStaff") };
      case "busy":
        return { kind: "refused", text: say("busy") };
      case "locked":
        return { kind: "refused", text: say("locked", { count: waitMinutes(result.until, now) }) };
    }
  }),
});
