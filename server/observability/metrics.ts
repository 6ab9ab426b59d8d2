// Numbers about the running process, in the Prometheus text format.

import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface ObservedRequest {
  readonly method: string;
  /** The pattern, never the path: a metric must not grow with what visitors type. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** A question to a search cluster. */
export interface ObservedClusterSearch {
  readonly outcome: string;
  readonly seconds: number;
  /** Whether the cluster is left alone for a while, because it did not answer. */
  readonly isOpen: boolean;
}

export interface Metrics {
  readonly observe: (request: ObservedRequest) => void;
  readonly countError: () => void;
  /** By what ended it. */
  readonly countPayment: (outcome: string) => void;
  readonly countRefunds: (outcomes: object) => void;
  readonly countPaymentError: () => void;
  readonly observeSearch: (asked: ObservedClusterSearch) => void;
  readonly print: () => Promise<string>;
  readonly contentType: string;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Where several processes serve one port, whichever is asked answers for all: sums of counters and sizes, averages of lags. */
export type ShareMetrics = (own: () => Promise<unknown>) => () => Promise<readonly unknown[]>;

export function createMetrics(share?: ShareMetrics): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const everybody = share?.(() => register.getMetricsAsJSON());
  new Gauge({ name: "shop_processes", help: "Processes that serve.", registers: [register] }).set(1);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's arrival to its answer, by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  const errors = new Counter({
    name: "http_unexpected_errors_total",
    help: "Requests that failed for a reason nobody expected.",
    registers: [register],
  });
  const payments = new Counter({
    name: "payments_settled_total",
    help: "Payments that came to an end, by what it was: placed, given-back, failed, expired.",
    labelNames: ["outcome"],
    registers: [register],
  });
  const refunds = new Counter({
    name: "refunds_total",
    help: "Refunds that a provider was asked for, by its answer: refunded, failed, refused.",
    labelNames: ["outcome"],
    registers: [register],
  });
  const paymentErrors = new Counter({
    name: "payment_errors_total",
    help: "Questions to payment providers, and their words, that did not come through and are tried again.",
    registers: [register],
  });
  const searches = new Histogram({
    name: "search_cluster_duration_seconds",
    help: "Time of questions to the search cluster, by outcome: answered, failed, refused (not asked, as it was down).",
    labelNames: ["outcome"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  const breaker = new Gauge({
    name: "search_cluster_breaker_open",
    help: "1 while the search cluster is not asked because it does not answer.",
    aggregator: "max",
    registers: [register],
  });
  return {
    observeSearch: ({ outcome, seconds, isOpen }) => {
      searches.observe({ outcome }, seconds);
      breaker.set(isOpen ? 1 : 0);
    },
    observe: ({ method, route, status, seconds }) =>
      duration.observe({ method: METHODS.has(method) ? method : "other", route, status }, seconds),
    countError: () => errors.inc(),
    countPayment: (outcome) => payments.inc({ outcome }),
    countRefunds: (outcomes) => {
      for (const [outcome, count] of Object.entries(outcomes)) refunds.inc({ outcome }, Number(count));
    },
    countPaymentError: () => paymentErrors.inc(),
    print: async () =>
      (everybody ? AggregatorRegistry.aggregate([...(await everybody())] as object[]) : register).metrics(),
    contentType: register.contentType,
  };
}
