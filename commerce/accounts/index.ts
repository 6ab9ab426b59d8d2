// Accounts: who has one, who is signed in to it, and where its orders go.

export type { Accounts, SignedInAccount } from "./accounts.ts";
export { createPasswords, type Passwords } from "./passwords.ts";
export {
  endSession,
  findSession,
  listSessions,
  revokeSession,
  SESSION_LIFE_MS,
  startSession,
  type Session,
} from "./sessions.ts";
export { createToken, hashOf } from "./tokens.ts";
