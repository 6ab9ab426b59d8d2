// The wire format between a page and its server: loader data as JSON at the page's own address.

import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import type { PublicConfig } from "#storefront/ui/public-config.tsx";

/** Asked for with `Accept`; `;routes=a.b` names the loaders that shall run, `;language=fr-FR` what the document speaks. */
export const DATA_MEDIA_TYPE = "application/vnd.vitrine.data+json";

/** True if the browser's script asks for data, false for a document or a form without JavaScript. */
export const asksForData = ({ headers }: Request): boolean =>
  headers.get("accept")?.startsWith(DATA_MEDIA_TYPE) ?? false;

/** The language of the document that asks for data; undefined when a document is asked for. */
export const documentLanguage = (accept: string | undefined): string | undefined =>
  accept?.startsWith(DATA_MEDIA_TYPE) ? /;language=([\w-]{2,30})/.exec(accept)?.[1] : undefined;

/** Names the build that answered, so that a page of an older build reloads rather than mixing the two. */
export const BUILD_HEADER = "x-build";
export const STATE_ELEMENT = "state";

export interface WireError {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

export interface Payload {
  readonly loaderData?: Readonly<Record<string, unknown>> | null;
  readonly actionData?: Readonly<Record<string, unknown>> | null;
  readonly errors?: Readonly<Record<string, WireError>> | null;
  /** fetch() follows a 3xx automatically, so redirects are sent in the body of a 202. */
  readonly redirect?: {
    readonly status: number;
    readonly location: string;
    readonly document: boolean;
    readonly replace: boolean;
  };
}

/** The state in the document for hydration; its loader data are packed (pack.ts). */
export interface DocumentState extends Payload {
  readonly config: PublicConfig;
  /** Name of the page's route; the layout's if no page has the address. */
  readonly route: string;
}

/** An error as the browser may see it: never a message from inside. */
export function toWire(error: unknown): WireError {
  if (isRouteErrorResponse(error)) {
    const isInternal = "internal" in error && error.internal === true;
    return { status: error.status, statusText: error.statusText, data: isInternal ? null : error.data };
  }
  return { status: 500, statusText: "Internal Server Error", data: null };
}

export const fromWire = (error: WireError) => new ErrorResponse(error.status, error.statusText, error.data);

export const mapValues = <From, To>(
  record: Readonly<Record<string, From>> | null | undefined,
  change: (value: From) => To,
): Record<string, To> | null =>
  record ? Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)])) : null;
