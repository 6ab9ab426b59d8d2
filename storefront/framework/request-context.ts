// Carries the visitor and the shop from the request to each loader, and refuses country codes that do not exist.

import {
  createContext,
  data,
  RouterContextProvider,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { LoaderContext } from "./context.ts";
import type { ServerModule } from "./define.ts";

const loaderContext = createContext<LoaderContext>();

export function createRequestContext(context: LoaderContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(loaderContext, context);
  return provider;
}

type Handler = NonNullable<ServerModule["loader"]>;
type HandlerArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** Adapts a loader or action of a page to the router. `isShared` hides from it what distinguishes guests. */
export const pageHandler =
  (handler: Handler, isShared = false) =>
  (args: HandlerArgs) => {
    // `:code?` matches any first segment: one that is no country is a page that does not exist.
    const { code } = args.params;
    if (code !== undefined && code.toLowerCase() !== contextOf(args).visitor.code) throw notFound();
    return layoutHandler(handler, isShared && contextOf(args).visitor.account === null)(args);
  };

/** The same for the layout, which stays even around a page that does not exist. */
export const layoutHandler =
  (handler: Handler, isAnonymous = false) =>
  (args: HandlerArgs) => {
    const { request, url, params } = args;
    const { visitor, shop, config, session, device, pending, cart, out, onError } = contextOf(args);
    if (!isAnonymous)
      return handler({ request, url, params, visitor, shop, config, session, device, pending, cart, out, onError });
    return handler({
      request: new Request(request.url, {
        headers: { accept: request.headers.get("accept") ?? "*/*" },
        signal: request.signal,
      }),
      url,
      params,
      visitor: { ...visitor, network: "" },
      shop,
      config,
      session: { ...session, token: null },
      device: { ...device, token: null },
      pending: { ...pending, token: null },
      cart: { ...cart, token: null },
      out,
      onError,
    });
  };

export const notFound = () => data(null, { status: 404, statusText: "Not Found" });

const contextOf = ({ context }: HandlerArgs) => (context as Readonly<RouterContextProvider>).get(loaderContext);
