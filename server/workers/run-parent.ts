// Starts the parent process: binds the port and runs the configured number of workers.

import type { Config } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { keepPrivate } from "../start/private-files.ts";
import { takePort } from "../start/take-port.ts";
import { runWorkers } from "./run-workers.ts";

export async function runParent(config: Config): Promise<void> {
  keepPrivate(config);
  const log = createLog(config.LOG_LEVEL, process.stdout.isTTY);
  await runWorkers({ count: config.WORKERS, config, log, ...(await takePort(config)) });
}
