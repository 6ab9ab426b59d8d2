// How much one document may ask: tokens, depth, aliases, directives and cost, each refused with a code before anything runs.

import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";

/** docs/graphql-api.md repeats them; a test holds both together. */
export const LIMITS = {
  /** Of a document's text. */
  tokens: 1_000,
  /** Fields inside fields. */
  depth: 8,
  aliases: 15,
  directives: 10,
  /** 1 a scalar, 2 an object, half as much again for each level down, times a literal `first`. */
  cost: 5_000,
  bodyBytes: 256 * 1024,
  seconds: 10,
} as const;

const reject = {
  // Reported rather than thrown, so that it is answered like any other mistake in a document.
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) => {
      const error = new GraphQLError(message.replace("Syntax Error: ", ""), {
        extensions: { code: "QUERY_TOO_COMPLEX", http: { status: 400 } },
      });
      // The count of tokens has no context: parsing must end where they are too many.
      if (context === null) throw error;
      context.reportError(error);
    },
  ],
};

export const documentLimits: Plugin = EnvelopArmorPlugin({
  blockFieldSuggestion: { enabled: true, mask: "" },
  maxTokens: { n: LIMITS.tokens, ...reject },
  maxDepth: { n: LIMITS.depth, flattenFragments: true, ...reject },
  maxAliases: { n: LIMITS.aliases, ...reject },
  maxDirectives: { n: LIMITS.directives, ...reject },
  costLimit: { maxCost: LIMITS.cost, flattenFragments: true, ...reject },
});

/** What the schema is made of is told in development, or where the operator allows it. */
export const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};
