// The reason why a new password is refused, as a sentence.

import { messagesIn } from "#catalogue";
import type { PasswordProblem } from "#commerce/accounts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { access } from "../../locales/generated/access.ts";

export function passwordRefusal(problem: PasswordProblem, field = "password"): ActionResult {
  const text = messagesIn(access, "en")(`password-${problem}`);
  return { kind: "refused", text, fields: { [field]: text } };
}
