// Worker thread that runs PGlite. Receives and returns bytes of the PostgreSQL protocol, one request at a time.

import { openAsBlob } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { WireAnswer, WireRequest } from "./wire.ts";

if (parentPort === null) throw new Error("This module only runs as a worker thread");
const port = parentPort;
const { folder, packed } = workerData as { readonly folder: string; readonly packed: string | undefined };

// A quarter of the default page cache: the shop's data is small, and the operating system caches the files anyway.
const postgres = await PGlite.create(folder, {
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
  ...(packed !== undefined && { loadDataDir: await openAsBlob(packed) }),
});
let turn = Promise.resolve();

port.on("message", (request: WireRequest) => {
  turn = turn.then(() => answer(request));
});
send({ kind: "up" });

async function answer(request: WireRequest): Promise<void> {
  if (request instanceof Uint8Array) {
    const bytes = await execute(request);
    port.postMessage(bytes satisfies WireAnswer, [bytes.buffer]);
  } else if (request.kind === "connect") {
    // There is only one session: reset everything that the previous connection left.
    await postgres.exec("rollback");
    await postgres.exec("discard all");
    send({ kind: "connected" });
  } else {
    await postgres.close();
    port.close();
  }
}

/**
 * The answer as the protocol has it, after it is on disk. PGlite's `execProtocolRaw` would also parse every row and keep the rows of
 * a connection until it ends; the stream does neither.
 */
async function execute(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  // The bytes are a view of PostgreSQL's memory, which the next chunk overwrites.
  await postgres.execProtocolRawStream(request, { onRawData: (bytes) => void chunks.push(bytes.slice()) });
  return joined(chunks);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function send(message: WireAnswer): void {
  port.postMessage(message);
}
