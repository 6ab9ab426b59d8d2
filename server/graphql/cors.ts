// Requests of front ends on other origins. The operator names the origins; their requests carry no cookies and set none, so that
// no page of theirs can act for a visitor of the shop.

const ALLOWED_METHODS = "GET, POST";

/** The origin of a request from an allowed front end; undefined for all others. */
export function foreignOriginOf(request: Request, allowed: readonly string[]): string | undefined {
  const origin = request.headers.get("origin");
  return origin !== null && allowed.includes(origin) ? origin : undefined;
}

/** Never with Access-Control-Allow-Credentials. */
export const corsHeaders = (origin: string): Readonly<Record<string, string>> => ({
  "access-control-allow-origin": origin,
  "access-control-expose-headers": "retry-after, x-request-id",
  vary: "Origin",
});

/** The answer to the browser's question before a request. */
export const preflight = (origin: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      "access-control-allow-methods": ALLOWED_METHODS,
      "access-control-allow-headers": "content-type",
      "access-control-max-age": "7200",
    },
  });

/** The same request as from a stranger. */
export function withoutCredentials(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("cookie");
  headers.delete("authorization");
  return new Request(request.url, { method: request.method, headers });
}
