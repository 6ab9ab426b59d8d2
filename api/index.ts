// The GraphQL API over the operations of commerce.

export { createAnswer } from "./answer.ts";
export { LIMITS } from "./limits.ts";
export { schemaText } from "./schema.ts";
