// Runs measurements in a child process.

import { fork } from "node:child_process";
import { once } from "node:events";

/** Tasks of a process by name. Inputs and results are copied. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

export interface Apart<Of extends Tasks> {
  ask<Name extends keyof Of & string>(
    task: Name,
    input: Parameters<Of[Name]>[0],
  ): Promise<Awaited<ReturnType<Of[Name]>>>;
  end(): Promise<void>;
}

interface Asked {
  readonly task: string;
  readonly input: unknown;
}
type Answer = { readonly answer: unknown } | { readonly failure: string };

/** Starts a module, which must call `answerTasks`. Runs one task at a time. */
export function startApart<Of extends Tasks>(module: URL): Apart<Of> {
  const child = fork(module, { execArgv: ["--expose-gc"], serialization: "advanced" });
  return {
    async ask(task, input) {
      const answered = Promise.race([
        once(child, "message"),
        once(child, "exit").then(() => Promise.reject(new Error(`The process exited during ${task}.`))),
      ]);
      child.send({ task, input } satisfies Asked);
      const [message] = (await answered) as [Answer];
      if ("failure" in message) throw new Error(`${task} failed: ${message.failure}`);
      return message.answer as never;
    },
    async end() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, "exit");
    },
  };
}

export function answerTasks(tasks: Tasks): void {
  process.on("message", ({ task, input }: Asked) => {
    void answerTo(tasks[task] as ((given: unknown) => unknown) | undefined, input).then((answer) =>
      process.send?.(answer),
    );
  });
  process.on("disconnect", () => process.exit());
}

async function answerTo(work: ((given: unknown) => unknown) | undefined, input: unknown): Promise<Answer> {
  try {
    return { answer: await work?.(input) };
  } catch (error) {
    return { failure: error instanceof Error ? String(error.stack) : String(error) };
  }
}
