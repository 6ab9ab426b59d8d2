// Metrics of the running process, in the Prometheus text format.

import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface ObservedRequest {
  readonly method: string;
  /** The route pattern, not the path, to bound the number of label values. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** A request to a search cluster or service. */
export interface ObservedClusterSearch {
  readonly outcome: string;
  readonly seconds: number;
  /** True while the circuit breaker is open. */
  readonly isOpen: boolean;
}

export interface Metrics {
  readonly observe: (request: ObservedRequest) => void;
  /** Counts a document that guests share: from the cache, or rendered for it. */
  readonly countDocument: (from: "cached" | "rendered") => void;
  /** Reports the number of documents in the cache. */
  readonly watchDocuments: (count: () => number) => void;
  readonly countError: () => void;
  readonly countPayment: (outcome: string) => void;
  readonly countRefunds: (outcomes: object) => void;
  readonly countPaymentError: () => void;
  readonly observeSearch: (search: ObservedClusterSearch) => void;
  /** Counts a request to a host of the search service. */
  readonly countSearchAttempt: (attempt: { readonly host: string; readonly outcome: string }) => void;
  /** Number of serving processes. */
  readonly processes: () => Promise<number>;
  readonly print: () => Promise<string>;
  readonly contentType: string;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** With several processes on one port, each reports for all: sums of counters and sizes, averages of lags. */
export type ShareMetrics = (own: () => Promise<unknown>) => () => Promise<readonly unknown[]>;

export function createMetrics(share?: ShareMetrics): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const gatherAll = share?.(() => register.getMetricsAsJSON());
  new Gauge({ name: "shop_processes", help: "Number of serving processes.", registers: [register] }).set(1);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Request duration by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  // Counted without the registry, which takes a hundredth of the time of a cached document.
  const documents = { cached: 0, rendered: 0 };
  register.registerMetric(
    new Counter({
      name: "documents_total",
      help: "Documents and data that guests share, by origin: cached, rendered.",
      labelNames: ["from"],
      registers: [],
      collect() {
        this.reset();
        for (const [from, count] of Object.entries(documents)) this.inc({ from }, count);
      },
    }),
  );
  const errors = new Counter({
    name: "http_unexpected_errors_total",
    help: "Requests that failed unexpectedly.",
    registers: [register],
  });
  const payments = new Counter({
    name: "payments_settled_total",
    help: "Settled payments by outcome: placed, given-back, failed, expired.",
    labelNames: ["outcome"],
    registers: [register],
  });
  const refunds = new Counter({
    name: "refunds_total",
    help: "Refund requests by outcome: refunded, failed, refused.",
    labelNames: ["outcome"],
    registers: [register],
  });
  const paymentErrors = new Counter({
    name: "payment_errors_total",
    help: "Failed calls to payment providers and failed webhooks. They are retried.",
    registers: [register],
  });
  const searches = new Histogram({
    name: "search_cluster_duration_seconds",
    help: "Duration of requests to the search cluster or service by outcome: answered, failed, refused (circuit open).",
    labelNames: ["outcome"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  const breaker = new Gauge({
    name: "search_cluster_breaker_open",
    help: "1 while the circuit breaker of the search cluster or service is open.",
    aggregator: "max",
    registers: [register],
  });
  const attempts = new Counter({
    name: "search_service_requests_total",
    help: "Requests to the hosts of the search service by outcome: answered, network, timeout, or the status of a failure.",
    labelNames: ["host", "outcome"],
    registers: [register],
  });
  return {
    countSearchAttempt: ({ host, outcome }) => attempts.inc({ host, outcome }),
    observeSearch: ({ outcome, seconds, isOpen }) => {
      searches.observe({ outcome }, seconds);
      breaker.set(isOpen ? 1 : 0);
    },
    observe: ({ method, route, status, seconds }) =>
      duration.observe({ method: METHODS.has(method) ? method : "other", route, status }, seconds),
    countDocument: (from) => {
      documents[from] += 1;
    },
    watchDocuments: (count) =>
      register.registerMetric(
        new Gauge({
          name: "documents_stored",
          help: "Documents and data in the cache that guests share.",
          registers: [],
          collect() {
            this.set(count());
          },
        }),
      ),
    countError: () => errors.inc(),
    countPayment: (outcome) => payments.inc({ outcome }),
    countRefunds: (outcomes) => {
      for (const [outcome, count] of Object.entries(outcomes)) refunds.inc({ outcome }, Number(count));
    },
    countPaymentError: () => paymentErrors.inc(),
    processes: async () => (gatherAll ? (await gatherAll()).length : 1),
    print: async () =>
      (gatherAll ? AggregatorRegistry.aggregate([...(await gatherAll())] as object[]) : register).metrics(),
    contentType: register.contentType,
  };
}
