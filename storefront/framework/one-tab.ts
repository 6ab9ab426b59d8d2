// Runs work while no other tab of the shop runs work of the same name, so that two tabs never start two carts or two wishlists.

const turns = new Map<string, Promise<unknown>>();

/** Browsers lock across tabs on secure pages only; elsewhere the work of this tab runs one after another. */
export function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // The type says otherwise, but it is missing over plain HTTP.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request(name, work) as Promise<Result>;
  const next = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(
    name,
    next.catch(() => undefined),
  );
  return next;
}
