// Refused changes of the team, in words.

import { messagesIn } from "#catalogue";
import { PERMISSIONS, type Permission } from "#commerce/staff";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { member } from "../../locales/generated/member.ts";

type Refusal =
  | { readonly kind: "not-permitted"; readonly permissions: readonly Permission[] }
  | { readonly kind: "no-such-staff" | "last-owner" };

export function refusalOf(refusal: Refusal): ActionResult {
  const say = messagesIn(member, "en");
  switch (refusal.kind) {
    case "no-such-staff":
      return { kind: "refused", text: say("gone") };
    case "last-owner":
      return { kind: "refused", text: say("lastOwner") };
    case "not-permitted": {
      const permissions = refusal.permissions.map((permission) => PERMISSIONS[permission]).join("; ");
      return { kind: "refused", text: permissions ? say("notPermitted", { permissions }) : say("otherMarkets") };
    }
  }
}
