// Mails to shoppers: composed here, stored in an outbox and delivered by a background job.

export { openDelivery } from "./delivery.ts";
export {
  amountIn,
  composeMail,
  EmailAddress,
  mailLanguage,
  type Mail,
  type MailContent,
  type MailItem,
} from "./mail.ts";
export { deliverDue, enqueueMail, mailRow, sweepMails, Undeliverable, type Deliver, type WriteMail } from "./outbox.ts";
export { mailTable } from "./tables.ts";
export { folderTransport, smtpTransport } from "./transports.ts";
