// The latest error lines of this process's log, for people who have no access to the log itself.

export interface RecentError {
  readonly at: Date;
  readonly message: string;
  /** The error's own message, if there was one. */
  readonly reason: string;
}

const MOST = 20;
/** Level of pino's errors; fatal ones are above it. */
const ERROR = 50;

export interface RecentErrors {
  /** For pino's `logMethod`. */
  readonly remember: (args: readonly unknown[], level: number) => void;
  /** The latest first. */
  readonly list: () => readonly RecentError[];
}

export function createRecentErrors(now: () => Date = () => new Date()): RecentErrors {
  let errors: readonly RecentError[] = [];
  return {
    remember: ([first, second], level) => {
      if (level < ERROR) return;
      const message = typeof first === "string" ? first : typeof second === "string" ? second : "";
      errors = [{ at: now(), message, reason: reasonOf(first) }, ...errors].slice(0, MOST);
    },
    list: () => errors,
  };
}

/** Reading a proxy or getter may throw; logging must not. */
function reasonOf(fields: unknown): string {
  try {
    const cause: unknown = typeof fields === "object" && fields !== null && "err" in fields ? fields.err : undefined;
    return cause instanceof Error ? String(cause.message) : "";
  } catch {
    return "";
  }
}
