// `node tools/run.mjs tools/chaos/fuzz.ts http://localhost:3000 --requests 50000`: sends malformed requests to every page, form and API of
// a running shop and prints the statuses, and each request that got a 5xx or no answer. With `--token`, a quarter of them go to the admin
// API with this token, and may change anything, so use a disposable shop.

import { parseArgs } from "node:util";
import { adminRequests } from "./fuzz/admin.ts";
import { exchange, hostileRequest } from "./fuzz/requests.ts";
import { randomFrom } from "./random.ts";

const AT_ONCE = 16;
/** Progress is printed after so many requests. */
const STEP = 10_000;
const SHOWN_BYTES = 400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: "string", default: "50000" },
    token: { type: "string" },
    seed: { type: "string", default: "1" },
    /** Ends earlier after so many minutes. */
    minutes: { type: "string", default: "600" },
  },
});
const origin = positionals[0] ?? "http://localhost:3000";
const { hostname, port } = new URL(origin);
const adminRequest = values.token === undefined ? undefined : await adminRequests(origin, values.token);
const wanted = Number(values.requests);
const over = Date.now() + Number(values.minutes) * 60_000;
const random = randomFrom(Number(values.seed));
const statuses = new Map<string, number>();
let sent = 0;
let bad = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (sent < wanted && Date.now() < over) {
      sent += 1;
      if (sent % STEP === 0) console.error(`${sent} requests: ${summary()}`);
      const text = adminRequest && random() < 0.25 ? adminRequest(random) : hostileRequest(random);
      const status = await exchange(hostname, Number(port), text);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!status.startsWith("5") && status !== "silent") continue;
      bad += 1;
      console.log(`${status} for ${JSON.stringify(text.slice(0, SHOWN_BYTES))}`);
    }
  }),
);
const isAlive = await fetch(`http://${hostname}:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
console.log(
  `${sent} requests, ${bad} answered with 5xx or not at all${isAlive ? "" : ", and the shop ended"}: ${summary()}`,
);
process.exitCode = bad === 0 && isAlive ? 0 : 1;

function summary(): string {
  return [...statuses]
    .toSorted()
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
}
