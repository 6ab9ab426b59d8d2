// The second factor of a sign-in: codes of authenticator apps and recovery codes. It knows no accounts and stores nothing, so that
// customers and staff can share it.

export { createRecoveryCodes, hashRecoveryCode, recoveryCode } from "./recovery-codes.ts";
export { createTotpSecret, matchTotp, totpAt, totpCode, totpUri } from "./totp.ts";
