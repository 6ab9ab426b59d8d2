// The rules of a running process, which follow changes in every process of the shop.

import { cached, nextMoment, type Database } from "#commerce/database";
import { RuleBody } from "./rule.ts";
import { listRules } from "./store.ts";

export interface StoredRule extends RuleBody {
  readonly id: string;
}

/** `draft` has drafts in place of what they change. */
export type View = "live" | "draft";

/** Rules by descending priority; of the same priority, those for words or a listing first, then the oldest. */
export const readRules = async (database: Database, view: View): Promise<readonly StoredRule[]> =>
  (await readViews(database))[view];

const readViews: (database: Database) => Promise<Readonly<Record<View, readonly StoredRule[]>>> = cached(
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
      rules
        .flatMap(({ id, live, draft }) => stored(view === "draft" ? (draft ?? live) : live, id))
        .toSorted((one, other) => other.priority - one.priority || breadth(one) - breadth(other));
    return { live: of("live"), draft: of("draft") };
  },
);

const breadth = ({ scope }: RuleBody): number => (scope.kind === "everything" ? 1 : 0);

/** The next moment after `now` at which a rule starts or ends; infinite if there is none. */
export const nextRuleChange = async (database: Database, now: number): Promise<number> =>
  nextMoment(await readRules(database, "live"), now);
