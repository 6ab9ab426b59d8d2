// One request over an open connection. The answer is read and thrown away, still compressed: a client that decoded it would compete with
// the shop for the processor, and with the visitor beside the flood for the threads that decode.

import { request, type Agent } from "node:http";

export interface Ask {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for GET. */
  readonly body?: string;
}

const TIMEOUT_MS = 60_000;

/** The status, or 0 without a whole answer. */
export const ask = (agent: Agent, { url, headers, body }: Ask): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method: body === undefined ? "GET" : "POST",
        headers: { "accept-encoding": "br, gzip", ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (answer) => {
        answer
          .on("end", () => resolve(answer.statusCode ?? 0))
          .on("error", () => resolve(0))
          .resume();
      },
    );
    sent.on("error", () => resolve(0)).end(body);
  });
