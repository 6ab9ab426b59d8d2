// Reports the products that an import skipped: counts by reason and the first few for the terminal, all of them for a file.

import { createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import type { Skipped } from "#commerce/products";
import { OperatorError } from "../start/operator-error.ts";

const MAX_SHOWN = 10;

export interface SkippedReport {
  /** Resolves when the file can take more. */
  readonly add: (skipped: Skipped) => Promise<void>;
  /** Returns the lines for the terminal, none if nothing was skipped. */
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
      if (shown.length < MAX_SHOWN) shown.push(`  ${explainSkipped(skipped)}`);
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
        left === 0
          ? []
          : [`  And ${left.toLocaleString("en")} more.${file ? "" : " Use --report FILE to write all of them."}`];
      return [`Skipped: ${counts.join(", ")}.`, ...shown, ...more, ...(file ? [`All of them are in ${file}.`] : [])];
    },
  };
}

const explainSkipped = ({ line, product, field, message }: Skipped): string =>
  `Line ${line}${product === undefined ? "" : `, ${product}`}${field === undefined ? "" : `, ${field}`}: ${message}.`;

async function create(file: string): Promise<WriteStream> {
  const stream = createWriteStream(file);
  try {
    await once(stream, "open");
    return stream;
  } catch (error) {
    throw new OperatorError(
      `The report ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
