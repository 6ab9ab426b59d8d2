// The general English vocabulary of fashion.

export * from "./aliases.ts";
export { COMMON_WORDS } from "./common-words.ts";
export { KARATS } from "./jewellery.ts";
export * from "./keys.ts";
export * from "./names.ts";
export * from "./title-words.ts";
