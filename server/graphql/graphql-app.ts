// GraphQL over HTTP, mounted at /graphql (docs/graphql.md): checks requests and identifies the visitor.

import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createAnswer, LIMITS } from "#api";
import { isUnavailable } from "#commerce/database";
import type { Shop } from "#storefront/framework/context.ts";
import { hasToken } from "../http/bearer.ts";
import type { RequestVariables } from "../http/requests.ts";
import { answerTooLarge, refusedRead, type PublicReads } from "../reads/public-reads.ts";
import type { VisitOf } from "../visitor/visits.ts";
import { corsHeaders, foreignOriginOf, preflight, withoutCredentials } from "./cors.ts";
import { explorerFiles } from "./explorer.ts";
import { CROSS_SITE, refuse, refuseCrossSite, type RefusedRequest } from "./refusals.ts";

export interface GraphqlParts {
  readonly shop: Pick<
    Shop,
    "id" | "database" | "taxonomy" | "search" | "setting" | "accounts" | "orderServices" | "translator" | "textSort"
  >;
  /** Public origin; defaults to the request's. */
  readonly origin?: string | undefined;
  /** Other origins whose pages may send requests, without cookies. */
  readonly origins?: readonly string[];
  /** Origin of pictures; defaults to the shop's own. */
  readonly cdn?: string | undefined;
  /** Serves the explorer and allows introspection. */
  readonly isExplorable: boolean;
  readonly visitOf: VisitOf;
  readonly operatorToken?: string | undefined;
  readonly onError: (error: unknown, requestId: string | undefined) => void;
  /** Budgets of clients; without it, there are none. */
  readonly reads?: PublicReads;
  /** Time limit of a request; defaults to the API's. */
  readonly seconds?: number;
}

type Environment = { Variables: Partial<RequestVariables> };

