// Mails to shoppers: composed here, stored in an outbox and delivered by a background job.

export { openDelivery } from "./delivery.ts";
export {
  listKey,
  oneClickHref,
  preferencesPath,
  readListKey,
  unsubscribePath,
  type ListMember,
  type MailList,
} from "./lists.ts";
export {
  amountIn,
  amountsIn,
  composeMail,
  EmailAddress,
  mailLanguage,
  type Mail,
  type MailAttachment,
  type MailContent,
  type MailItem,
  type MailLink,
  type MailListLinks,
  type MailShop,
} from "./mail.ts";
export {
  deliverDue,
  enqueueMail,
  enqueueMails,
  mailRow,
  mailShop,
  sweepMails,
  Undeliverable,
  type Deliver,
  type MailTo,
  type WriteMail,
} from "./outbox.ts";
export { LANGUAGE_PARAMETER, mailHref } from "./mail-href.ts";
export { openSigner, type Signer } from "./signing.ts";
export {
  dropListMails,
  findSuppression,
  isSuppressed,
  liftSuppression,
  suppressAddress,
  suppressedAmong,
  type SuppressionReason,
} from "./suppression.ts";
export { mailTable, SUPPRESSION_REASONS } from "./tables.ts";
export { folderTransport, smtpTransport } from "./transports.ts";
