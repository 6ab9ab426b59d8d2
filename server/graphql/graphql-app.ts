// GraphQL over HTTP, mounted at /graphql: which requests reach the API, and as whom. docs/graphql-api.md explains it.

import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createAnswer, LIMITS } from "#api";
import { isUnavailable } from "#commerce/database";
import type { Shop } from "#storefront/framework/context.ts";
import { hasToken } from "../http/bearer.ts";
import type { RequestVariables } from "../http/requests.ts";
import type { VisitOf } from "../visitor/visits.ts";
import { explorerFiles } from "./explorer.ts";
import { refuse, refuseCrossSite, type RefusedRequest } from "./refusals.ts";

export interface GraphqlParts {
  readonly shop: Pick<Shop, "id" | "database" | "accounts" | "buying" | "translator">;
  /** Where browsers reach the shop; by default wherever the request went. */
  readonly origin?: string | undefined;
  /** Whether the schema can be asked for and the explorer's page is there. */
  readonly isOpen: boolean;
  readonly visitOf: VisitOf;
  readonly operatorToken?: string | undefined;
  readonly onError: (error: unknown, requestId: string | undefined) => void;
  /** Of one request; the limit of the API when not given. */
  readonly seconds?: number;
}

type Environment = { Variables: Partial<RequestVariables> };

export function graphqlApp(parts: GraphqlParts): Hono {
  const { shop, origin, isOpen, visitOf, operatorToken, onError, seconds = LIMITS.seconds } = parts;
  const answer = createAnswer({ introspection: isOpen, onError: (error) => onError(error, undefined) });
  const app = new Hono<Environment>();

  const run = async (context: Context<Environment>, request: Request): Promise<Response> => {
    const out = new Headers({ "cache-control": "no-store" });
    let isBusy = false;
    const report = (error: unknown) => {
      isBusy ||= isUnavailable(error);
      onError(error, context.get("requestId"));
    };
    const { visitor, session, cart } = await visitOf(context, report);
    const { account, vipLevel, network, language } = visitor;
    const authorization = request.headers.get("authorization") ?? undefined;
    const late = AbortSignal.timeout(seconds * 1_000);
    const headers = new Headers(request.headers);
    // Whatever a client says it would rather read, this is JSON.
    if (!/json|\*\/\*/.test(headers.get("accept") ?? "")) headers.set("accept", "*/*");
    const answered = answer(new Request(request, { headers, signal: AbortSignal.any([late, request.signal]) }), {
      shopId: shop.id,
      database: shop.database,
      accounts: shop.accounts,
      buying: shop.buying,
      translator: shop.translator,
      visitor: {
        account,
        vipLevel,
        language,
        network,
        agent: request.headers.get("user-agent") ?? "",
        isOperator: operatorToken !== undefined && hasToken(authorization, operatorToken),
      },
      session: { token: session.token, keep: (token) => out.append("set-cookie", session.cookie(token)) },
      cart: { token: cart.token, keep: (token) => out.append("set-cookie", cart.cookie(token)) },
      onError: report,
    });
    const response = await Promise.race([answered, untilLate(late)]);
    if (response === "late") {
      answered.catch(() => {});
      return refuse({ status: 504, code: "TIMEOUT", message: `The answer took longer than ${seconds} seconds.` });
    }
    for (const [name, value] of response.headers) if (!out.has(name)) out.set(name, value);
    // The database has no time, or is not there: soon it has.
    if (isBusy) out.set("retry-after", "2");
    return new Response(response.body, { status: isBusy ? 503 : response.status, headers: out });
  };

  app.use(bodyLimit({ maxSize: LIMITS.bodyBytes, onError: () => refuse(TOO_LARGE) }));
  if (isOpen) app.route("/", explorerFiles());
  app.post("/", async (context) => {
    const { raw } = context.req;
    const refusal = refuseCrossSite(raw, origin) ?? (isJson(raw) ? undefined : NOT_JSON);
    if (refusal) return refuse(refusal);
    const body = await context.req.text();
    if (!canParse(body)) return refuse(BAD_JSON);
    return run(context, new Request(raw.url, { method: "POST", headers: raw.headers, body, signal: raw.signal }));
  });
  // For what may be cached or linked: the storefront's own queries, by id. A mutation by GET is refused by the API itself.
  app.get("/", (context) => {
    const { query, variables, extensions } = context.req.query();
    if (query !== undefined) return refuse(NOT_BY_GET);
    if ([variables, extensions].some((json) => json !== undefined && !canParse(json))) return refuse(BAD_JSON);
    return run(context, context.req.raw);
  });
  app.all("/", () => refuse({ status: 405, code: "BAD_METHOD", message: "Send GraphQL by POST.", allow: "GET, POST" }));
  app.onError((error, context) => {
    onError(error, context.get("requestId"));
    return refuse({ status: 500, code: "INTERNAL_SERVER_ERROR", message: "Unexpected error." });
  });
  return app as unknown as Hono;
}

const TOO_LARGE: RefusedRequest = {
  status: 413,
  code: "TOO_LARGE",
  message: `A request may have ${LIMITS.bodyBytes / 1024} kilobytes at most.`,
};
const NOT_JSON: RefusedRequest = { status: 415, code: "BAD_MEDIA_TYPE", message: "Send application/json." };
const BAD_JSON: RefusedRequest = { status: 400, code: "BAD_JSON", message: "The request is not JSON." };
const NOT_BY_GET: RefusedRequest = {
  status: 405,
  code: "BAD_METHOD",
  message: "By GET only persisted queries run, by their id. Send others by POST.",
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

const untilLate = (signal: AbortSignal): Promise<"late"> =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve("late"), { once: true });
  });
