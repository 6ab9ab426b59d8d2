// Searches over HTTP, compared with a server that returns the same number of bytes.

import { Agent, request } from "node:http";
import type { HttpRequest } from "./requests.ts";

export interface OverHttp {
  /** Best times of each request and of its baseline in milliseconds. */
  readonly best: readonly number[];
  readonly floor: readonly number[];
  /** Mean length of a response in bytes. */
  readonly bytes: number;
}

export interface HttpOptions {
  readonly ports: { readonly search: number; readonly floor: number };
  readonly requests: readonly HttpRequest[];
  readonly rounds: number;
}

export async function measureHttp({ ports, requests, rounds }: HttpOptions): Promise<OverHttp> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [best, floor] = [requests.map(() => Infinity), requests.map(() => Infinity)];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [index, asked] of requests.entries()) {
      const began = performance.now();
      const length = await send(agent, ports.search, asked);
      const answered = performance.now();
      best[index] = Math.min(best[index]!, answered - began);
      await send(agent, ports.floor, { ...asked, path: `/${length}` });
      floor[index] = Math.min(floor[index]!, performance.now() - answered);
      bytes += length;
    }
  }
  agent.destroy();
  return { best, floor, bytes: bytes / rounds / requests.length };
}

/** Reads a response and returns its length. */
const send = (agent: Agent, port: number, { path, headers, body }: HttpRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers, agent }, (response) => {
      let length = 0;
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => {
        length += part.length;
        if (response.statusCode !== 200) parts.push(part);
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(length);
        else reject(new Error(`${path} answered ${response.statusCode}: ${Buffer.concat(parts).toString()}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
