// Sends requests with Node's HTTP client. Unlike the global fetch, it reports when the connection is established, so that connecting
// and reading have separate timeouts.

import { Agent, request as requestHttp, type IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as requestHttps } from "node:https";
import type { Fetch, FetchRequest } from "../../client/transport.ts";

export interface NodeFetch {
  readonly fetch: Fetch;
  /** Closes idle connections. */
  readonly close: () => void;
}

type NodeResponse = Awaited<ReturnType<Fetch>>;

export function createNodeFetch(): NodeFetch {
  const agent = new Agent({ keepAlive: true });
  const secureAgent = new SecureAgent({ keepAlive: true });
  const send = (url: string, request: FetchRequest, isRetry: boolean): Promise<NodeResponse> =>
    new Promise((resolve, reject) => {
      const { method, headers, body, signal, onConnected } = request;
      const isSecure = url.startsWith("https:");
      const sent = (isSecure ? requestHttps : requestHttp)(url, {
        agent: isSecure ? secureAgent : agent,
        method,
        headers: { ...headers, ...(body !== undefined && { "content-length": Buffer.byteLength(body) }) },
        signal,
      });
      sent.on("socket", (socket) => {
        if (socket.connecting) socket.once(isSecure ? "secureConnect" : "connect", () => onConnected?.());
        else onConnected?.();
      });
      sent.on("response", (response) => {
        const text = readText(response);
        // A body that the caller does not need may fail to arrive.
        text.catch(() => undefined);
        resolve({ status: response.statusCode ?? 0, text: () => text });
      });
      sent.on("error", (error: NodeJS.ErrnoException) => {
        // The host closed an idle connection just when it was reused. All requests are searches, which can be repeated.
        const isStale = sent.reusedSocket && error.code === "ECONNRESET";
        if (isStale && !isRetry && !signal.aborted) resolve(send(url, request, true));
        else reject(error);
      });
      sent.end(body);
    });
  return {
    fetch: (url, request) => send(url, request, false),
    close: () => {
      agent.destroy();
      secureAgent.destroy();
    },
  };
}

/** Fails if the connection ends before the body is complete. */
async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
