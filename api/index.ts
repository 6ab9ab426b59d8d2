// The GraphQL API: answers requests over the operations of commerce.

export { createAnswer, type Answer, type ApiOptions } from "./answer.ts";
export type { ApiContext, ApiToken, ApiVisitor } from "./context.ts";
export { LIMITS } from "./limits.ts";
export { schemaText } from "./schema.ts";
