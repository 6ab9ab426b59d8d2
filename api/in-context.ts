// The directive @inContext: the market and language of a whole operation, so that every field below it agrees.

import { DirectiveLocation, getDirectiveValues, GraphQLDirective, GraphQLString, type ExecutionArgs } from "graphql";
import type { Plugin } from "graphql-yoga";
import { languageOf, type LanguageCode, type Market } from "#catalogue";
import type { Browsing } from "#browsing";
import { marketsSold } from "#commerce/settings";
import type { ApiContext, RequestContext } from "./context.ts";
import { requestError } from "./errors.ts";
import { createLoaders } from "./loaders.ts";
import { operationOf } from "./operation.ts";

export const inContext = new GraphQLDirective({
  name: "inContext",
  description:
    'The market and language of all fields of the operation: `query ($market: String) @inContext(market: $market, language: "de") { … }`.',
  locations: [DirectiveLocation.QUERY, DirectiveLocation.MUTATION],
  args: {
    market: {
      type: GraphQLString,
      description:
        "Code of a country or region (see `markets`), which decides prices and what is sold; the market of addresses without a country by default.",
    },
    language: {
      type: GraphQLString,
      description: "Code of a language of the shop; by default that of the `Accept-Language` header, or else English.",
    },
  },
});

/** Completes the context of a request once its operation is known. */
export const operationContext: Plugin<ApiContext> = {
  onExecute: ({ args, extendContext, setResultAndStopExecution }) => {
    const request = args.contextValue as unknown as RequestContext;
    const asked = localeOf(args, request);
    if (asked.kind === "unknown") {
      setResultAndStopExecution({ errors: [requestError("BAD_USER_INPUT", asked.message)] });
      return;
    }
    const { market, language } = asked;
    const { shopId, database, taxonomy, setting, search, textSort, translator, onError } = request;
    const visitor = { ...request.visitor, language };
    const { country, vipLevel } = visitor;
    const browsing: Browsing = {
      visitor: { market, country, language, vipLevel },
      shop: { id: shopId, database, taxonomy, setting, search, textSort, translator },
      onError,
    };
    extendContext({ visitor, browsing, loaders: createLoaders(browsing, request.accounts) });
  },
};

type Locale =
  | { readonly kind: "known"; readonly market: Market; readonly language: LanguageCode }
  | { readonly kind: "unknown"; readonly message: string };

function localeOf(args: ExecutionArgs, { visitor, orderServices, setting }: RequestContext): Locale {
  const run = operationOf(args);
  const named = run && getDirectiveValues(inContext, run.operation, run.variables);
  const code = named?.["market"] as string | null | undefined;
  const asked = named?.["language"] as string | null | undefined;
  const sold = marketsSold(setting);
  const market = code == null ? sold.home : sold.find(code);
  if (!market)
    return {
      kind: "unknown",
      message: `The shop sells to no market ${code}. The field markets lists those it sells to.`,
    };
  const language = asked == null ? visitor.language : languageOf(asked)?.code;
  if (!language) return { kind: "unknown", message: `The shop has no texts in the language ${asked}.` };
  return { kind: "known", market: orderServices.prices.market(market), language };
}
