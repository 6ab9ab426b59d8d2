// Sends what the shop's parts tell of their work on Node's diagnostics channels as OpenTelemetry spans, over OTLP/HTTP.
//
// The parts know nothing of it: they publish on "vitrine:request", "vitrine:loader", "vitrine:statement", "vitrine:search",
// "vitrine:translation" and "vitrine:picture", which costs nothing while nobody listens. A span tells what was done and how
// long it took, never for whom: no address, no query of a visitor, no value of a statement.

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
import { PARTS, type Described } from "./parts.ts";
import { passOn } from "./pass-on.ts";
import { parseTraceparent } from "./traceparent.ts";

export interface TracingOptions {
  /** Origin of a collector; spans go to /v1/traces below it. */
  readonly endpoint: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly serviceName: string;
  /** The part of traces that begin here and are kept, 0 to 1; who called decides for its own. */
  readonly ratio: number;
  /** Addresses of services that are told which trace a question belongs to. */
  readonly ownServices: readonly string[];
}

export interface Tracing {
  /** For log lines: the trace that they belong to. */
  readonly logged: () => object;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

/** What a request tells of itself (server/http/requests.ts); the rest is known at its end. */
export interface ObservedWork {
  readonly method: string;
  readonly traceparent: string | undefined;
  route?: string;
  status?: number;
}

interface Under {
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
  const under = new AsyncLocalStorage<Under>();
  const closers: (() => void)[] = [];

  const observe = <Message extends object>(
    channel: string,
    begin: (message: Message, within: Under | undefined) => { span: Span; request: Span | undefined } | undefined,
    end: (message: Message, span: Span) => void,
  ): void => {
    const channels = tracingChannel<Under, Message>(channel);
    const open = new WeakMap<object, Span>();
    channels.start.bindStore(under, (message) => {
      const within = under.getStore();
      const begun = begin(message as Message, within);
      // A store cannot be left as it is: outside of a request it is one that holds nothing.
      if (begun === undefined) return within ?? NOTHING;
      open.set(message as Message, begun.span);
      return { context: trace.setSpan(within?.context ?? ROOT_CONTEXT, begun.span), request: begun.request };
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

  observe<ObservedWork>(
    "vitrine:request",
    ({ method, traceparent }) => {
      const caller = parseTraceparent(traceparent);
      const context = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
      const attributes = { "http.request.method": method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, context);
      return { span, request: span };
    },
    ({ method, route, status }, span) => {
      if (route !== undefined && route !== PAGE) named(span, method, route);
      if (status !== undefined) span.setAttribute("http.response.status_code", status);
      if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
  );
  for (const [channel, describe] of Object.entries(PARTS)) {
    observe<Record<string, unknown>>(
      channel,
      (message, within) => {
        // Work of no request (jobs that look around every second) would only be noise.
        if (within?.request === undefined) return undefined;
        const { name, attributes, isAsking = false, page }: Described = describe(message);
        if (page) named(within.request, page.method, page.route);
        const kind = isAsking ? SpanKind.CLIENT : SpanKind.INTERNAL;
        return { span: tracer.startSpan(name, { kind, attributes }, within.context), request: within.request };
      },
      () => {},
    );
  }
  const current = () => trace.getSpanContext(under.getStore()?.context ?? ROOT_CONTEXT);
  closers.push(
    passOn(options.ownServices, () => {
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

/** Of requests that a page's loader names better. */
const PAGE = "page";
const NOTHING: Under = { context: ROOT_CONTEXT, request: undefined };

function named(span: Span, method: string, route: string): void {
  span.updateName(`${method} ${route}`);
  span.setAttribute("http.route", route);
}

/** A loader also throws answers: that something is not there, or elsewhere. */
const isFailure = (error: unknown): error is Error => error instanceof Error;
