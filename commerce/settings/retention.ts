// Retention periods: how long the shop keeps personal data. An hourly job applies them.

import { z } from "zod";
import { defineSetting } from "./setting.ts";

const days = (least: number, most: number, initial: number) => z.int().min(least).max(most).default(initial);

const Schema = z.strictObject({
  guestCartDays: days(1, 400, 400).describe("Unused bags of guests, and bags that were ordered."),
  guestWishlistDays: days(1, 400, 400).describe("Unused wishlists of guests."),
  sessionDays: days(1, 30, 30).describe("Sessions that are not used: the device is signed out."),
  backInStockDays: days(1, 730, 180).describe("Requests for a mail when a size is back."),
  unconfirmedNewsletterDays: days(7, 90, 7).describe("Newsletter sign-ups that were not confirmed."),
  undeliveredMailDays: days(1, 90, 14).describe(
    "Mails that could not be delivered. Delivered ones are deleted at once.",
  ),
  securityEventDays: days(1, 730, 90).describe("Security events."),
  eventDays: days(1, 730, 30).describe("Events for webhooks and the event feed, and their deliveries."),
  closedAccountDays: days(0, 90, 14).describe("Closed accounts: signing in within this time opens them again."),
  unpaidOrderDays: days(7, 365, 90).describe("Contact and addresses of orders that were never paid."),
  returnNoteYears: days(1, 10, 3).describe("Notes that shoppers wrote on a return."),
  auditYears: days(1, 30, 10).describe("Entries of the audit."),
  insightDays: days(31, 1830, 760).describe("Figures of searches, clicks and views, without personal data."),
  orderYears: days(1, 30, 10).describe("Contact and addresses of orders, as long as tax law demands."),
});
export type RetentionPeriods = z.output<typeof Schema>;

export const RETENTION = defineSetting<RetentionPeriods>({
  name: "retention",
  description: "How long personal data is kept.",
  schema: Schema,
  initial: Schema.parse({}),
});
