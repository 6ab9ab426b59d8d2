// The fields of a rule's form, and the rule that they make. Pure; the operation checks the result.

import type { z } from "zod";
import type { RuleBody } from "#commerce/merchandising";
import { fieldOfMoment, momentOfField } from "../../framework/moments.server.ts";
import { type Details, listOf, scopeOf } from "./rule-form.ts";

export const detailsOf = (
  { name, scope, markets, contexts, startsAt, endsAt, priority }: RuleBody,
  timeZone: string,
): Details => ({
  name,
  scope: scope.kind,
  path: scope.kind === "listing" ? scope.path : "",
  words: scope.kind === "words" ? scope.words.join(", ") : "",
  match: scope.kind === "words" ? scope.match : "exact",
  markets: markets.join(", "),
  contexts: contexts.join(", "),
  startsAt: fieldOf(startsAt, timeZone),
  endsAt: fieldOf(endsAt, timeZone),
  priority: String(priority),
});

const fieldOf = (moment: string | null, timeZone: string): string =>
  fieldOfMoment(moment === null ? null : new Date(moment), timeZone);

/** Not checked yet. */
export const withDetails = (rule: RuleBody, details: Details, timeZone: string): z.input<typeof RuleBody> => ({
  ...rule,
  name: details.name,
  scope: scopeOf(details),
  markets: listOf(details.markets.toLowerCase()),
  contexts: listOf(details.contexts),
  startsAt: momentOfField(details.startsAt, timeZone),
  endsAt: momentOfField(details.endsAt, timeZone),
  priority: Number(details.priority),
});
