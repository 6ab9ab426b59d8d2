// What the page of a failure is given by its loader.

export interface ServerErrorData {
  readonly code: string | null;
  /** The page that failed, or the home page when it was not named. */
  readonly retry: string;
}
