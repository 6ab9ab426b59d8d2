// Alerts: mails about price drops and products that are back in stock, for customers who asked for them.

export { alertMail, type AlertedProduct, type Digest } from "./alert-mail.ts";
export { checkAlerts, DIGEST_MS, type AlertCustomer, type AlertParts, type CheckedAlerts } from "./check.ts";
export { findAlerts, saveAlerts, stopAlerts, type AlertChoices, type AlertPlace, type Alerts } from "./preferences.ts";
export type { AlertViewer } from "./rules.ts";
