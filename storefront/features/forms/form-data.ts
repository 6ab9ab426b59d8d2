// The answer to a form of the account pages.

export interface FormAnswer {
  /** Which of a page's forms it is. */
  readonly form: string;
  /** What was typed, so that a mistake can be mended in place; never a password. */
  readonly values: Readonly<Record<string, string>>;
  /** What to do about each field that was not taken. */
  readonly problems: Readonly<Record<string, string>>;
  /** What to do about the whole. */
  readonly message?: string;
  /** Name of the field where the visitor goes on. */
  readonly focus?: string;
  readonly refusal?: "limited" | "busy";
  readonly isDone?: boolean;
}
