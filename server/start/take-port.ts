// Takes the configured port, or says in one sentence why it cannot be had.

import type { Config } from "../config.ts";
import { listen, type Listener, type ListenOptions, type NotListening } from "../http/listener.ts";
import { OperatorError } from "./operator-error.ts";

export const listenOptions = (config: Config): ListenOptions => ({
  host: config.HOST,
  port: config.PORT,
  timeoutSeconds: config.REQUEST_TIMEOUT_SECONDS,
  // A catalogue takes as long as it takes.
  isUnhurried: (path) => path.startsWith("/admin/catalogue"),
});

export async function takePort(config: Config): Promise<{ readonly listener: Listener; readonly port: number }> {
  const listening = await listen(listenOptions(config));
  if (listening.kind === "listening") return listening;
  throw new OperatorError(explainPort(listening.kind, config));
}

export function explainPort(kind: NotListening, { HOST: host, PORT: port }: Pick<Config, "HOST" | "PORT">): string {
  const choose = (free: number) => `choose a free one, for instance PORT=${free} npm start.`;
  switch (kind) {
    case "no-such-host":
      return `HOST=${host} is no address of this machine: 127.0.0.1 is this machine alone, 0.0.0.0 everyone.`;
    case "port-taken":
      return `Port ${port} is used by another program: ${choose(port === LAST_PORT ? port - 1 : port + 1)}`;
    case "port-forbidden":
      // 80 becomes 8080, 443 becomes 8443: the ports below 1024 are all forbidden alike.
      return `Port ${port} may not be used by this account: ${choose(port + 8000)}`;
  }
}

const LAST_PORT = 65_535;
