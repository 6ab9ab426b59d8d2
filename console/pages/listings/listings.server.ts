// Merchandising rules: lists them, and drafts a new one.

import { z } from "zod";
import { redirect } from "react-router";
import { isStorable, messagesIn } from "#catalogue";
import { createRule, listRules, RuleBody } from "#commerce/merchandising";
import { asSentence } from "#commerce/settings";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { listings as texts } from "../../locales/generated/listings.ts";
import { formField, scopeOf } from "./rule-form.ts";

export interface ListedRule {
  readonly id: string;
  readonly name: string;
  readonly state: "draft" | "live" | "changed";
  /** Words, address or nothing. */
  readonly where: string;
  readonly actions: readonly string[];
  /** Target of a redirect. */
  readonly to: string;
  readonly updatedBy: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

export interface ListingsData {
  readonly view: "rules" | "redirects";
  readonly rules: readonly ListedRule[];
  /** Words that a new rule is for. */
  readonly words: string;
}

export const loader = loads("list-rules", async ({ shop, url }): Promise<ListingsData> => {
  const view = url.searchParams.get("view") === "redirects" ? "redirects" : "rules";
  const rules = (await listRules(shop.database)).flatMap(({ id, live, draft, updatedBy, updatedAt }) => {
    const body = draft ?? live;
    if (!body) return [];
    const { scope } = body;
    const to = body.actions.find((action) => action.kind === "redirect")?.to ?? "";
    const state = live ? (draft ? "changed" : "live") : "draft";
    return [
      {
        id,
        name: body.name,
        state,
        where: scope.kind === "words" ? scope.words.join(", ") : scope.kind === "listing" ? scope.path : "",
        actions: [...new Set(body.actions.map(({ kind }) => kind))],
        to,
        updatedBy,
        updatedAt: updatedAt.toISOString(),
      } as const,
    ];
  });
  const words = wordsIn(url.searchParams.get("words"));
  return { view, words, rules: rules.filter(({ to }) => (view === "redirects" ? to !== "" : true)).toReversed() };
});

const LONGEST_WORDS = 200;
const wordsIn = (given: string | null): string =>
  given && isStorable(given) ? given.trim().slice(0, LONGEST_WORDS) : "";

const say = messagesIn(texts, "en");
const text = z.string().trim().max(1000).default("");
const NewRule = z.object({ name: text, scope: text, path: text, words: text, match: text, to: text });

export const action = acts({
  create: intent("create-rule", NewRule, async ({ shop, staff, now }, fields) => {
    const actions = fields.to ? [{ kind: "redirect", to: fields.to }] : [];
    const body = { name: fields.name, scope: scopeOf(fields), actions };
    const read = RuleBody.safeParse(body);
    if (!read.success) {
      const errors = read.error.issues.map(({ path, message }) => [
        path[0] === "actions" ? "to" : formField(path.join(".")),
        asSentence(message),
      ]);
      return { kind: "refused", text: say("check"), fields: Object.fromEntries(errors) as Record<string, string> };
    }
    const created = await createRule(shop.database, read.data, { by: staff.name, now });
    if (created.kind === "too-many-rules") return { kind: "refused", text: say("tooMany") };
    return redirect(`/console/listings/${created.rule.id}`);
  }),
});
