// Whether something failed because the database has no time, or is not there, at this moment: worth another try soon.

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const CODES: ReadonlySet<unknown> = new Set([
  "53300", // too many connections
  "55P03", // waited too long for a lock
  "57014", // ran longer than a statement may
  "57P01", // is being shut down
  "57P02", // has crashed
  "57P03", // is starting up
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

/** What the driver and its pool say without a code. */
const SENTENCES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;

export const isUnavailable = (error: unknown): boolean =>
  errorsOf(error).some((one) => CODES.has(ownCode(one)) || isFatal(one) || SENTENCES.test(one.message));

/** It ended the connection, or let nobody have one. */
const isFatal = (error: Error): boolean => "severity" in error && error.severity === "FATAL";

/** PostgreSQL's code, of whichever error in the chain of causes carries one. */
export const codeOf = (error: unknown): unknown =>
  errorsOf(error)
    .map(ownCode)
    .find((code) => code !== undefined);

const ownCode = (error: Error): unknown => ("code" in error ? error.code : undefined);

/** An error and its causes; several addresses of one host fail as one error of many. */
function errorsOf(error: unknown, depth = 0): readonly Error[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const several = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...several].flatMap((one) => errorsOf(one, depth + 1))];
}
