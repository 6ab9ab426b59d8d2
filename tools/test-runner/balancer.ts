// A small load balancer for tests: takes turns, passes over a shop that does not answer, and tries a request that can be
// repeated at the next one.

import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Balancer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
  readonly isRepeatable: boolean;
  /** Whether there is another shop to ask. */
  readonly hasNext: boolean;
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
  /** Sends a request to a shop; `onFailure` when it has not answered, and another may be asked. */
  const pass = (
    shop: string,
    asked: Asked,
    response: ServerResponse,
    onFailure: (error: NodeJS.ErrnoException) => void,
  ) => {
    const outgoing = request(new URL(asked.url, shop), { method: asked.method, agent, headers: asked.headers });
    outgoing.on("response", (answer) => {
      if (answer.statusCode === 503 && asked.hasNext && asked.isRepeatable) {
        answer.resume();
        return onFailure(Object.assign(new Error("It has no time."), { code: "BUSY" }));
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return void response.destroy();
      downUntil.set(shop, Date.now() + DOWN_MS);
      onFailure(error);
    });
    outgoing.end(asked.body);
  };
  const server = createServer(async (incoming, response) => {
    const candidates = inTurn();
    const { method = "GET", url = "/", headers } = incoming;
    const forwarded = [headers["x-forwarded-for"], incoming.socket.remoteAddress].filter(Boolean).join(", ");
    const asked = {
      method,
      url,
      headers: { ...headers, "x-forwarded-for": forwarded },
      body: await bodyOf(incoming),
      isRepeatable: REPEATABLE.has(method),
    };
    let isBusy = false;
    const giveUp = () =>
      isBusy
        ? void response.writeHead(503, { "retry-after": "2" }).end("The shop has no time.")
        : void response.writeHead(502).end("No shop answers.");
    const next = (place: number): void => {
      const shop = candidates[place];
      const hasNext = place + 1 < candidates.length;
      if (shop === undefined) return giveUp();
      pass(shop, { ...asked, hasNext }, response, (error) => {
        // What reached nobody may be sent again, whatever it is.
        const mayRepeat = asked.isRepeatable || error.code === "ECONNREFUSED";
        isBusy ||= error.code === "BUSY";
        if (hasNext && mayRepeat) next(place + 1);
        else giveUp();
      });
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

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
