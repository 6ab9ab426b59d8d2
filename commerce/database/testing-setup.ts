// For vitest's globalSetup: one PostgreSQL and one prepared embedded database a run, made when a test first asks.
// Test files run in processes of their own, so they ask over a loopback address that is handed to them.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { findBinaries, prepareTemplates, type Templates } from "./testing-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where to ask for the templates. */
    readonly databaseTemplates: string;
    readonly hasPostgres: boolean;
  }
}

let templates: Promise<Templates> | undefined;
let stopAsking: () => void = () => {};

export async function setup({ provide }: TestProject): Promise<void> {
  const binaries = findBinaries();
  if (binaries === undefined) {
    console.warn(
      "\n*** PostgreSQL is not installed (no initdb on PATH or under /usr/lib/postgresql): its tests are SKIPPED ***\n",
    );
  }
  const server = createServer((_request, response) => {
    templates ??= prepareTemplates(binaries);
    templates.then(
      ({ folder, url }) => response.end(JSON.stringify({ folder, url })),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  stopAsking = () => void server.close().closeAllConnections();
  provide("databaseTemplates", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  provide("hasPostgres", binaries !== undefined);
}

export async function teardown(): Promise<void> {
  stopAsking();
  await templates?.then(
    ({ remove }) => remove(),
    () => {},
  );
}
