// What the newsletter's page is given by its loader, and by its action when the form was sent.

export interface NewsletterData {
  readonly home: string;
  readonly action: string;
}

export interface NewsletterAnswer {
  readonly kind: "subscribed" | "invalid";
  /** What was typed, so that a mistake can be mended in place. */
  readonly email: string;
}
