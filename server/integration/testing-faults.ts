// For tests: the fault matrix. A service fails in one way, at the start of the shop and while it runs; pages are answered, and the
// service is used again automatically once it answers.

import { expect, vi } from "vitest";
import { FAULTS, openFaultLine, type Answers, type Fault, type FaultLine } from "../../tools/chaos/fault-line.ts";
import type { Log } from "../observability/log.ts";
import { recordLog } from "../observability/testing-log.ts";
import { isThorough } from "../../tools/test-runner/thorough.ts";

/** A service that the shop uses. */
export interface Service {
  readonly name: string;
  readonly faults?: readonly Fault[];
  /** For services that do not speak HTTP. */
  readonly answers?: Answers;
  /** Port of the service itself. */
  readonly port: () => number;
  /** True if the shop logs that the service fails. */
  readonly isLogged?: boolean;
  /** Opens a shop that reaches the service by the line, and writes this log. */
  readonly open: (line: FaultLine, log: Log) => Promise<ShopOnLine>;
}

export interface ShopOnLine {
  /** Requests pages, and does what uses the service. Returns the statuses of the pages. */
  readonly browse: () => Promise<readonly number[]>;
  /** Uses the service. Throws until that works. */
  readonly use: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Phase = "start" | "running";

interface Recorded extends Readonly<Record<Phase, string>> {
  readonly service: string;
  readonly fault: Fault;
}

const PATIENCE = { timeout: 60_000, interval: 100 };
/** Longer than the pause of every circuit breaker; a test does not wait for them. */
const BREAK_MS = 31_000;

/** The service can be used in spite of these. */
const WORKING: ReadonlySet<Fault> = new Set(["slow", "read-only index"]);

/** Every cell of the matrix in a thorough run, otherwise two of each service. */
export const cellsOf = (services: readonly Service[]): (readonly [name: string, fault: Fault, service: Service])[] =>
  services.flatMap((service, row) => {
    const { name, faults = FAULTS } = service;
    const isChosen = (column: number) => [row, row + 4].some((chosen) => chosen % faults.length === column);
    return faults.filter((_, column) => isThorough || isChosen(column)).map((fault) => [name, fault, service] as const);
  });

const secondsSince = (moment: number): string => `${((performance.now() - moment) / 1000).toFixed(1)} s`;

const recorded: Recorded[] = [];

/** Returns the phases after whose fault the service was used again. */
export async function runCell(name: string, fault: Fault, service: Service): Promise<readonly Phase[]> {
  const { port, answers, isLogged = false, open } = service;
  const { log, thrown, errors } = recordLog();
  const clock = Date.now.bind(Date);
  let ahead = 0;
  vi.spyOn(Date, "now").mockImplementation(() => clock() + ahead);
  const line = await openFaultLine(port(), answers);
  await line.fail(fault);
  const shop = await open(line, log);
  const pass = async (): Promise<string> => {
    const asked = performance.now();
    const statuses = [...new Set(await shop.browse())].join(", ");
    const seconds = secondsSince(asked);
    if (!WORKING.has(fault)) await expect(shop.use()).rejects.toBeInstanceOf(Error);
    await line.mend();
    const began = performance.now();
    await vi.waitFor(async () => {
      ahead += BREAK_MS;
      await shop.use();
    }, PATIENCE);
    return `${statuses} within ${seconds}; used again after ${secondsSince(began)}`;
  };
  try {
    const start = await pass();
    await line.fail(fault);
    const phases = { start, running: await pass() };
    recorded.push({ service: name, fault, ...phases });
    // Errors of clients may be cyclic, or have properties that throw.
    expect(thrown).toEqual([]);
    if (isLogged && !WORKING.has(fault)) expect(errors()).not.toEqual([]);
    else errors();
    return Object.keys(phases) as Phase[];
  } finally {
    await line.mend();
    await shop.close();
    await line.close();
  }
}

/** Prints the statuses and times of pages during a fault and the time until the service was used again, for docs/operations.md. */
export function printRecorded(): void {
  if (isThorough) console.table(recorded);
  recorded.length = 0;
}

/** Pages of every visitor. */
export const PAGES: readonly string[] = [
  "/",
  "/collections/women",
  "/products/product-1",
  "/pages/search?qTitle=wool",
  "/healthz",
];

/** Requests pages, which have one of these statuses. One that may be retried says when. */
export async function visit(
  request: (path: string) => Response | Promise<Response>,
  expected: readonly number[] = [200],
  paths = PAGES,
): Promise<readonly number[]> {
  return Promise.all(
    paths.map(async (path) => {
      const response = await request(path);
      await response.text();
      expect(expected, path).toContain(response.status);
      if (response.status >= 500) expect(response.headers.get("retry-after"), path).not.toBeNull();
      return response.status;
    }),
  );
}
