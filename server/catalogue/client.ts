// The command line's client of the running shop, which it finds by the access file.

import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readAccess, type Access } from "./access.ts";
import { CatalogueEvent, isResult } from "./events.ts";
import { linesByChunk } from "./lines.ts";

/** Time limit for finding the shop. */
const TIMEOUT_MS = 10_000;

export interface RunningShop {
  readonly address: string;
  readonly status: () => Promise<unknown>;
  /** Sends a request to an admin API; `path` is below /admin. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends a body and yields events while it does; `path` is below /admin/catalogue. */
  readonly send: (
    method: "PUT" | "PATCH" | "POST",
    path: string,
    bytes: AsyncIterable<Uint8Array>,
  ) => AsyncGenerator<CatalogueEvent>;
}

/** The shop that runs on this data folder, or undefined. */
export async function findShop(dataDir: string): Promise<RunningShop | undefined> {
  const access = readAccess(dataDir);
  if (access === undefined) return undefined;
  const fetchStatus = () =>
    fetch(addressOf(access, ""), { headers: headersOf(access), signal: AbortSignal.timeout(TIMEOUT_MS) });
  const response = await fetchStatus().catch(() => undefined);
  // The port may belong to another program or shop by now, which rejects the token.
  if (response?.status !== 200) return undefined;
  return {
    address: access.address,
    status: async () => (await fetchStatus()).json(),
    request: (path, init) => fetch(new URL(`/admin${path}`, access.address), { ...init, headers: headersOf(access) }),
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
  // Not fetch, which may withhold the response until the whole body is sent.
  const request = httpRequest(addressOf(access, path), {
    method,
    headers: { ...headersOf(access), "content-type": "application/jsonl", "transfer-encoding": "chunked" },
  });
  const responded = once(request, "response");
  const sent = pipeline(Readable.from(bytes), request);
  // A failure to send is ignored: the shop may end the request early with its response.
  sent.catch(() => {});
  try {
    const [response] = (await responded) as [IncomingMessage];
    for await (const lines of linesByChunk(response)) {
      for (const line of lines) {
        const event = CatalogueEvent.parse(JSON.parse(line));
        yield event;
        if (isResult(event)) return;
      }
    }
    throw new Error("The shop closed the connection without a result");
  } finally {
    request.destroy();
  }
}
