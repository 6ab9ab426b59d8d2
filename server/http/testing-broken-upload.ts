// For tests: uploads over connections that end before the body does.

import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { brokenBodies } from "./broken-body.ts";
import { listen, type Handler } from "./listener.ts";

export interface BrokenUpload {
  readonly method: "PUT" | "POST" | "PATCH";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The part of the body that is sent. */
  readonly part: Uint8Array | string;
  readonly isChunked?: boolean;
  /** "half-close": the client sends nothing more, but still reads. */
  readonly end: "disconnect" | "half-close";
}

/** The app's status, and what the client read. */
export interface BrokenOff {
  readonly status: number;
  readonly read: string;
}

export interface Uploads {
  readonly address: string;
  readonly breakOff: (upload: BrokenUpload) => Promise<BrokenOff>;
  readonly close: () => Promise<void>;
}

export async function openUploads(handler: Pick<Handler, "fetch">): Promise<Uploads> {
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { listener, port } = listening;
  let onRequest = (_response: Promise<Response>): void => {};
  listener.serve({
    fetch: (request, env) => {
      const response = Promise.resolve(handler.fetch(request, env));
      onRequest(response);
      return response;
    },
  });
  return {
    address: `http://127.0.0.1:${port}`,
    breakOff: async ({ method, path, headers = {}, part, isChunked = false, end }) => {
      // A promise of a promise would wait for the answer.
      const arrived = new Promise<{ readonly answer: Promise<Response> }>((resolve) => {
        onRequest = (answer) => resolve({ answer });
      });
      const length = Buffer.byteLength(part);
      const announced = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${length + 1_000}`;
      const fields = Object.entries({ Host: "shop.test", ...headers }).map(([name, value]) => `${name}: ${value}`);
      const socket = connect(port, "127.0.0.1");
      const read = text(socket).catch(() => "");
      socket.write(`${[`${method} ${path} HTTP/1.1`, ...fields, announced].join("\r\n")}\r\n\r\n`);
      if (isChunked) socket.write(`${length.toString(16)}\r\n`);
      socket.write(part);
      if (isChunked) socket.write("\r\n");
      const { answer } = await arrived;
      if (end === "disconnect") socket.destroy();
      else socket.end();
      return { status: (await answer).status, read: await read };
    },
    close: () => listener.drain(0),
  };
}

/** Breaks off an upload to an admin API, behind the edge of the shop's own application. */
export async function breakOff(app: Hono, token: string, upload: BrokenUpload): Promise<BrokenOff> {
  const uploads = await openUploads(atEdge(app));
  const broken = await uploads.breakOff({ ...upload, headers: { authorization: `Bearer ${token}` } });
  await uploads.close();
  return broken;
}

export const atEdge = (app: Hono): Hono => new Hono().use(brokenBodies()).route("/", app);
