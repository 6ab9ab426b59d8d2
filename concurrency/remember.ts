// Remembers the result of a question that anyone may ask for a moment, so that many who ask cost as much as one.

/** The same result for `milliseconds` from the call that began it. A failure is shared only until it is known. */
export function rememberFor<Value>(
  milliseconds: number,
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let last: { readonly result: Promise<Value>; readonly at: number } | undefined;
  return () => {
    if (last && now() - last.at < milliseconds) return last.result;
    const current = { result: read(), at: now() };
    last = current;
    current.result.catch(() => {
      if (last === current) last = undefined;
    });
    return current.result;
  };
}
