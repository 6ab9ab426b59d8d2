// Test model: wishlists as sets, and a check that a concurrent history is serialisable.

/** A list is the account's, or that of the guest with this number. */
export type ModelList = "account" | number;

export type ModelOp =
  | { readonly kind: "add" | "remove"; readonly list: ModelList; readonly product: string }
  | { readonly kind: "reconcile"; readonly guest: number };

/** "none": the list does not exist, or no longer. */
export type Outcome = "added" | "removed" | "absent" | "reconciled" | "none";

export interface ModelState {
  /** Null until the first addition. */
  readonly account: ReadonlySet<string> | null;
  /** Null once reconciled. */
  readonly guests: readonly (ReadonlySet<string> | null)[];
}

export interface Happened {
  readonly op: ModelOp;
  readonly outcome: Outcome;
}

export function step(state: ModelState, op: ModelOp): { readonly outcome: Outcome; readonly state: ModelState } {
  if (op.kind === "reconcile") {
    const guest = state.guests[op.guest];
    const account = new Set([...(state.account ?? []), ...(guest ?? [])]);
    return { outcome: "reconciled", state: { account, guests: state.guests.with(op.guest, null) } };
  }
  const { kind, list, product } = op;
  const known = list === "account" ? state.account : state.guests[list];
  // Adding creates an account's list, but not a guest's.
  const own = known ?? (kind === "add" && list === "account" ? new Set<string>() : null);
  if (!own) return { outcome: "none", state };
  const changed = new Set(own);
  const outcome = kind === "add" ? "added" : changed.delete(product) ? "removed" : "absent";
  if (kind === "add") changed.add(product);
  return {
    outcome,
    state: list === "account" ? { ...state, account: changed } : { ...state, guests: state.guests.with(list, changed) },
  };
}

/** True if some serial order produces all outcomes and the final state. Exhaustive, so for about a dozen operations. */
export function isSerial(start: ModelState, happened: readonly Happened[], end: ModelState): boolean {
  const wanted = print(end);
  const failed = new Set<string>();
  const search = (state: ModelState, left: readonly Happened[]): boolean => {
    if (left.length === 0) return print(state) === wanted;
    const key = `${print(state)} ${left.map((one) => happened.indexOf(one)).join()}`;
    if (failed.has(key)) return false;
    const isFound = left.some((one) => {
      const { outcome, state: next } = step(state, one.op);
      return (
        outcome === one.outcome &&
        search(
          next,
          left.filter((other) => other !== one),
        )
      );
    });
    if (!isFound) failed.add(key);
    return isFound;
  };
  return search(start, happened);
}

const print = ({ account, guests }: ModelState): string =>
  [account, ...guests].map((list) => (list ? [...list].toSorted().join() : "-")).join("|");

/**
 * Products whose final place no serial order explains; a weaker check for many operations. The numbers of additions and removals
 * of a product on a list decide whether it can be there at the end, and reconciling moves it to the account's list.
 */
export function impossibleProducts(happened: readonly Happened[], end: ModelState): string[] {
  const products = new Set(happened.flatMap(({ op }) => (op.kind === "reconcile" ? [] : [op.product])));
  return [...products].filter((product) => {
    const counted = (list: ModelList, outcome: Outcome): number =>
      happened.filter(
        ({ op, outcome: had }) =>
          op.kind !== "reconcile" && op.list === list && op.product === product && had === outcome,
      ).length;
    let [fewest, most] = [0, 0];
    for (const [guest, list] of end.guests.entries()) {
      const [puts, takes] = [counted(guest, "added"), counted(guest, "removed")];
      const canHave = puts > takes;
      const canLack = puts === 0 ? takes === 0 : takes >= 1 && takes <= puts;
      if (list !== null && (list.has(product) ? !canHave : !canLack)) return true;
      if (list !== null) continue;
      if (!canHave && !canLack) return true;
      fewest += canLack ? 0 : 1;
      most += canHave ? 1 : 0;
    }
    const takes = counted("account", "removed");
    const has = end.account?.has(product) ?? false;
    for (let merged = fewest; merged <= most; merged++) {
      const puts = counted("account", "added") + merged;
      if (has ? puts > takes : puts === 0 ? takes === 0 : takes >= 1 && takes <= puts) return false;
    }
    return true;
  });
}
