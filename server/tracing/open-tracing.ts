// Traces of the shop's work, if the configuration names a destination; otherwise the tracing libraries are not loaded.

import type { Config } from "../config.ts";
import type { Tracing } from "./otlp.ts";

type TracingConfig = Pick<
  Config,
  | "OTEL_EXPORTER_OTLP_ENDPOINT"
  | "OTEL_EXPORTER_OTLP_HEADERS"
  | "OTEL_SERVICE_NAME"
  | "OTEL_TRACES_SAMPLER_ARG"
  | "TRANSLATION_URL"
  | "OPENSEARCH_URL"
  | "SEARCH_URL"
>;

/** Undefined if tracing is off. */
export async function openTracing(config: TracingConfig): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint === undefined) return undefined;
  const { startTracing } = await import("./otlp.ts");
  return startTracing({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: config.OTEL_SERVICE_NAME,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    ownServices: [
      ...config.OPENSEARCH_URL,
      ...config.SEARCH_URL,
      ...(config.TRANSLATION_URL ? [config.TRANSLATION_URL] : []),
    ],
  });
}
