// Responses to requests that are rejected before they reach the API.

export interface RefusedRequest {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Allowed methods, for status 405. */
  readonly allow?: string;
}

/** In the format of the API's own errors. */
export const refuse = ({ status, code, message, allow }: RefusedRequest): Response =>
  Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: { "cache-control": "no-store", ...(allow !== undefined && { allow }) } },
  );

/** Rejects browsers' requests from other sites, which carry the shop's cookies. Programs send neither of the two headers. */
export function refuseCrossSite(request: Request, origin: string | undefined): RefusedRequest | undefined {
  const own = origin ?? new URL(request.url).origin;
  const given = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isOwn = given === null ? site === null || site === "same-origin" || site === "none" : given === own;
  return isOwn ? undefined : CROSS_SITE;
}

export const CROSS_SITE: RefusedRequest = {
  status: 403,
  code: "CROSS_SITE",
  message: "Requests from other sites are not allowed. GRAPHQL_ORIGINS names those that are.",
};
