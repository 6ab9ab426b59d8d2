// Streams the events of an operation while it runs. The operation runs to its end even if the consumer stops reading.

export async function* streamEvents<Event>(
  run: (emit: (event: Event) => void) => Promise<void>,
): AsyncGenerator<Event> {
  const events: Event[] = [];
  let isConsumed = true;
  let wake = Promise.withResolvers<void>();
  const running = run((event) => {
    if (!isConsumed) return;
    events.push(event);
    wake.resolve();
  });
  const done = running.then(
    () => "done" as const,
    () => "done" as const,
  );
  try {
    for (;;) {
      const outcome = await Promise.race([wake.promise, done]);
      wake = Promise.withResolvers();
      yield* events.splice(0);
      if (outcome === "done") break;
    }
    yield* events;
    await running;
  } finally {
    isConsumed = false;
  }
}
