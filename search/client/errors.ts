// Errors of the search client.

/** The service rejected the request with status 4xx, so other hosts are not tried. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Code of the error, in the listing dialect. */
  readonly code: string | undefined;
  constructor(message: string, status: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The response is not JSON. */
export class DeserializationError extends Error {
  override readonly name = "DeserializationError";
  /** Start of the response. */
  readonly response: string;
  constructor(response: string, cause: unknown) {
    super("The response of the search service is not JSON.", { cause });
    this.response = response.slice(0, 1_000);
  }
}

/** No host could be reached. */
export class RetryError extends Error {
  override readonly name = "RetryError";
  readonly attempts: readonly FailedAttempt[];
  constructor(attempts: readonly FailedAttempt[]) {
    super(`No search host could be reached: ${attempts.map(({ host, reason }) => `${host} (${reason})`).join(", ")}.`);
    this.attempts = attempts;
  }
}

export interface FailedAttempt {
  readonly host: string;
  /** "network", "timeout", or the status. */
  readonly reason: string;
}
