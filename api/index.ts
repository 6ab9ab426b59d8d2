// The GraphQL API: answers requests over the operations of commerce.

export { createAnswer } from "./answer.ts";
export { LIMITS } from "./limits.ts";
export { schemaText } from "./schema.ts";
