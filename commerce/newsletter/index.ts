// The newsletter: subscriptions by double opt-in, preferences, unsubscribing, export, and issues that are sent by mail.

export * as newsletterMails from "./mails.ts";
export { IssueContent } from "./issue-content.ts";
export { findIssue, listIssues, openIssue, writeIssueBatch } from "./issues.ts";
export { forgetSubscriber, unsubscribe, type Unsubscribed } from "./leave.ts";
export { findPreferences, savePreferences, type Preferences } from "./preferences.ts";
export { listSubscribers, SUBSCRIBER_PAGE, type Subscriber } from "./subscribers.ts";
export { confirmSubscription, subscribe } from "./subscribe.ts";
export { sweepNewsletter } from "./sweep.ts";
