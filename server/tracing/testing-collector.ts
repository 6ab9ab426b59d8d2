// For tests: an OTLP/HTTP collector that records the spans it receives.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";

const Value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: Value })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: Value })).default([]),
              status: z.object({ code: z.number().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly service: string | undefined;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly isError: boolean;
}

export interface Collector {
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** Headers of the export requests. */
  readonly headers: readonly NodeJS.Dict<string | string[]>[];
  readonly close: () => void;
}

const ERROR = 2;

export async function openCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const server = createServer((request, response) => {
    const receive = async (): Promise<void> => {
      const body = await json(request);
      if (request.url === "/v1/traces") {
        headers.push(request.headers);
        spans.push(...read(body));
      }
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    };
    void receive();
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    headers,
    close: () => void server.close().closeAllConnections(),
  };
}

const read = (body: unknown): CollectedSpan[] =>
  Sent.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue;
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ traceId, spanId, parentSpanId, name, attributes, status }) => ({
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        service,
        attributes: Object.fromEntries(
          attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue] as const),
        ),
        isError: status?.code === ERROR,
      })),
    );
  });
