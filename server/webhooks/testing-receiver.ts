// For tests: a receiver of webhooks on this machine, with programmable responses.

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly origin: string;
  readonly received: ReceivedRequest[];
  /** Statuses of the next answers to a path; afterwards 200. */
  readonly answer: (path: string, ...statuses: readonly number[]) => void;
  readonly close: () => void;
}

export async function openReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
  const planned = new Map<string, number[]>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const path = request.url ?? "";
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
    const status = planned.get(path)?.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end(`answered ${status} `.repeat(100));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (path, ...statuses) => void planned.set(path, [...statuses]),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
