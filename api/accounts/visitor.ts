// The visitor as the operations on accounts know them.

import type { Caller, SignedInAccount } from "#commerce/accounts";
import type { ApiContext } from "../context.ts";
import { apiError } from "../errors.ts";

export const callerOf = ({ visitor: { network, agent, language }, session }: ApiContext): Caller => ({
  network,
  agent,
  token: session.token,
  // The API has no country in its address.
  link: (path) => path,
  language,
});

export function signedIn({ visitor: { account } }: ApiContext): SignedInAccount {
  if (account === null) throw apiError("UNAUTHENTICATED", "Please sign in first.");
  return account;
}
