// The HTTP server: takes its port at once, answers that the shop is starting until it has something to serve, and drains
// when it stops.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";

/** `env` is the connection that the request came over. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Sees a request before the shop does, as the dev server must; calls `next` to pass it on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Handler {
  readonly fetch: Fetch;
  readonly before?: Before;
  /** Ends what it holds open itself, as the dev server does its web sockets. */
  readonly close?: () => Promise<void>;
}

export interface Listener {
  readonly server: Server;
  /** Where it listens, as a visitor would write it. */
  readonly address: string;
  /** From now on requests go here. */
  readonly serve: (handler: Handler) => void;
  /**
   * Stops taking connections, lets requests in flight finish, then cuts what is left after the time. Whoever keeps a connection
   * is told with their next answer to open another; `lingerSeconds` is how long they are given to ask for one.
   */
  readonly drain: (seconds: number, lingerSeconds?: number) => Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** How long a request's body may take to arrive. */
  readonly timeoutSeconds: number;
  /** Of which paths bodies may take as long as they like: those that are worked off while they arrive. */
  readonly isUnhurried?: (path: string) => boolean;
}

export type Listening =
  | { readonly kind: "listening"; readonly listener: Listener; readonly port: number }
  | { readonly kind: NotListening };

export type NotListening = "port-taken" | "port-forbidden" | "no-such-host";

/** How soon after its last answer a connection ends while the shop stops. */
const SWEEP_MS = 50;

/** Not this machine's, not known, not known just now, without the scope that a link-local address needs, or of a family that is off. */
const HOST_PROBLEMS = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL", "EAFNOSUPPORT"]);

const STARTING = "The shop is starting. Please try again in a moment.";

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

/** A listener that takes its port only when it is asked to. */
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

function prepareListener({ timeoutSeconds, isUnhurried = () => false }: ListenOptions): Omit<Listener, "address"> {
  let current: Handler = { fetch: starting };
  let isLeaving = false;
  // A name for who gives none, as the health checks of some load balancers that speak HTTP/1.0.
  const options = { hostname: "localhost" };
  const answer = getRequestListener((request, env) => current.fetch(request, env as HttpBindings), options);
  const server = createServer((request, response) => {
    if (isLeaving) response.shouldKeepAlive = false;
    if (!isUnhurried(request.url ?? "")) limitArrival(request, timeoutSeconds);
    if (current.before) current.before(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  // A little above what load balancers keep idle connections for, so that they close first.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  // Node's own limit knows no exceptions: see limitArrival.
  server.requestTimeout = 0;
  server.maxHeadersCount = 200;
  return {
    server,
    serve: (handler) => {
      current = handler;
    },
    drain: async (seconds, lingerSeconds = 0) => {
      isLeaving = true;
      const closed = drain(server, seconds, lingerSeconds);
      await current.close?.();
      await closed;
    },
  };
}

/** Cuts the connection of a request whose body is not there in time; one without a body is there already. */
function limitArrival(request: IncomingMessage, seconds: number): void {
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  if (!hasBody) return;
  const cut = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, seconds * 1000);
  request.once("close", () => clearTimeout(cut));
}

function starting(request: Request): Response {
  if (new URL(request.url).pathname === "/healthz") return Response.json({ status: "ok" });
  const headers = { "retry-after": "5", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(STARTING, { status: 503, headers });
}

function drain(server: Server, seconds: number, lingerSeconds: number): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const cut = setTimeout(() => server.closeAllConnections(), (lingerSeconds + seconds) * 1000);
    // What is idle is closed; a connection that has an answer coming would be kept alive after it.
    const startSweep = () => {
      server.closeIdleConnections();
      sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    };
    const linger = setTimeout(startSweep, lingerSeconds * 1000);
    if (lingerSeconds === 0) startSweep();
    // Not the HTTP server's own, which would close idle connections at once.
    NetServer.prototype.close.call(server, () => {
      for (const timer of [cut, linger]) clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
  });
}

function addressOf(port: number, host: string): string {
  const shown = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
  return `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}`;
}
