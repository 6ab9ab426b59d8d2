// A small load balancer for tests: round robin, skips shops that do not respond, and retries repeatable requests on the next shop.

import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Balancer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

interface ForwardedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
  readonly isRepeatable: boolean;
  /** True if another shop can be tried. */
  readonly hasNext: boolean;
}

/** Time for which a failed shop is skipped. */
const DOWN_MS = 1_000;
const REPEATABLE = new Set(["GET", "HEAD"]);

export async function startBalancer(shops: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const downUntil = new Map<string, number>();
  let turn = 0;
  /** All shops: the next in turn first, failed ones last. */
  const inTurn = (): string[] => {
    turn += 1;
    const rotated = shops.map((_, place) => shops[(turn + place) % shops.length] ?? "");
    const isDown = (shop: string) => (downUntil.get(shop) ?? 0) > Date.now();
    return [...rotated.filter((shop) => !isDown(shop)), ...rotated.filter(isDown)];
  };
  /** Sends a request to a shop. Calls `onFailure` if it has not responded and another shop can be tried. */
  const pass = (
    shop: string,
    forwarded: ForwardedRequest,
    response: ServerResponse,
    onFailure: (error: NodeJS.ErrnoException) => void,
  ) => {
    const outgoing = request(new URL(forwarded.url, shop), {
      method: forwarded.method,
      agent,
      headers: forwarded.headers,
    });
    outgoing.on("response", (reply) => {
      if (reply.statusCode === 503 && forwarded.hasNext && forwarded.isRepeatable) {
        reply.resume();
        return onFailure(Object.assign(new Error("The shop is busy."), { code: "BUSY" }));
      }
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
      reply.on("error", () => response.destroy());
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return void response.destroy();
      downUntil.set(shop, Date.now() + DOWN_MS);
      onFailure(error);
    });
    outgoing.end(forwarded.body);
  };
  const server = createServer(async (incoming, response) => {
    const candidates = inTurn();
    const { method = "GET", url = "/", headers } = incoming;
    const forwardedFor = [headers["x-forwarded-for"], incoming.socket.remoteAddress].filter(Boolean).join(", ");
    const forwarded = {
      method,
      url,
      headers: { ...headers, "x-forwarded-for": forwardedFor },
      body: await bodyOf(incoming),
      isRepeatable: REPEATABLE.has(method),
    };
    let isBusy = false;
    const giveUp = () =>
      isBusy
        ? void response.writeHead(503, { "retry-after": "2" }).end("All shops are busy.")
        : void response.writeHead(502).end("No shop responds.");
    const next = (place: number): void => {
      const shop = candidates[place];
      const hasNext = place + 1 < candidates.length;
      if (shop === undefined) return giveUp();
      pass(shop, { ...forwarded, hasNext }, response, (error) => {
        // A request that reached no shop can always be repeated.
        const mayRepeat = forwarded.isRepeatable || error.code === "ECONNREFUSED";
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
