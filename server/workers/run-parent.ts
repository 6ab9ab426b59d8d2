// The parent of workers, from the configuration: its log, and the port that it holds for them.

import type { Config } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { takePort } from "../start/take-port.ts";
import { runWorkers } from "./run-workers.ts";

export async function runParent(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL, process.stdout.isTTY);
  await runWorkers({ count: config.WORKERS, config, log, ...(await takePort(config)) });
}
