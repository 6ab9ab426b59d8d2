// An error that nobody waits for ends the process, and is told in the log: unlike Node's own words, without the values of statements.

import type { Log } from "./log.ts";

export function installCrashHandler(log: Pick<Log, "fatal">): void {
  // A promise that nobody waits for comes here too.
  process.once("uncaughtException", (error) => {
    log.fatal({ err: error }, "an error that nobody waited for ends this process");
    process.exit(1);
  });
}
