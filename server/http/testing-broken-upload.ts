// For tests: an upload over a connection that ends before the body does.

import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Hono } from "hono";
import { listen } from "./listener.ts";

export interface BrokenUpload {
  readonly method: "PUT" | "POST" | "PATCH";
  readonly path: string;
  readonly token: string;
  /** The part of the body that is sent. */
  readonly part: Uint8Array | string;
  /** "half-close": the client sends nothing more, but still reads. */
  readonly end: "disconnect" | "half-close";
}

/** The app's status, and what the client read. */
export async function breakOff(
  app: Hono,
  { method, path, token, part, end }: BrokenUpload,
): Promise<{ readonly status: number; readonly read: string }> {
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { listener, port } = listening;
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
  listener.serve({
    fetch: async (request, env) => {
      const response = app.fetch(request, env);
      arrive();
      answer(response);
      return response;
    },
  });
  const socket = connect(port, "127.0.0.1");
  const read = text(socket).catch(() => "");
  const length = Buffer.byteLength(part) + 1_000_000;
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: shop.test\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write(part);
  await arrived;
  if (end === "disconnect") socket.destroy();
  else socket.end();
  const { status } = await answered;
  const upload = { status, read: await read };
  await listener.drain(0);
  return upload;
}
