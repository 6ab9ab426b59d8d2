// The outputs of a command, and its questions.

export interface Terminal {
  /** Results, on standard output. */
  readonly print: (text: string) => void;
  /** Progress and status, on standard error. */
  readonly info: (text: string) => void;
  /** Asks a yes-or-no question; absent if no person is there to answer. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
}
