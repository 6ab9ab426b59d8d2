// Factors of a sign-in besides the password: codes of authenticator apps, recovery codes and passkeys. It knows no accounts and
// stores nothing, so that customers and staff can share it.

export {
  creationOptions,
  PASSKEY_MS,
  readPasskeyAnswer,
  relyingParty,
  requestOptions,
  verifyCreation,
  verifyUse,
  type PasskeyAnswer,
  type RelyingParty,
} from "./passkeys.ts";
export { createRecoveryCodes, hashRecoveryCode, recoveryCode } from "./recovery-codes.ts";
export { createTotpSecret, matchTotp, totpCode, totpUri } from "./totp.ts";
