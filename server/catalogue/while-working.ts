// What work says while it is done, as a stream for whoever listens. Work goes on to its end whether anyone listens or not.

export async function* whileWorking<Said>(work: (say: (said: Said) => void) => Promise<void>): AsyncGenerator<Said> {
  const said: Said[] = [];
  let isHeard = true;
  let wake = Promise.withResolvers<void>();
  const working = work((one) => {
    if (!isHeard) return;
    said.push(one);
    wake.resolve();
  });
  const done = working.then(
    () => "done" as const,
    () => "done" as const,
  );
  try {
    for (;;) {
      const outcome = await Promise.race([wake.promise, done]);
      wake = Promise.withResolvers();
      yield* said.splice(0);
      if (outcome === "done") break;
    }
    yield* said;
    await working;
  } finally {
    // Nobody will ask for the rest.
    isHeard = false;
  }
}
