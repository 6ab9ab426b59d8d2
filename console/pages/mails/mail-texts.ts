// The texts of each mail by their ids, subject first, in the order of the mail. One that several mails have is changed in all of them.

const texts = (area: string, keys: string): readonly string[] => keys.split(" ").map((key) => `${area}.${key}`);

const seeOrder = texts("orders", "see");
const refunds = texts("orders", "refundOnItsWay refundToGiftCard creditNote");
const gifts = texts("orders", "giftFor giftOn");
const account = (keys: string) => texts("accounts", keys);
const staff = (keys: string) => texts("staff", keys);

export const TEXTS_OF_MAIL = {
  placed: [
    ...texts("orders", "placedSubject thanks ready giftCardsOnly"),
    ...gifts,
    ...texts(
      "orders",
      "delivery deliveryIn total address see placedNote placedNoteGift withdrawalText terms withdrawal complaints",
    ),
  ],
  shipped: texts("orders", "shippedSubject shipped shippedPart shippedRest tracking deliveryTo track see"),
  cancelled: [...texts("orders", "cancelledSubject cancelled notCharged"), ...refunds, ...gifts, ...seeOrder],
  "sold-out": [...texts("orders", "cancelledSubject soldOut notCharged"), ...refunds, ...gifts, ...seeOrder],
  "rest-cancelled": [
    ...texts("orders", "restCancelledSubject restCancelled alreadyRefunded"),
    ...refunds,
    ...gifts,
    ...seeOrder,
  ],
  refunded: [...texts("orders", "refundSubject"), ...refunds, ...seeOrder],
  "return-started": texts("returns", "startedSubject started print thenGiftCard thenPayment startedAction startedNote"),
  "return-received": [...texts("returns", "receivedSubject received"), ...seeOrder],
  "return-refunded": [...texts("returns", "refundedSubject onGiftCard partialRefund"), ...refunds, ...seeOrder],
  "return-refused": [...texts("returns", "refusedSubject refused reason onItsWay"), ...seeOrder],
  "return-cancelled": [...texts("returns", "cancelledSubject cancelled another"), ...seeOrder],
  "gift-card": texts("gift-cards", "subject dear hello text message how see note"),
  "gift-sent": texts("gift-cards", "sentSubject sent"),
  confirm: account("confirmSubject confirmWelcome confirmText confirmAction confirmNote"),
  taken: account("takenSubject takenText takenForgotten takenAction takenNote"),
  reset: account("resetSubject resetText resetNote"),
  "password-changed": account("changedSubject changedText changedFine changedAction"),
  "new-email": account("newEmailSubject newEmailText confirmAction newEmailNote"),
  "current-email": account("currentEmailSubject currentEmailText currentEmailAction currentEmailNote"),
  "email-changed": account("emailChangedSubject emailChangedText changedFine emailChangedHelp"),
  "second-factor": [
    ...account("secondFactorSubject authenticatorAdded authenticatorRemoved passkeyAdded passkeyRemoved"),
    ...account("codesCreated codeUsed changedFine secondFactorHelp secondFactorAction"),
  ],
  failures: account("failuresSubject failuresText changedFine failuresHelp resetSubject"),
  closed: texts("closing", "closedSubject closedText closedOrders closedAction closedNote"),
  reopened: texts("closing", "reopenedSubject reopenedText"),
  erased: texts("closing", "erasedSubject erasedText erasedOrders"),
  "newsletter-confirm": texts("newsletter", "subject text confirm note"),
  "newsletter-issue": texts("newsletter", "preferences unsubscribe"),
  "back-in-stock": texts("back-in-stock", "subject text few see note unsubscribe"),
  alerts: [
    ...texts(
      "alerts",
      "mixed subject dropSubject backSubject newIn newInAll text newText more back drop before prior new",
    ),
    ...texts("alerts", "wishlist viewSearch note manage unsubscribe"),
  ],
  invitation: staff("invitationSubject invitationText invitationAction invitationNote"),
  "staff-reset": staff("resetSubject resetText resetNote"),
  "staff-password": staff("changedSubject changedText changedHelp"),
  "webhook-disabled": staff("webhookSubject webhookText webhookHelp webhookAction"),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailName = keyof typeof TEXTS_OF_MAIL;

/** Other mails with the same text. */
export const sharedWith = (id: string, mail: string): readonly MailName[] =>
  (Object.keys(TEXTS_OF_MAIL) as MailName[]).filter(
    (name) => name !== mail && (TEXTS_OF_MAIL[name] as readonly string[]).includes(id),
  );
