// For tests: people who work in the shop.

import type { Accounts } from "#commerce/accounts";
import { acceptInvitation, inviteStaff } from "./invitations.ts";
import { COMMAND_LINE, type Operator } from "./operator.ts";
import type { Role } from "./permissions.ts";
import { findStaffSession } from "./staff-sessions.ts";

export const DEVICE = { network: "192.0.2.7", agent: "test" } as const;
export const PASSWORD = "a long enough phrase";

export interface Joined {
  readonly id: string;
  readonly token: string;
  readonly operator: Operator;
}

/** Invites someone, who accepts. */
export async function joinStaff(
  accounts: Accounts,
  email: string,
  role: Role,
  markets: readonly string[] | null = null,
): Promise<Joined> {
  const now = accounts.now();
  const invited = await inviteStaff(accounts, { email, role, markets }, COMMAND_LINE, now);
  if (invited.kind !== "invited") throw new Error(`${email} was not invited: ${invited.kind}`);
  const form = { name: email.split("@")[0], password: PASSWORD };
  const joined = await acceptInvitation(accounts, invited.token, form, DEVICE, now);
  if (joined.kind !== "accepted") throw new Error(`${email} did not join: ${joined.kind}`);
  const found = await findStaffSession(accounts.database, joined.token, now);
  if (!found) throw new Error(`${email} is not signed in`);
  return { id: joined.staffId, token: joined.token, operator: found.operator };
}
