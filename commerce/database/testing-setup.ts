// For vitest's globalSetup: starts one PostgreSQL server and prepares one embedded database per run, when a test first needs them.
// Test files run in other processes, so they request the templates over HTTP.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { findBinaries, prepareTemplates, type Templates } from "./testing-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the templates: `folder` and `serverUrl` follow. */
    readonly databaseTemplates: string;
    readonly hasPostgres: boolean;
  }
}

let templates: Templates | undefined;
let stopServing: () => void = () => {};

export async function setup({ provide }: TestProject): Promise<void> {
  const binaries = findBinaries();
  if (binaries === undefined) {
    console.warn(
      "\n*** POSTGRESQL TESTS ARE SKIPPED: no initdb on the PATH or under /usr/lib/postgresql; install postgresql. ***\n",
    );
  }
  const prepared = prepareTemplates(binaries);
  templates = prepared;
  const server = createServer((request, response) => {
    const template = request.url === "/folder" ? prepared.folder() : prepared.serverUrl();
    template.then(
      (value) => response.end(value),
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
  await templates?.remove();
}
