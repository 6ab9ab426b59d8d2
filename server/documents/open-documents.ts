// Answers requests for pages: a shared document from the cache, anything else from the pages. `before` does the first without the
// application's steps, whose headers a stored document has already.

import type { Context, MiddlewareHandler } from "hono";
import type { Visitor } from "#storefront/framework/context.ts";
import type { Send } from "#storefront/framework/render-document.tsx";
import type { Config } from "../config.ts";
import { encodingFor, sendText } from "../http/compression.ts";
import type { Before } from "../http/listener.ts";
import type { RequestVariables } from "../http/requests.ts";
import { openCachedAnswers, type CachedAnswersOptions } from "./answer-cached.ts";
import { documentKey, sharedAddress } from "./document-key.ts";
import { isPublic, makePublic } from "./public-caching.ts";
import { sharedOrigin } from "./shared-origin.ts";
import { isShared, type SharedDocuments } from "./shared-documents.ts";
import { StoredDocument, type Rendered } from "./stored-document.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** The shared document that the answer is of. */
    document: StoredDocument | undefined;
  }
}

/** Answers with the pages until the request's signal aborts; `send` receives the text of the answer. */
type AnswerPage = (request: Request, send: Send) => Promise<Response>;

type PageContext = Context<{ Variables: RequestVariables }>;

export interface Documents {
  readonly answer: (context: PageContext, visitor: Visitor, answer: AnswerPage) => Promise<Response>;
  /** The outermost step of the application, which sees the headers of all others. */
  readonly prepare: MiddlewareHandler<{ Variables: RequestVariables }>;
  /** Answers stored documents before the application. */
  readonly before: Before;
}

export interface DocumentsOptions extends CachedAnswersOptions {
  readonly documents: SharedDocuments;
  readonly config: CachedAnswersOptions["config"] & Pick<Config, "REQUEST_TIMEOUT_SECONDS">;
}

/** Documents that are rendered again at the same time. They are in no visitor's lane. */
const MOST_REFRESHES = 4;

export function openDocuments(options: DocumentsOptions): Documents {
  const { documents, metrics, log } = options;
  let refreshes = 0;
  const originOf = sharedOrigin(options);
  const { PUBLIC_URL, CDN_PURGE_URL, REQUEST_TIMEOUT_SECONDS } = options.config;
  const isPurged = CDN_PURGE_URL.length > 0;
  const renderFor = async (shared: SharedRequest, visitor: Visitor, request: Request, answer: AnswerPage) => {
    const rendered = await renderOf(answer, request, shared);
    if (rendered instanceof Response || !isShared(rendered) || !isPublic(shared.address, visitor)) return rendered;
    // Without a public URL, canonical links have the host of the request.
    if (PUBLIC_URL !== undefined) makePublic(rendered.headers, isPurged);
    return rendered;
  };
  const answerCached = openCachedAnswers(options, originOf);
  return {
    answer: async (context, visitor, answer) => {
      const { req } = context;
      const shared = req.method === "GET" && visitor.account === null ? sharedRequest(req.raw, originOf) : undefined;
      if (!shared) return answer(limited(context), sendTo(context));
      const key = shared.host + documentKey(shared.address, visitor, req.header("accept"));
      const known = documents.find(key);
      if (known && refreshes < MOST_REFRESHES && documents.isDue(key)) {
        refreshes += 1;
        // Not of the visitor's request, which ends before. Without a limit, a rendering that hangs would keep later visitors waiting.
        const signal = AbortSignal.timeout(REQUEST_TIMEOUT_SECONDS * 1000);
        const detached = new Request(req.raw.url, { headers: req.raw.headers, signal });
        metrics.countDocument("rendered");
        documents
          .render(key, () => renderFor(shared, visitor, detached, answer))
          .catch((error: unknown) => log.error({ err: error }, "a document could not be rendered again"))
          .finally(() => {
            refreshes -= 1;
          });
      }
      let from: "cached" | "rendered" = "cached";
      const found =
        known ??
        (await documents.render(key, () => {
          from = "rendered";
          return renderFor(shared, visitor, limited(context), answer);
        }));
      metrics.countDocument(from);
      if (found instanceof Response) return found;
      if (!(found instanceof StoredDocument)) return sendTo(context)(found.text, found);
      context.set("document", found);
      return found.answer(encodingFor(req), req.header("if-none-match"));
    },
    prepare: async (context, next) => {
      await next();
      await context.get("document")?.prepare(encodingFor(context.req), context.res.headers);
    },
    before: (request, response, next) => {
      if (!answerCached(request, response)) next();
    },
  };
}

/** The visitor's request with its time limit. */
const limited = (context: PageContext): Request => new Request(context.req.raw, { signal: context.get("signal") });

/** Answers with the pages, without a cache. */
export const answerUncached: Documents["answer"] = (context, _visitor, answer) =>
  answer(limited(context), sendTo(context));

const sendTo =
  ({ req }: Context): Send =>
  (text, init) =>
    sendText(text, init, req, "once");

interface SharedRequest {
  readonly host: string;
  readonly origin: string;
  readonly address: string;
}

function sharedRequest(request: Request, originOf: ReturnType<typeof sharedOrigin>): SharedRequest | undefined {
  const { host, pathname, search } = new URL(request.url);
  const address = sharedAddress(pathname + search);
  const origin = originOf(host);
  return address === undefined || origin === undefined ? undefined : { ...origin, address };
}

/** The answer of the pages as a text, or as it is, such as a redirect. */
async function renderOf(
  answer: AnswerPage,
  request: Request,
  { origin, address }: SharedRequest,
): Promise<Rendered | Response> {
  let rendered: Rendered | undefined;
  const response = await answer(new Request(origin + address, request), async (text, init) => {
    rendered = { text, ...init };
    return new Response(null, init);
  });
  return rendered ?? response;
}
