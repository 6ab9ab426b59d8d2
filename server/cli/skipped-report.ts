// What an import left out, told: counts by reason and the first lines on the screen, all of it in a file where one is asked for.

import { createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import type { Skipped } from "#commerce/products";
import { OperatorError } from "../start/operator-error.ts";

const MOST_SHOWN = 10;

export interface SkippedReport {
  /** Waits where the file does. */
  readonly add: (skipped: Skipped) => Promise<void>;
  /** The sentences for the screen; none when nothing was left out. */
  readonly close: () => Promise<readonly string[]>;
}

export async function openSkippedReport(file: string | undefined): Promise<SkippedReport> {
  const stream = file === undefined ? undefined : await create(file);
  const reasons = new Map<string, number>();
  const shown: string[] = [];
  let mistakes = 0;
  return {
    add: async (skipped) => {
      mistakes += 1;
      reasons.set(skipped.reason, (reasons.get(skipped.reason) ?? 0) + skipped.variants);
      if (shown.length < MOST_SHOWN) shown.push(`  ${explainSkipped(skipped)}`);
      if (stream && !stream.write(`${JSON.stringify(skipped)}\n`)) await once(stream, "drain");
    },
    close: async () => {
      if (stream) await new Promise<void>((done) => void stream.end(done));
      if (mistakes === 0) return [];
      const counts = [...reasons]
        .toSorted(([, one], [, other]) => other - one)
        .map(([reason, count]) => `${count.toLocaleString("en")} ${reason}`);
      const left = mistakes - shown.length;
      const more =
        left === 0 ? [] : [`  And ${left.toLocaleString("en")} more${file ? "" : "; --report FILE writes all"}.`];
      return [`Left out: ${counts.join(", ")}.`, ...shown, ...more, ...(file ? [`All of it is in ${file}.`] : [])];
    },
  };
}

export const explainSkipped = ({ line, product, field, message }: Skipped): string =>
  `Line ${line}${product === undefined ? "" : `, ${product}`}${field === undefined ? "" : `, ${field}`}: ${message}.`;

async function create(file: string): Promise<WriteStream> {
  const stream = createWriteStream(file);
  try {
    await once(stream, "open");
    return stream;
  } catch (error) {
    throw new OperatorError(`The report cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
