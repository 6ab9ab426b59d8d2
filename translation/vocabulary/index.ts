// The general English vocabulary of fashion.

export { AUDIENCES } from "./audiences.ts";
export * from "./colour-aliases.ts";
export { COMMON_WORDS } from "./common-words.ts";
export { KARATS } from "./jewellery.ts";
export * from "./keys.ts";
export * from "./modifier-aliases.ts";
export * from "./names.ts";
export * from "./noun-aliases.ts";
export * from "./title-words.ts";
