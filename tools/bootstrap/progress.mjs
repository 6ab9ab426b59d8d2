// A progress line for long steps: updated in place on a terminal, printed every few seconds to a log.

const REPEAT_MS = 5000;

/** @param {() => string} describe */
export function showProgress(describe) {
  const { stdout } = process;
  let shown = "";
  let shownAt = Date.now();
  const tick = () => {
    const text = describe();
    if (text === shown || (!stdout.isTTY && Date.now() - shownAt < REPEAT_MS)) return;
    stdout.write(stdout.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
    shown = text;
    shownAt = Date.now();
  };
  const timer = setInterval(tick, 250);
  return {
    /** Clears the line. */
    stop() {
      clearInterval(timer);
      if (stdout.isTTY && shown) stdout.write("\r\u001B[K");
    },
  };
}

/** @param {number} startedAt milliseconds */
export function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
