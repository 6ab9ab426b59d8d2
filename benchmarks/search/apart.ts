// A process of its own for what is to be measured, and the few words that are spoken with it.

import { fork } from "node:child_process";
import { once } from "node:events";

/** What a process can be asked to do, by name; inputs and answers are copied. */
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

/** Starts the module, which must call `answerTasks`. One question at a time. */
export function startApart<Of extends Tasks>(module: URL): Apart<Of> {
  const child = fork(module, { execArgv: ["--expose-gc"], serialization: "advanced" });
  return {
    async ask(task, input) {
      const answered = Promise.race([
        once(child, "message"),
        once(child, "exit").then(() => Promise.reject(new Error(`The process for ${task} ended early.`))),
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
