// Operators of the shop: staff and their sessions, permissions, roles, the operations that need them, and named API tokens.

export * as staffMails from "./mails.ts";
export {
  createApiToken,
  findApiToken,
  isApiToken,
  listApiTokens,
  revokeApiToken,
  type CreateTokenResult,
  type ListedApiToken,
  type RevokeTokenResult,
} from "./api-tokens.ts";
export { mayManage, type Markets } from "./grants.ts";
export { isWithinMarkets, reachOf, type MarketReach } from "./market-limits.ts";
export {
  acceptInvitation,
  findInvitation,
  inviteFirstOwner,
  inviteStaff,
  listInvitations,
  withdrawInvitation,
  type AcceptResult,
  type Invitation,
  type InviteResult,
  type JoinForm,
  type NewInvitation,
} from "./invitations.ts";
export {
  changeStaff,
  endSessionsOf,
  listStaff,
  removeStaff,
  resetStaffTwoFactor,
  type ChangeStaffResult,
  type ListedStaff,
  type RemoveStaffResult,
  type StaffChange,
} from "./members.ts";
export { AUDITED_OPERATIONS, needsReason, OPERATIONS, type ChangingOperation, type Operation } from "./operations.ts";
export { COMMAND_LINE, ENVIRONMENT_OWNER, type Operator, type OperatorKind } from "./operator.ts";
export { mailOwners } from "./owners.ts";
export { performing } from "./perform.ts";
export {
  ALL_PERMISSIONS,
  ALL_ROLES,
  isPermission,
  PERMISSIONS,
  ROLES,
  type Permission,
  type Role,
} from "./permissions.ts";
export { deleteView, listViews, MOST_VIEWS, saveView, type NewView, type SavedView } from "./saved-views.ts";
export { changeStaffRules, readStaffRules, type StaffRules } from "./rules.ts";
export {
  changeStaffPassword,
  findStaffReset,
  requestStaffReset,
  resetStaffPassword,
  sendStaffReset,
  type ChangeStaffPasswordResult,
  type StaffPasswordResult,
} from "./staff-passwords.ts";
export {
  endStaffSessions,
  findStaffSession,
  listStaffSessions,
  signOutStaff,
  STAFF_PENDING_MS,
  STAFF_SESSION_MS,
  type ListedStaffSession,
} from "./staff-sessions.ts";
export { createStaffDevice, STAFF_DEVICE_MS } from "./staff-devices.ts";
export { signInStaff, verifyStaffCode, type StaffCodeResult, type StaffSignInResult } from "./staff-sign-in.ts";
export {
  beginStaffTwoFactor,
  confirmStaffTwoFactor,
  findStaffTwoFactorSetup,
  removeStaffTwoFactor,
  type ConfirmStaffTwoFactorResult,
} from "./staff-two-factor.ts";
export type { StaffDevice, StaffLocked, StaffMember, StaffParts, StaffSession, StaffSignedIn } from "./staff.ts";
export { sweepStaff } from "./sweep.ts";
