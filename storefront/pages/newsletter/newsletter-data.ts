// The data of the newsletter's page and of its form's answer.

export interface NewsletterData {
  readonly home: string;
  readonly action: string;
}

export interface NewsletterAnswer {
  readonly kind: "subscribed" | "invalid";
  /** The address as typed, so that it can be corrected. */
  readonly email: string;
}
