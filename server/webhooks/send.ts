// Sends webhook requests: with a time limit, without following redirects, and to private addresses only where the operator allows it.

import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { isSpecialAddress } from "#commerce/pictures";
import { isThisMachine } from "#commerce/settings";
import type { SendWebhook, WebhookAnswer } from "#commerce/webhooks";
import { openRequest, SpecialAddress, systemResolve, type Resolve } from "../http/open-request.ts";

/** True for origins that may have a private address and plain http. */
export type MayBePrivate = (url: URL) => boolean;

/** In development, every origin of this machine. */
export const privateOrigins =
  (origins: readonly string[], isDevelopment: boolean): MayBePrivate =>
  (url) =>
    origins.includes(url.origin) || (isDevelopment && isThisMachine(url));

export interface SendOptions {
  readonly mayBePrivate: MayBePrivate;
  /** Ends requests when the shop stops. */
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
  readonly resolve?: Resolve;
}

const TIMEOUT_MS = 10_000;
/** More of a response is not read. */
const READ_BYTES = 2_000;

export function openSender({
  mayBePrivate,
  signal,
  timeoutMs = TIMEOUT_MS,
  resolve = systemResolve,
}: SendOptions): SendWebhook {
  return async ({ url, headers, body }) => {
    const target = new URL(url);
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const response = await openRequest(target, {
        method: "POST",
        headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
        body,
        mayBePrivate: mayBePrivate(target),
        signal: within,
        resolve,
      });
      return { kind: "answered", status: response.statusCode ?? 0, text: await beginningOf(response) };
    } catch (error) {
      if (error instanceof SpecialAddress) return unreachable(`${target.hostname} has a private address`, true);
      if (signal.aborted) return unreachable("the shop stopped", false);
      if (within.aborted) return unreachable(`no answer within ${timeoutMs / 1_000} s`, false);
      return unreachable(error instanceof Error ? error.message : String(error), false);
    }
  };
}

const unreachable = (reason: string, isFinal: boolean): WebhookAnswer => ({ kind: "unreachable", reason, isFinal });

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= READ_BYTES) break;
  }
  response.destroy();
  return Buffer.concat(chunks).toString("utf8");
}

/** Why a webhook cannot have this URL; undefined if it can. Names are resolved when a request is sent. */
export function urlProblem(typed: string, mayBePrivate: MayBePrivate): string | undefined {
  if (!URL.canParse(typed)) return "is not a URL";
  const url = new URL(typed);
  if (url.username !== "" || url.password !== "") return "must not contain a password";
  if (mayBePrivate(url)) return undefined;
  if (url.protocol !== "https:") return "must start with https://";
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  if (hostname === "localhost" || (isIP(hostname) !== 0 && isSpecialAddress(hostname))) {
    return "has a private address; see WEBHOOK_PRIVATE_ORIGINS";
  }
  return undefined;
}
