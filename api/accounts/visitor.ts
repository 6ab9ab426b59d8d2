// The visitor for the account operations.

import type { Caller, SignedInAccount } from "#commerce/accounts";
import type { ApiContext } from "../context.ts";
import { apiError } from "../errors.ts";

export const callerOf = ({ visitor: { network, agent, language }, session, device }: ApiContext): Caller => ({
  network,
  agent,
  token: session.token,
  device: device.token,
  // API URLs have no country.
  link: (path) => path,
  language,
});

export function signedIn({ visitor: { account } }: ApiContext): SignedInAccount {
  if (account === null) throw apiError("UNAUTHENTICATED", "Please sign in first.");
  return account;
}
