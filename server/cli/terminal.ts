// The two outputs of a command.

export interface Terminal {
  /** Results, on standard output. */
  readonly print: (text: string) => void;
  /** Progress and status, on standard error. */
  readonly info: (text: string) => void;
}
