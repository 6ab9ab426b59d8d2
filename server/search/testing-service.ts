// For tests: a search service over HTTP that can fail in every way a host does.

import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

export type Fault = keyof typeof FAULTS;

export interface FailingService {
  readonly address: string;
  /** Number of requests since the start. */
  readonly requests: () => number;
  /** Fails from now on; undefined restores the service. */
  readonly fail: (fault: Fault | undefined) => void;
  readonly close: () => Promise<void>;
}

const JSON_TYPE = { "content-type": "application/json" };

/** Reactions of the service to a request, keyed by name. */
const FAULTS = {
  "closes the connection": (response: ServerResponse) => response.destroy(),
  "does not answer": () => undefined,
  "answers 500": (response: ServerResponse) => response.writeHead(500, JSON_TYPE).end('{"status":"ERROR","errors":[]}'),
  "answers 302": (response: ServerResponse) => response.writeHead(302, { location: "/login" }).end(),
  "answers HTML": (response: ServerResponse) =>
    response.writeHead(200).end("<!doctype html><title>Maintenance</title>"),
  "answers 404": (response: ServerResponse) => response.writeHead(404).end("No such application"),
  "breaks off": (response: ServerResponse) => {
    response.writeHead(200, { ...JSON_TYPE, "content-length": "5000" }).write('{"status":"OK","result":{"total":1');
    setTimeout(() => response.destroy(), 10);
  },
  "answers half of the JSON": (response: ServerResponse) =>
    response.writeHead(200, JSON_TYPE).end('{"status":"OK","result":{"total":12,"hits":[{"title":"Coat"'),
  "answers without a result": (response: ServerResponse) => response.writeHead(200, JSON_TYPE).end('{"status":"OK"}'),
  "answers another status": (response: ServerResponse) =>
    response.writeHead(200, JSON_TYPE).end('{"status":"FAIL","result":{"total":1,"hits":[{"title":"Coat"}]}}'),
} as const;

export const FAULT_NAMES = Object.keys(FAULTS) as readonly Fault[];

export async function openFailingService(app: Pick<Hono, "fetch">): Promise<FailingService> {
  const answer = getRequestListener(app.fetch);
  let fault: Fault | undefined;
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (fault === undefined) void answer(request, response);
    else request.resume().on("end", () => void FAULTS[fault ?? "answers 500"](response));
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    fail: (next) => (fault = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((down) => server.close(down));
    },
  };
}
