// Alerts: mails about price drops, products that are back in stock, and new products of saved searches, for customers who asked for them.

export { alertMail } from "./alert-mail.ts";
export { checkAlerts, type AlertCustomer, type AlertParts, type CheckedAlerts, type SearchedListing } from "./check.ts";
export { matchesOf, MOST_MATCHES, newSince, type Newest } from "./new-matches.ts";
export { findAlerts, saveAlerts, stopAlerts, type AlertChoices, type AlertPlace, type Alerts } from "./preferences.ts";
export type { AlertViewer } from "./rules.ts";
export {
  changeFrequency,
  deleteSavedSearch,
  listSavedSearches,
  MOST_SAVED_SEARCHES,
  saveSearch,
  type SavedSearch,
  type SearchSaved,
} from "./saved-searches.ts";
export type { Frequency } from "./tables.ts";