export function graphqlApp(parts: GraphqlParts): Hono {
  const {
    shop,
    origin,
    origins = [],
    cdn,
    isExplorable,
    visitOf,
    operatorToken,
    onError,
    reads,
    seconds = LIMITS.seconds,
  } = parts;
  const answer = createAnswer({ introspection: isExplorable, onError: (error) => onError(error, undefined) });
  const app = new Hono<Environment>();

  const run = async (context: Context<Environment>, request: Request): Promise<Response> => {
    const out = new Headers({ "cache-control": "no-store" });
    const ownOrigin = origin ?? new URL(request.url).origin;
    let isUnavailableNow = false;
    const report = (error: unknown) => {
      isUnavailableNow ||= isUnavailable(error);
      onError(error, context.get("requestId"));
    };
    const foreign = foreignOriginOf(request, origins);
    if (foreign !== undefined) context.req.raw = withoutCredentials(request);
    const { visitor, session, device, pending, cart } = await visitOf(context, report);
    const setCookie = (cookie: string) => {
      if (foreign === undefined) out.append("set-cookie", cookie);
    };
    const { account, vipLevel, network, language, country } = visitor;
    const authorization = context.req.raw.headers.get("authorization") ?? undefined;
    const timeout = AbortSignal.timeout(seconds * 1_000);
    const headers = new Headers(request.headers);
    // The response is always JSON.
    if (!/json|\*\/\*/.test(headers.get("accept") ?? "")) headers.set("accept", "*/*");
    const answered = answer(new Request(request, { headers, signal: AbortSignal.any([timeout, request.signal]) }), {
      shopId: shop.id,
      database: shop.database,
      setting: shop.setting,
      taxonomy: shop.taxonomy,
      accounts: shop.accounts,
      orderServices: shop.orderServices,
      search: shop.search,
      textSort: shop.textSort,
      translator: shop.translator,
      origin: ownOrigin,
      pictureOrigin: cdn ?? ownOrigin,
      visitor: {
        country,
        account,
        vipLevel,
        language,
        network,
        agent: request.headers.get("user-agent") ?? "",
        isOperator: operatorToken !== undefined && hasToken(authorization, operatorToken),
      },
      session: { token: session.token, keep: (token) => setCookie(session.cookie(token)) },
      device: { token: device.token, keep: (token) => setCookie(device.cookie(token)) },
      pending: { token: pending.token, keep: (token) => setCookie(pending.cookie(token)) },
      cart: { token: cart.token, keep: (token) => setCookie(cart.cookie(token)) },
      onError: report,
      ...(reads && {
        admit: async (cost) => {
          const admitted = await reads.admit(context, cost);
          return admitted.kind === "admitted" ? admitted : { kind: "refused", ...refusedRead(admitted) };
        },
      }),
    });
    const response = await Promise.race([answered, untilAborted(timeout)]);
    if (response === "aborted") {
      answered.catch(() => {});
      return refuse({ status: 504, code: "TIMEOUT", message: `The request took longer than ${seconds} seconds.` });
    }
    for (const [name, value] of response.headers) if (!out.has(name)) out.set(name, value);
    const body = Buffer.from(await response.arrayBuffer());
    if (reads && body.length > reads.answerBytes) {
      const { status, message } = answerTooLarge(reads.answerBytes);
      return refuse({ status, code: "TOO_LARGE", message });
    }
    // The database is down or overloaded, usually for seconds only.
    if (isUnavailableNow) out.set("retry-after", "2");
    return new Response(body, { status: isUnavailableNow ? 503 : response.status, headers: out });
  };

  app.use(async (context, next) => {
    const foreign = foreignOriginOf(context.req.raw, origins);
    await next();
    if (foreign === undefined) return;
    for (const [name, value] of Object.entries(corsHeaders(foreign))) context.res.headers.set(name, value);
  });
  app.use(bodyLimit({ maxSize: LIMITS.bodyBytes, onError: () => refuse(TOO_LARGE) }));
  if (isExplorable) app.route("/", explorerFiles());
  app.post("/", async (context) => {
    const { raw } = context.req;
    const isAllowed = foreignOriginOf(raw, origins) !== undefined;
    const refusal = (isAllowed ? undefined : refuseCrossSite(raw, origin)) ?? (isJson(raw) ? undefined : NOT_JSON);
    if (refusal) return refuse(refusal);
    const body = await context.req.text();
    if (!canParse(body)) return refuse(BAD_JSON);
    return run(context, new Request(raw.url, { method: "POST", headers: raw.headers, body, signal: raw.signal }));
  });
  // Persisted queries only, by id, so that responses can be cached and linked. The API itself rejects mutations by GET.
  app.get("/", (context) => {
    const { query, variables, extensions } = context.req.query();
    if (query !== undefined) return refuse(NOT_BY_GET);
    if ([variables, extensions].some((json) => json !== undefined && !canParse(json))) return refuse(BAD_JSON);
    return run(context, context.req.raw);
  });
  app.options("/", (context) => {
    const foreign = foreignOriginOf(context.req.raw, origins);
    return foreign === undefined ? refuse(CROSS_SITE) : preflight(foreign);
  });
  app.all("/", () => refuse({ status: 405, code: "BAD_METHOD", message: "Use POST for GraphQL.", allow: "GET, POST" }));
  app.onError((error, context) => {
    onError(error, context.get("requestId"));
    return refuse({ status: 500, code: "INTERNAL_SERVER_ERROR", message: "Unexpected error." });
  });
  return app as unknown as Hono;
}

const TOO_LARGE: RefusedRequest = {
  status: 413,
  code: "TOO_LARGE",
  message: `The request is larger than ${LIMITS.bodyBytes / 1024} kB.`,
};
const NOT_JSON: RefusedRequest = { status: 415, code: "BAD_MEDIA_TYPE", message: "Send application/json." };
const BAD_JSON: RefusedRequest = { status: 400, code: "BAD_JSON", message: "The request is not valid JSON." };
const NOT_BY_GET: RefusedRequest = {
  status: 405,
  code: "BAD_METHOD",
  message: "GET runs only persisted queries by id. Use POST for others.",
  allow: "POST",
};

const isJson = (request: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "");

function canParse(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

const untilAborted = (signal: AbortSignal): Promise<"aborted"> =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve("aborted"), { once: true });
  });
