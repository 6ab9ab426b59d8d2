// Recognises errors that mean the database is overloaded or unreachable for now, so that a retry may succeed.

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const CODES: ReadonlySet<unknown> = new Set([
  "53300", // too many connections
  "55P03", // lock timeout
  "57014", // statement timeout
  "57P01", // shutting down
  "57P02", // crashed
  "57P03", // starting up
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Messages of errors that the driver and its pool raise without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;

export const isUnavailable = (error: unknown): boolean =>
  errorsOf(error).some((one) => CODES.has(ownCode(one)) || isFatal(one) || MESSAGES.test(one.message));

/** The server closed or refused the connection. */
const isFatal = (error: Error): boolean => "severity" in error && error.severity === "FATAL";

/** First error code in the chain of causes. */
export const codeOf = (error: unknown): unknown =>
  errorsOf(error)
    .map(ownCode)
    .find((code) => code !== undefined);

const ownCode = (error: Error): unknown => ("code" in error ? error.code : undefined);

/** An error and its causes. If a host has several addresses, their errors arrive as one AggregateError. */
function errorsOf(error: unknown, depth = 0): readonly Error[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const several = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...several].flatMap((one) => errorsOf(one, depth + 1))];
}
