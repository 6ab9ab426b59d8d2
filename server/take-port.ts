// Takes the configured port, or says in one sentence why it cannot be had.

import type { Config } from "./config.ts";
import { listen, type Listener, type ListenOptions } from "./listener.ts";
import { Refused } from "./refused.ts";

export const listenOptions = (config: Config): ListenOptions => ({
  host: config.HOST,
  port: config.PORT,
  timeoutSeconds: config.REQUEST_TIMEOUT_SECONDS,
  // A catalogue takes as long as it takes.
  isUnhurried: (path) => path.startsWith("/admin/catalogue"),
});

export async function takePort(config: Config): Promise<{ readonly listener: Listener; readonly port: number }> {
  const { HOST: host, PORT: port } = config;
  const listening = await listen(listenOptions(config));
  if (listening.kind === "listening") return listening;
  if (listening.kind === "no-such-host") {
    throw new Refused(`HOST=${host} is no address of this machine: 127.0.0.1 is this machine alone, 0.0.0.0 everyone.`);
  }
  const why = listening.kind === "port-taken" ? "is used by another program" : "may not be used by this account";
  throw new Refused(`Port ${port} ${why}: choose a free one, for instance PORT=${port + 1} npm start.`);
}
