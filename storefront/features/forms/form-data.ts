// The answer to a form of the account pages.

export interface FormAnswer {
  /** Name of the form within its page. */
  readonly form: string;
  /** Values as typed, so that a mistake can be corrected in place; never a password. */
  readonly values: Readonly<Record<string, string>>;
  /** Message for each invalid field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Message for the whole form. */
  readonly message?: string;
  /** Name of the field to focus. */
  readonly focus?: string;
  readonly refusal?: "limited" | "busy";
  readonly isDone?: boolean;
}
