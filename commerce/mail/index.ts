// Mail: what the shop writes to people, kept until it is delivered.

export { openDelivery } from "./delivery.ts";
export { amountIn, composeLetter, EmailAddress, letterLanguage, type Letter, type Mail } from "./mail.ts";
export { deliverDue, enqueueMail, mailRow, sweepMails, Undeliverable, type Deliver } from "./outbox.ts";
export { mailTable } from "./tables.ts";
export { folderTransport, smtpTransport } from "./transports.ts";
