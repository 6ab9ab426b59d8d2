// Carries the visitor and the shop from the request to each loader, and refuses country codes that do not exist.

import {
  createContext,
  data,
  RouterContextProvider,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { LoaderContext } from "./context.ts";
import type { DataCache } from "./data-cache.server.ts";
import type { LoaderArgs, ServerModule } from "./define.ts";
import { visitorKey } from "./visitor-key.ts";

const loaderContext = createContext<LoaderContext>();

export function createRequestContext(context: LoaderContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(loaderContext, context);
  return provider;
}

type Handler = NonNullable<ServerModule["loader"]>;
type HandlerArgs = LoaderFunctionArgs | ActionFunctionArgs;

export interface Sharing {
  /** Hides from the loader what distinguishes guests. */
  readonly isShared?: boolean | undefined;
  /** Answers with shared data, if the route has it (define.ts). */
  readonly reuse?: { readonly cache: DataCache; readonly keyOf: NonNullable<ServerModule["dataKey"]> } | undefined;
}

/** Adapts a loader or action of a page to the router. */
export const pageHandler =
  (handler: Handler, { isShared = false, reuse }: Sharing = {}) =>
  (args: HandlerArgs) => {
    const context = contextOf(args);
    const { visitor } = context;
    // `:code?` matches any first segment: one that is no country is a page that does not exist.
    const { code } = args.params;
    if (code !== undefined && code.toLowerCase() !== visitor.code) throw notFound();
    const key = reuse?.keyOf(args.url);
    if (reuse === undefined || key === undefined)
      return handler(isShared && visitor.account === null ? anonymous(args, context) : { ...own(args), ...context });
    const { origin, pathname } = args.url;
    return reuse.cache.load(
      `${origin}${pathname} ${key} ${visitor.vipLevel} ${visitorKey(visitor)}`,
      context,
      async (shared) => handler(anonymous(args, shared)),
    );
  };

/** The same for the layout, which stays even around a page that does not exist. */
export const layoutHandler = (handler: Handler) => (args: HandlerArgs) => handler({ ...own(args), ...contextOf(args) });

const own = ({ request, url, params }: HandlerArgs) => ({ request, url, params });

/** Without what distinguishes visitors of the same market, language, device and VIP level. */
function anonymous({ request, url, params }: HandlerArgs, context: LoaderContext): LoaderArgs {
  const { visitor, shop, config, session, device, pending, cart, out, onError } = context;
  return {
    request: new Request(request.url, {
      headers: { accept: request.headers.get("accept") ?? "*/*" },
      signal: request.signal,
    }),
    url,
    params,
    visitor: { ...visitor, account: null, network: "" },
    shop,
    config,
    session: { ...session, token: null },
    device: { ...device, token: null },
    pending: { ...pending, token: null },
    cart: { ...cart, token: null },
    out,
    onError,
  };
}

export const notFound = () => data(null, { status: 404, statusText: "Not Found" });

const contextOf = ({ context }: HandlerArgs) => (context as Readonly<RouterContextProvider>).get(loaderContext);
