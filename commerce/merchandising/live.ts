// The rules of a running process, which follow changes in every process of the shop.

import { cached, nextMoment, type Database } from "#commerce/database";
import { RuleBody, type StoredRule } from "./rule.ts";
import { type RuleBook, ruleBookOf } from "./rule-book.ts";
import { listRules } from "./store.ts";

/** `draft` has drafts in place of what they change. */
export type View = "live" | "draft";

/** Rules by descending priority; of the same priority, those for words or a listing first, then the oldest. */
export const readRules = async (database: Database, view: View): Promise<RuleBook> => (await readViews(database))[view];

const readViews: (database: Database) => Promise<Readonly<Record<View, RuleBook>>> = cached(
  "merchandising",
  1,
  async (database) => {
    const rules = await listRules(database);
    const stored = (body: unknown, id: string): readonly StoredRule[] => {
      // A later version may have written what this one does not know.
      const checked = RuleBody.safeParse(body);
      return checked.success ? [{ ...checked.data, id }] : [];
    };
    const of = (view: View) =>
      ruleBookOf(
        rules
          .flatMap(({ id, live, draft }) => stored(view === "draft" ? (draft ?? live) : live, id))
          .toSorted((one, other) => other.priority - one.priority || breadth(one) - breadth(other)),
      );
    return { live: of("live"), draft: of("draft") };
  },
);

const breadth = ({ scope }: RuleBody): number => (scope.kind === "everything" ? 1 : 0);

/** The next moment after `now` at which a rule starts or ends; infinite if there is none. */
export const nextRuleChange = async (database: Database, now: number): Promise<number> =>
  nextMoment((await readRules(database, "live")).rules, now);
