// A person's rights over their data: a copy of all of it, closing an account, erasure, and retention periods.

export { closeAccount, closedMail } from "./close.ts";
export { erasedMail, erasePerson, type Erasure } from "./erase.ts";
export { exportPerson, isKnown, type PersonalData } from "./export.ts";
export { applyRetention } from "./retention.ts";
