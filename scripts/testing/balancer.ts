// A small load balancer for tests: takes turns, passes over a shop that does not answer, and tries a request that can be
// repeated at the next one.

import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Balancer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** How long one that failed is passed over. */
const DOWN_MS = 1_000;
const REPEATABLE = new Set(["GET", "HEAD"]);

export async function startBalancer(shops: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const downUntil = new Map<string, number>();
  let turn = 0;
  /** All of them, the next in turn first and those that failed last. */
  const inTurn = (): string[] => {
    turn += 1;
    const rotated = shops.map((_, place) => shops[(turn + place) % shops.length] ?? "");
    const isDown = (shop: string) => (downUntil.get(shop) ?? 0) > Date.now();
    return [...rotated.filter((shop) => !isDown(shop)), ...rotated.filter(isDown)];
  };
  const pass = (shop: string, incoming: IncomingMessage, response: ServerResponse, onFailure: () => void) => {
    const { method, url, headers } = incoming;
    const own = incoming.socket.remoteAddress ?? "";
    const forwarded = [headers["x-forwarded-for"], own].filter(Boolean).join(", ");
    const outgoing = request(
      new URL(url ?? "/", shop),
      { method, agent, headers: { ...headers, "x-forwarded-for": forwarded } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on("error", () => response.destroy());
      },
    );
    outgoing.on("error", () => {
      if (response.headersSent) return void response.destroy();
      downUntil.set(shop, Date.now() + DOWN_MS);
      onFailure();
    });
    return outgoing;
  };
  const server = createServer((incoming, response) => {
    const candidates = inTurn();
    const isRepeatable = REPEATABLE.has(incoming.method ?? "");
    const next = (place: number): void => {
      const shop = candidates[place];
      if (shop === undefined || (place > 0 && !isRepeatable)) {
        response.writeHead(502, { "content-type": "text/plain" }).end("No shop answers.");
        return;
      }
      const outgoing = pass(shop, incoming, response, () => next(place + 1));
      if (isRepeatable) outgoing.end();
      else incoming.pipe(outgoing);
    };
    next(0);
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
}
