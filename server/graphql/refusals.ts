// Requests that do not reach the API, and why: from another site, or of no shape it knows.

export interface RefusedRequest {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The methods there are, for a wrong one. */
  readonly allow?: string;
}

/** The same shape as an error of the API, so that clients read one kind. */
export const refuse = ({ status, code, message, allow }: RefusedRequest): Response =>
  Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: { "cache-control": "no-store", ...(allow !== undefined && { allow }) } },
  );

/**
 * A browser sends the cookies of the shop wherever the request comes from; what comes from another site must not act with
 * them. Programs other than browsers send neither header, and no cookies that are not theirs.
 */
export function refuseCrossSite(request: Request, origin: string | undefined): RefusedRequest | undefined {
  const own = origin ?? new URL(request.url).origin;
  const given = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isOwn = given === null ? site === null || site === "same-origin" || site === "none" : given === own;
  return isOwn ? undefined : CROSS_SITE;
}

const CROSS_SITE: RefusedRequest = {
  status: 403,
  code: "CROSS_SITE",
  message: "Requests from pages of another site are refused.",
};
