// Requests and answers of the API of merchandising rules.

import { z } from "zod";
import { RuleBody } from "#commerce/merchandising";
import { AnsweredMoment, kinds } from "../http/contract.ts";

export const Rule = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  live: RuleBody.nullable().describe("As shoppers see it; null before it is published."),
  draft: RuleBody.nullable().describe("Unpublished changes."),
  updatedAt: AnsweredMoment,
  updatedBy: z.string(),
  publishedAt: AnsweredMoment.nullable(),
});

export const Rules = z.strictObject({ rules: z.array(Rule) });
export const Created = z.strictObject({ kind: z.literal("created"), rule: Rule });
export const Changed = z.strictObject({ kind: z.literal("changed"), rule: Rule });
export const Conflict = z
  .strictObject({ kind: z.literal("conflict"), rule: Rule })
  .describe("Someone else changed the rule first; this is theirs.");
export const NoRule = kinds("no-such-rule");
export const NothingToPublish = kinds("nothing-to-publish");
export const TooMany = z.strictObject({ kind: z.literal("too-many-rules"), most: z.int() });

const version = z.int().min(1).describe("The version that the change was made from.");
export const Draft = z.strictObject({ version, draft: RuleBody });
export const OfVersion = z.strictObject({ version });
