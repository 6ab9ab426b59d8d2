// Runs jobs beside each other and prints their output one after another.

export type Output = (text: string) => void;

export interface Job<Result> {
  readonly title: string;
  /** Titles of the jobs that must end first. A job that is not in the run is not waited for. */
  readonly after?: readonly string[];
  readonly run: (onOutput: Output) => Promise<Result>;
}

interface Printer {
  readonly print: Output;
  /** Called with the title of a job before its output is printed. */
  readonly onTurn: (title: string) => void;
}

/** The results, in the order of the jobs. The output of each is held back until those before it are done. */
export async function runBeside<Result>(
  jobs: readonly Job<Result>[],
  { print, onTurn }: Printer,
): Promise<readonly Result[]> {
  const ends = new Map<string, Promise<Result>>();
  const running = jobs.map(({ title, after = [], run }) => {
    const output = heldOutput(print);
    const result = Promise.all(after.map((one) => ends.get(one))).then(() => run(output.write));
    ends.set(title, result);
    return { title, output, result };
  });
  // One that fails before its turn is reported in its turn.
  void Promise.allSettled(ends.values());
  const results: Result[] = [];
  for (const { title, output, result } of running) {
    onTurn(title);
    output.release();
    results.push(await result);
  }
  return results;
}

function heldOutput(print: Output) {
  let held: string | undefined = "";
  return {
    write: (text: string) => {
      if (held === undefined) print(text);
      else held += text;
    },
    release: () => {
      print(held ?? "");
      held = undefined;
    },
  };
}
