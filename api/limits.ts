// Limits of a document: tokens, depth, aliases and directives. Checked before execution, with an error code for each.

import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Documented in docs/graphql.md, which a test compares. */
export const LIMITS = {
  /** In the text of a document. */
  tokens: 1_000,
  /** Nested fields. */
  depth: 8,
  aliases: 15,
  directives: 10,
  /** Requested fields, those of a list once for each item (cost.ts). */
  cost: 20_000,
  bodyBytes: 256 * 1024,
  seconds: 25,
} as const;

const reject = {
  // Reported instead of thrown, like other validation errors.
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) => {
      const error = new GraphQLError(message.replace("Syntax Error: ", ""), {
        extensions: { code: "QUERY_TOO_COMPLEX", http: { status: 400 } },
      });
      // The token limit has no context, so parsing must stop here.
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
  // cost.ts counts what lists request, which this plugin cannot.
  costLimit: { enabled: false },
});

/** Introspection is allowed in development, or if the operator enables it. */
export const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};
