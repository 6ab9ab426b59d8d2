// Customer accounts, their sessions and saved addresses.

export * as accountMails from "./mails.ts";
export { readAgent } from "./agents.ts";
export type { Account, Accounts, Busy, Caller, SecondFactorNeeded, SignedIn, SignedInAccount } from "./accounts.ts";
export {
  addUsedAddress,
  deleteAddress,
  listAddresses,
  MAX_ADDRESSES,
  rememberSaving,
  saveAddress,
  setDefaultAddress,
  type AddressForm,
  type AddressResult,
  type SavedAddress,
} from "./addresses.ts";
export {
  beginAuthenticator,
  cancelAuthenticator,
  confirmAuthenticator,
  findAuthenticatorSetup,
  removeAuthenticator,
} from "./authenticator.ts";
export { clearAttempts, countAttempts, type Attempt, type Limited } from "./attempts.ts";
export { confirmPassword, type PasswordConfirmation } from "./confirm-password.ts";
export { completeSignIn, type CompleteSignInResult } from "./complete-sign-in.ts";
export { confirmOwner, isConfirmed } from "./confirm-owner.ts";
export { changeName, changePassword, findAccount, type ChangePasswordResult } from "./details.ts";
export {
  cancelEmailChange,
  confirmEmailChange,
  findEmailChange,
  findPendingEmail,
  requestEmailChange,
} from "./email-change.ts";
export { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./passkeys.ts";
export { askForPasskey, completeWithPasskey, signInWithPasskey, type PasskeySignIn } from "./passkey-sign-in.ts";
export { findReset, requestReset, resetPassword, type ResetResult } from "./password-reset.ts";
export {
  ACCOUNT_PAGE,
  findAccountForOperator,
  findAccountsForOperator,
  listAccounts,
  MAX_VIP_LEVEL,
  VipLevel,
  accountVersion,
  setVipLevel,
  sweepAccounts,
} from "./operator.ts";
export { breachedPasswords } from "./breached-passwords.ts";
export { newPassword } from "./new-password.ts";
export { createPasswords } from "./passwords.ts";
export {
  confirmRegistration,
  findRegistration,
  register,
  type ConfirmResult,
  type RegisterResult,
} from "./register.ts";
export { dropPendingSignIns, findPendingSignIn } from "./pending-sign-in.ts";
export { renewRecoveryCodes } from "./recovery-codes.ts";
export { findSecondFactor, type Passkey, type SecondFactor } from "./second-factor.ts";
export { DEVICE_LIFE_MS } from "./devices.ts";
export type { PasswordProblem } from "./password-problem.ts";
export { MAX_PASSKEYS, PENDING_SIGN_IN_MS, type Limit } from "./rules.ts";
export {
  endSession,
  findSession,
  listSessions,
  revokeOthers,
  revokeSession,
  SESSION_LIFE_MS,
  startSession,
  type Session,
} from "./sessions.ts";
export { signIn, type SignInResult } from "./sign-in.ts";
export { changeDesigners, listDesigners, type AccountDesigners } from "./favourite-designers.ts";
export { listSizes, saveSizes, type AccountSizes } from "./sizes.ts";
export { addViewed, clearViewed, listViewed, MAX_VIEWED } from "./viewed.ts";
export { createToken, hashOf, isToken } from "./tokens.ts";
export { addAccountNote, listAccountNotes, type AccountNote } from "./notes.ts";
