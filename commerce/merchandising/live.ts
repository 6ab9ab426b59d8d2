// The rules of a running process, which follow changes in every process of the shop.

import type { Database } from "#commerce/database";
import { RuleBody } from "./rule.ts";
import { listRules } from "./store.ts";

export interface StoredRule extends RuleBody {
  readonly id: string;
}

interface Cache {
  readonly revision: number;
  readonly rules: Promise<Readonly<Record<View, readonly StoredRule[]>>>;
}

/** `draft` has drafts in place of what they change. */
export type View = "live" | "draft";

/** Rules by descending priority; of the same priority, those for words or a listing first, then the oldest. */
export async function readRules(database: Database, view: View): Promise<readonly StoredRule[]> {
  const revision = database.revisions.of("merchandising");
  let cache = CACHES.get(database);
  if (cache?.revision !== revision) {
    const rules = read(database);
    cache = { revision, rules };
    CACHES.set(database, cache);
    rules.catch(() => CACHES.get(database)?.rules === rules && CACHES.delete(database));
  }
  return (await cache.rules)[view];
}

const CACHES = new WeakMap<Database, Cache>();

async function read(database: Database): Promise<Readonly<Record<View, readonly StoredRule[]>>> {
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
}

const breadth = ({ scope }: RuleBody): number => (scope.kind === "everything" ? 1 : 0);

/** The next moment after `now` at which a rule starts or ends; infinite if there is none. */
export async function nextRuleChange(database: Database, now: number): Promise<number> {
  const moments = (await readRules(database, "live")).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  return Math.min(...moments.map((moment) => (moment ? Date.parse(moment) : NaN)).filter((moment) => moment > now));
}
