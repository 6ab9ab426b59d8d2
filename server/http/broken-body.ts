// Request bodies that break off, because the client disconnected or sent less than it announced. No failure of the shop: an app that
// reads one does not handle it, and the client's request is answered and logged at the edge.

import { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { CLIENT_CLOSED_REQUEST } from "./requests.ts";

/**
 * Rejects the reader of such a body. Not an Error, because Hono calls no `onError` for anything else: it passes through the apps to
 * `brokenBodies`, and none of them reports it.
 */
export class BrokenBody {
  readonly name = "BrokenBody";
  readonly message = "The request body broke off.";
  readonly cause: unknown;

  constructor(cause?: unknown) {
    this.cause = cause;
  }
}

/** A request whose body fails with BrokenBody if the connection ends before it does. */
export class BreakableRequest extends IncomingMessage {
  override destroy(error?: Error): this {
    return super.destroy(this.complete ? error : new BrokenBody(error));
  }
}

/** Answers requests with a broken body. */
export function brokenBodies(): MiddlewareHandler {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof BrokenBody)) throw error;
      // Only the log sees the answer to a client that has disconnected.
      context.res = context.req.raw.signal.aborted
        ? new Response(null, { status: CLIENT_CLOSED_REQUEST })
        : context.json(INCOMPLETE, 400);
    }
  };
}

const INCOMPLETE = { kind: "incomplete", message: "The body ended too early. Nothing was changed. Send it again." };

const FORM_METHODS = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Waits for the whole body, so that no form is processed in part. Comes after the limit of the body's size. */
export function wholeBodies(): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    // No other method has a form, and a Request cannot be made with some of them, such as TRACE.
    if (FORM_METHODS.has(raw.method)) {
      const whole = { body: await raw.arrayBuffer() };
      context.req.raw = new Request(raw, whole);
    }
    await next();
  };
}
