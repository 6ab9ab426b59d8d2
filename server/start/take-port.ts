// Binds the configured port, or fails with a sentence for the operator.

import type { Config } from "../config.ts";
import { listen, type Listener, type ListenOptions, type NotListening } from "../http/listener.ts";
import { OperatorError } from "./operator-error.ts";

export const listenOptions = (config: Config): ListenOptions => ({
  host: config.HOST,
  port: config.PORT,
  timeoutSeconds: config.REQUEST_TIMEOUT_SECONDS,
  stalledSeconds: config.STALLED_SECONDS,
  // Imports are processed while they arrive, however long that takes.
  hasSlowBody: (path) => path.startsWith("/admin/catalogue"),
});

export async function takePort(config: Config): Promise<{ readonly listener: Listener; readonly port: number }> {
  const listening = await listen(listenOptions(config));
  if (listening.kind === "listening") return listening;
  throw new OperatorError(explainPort(listening.kind, config));
}

export function explainPort(kind: NotListening, { HOST: host, PORT: port }: Pick<Config, "HOST" | "PORT">): string {
  const tryPort = (free: number) => `Choose a free port, for example: PORT=${free} npm start`;
  switch (kind) {
    case "no-such-host":
      return `HOST=${host} is not an address of this machine. Use 127.0.0.1 for local access only, or 0.0.0.0 for all interfaces.`;
    case "port-taken":
      return `Port ${port} is in use by another program. ${tryPort(port === LAST_PORT ? port - 1 : port + 1)}`;
    case "port-forbidden":
      // 80 becomes 8080, 443 becomes 8443: all ports below 1024 are privileged.
      return `This user may not listen on port ${port}. ${tryPort(port + 8000)}`;
  }
}

const LAST_PORT = 65_535;
