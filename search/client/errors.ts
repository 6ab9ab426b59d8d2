// What can go wrong between the search client and its hosts.

/** The service refused: a status of 4xx, which no other host would answer differently. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The service answered with something that is not JSON. */
export class DeserializationError extends Error {
  override readonly name = "DeserializationError";
  /** What it answered, as far as it helps. */
  readonly response: string;
  constructor(response: string, cause: unknown) {
    super("The search service answered with something that is not JSON.", { cause });
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
