// Stock: what may be bought, and what is held for somebody.

export { availableNow, availableOf } from "./available.ts";
