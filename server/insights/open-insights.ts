// The shop's figures: counts events of pages, clients and orders, and writes them in the background.

import type { Hono, Context } from "hono";
import { startJob } from "#concurrency";
import type { Database } from "#commerce/database";
import { countOrders, refreshPopularity } from "#commerce/insights";
import { INSIGHTS, type ReadSetting } from "#commerce/settings";
import type { Shop } from "#storefront/framework/context.ts";
import type { GuestSources } from "../visitor/visitor.ts";
import { isAutomated } from "./automated.ts";
import { beaconApp } from "./beacon-app.ts";
import { openClientEvents, type ClientEvents } from "./client-events.ts";
import { openEventSink } from "./event-sink.ts";
import { openSearchWords, type ReadDropped, type SearchWords } from "./search-words.ts";

export interface Insights {
  /** Events from clients of the search API. */
  readonly clients: ClientEvents;
  /** Events from the shop's own actions. */
  readonly port: NonNullable<Shop["insights"]>;
  readonly beacons: (parts: {
    readonly sources: () => GuestSources;
    readonly clientOf: (context: Context) => string;
    readonly readDropped: ReadDropped;
  }) => { readonly path: string; readonly app: Hono };
  /** Writes what is waiting. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface InsightsParts {
  readonly database: Database;
  readonly setting: ReadSetting;
  readonly onError: (error: unknown) => void;
}

const ORDERS_MS = 30_000;
const POPULARITY_MS = 6 * 3_600_000;

export function openInsights({ database, setting, onError }: InsightsParts): Insights {
  const timeZone = () => setting(INSIGHTS).timeZone;
  const sink = openEventSink({ database, timeZone, onError, before: settle });
  const clients = openClientEvents(database, sink);
  const words: SearchWords[] = [];
  async function settle(): Promise<void> {
    await Promise.all([clients.settle(), ...words.map((one) => one.settle())]);
  }
  return {
    clients,
    port: {
      added: ({ headers }, { variantId, ...add }) => {
        if (isAutomated((name) => headers.get(name) ?? undefined)) return;
        sink.count({ kind: "add", ...add, product: `variant:${variantId}` });
      },
    },
    beacons: ({ readDropped, ...parts }) => {
      const read = openSearchWords(sink, readDropped, onError);
      words.push(read);
      return { path: "/insights", app: beaconApp({ sink, words: read, ...parts }) };
    },
    flush: sink.flush,
    close: sink.close,
  };
}

/** Counts orders in the background, in one of several processes. */
export const startCountingOrders = ({ database, setting, onError }: InsightsParts) =>
  startJob({
    everyMs: ORDERS_MS,
    onError,
    run: async () => {
      const counted = await database.exclusively("count-orders", () =>
        countOrders(database, setting(INSIGHTS).timeZone),
      );
      return counted === true;
    },
  });

/** Renews the popularity of products in the background, in one of several processes. */
export const startPopularity = ({ database, setting, onError }: InsightsParts) =>
  startJob({
    everyMs: POPULARITY_MS,
    onError,
    run: async () => {
      const { timeZone } = setting(INSIGHTS);
      await database.exclusively("popularity", () => refreshPopularity(database, new Date(), timeZone));
    },
  });
