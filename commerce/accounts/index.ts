// Accounts: who has one, who is signed in to it, and where its orders go.

export type { Account, Accounts, Asker, Busy, SignedIn, SignedInAccount } from "./accounts.ts";
export {
  deleteAddress,
  findAddress,
  listAddresses,
  MOST_ADDRESSES,
  saveAddress,
  setDefaultAddress,
  type AddressForm,
  type AddressResult,
  type KeptAddress,
} from "./addresses.ts";
export { countAttempts, type Limited } from "./attempts.ts";
export {
  changeName,
  changePassword,
  findAccount,
  LONGEST_NAME,
  type ChangePasswordResult,
  type NameResult,
} from "./details.ts";
export { askReset, findReset, resetPassword, type AskResetResult, type ResetResult } from "./forgotten.ts";
export {
  ACCOUNT_PAGE,
  findAccountByEmail,
  listAccounts,
  MOST_VIP,
  setVipLevel,
  sweepAccounts,
  type VipResult,
} from "./operator.ts";
export { createPasswords, type Passwords } from "./passwords.ts";
export {
  confirmRegistration,
  findRegistration,
  register,
  type ConfirmResult,
  type RegisterResult,
} from "./register.ts";
export { PASSWORD_LENGTH, type Limit, type PasswordProblem } from "./rules.ts";
export {
  endSession,
  findSession,
  listSessions,
  revokeSession,
  SESSION_LIFE_MS,
  startSession,
  type Session,
} from "./sessions.ts";
export { signIn, type SignInResult } from "./sign-in.ts";
export { createToken, hashOf } from "./tokens.ts";
