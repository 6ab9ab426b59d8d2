// The data of the error page.

export interface ServerErrorData {
  readonly code: string | null;
  /** The page that failed, or the home page when it was not named. */
  readonly retry: string;
}
