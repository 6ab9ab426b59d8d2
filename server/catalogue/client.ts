// The running shop as the command line speaks to it: found by its access file, over HTTP, sending and listening at once.

import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readAccess, type Access } from "./access.ts";
import { CatalogueEvent, isResult } from "./events.ts";
import { linesByChunk } from "./lines.ts";

/** How long a shop may take to say that it is one. */
const ANSWER_MS = 10_000;

export interface RunningShop {
  readonly address: string;
  readonly status: () => Promise<unknown>;
  /** Any question to its operator's APIs; `path` is below /admin. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** `path` is below /admin/catalogue. */
  readonly send: (
    method: "PUT" | "PATCH" | "POST",
    path: string,
    bytes: AsyncIterable<Uint8Array>,
  ) => AsyncGenerator<CatalogueEvent>;
}

/** The shop that runs on this data folder; undefined when none does, whatever a killed one left behind. */
export async function findShop(dataDir: string): Promise<RunningShop | undefined> {
  const access = readAccess(dataDir);
  if (access === undefined) return undefined;
  const ask = () =>
    fetch(addressOf(access, ""), { headers: headersOf(access), signal: AbortSignal.timeout(ANSWER_MS) });
  const answer = await ask().catch(() => undefined);
  // Another program may have the port by now, or another shop: then the key does not fit.
  if (answer?.status !== 200) return undefined;
  return {
    address: access.address,
    status: async () => (await ask()).json(),
    ask: (path, init) => fetch(new URL(`/admin${path}`, access.address), { ...init, headers: headersOf(access) }),
    send: (method, path, bytes) => send(access, method, path, bytes),
  };
}

const addressOf = (access: Access, path: string): URL => new URL(`/admin/catalogue${path}`, access.address);
const headersOf = ({ token }: Access) => ({ authorization: `Bearer ${token}` });

async function* send(
  access: Access,
  method: string,
  path: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<CatalogueEvent> {
  // Not fetch, which need not give the answer before all is sent.
  const request = httpRequest(addressOf(access, path), {
    method,
    headers: { ...headersOf(access), "content-type": "application/jsonl", "transfer-encoding": "chunked" },
  });
  const answered = once(request, "response");
  const sent = pipeline(Readable.from(bytes), request);
  // An answer that comes before the end of the sending, and ends it, is the one that counts.
  sent.catch(() => {});
  try {
    const [response] = (await answered) as [IncomingMessage];
    for await (const lines of linesByChunk(response)) {
      for (const line of lines) {
        const event = CatalogueEvent.parse(JSON.parse(line));
        yield event;
        if (isResult(event)) return;
      }
    }
    throw new Error("The shop broke off without a result");
  } finally {
    request.destroy();
  }
}
