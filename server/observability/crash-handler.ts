// Logs an uncaught error and ends the process. Unlike Node's own output, the log omits the values of SQL statements.

import type { Log } from "./log.ts";

export function installCrashHandler(log: Pick<Log, "fatal">): void {
  // Unhandled rejections arrive here too.
  process.once("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught error: the process ends");
    process.exit(1);
  });
}
