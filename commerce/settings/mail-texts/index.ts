// Texts of the mails in the merchant's words.

export { changeMailTexts, checkMailTexts, readOwnTexts, type OwnTexts } from "./change.ts";
export { placeholdersOf } from "./check-text.ts";
export { defaultText, isMailText, MAIL_TEXT_IDS } from "./defaults.ts";
export { messagesWith } from "./messages.ts";
export { readMailTexts } from "./read.ts";
export { MAILS, type MailTexts } from "./setting.ts";
