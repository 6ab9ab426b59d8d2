// Parses the W3C traceparent header: https://www.w3.org/TR/trace-context/.

import { isSpanContextValid, type SpanContext } from "@opentelemetry/api";

//                   version   trace id      parent id     flags      fields of later versions
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Undefined if the header is missing or malformed. */
export function parseTraceparent(header: string | undefined): SpanContext | undefined {
  const [, version, traceId = "", spanId = "", flags = "", more] = TRACEPARENT.exec(header?.trim() ?? "") ?? [];
  if (version === undefined || version === "ff" || (version === "00" && more !== undefined)) return undefined;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
