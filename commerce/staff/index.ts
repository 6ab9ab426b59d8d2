// Operators of the shop: permissions, roles, the operations that need them, and named API tokens.

export {
  createApiToken,
  findApiToken,
  isApiToken,
  listApiTokens,
  revokeApiToken,
  type CreateTokenResult,
  type ListedApiToken,
} from "./api-tokens.ts";
export { OPERATIONS, type Operation } from "./operations.ts";
export { ownerNamed, type Operator } from "./operator.ts";
export { ALL_PERMISSIONS, isPermission, PERMISSIONS, ROLES, type Permission, type Role } from "./permissions.ts";
