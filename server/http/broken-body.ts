// Request bodies that break off, because the client disconnected or sent less than it announced. No failure of the shop.

import type { Context, MiddlewareHandler } from "hono";
import { CLIENT_CLOSED_REQUEST } from "./requests.ts";

/** Thrown to the reader of such a body, unlike failures of the disk or the database that it writes to. */
export class BrokenBody extends Error {
  /** False if a response can still reach the client. */
  readonly isDisconnected: boolean;

  constructor(cause: unknown, isDisconnected: boolean) {
    super("The request body broke off.", { cause });
    this.isDisconnected = isDisconnected;
  }
}

/** Lets every reader of a broken body get BrokenBody instead of the connection's own error. */
export function brokenBodies(): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    if (raw.body) {
      const init = { body: marked(raw.body, raw.signal), duplex: "half" };
      context.req.raw = new Request(raw, init);
    }
    await next();
  };
}

function marked(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: async (stream) => {
      try {
        const { done, value } = await reader.read();
        if (done) stream.close();
        else stream.enqueue(value);
      } catch (error) {
        stream.error(new BrokenBody(error, signal.aborted));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  };
  // Reads no more than its own reader, for bodies that are processed while they arrive.
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** Only the log sees the answer to a client that has disconnected. */
export const answerBrokenBody = (context: Context, { isDisconnected }: BrokenBody): Response =>
  isDisconnected ? new Response(null, { status: CLIENT_CLOSED_REQUEST }) : context.json(INCOMPLETE, 400);

const INCOMPLETE = { kind: "incomplete", message: "The body ended too early. Nothing was changed. Send it again." };
