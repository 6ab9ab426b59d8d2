// For vitest's globalSetup: starts one PostgreSQL server and prepares one embedded database per run, when a test first needs them.
// Test files run in other processes, so they request the templates over HTTP.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { findBinaries, prepareTemplates, type Templates } from "./testing-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address that returns the templates. */
    readonly databaseTemplates: string;
    readonly hasPostgres: boolean;
  }
}

let templates: Promise<Templates> | undefined;
let stopServing: () => void = () => {};

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
  stopServing = () => void server.close().closeAllConnections();
  provide("databaseTemplates", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  provide("hasPostgres", binaries !== undefined);
}

export async function teardown(): Promise<void> {
  stopServing();
  await templates?.then(
    ({ remove }) => remove(),
    () => {},
  );
}
