// The W3C header by which a caller says which trace a request belongs to: https://www.w3.org/TR/trace-context/.

import { isSpanContextValid, type SpanContext } from "@opentelemetry/api";

//                   version   trace id      parent id     flags      more, of later versions
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Undefined for none, or one that is not to be believed. */
export function parseTraceparent(header: string | undefined): SpanContext | undefined {
  const [, version, traceId = "", spanId = "", flags = "", more] = TRACEPARENT.exec(header?.trim() ?? "") ?? [];
  if (version === undefined || version === "ff" || (version === "00" && more !== undefined)) return undefined;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
