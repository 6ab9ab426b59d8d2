// The HTTP server: binds its port at once, answers 503 until the shop is ready, and drains its connections on a stop.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { BreakableRequest } from "./broken-body.ts";
import { starting } from "./starting.ts";

/** `env` is the request's connection. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Runs before the shop, as the dev server must; calls `next` to continue. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Handler {
  readonly fetch: Fetch;
  readonly before?: Before;
  /** Closes the handler's own connections, such as the dev server's web sockets. */
  readonly close?: () => Promise<void>;
}

export interface Listener {
  readonly server: Server;
  /** URL of the shop. */
  readonly address: string;
  /** Sends all further requests to this handler. */
  readonly serve: (handler: Handler) => void;
  /** Accepts no further connection, without resetting one. Requests that arrive meanwhile are answered afterwards. */
  readonly closePort: () => Promise<void>;
  /**
   * Accepts no further connection, lets requests in flight finish, and closes the rest after `seconds`. Keep-alive clients get
   * "Connection: close" with their next response, for which idle connections stay open for `lingerSeconds`.
   */
  readonly drain: (seconds: number, lingerSeconds?: number) => Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Time limit for receiving a request's body. */
  readonly timeoutSeconds: number;
  /** A connection that takes nothing of its response for this long is closed. */
  readonly stalledSeconds?: number;
  /** True for paths without that limit, because they process the body while it arrives. */
  readonly hasSlowBody?: (path: string) => boolean;
}

export type Listening =
  | { readonly kind: "listening"; readonly listener: Listener; readonly port: number }
  | { readonly kind: NotListening };

export type NotListening = "port-taken" | "port-forbidden" | "no-such-host";

/** Interval for closing idle connections while the server drains. */
const SWEEP_MS = 50;
/** The port is closed once no connection has arrived and no response ended for this long, and in any case after the limit. */
const QUIET_MS = 250;
/** A turn of an idle event loop takes no longer. */
const IDLE_TURN_MS = 20;
const QUIET_LIMIT_MS = 1_500;
/** Time for the parent of workers to receive the message that the port is closed, before held requests are answered. */
const NOTICE_MS = 50;

/** Not an address of this machine, unknown, lookup failed, link-local without a scope, or an address family that is off. */
const HOST_PROBLEMS = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL", "EAFNOSUPPORT"]);

/** A path, or a URL without credentials. Anything else would become part of the host. */
const TARGET = /^(?:\/|https?:\/\/[^/?#@]+(?:[/?#]|$))/i;

export async function listen(options: ListenOptions): Promise<Listening> {
  const { host, port } = options;
  const prepared = prepareListener(options);
  const { server } = prepared;
  const problem = await bind(server, port, host);
  if (problem?.code === "EADDRINUSE") return { kind: "port-taken" };
  if (problem?.code === "EACCES") return { kind: "port-forbidden" };
  if (HOST_PROBLEMS.has(problem?.code ?? "")) return { kind: "no-such-host" };
  if (problem) throw problem;
  const bound = server.address();
  const taken = typeof bound === "object" && bound ? bound.port : 0;
  return { kind: "listening", listener: { ...prepared, address: addressOf(taken, host) }, port: taken };
}

/** A listener that binds its port only when `open` is called. */
export function listenLater(
  options: ListenOptions,
  address: string,
): Listener & { readonly open: () => Promise<void> } {
  const prepared = prepareListener(options);
  return {
    ...prepared,
    address,
    open: async () => {
      const problem = await bind(prepared.server, options.port, options.host);
      if (problem) throw problem;
    },
  };
}

const bind = (server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    server.once("error", resolve);
    server.listen(port, host, () => {
      server.off("error", resolve);
      resolve(undefined);
    });
  });

function prepareListener(listening: ListenOptions): Omit<Listener, "address"> {
  const { timeoutSeconds, stalledSeconds = 30, hasSlowBody = () => false } = listening;
  let current: Handler = { fetch: starting };
  let isLeaving = false;
  // For HTTP/1.0 requests without a Host header, such as some load balancers' health checks.
  const options = { hostname: "localhost" };
  const answer = getRequestListener((request, env) => current.fetch(request, env as HttpBindings), options);
  /** Requests that wait until the port is closed. */
  let held: (() => void)[] | undefined;
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    if (isLeaving) response.shouldKeepAlive = false;
    if (!TARGET.test(request.url ?? "")) {
      response.writeHead(400, { "content-type": "text/plain" }).end("Bad Request");
      return;
    }
    if (current.before) current.before(request, response, () => void answer(request, response));
    else void answer(request, response);
  };
  const server = createServer({ IncomingMessage: BreakableRequest }, (request, response) => {
    if (!hasSlowBody(request.url ?? "")) limitArrival(request, timeoutSeconds);
    if (held) held.push(() => respond(request, response));
    else respond(request, response);
  });
  // Longer than the idle timeout of common load balancers, so that they close connections first.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  closeStalled(server, stalledSeconds);
  // Node's own limit cannot make exceptions: see limitArrival.
  server.requestTimeout = 0;
  server.maxHeadersCount = 200;
  const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
  const closePort = async (): Promise<void> => {
    isLeaving = true;
    // A client whose request waits opens no other connection, and the event loop is idle: none arrives unseen before the port closes.
    held = [];
    await untilQuiet(server);
    // Not the HTTP server's close(), which closes idle connections at once.
    NetServer.prototype.close.call(server, () => onClosed());
    await pause(NOTICE_MS);
    const waiting = held;
    held = undefined;
    for (const answerHeld of waiting) answerHeld();
  };
  let closing: Promise<void> | undefined;
  return {
    server,
    serve: (handler) => {
      current = handler;
    },
    closePort: () => (closing ??= closePort()),
    drain: async (seconds, lingerSeconds = 0) => {
      await (closing ??= closePort());
      const drained = drain(server, closed, seconds, lingerSeconds);
      await current.close?.();
      await drained;
    },
  };
}

