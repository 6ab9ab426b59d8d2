// Roles in words.

import { messagesIn } from "#catalogue";
import type { Role } from "#commerce/staff";
import { roles } from "../locales/generated/roles.ts";

export const roleName = (role: Role): string => messagesIn(roles, "en")(role);
