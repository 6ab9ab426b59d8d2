// A line to a service that fails on demand: a TCP proxy on the loopback interface, between the shop and any service that it uses.

import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export const FAULTS = ["refused", "reset", "hanging", "slow", "500", "HTML", "half"] as const;
/** A search service may also have lost its index, or refuse to write to it. */
export const SEARCH_FAULTS = [...FAULTS, "wrong index", "read-only index"] as const;
export type Fault = (typeof SEARCH_FAULTS)[number];

/** Bytes that the line answers instead of the service, by fault. */
export type Answers = Partial<Record<Fault, string | Buffer>>;

export interface FaultLine {
  readonly port: number;
  /** URL of an HTTP service. */
  readonly address: string;
  /** Fails from now on, also on open connections. */
  readonly fail: (fault: Fault) => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Delay of each message to a slow service. */
const SLOW_MS = 200;
/** Clients of some protocols wait for the server's greeting. */
const GREETING_MS = 300;

const http = (status: string, type: string, body: string): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;

const HTTP_ANSWERS: Answers = {
  "500": http("500 Internal Server Error", "application/json", '{"message":"failed","status":500}'),
  HTML: http("200 OK", "text/html", "<!doctype html><title>Maintenance</title><p>Back soon"),
  half: http("200 OK", "application/json", `{"hits":{"total":${" ".repeat(5000)}`).slice(0, 200),
  "wrong index": http("404 Not Found", "application/json", '{"message":"Index does not exist","status":404}'),
  "read-only index": http("403 Forbidden", "application/json", '{"message":"The index is read-only","status":403}'),
};

/** Requests to a search service that change nothing, of OpenSearch and of Algolia. */
const READS = /^(GET|HEAD) |^POST \S*(_search|_msearch|_count|_mget|_refresh|\/queries|\/browse)/;

/** `to` is the port of the service on this machine; `answers` are for services that do not speak HTTP. */
export async function openFaultLine(to: number, answers: Answers = HTTP_ANSWERS): Promise<FaultLine> {
  const sockets = new Set<Socket>();
  let fault: Fault | undefined;

  /** Passes what the client sends to the service, unless the line fails. */
  const pass = (socket: Socket): void => {
    const service = connect(to, "127.0.0.1");
    sockets.add(service);
    service.on("close", () => {
      sockets.delete(service);
      socket.destroy();
    });
    service.on("error", () => socket.destroy());
    socket.on("close", () => service.destroy());
    service.pipe(socket);
    socket.on("data", (chunk) => {
      if (fault === "slow") setTimeout(() => service.write(chunk), SLOW_MS);
      else if (fault === "read-only index" && !READS.test(chunk.toString("latin1", 0, 300))) answer(socket);
      else service.write(chunk);
    });
  };
  const answer = (socket: Socket): void => void socket.end((fault && answers[fault]) ?? "");
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    if (fault === undefined || fault === "slow" || fault === "read-only index") return pass(socket);
    if (fault === "reset") return void socket.resetAndDestroy();
    if (fault === "hanging") return;
    const greeting = setTimeout(answer, GREETING_MS, socket);
    socket.once("data", () => answer(socket)).once("close", () => clearTimeout(greeting));
  };
  /** Open connections are frozen by a service that hangs, and lost by other faults. */
  const interrupt = (): void => {
    for (const socket of sockets) {
      if (fault === "hanging") socket.pause();
      else socket.resetAndDestroy();
    }
  };
  let server: Server = createServer(accept);
  const listen = (port: number) => new Promise<void>((up) => void server.listen(port, "127.0.0.1", up));
  const stop = () => new Promise<void>((down) => void server.close(() => down()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const set = async (next: Fault | undefined): Promise<void> => {
    const wasRefusing = fault === "refused";
    fault = next;
    interrupt();
    if (next === "refused" && !wasRefusing) await stop();
    if (next !== "refused" && wasRefusing) {
      server = createServer(accept);
      await listen(port);
    }
  };
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    fail: set,
    mend: () => set(undefined),
    close: async () => {
      const isListening = fault !== "refused";
      fault = undefined;
      interrupt();
      if (isListening) await stop();
    },
  };
}