/** Closes connections whose client has stopped reading its response, and idle ones. Those whose response takes long stay open. */
function closeStalled(server: Server, seconds: number): void {
  const isIdle = new WeakMap<Socket, boolean>();
  server.on("request", ({ socket }, response) => {
    isIdle.set(socket, false);
    response.once("close", () => isIdle.set(socket, true));
  });
  // Node counts bytes that the client has taken as activity, also within one long write. A first request has its own time limit.
  server.setTimeout(seconds * 1000, (socket) => {
    if (socket.writableLength > 0 || isIdle.get(socket)) socket.destroy();
  });
}

/** Closes the connection of a request whose body does not arrive in time. */
function limitArrival(request: IncomingMessage, seconds: number): void {
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  if (!hasBody) return;
  const cut = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, seconds * 1000);
  request.once("close", () => clearTimeout(cut));
}

/** Resolves after a turn of the event loop that accepted all connections, with nothing else to do. */
async function untilQuiet(server: Server): Promise<void> {
  const limit = performance.now() + QUIET_LIMIT_MS;
  let last = performance.now();
  const note = () => void (last = performance.now());
  const onRequest = (_request: IncomingMessage, response: ServerResponse) => void response.once("close", note);
  server.on("connection", note).on("request", onRequest);
  for (let before = last; performance.now() < limit; before = performance.now()) {
    await pause(1);
    // The phase after that in which connections are accepted.
    await new Promise((turn) => setImmediate(turn));
    const now = performance.now();
    if (now - last > QUIET_MS && now - before < IDLE_TURN_MS) break;
  }
  server.off("connection", note).off("request", onRequest);
}

async function drain(server: Server, closed: Promise<void>, seconds: number, lingerSeconds: number): Promise<void> {
  let sweep: NodeJS.Timeout | undefined;
  const cut = setTimeout(() => server.closeAllConnections(), (lingerSeconds + seconds) * 1000);
  // Repeated, because a connection with a response in progress becomes idle after it.
  const startSweep = () => {
    server.closeIdleConnections();
    sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  };
  const linger = setTimeout(startSweep, lingerSeconds * 1000);
  if (lingerSeconds === 0) startSweep();
  await closed;
  for (const timer of [cut, linger]) clearTimeout(timer);
  clearInterval(sweep);
}

function addressOf(port: number, host: string): string {
  const shown = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
  return `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}`;
}
