// Exports the shop's diagnostics channels as OpenTelemetry spans, over OTLP/HTTP.
//
// The shop's parts publish on "vitrine:request", "vitrine:loader", "vitrine:statement", "vitrine:search", "vitrine:translation" and
// "vitrine:picture", which is free without a subscriber. Spans contain no personal data: no address, no search query, no value of a
// statement.

import { AsyncLocalStorage } from "node:async_hooks";
import { tracingChannel } from "node:diagnostics_channel";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type Span } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { ObservedRequest } from "../http/requests.ts";
import { SPAN_DESCRIPTIONS, type SpanDescription } from "./span-descriptions.ts";
import { propagateTrace } from "./propagate-trace.ts";
import { parseTraceparent } from "./traceparent.ts";

export interface TracingOptions {
  /** Origin of a collector; spans go to /v1/traces below it. */
  readonly endpoint: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly serviceName: string;
  /** Share of traces to record, 0 to 1; a caller's traceparent overrides it. */
  readonly ratio: number;
  /** URLs of services to which the trace context is propagated. */
  readonly ownServices: readonly string[];
}

export interface Tracing {
  /** Trace and span id, for log lines. */
  readonly logged: () => object;
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
}

interface ActiveSpan {
  readonly context: Context;
  readonly request: Span | undefined;
}

export function startTracing(options: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/+$/, "")}/v1/traces`,
    ...(options.headers && { headers: { ...options.headers } }),
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": options.serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("vitrine");
  const under = new AsyncLocalStorage<ActiveSpan>();
  const closers: (() => void)[] = [];

  const observe = <Message extends object>(
    channel: string,
    start: (message: Message, within: ActiveSpan | undefined) => { span: Span; request: Span | undefined } | undefined,
    end: (message: Message, span: Span) => void,
  ): void => {
    const channels = tracingChannel<ActiveSpan, Message>(channel);
    const open = new WeakMap<object, Span>();
    channels.start.bindStore(under, (message) => {
      const within = under.getStore();
      const started = start(message as Message, within);
      // bindStore must return a store, so outside of a request it is an empty one.
      if (started === undefined) return within ?? NO_SPAN;
      open.set(message as Message, started.span);
      return { context: trace.setSpan(within?.context ?? ROOT_CONTEXT, started.span), request: started.request };
    });
    const finish = (message: unknown): void => {
      const span = open.get(message as Message);
      if (span === undefined) return;
      open.delete(message as Message);
      end(message as Message, span);
      span.end();
    };
    const listeners = {
      start: () => {},
      end: () => {},
      asyncStart: () => {},
      asyncEnd: finish,
      error: (message: unknown) => {
        const { error } = message as { error?: unknown };
        if (isFailure(error))
          open.get(message as Message)?.setStatus({ code: SpanStatusCode.ERROR, message: error.name });
      },
    };
    channels.subscribe(listeners);
    closers.push(() => {
      channels.unsubscribe(listeners);
      channels.start.unbindStore(under);
    });
  };

  observe<ObservedRequest>(
    "vitrine:request",
    ({ method, traceparent }) => {
      const caller = parseTraceparent(traceparent);
      const context = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
      const attributes = { "http.request.method": method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, context);
      return { span, request: span };
    },
    ({ method, route, status }, span) => {
      if (route !== undefined && route !== PAGE) nameSpan(span, method, route);
      if (status !== undefined) span.setAttribute("http.response.status_code", status);
      if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
  );
  for (const [channel, describe] of Object.entries(SPAN_DESCRIPTIONS)) {
    observe<Record<string, unknown>>(
      channel,
      (message, within) => {
        // Background jobs poll every second, so their work would only be noise.
        if (within?.request === undefined) return undefined;
        const { name, attributes, isClient = false, page }: SpanDescription = describe(message);
        if (page) nameSpan(within.request, page.method, page.route);
        const kind = isClient ? SpanKind.CLIENT : SpanKind.INTERNAL;
        return { span: tracer.startSpan(name, { kind, attributes }, within.context), request: within.request };
      },
      () => {},
    );
  }
  const current = () => trace.getSpanContext(under.getStore()?.context ?? ROOT_CONTEXT);
  closers.push(
    propagateTrace(options.ownServices, () => {
      const span = current();
      if (span === undefined) return undefined;
      return `00-${span.traceId}-${span.spanId}-${span.traceFlags & TraceFlags.SAMPLED ? "01" : "00"}`;
    }),
  );
  return {
    logged: () => {
      const span = current();
      return span ? { traceId: span.traceId, spanId: span.spanId } : {};
    },
    close: async () => {
      for (const close of closers) close();
      await provider.shutdown();
    },
  };
}

/** Placeholder route, replaced by the name of the page's loader. */
const PAGE = "page";
const NO_SPAN: ActiveSpan = { context: ROOT_CONTEXT, request: undefined };

function nameSpan(span: Span, method: string, route: string): void {
  span.updateName(`${method} ${route}`);
  span.setAttribute("http.route", route);
}

/** Loaders also throw responses, for 404 and redirects. */
const isFailure = (error: unknown): error is Error => error instanceof Error;
