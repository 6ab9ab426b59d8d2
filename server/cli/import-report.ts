// Reports an import: products that were skipped, for the terminal; all of them as JSON Lines, or the whole import as HTML.

import { createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import type { Skipped } from "#commerce/products";
import type { CatalogueEvent } from "../catalogue/events.ts";
import { REMEDIES } from "../catalogue/remedies.ts";
import { SkippedCount } from "../catalogue/skipped-count.ts";
import { OperatorError } from "../start/operator-error.ts";
import { htmlReport } from "./html-report.ts";

const MAX_SHOWN = 10;
/** Refusals in the HTML report; a file of any size must fit in memory. */
const MAX_IN_HTML = 5_000;

export interface ImportReport {
  /** Resolves when the file can take more. */
  readonly add: (event: CatalogueEvent) => Promise<void>;
  /** Returns the lines for the terminal, none if nothing was skipped. The counts are those of a page without a result of an import. */
  readonly close: (counts?: Readonly<Record<string, number>>) => Promise<readonly string[]>;
}

/** `source` is the imported file. */
export async function openImportReport(source: string, file: string | undefined): Promise<ImportReport> {
  const stream = file === undefined ? undefined : await create(file);
  const isHtml = file !== undefined && /\.html?$/iu.test(file);
  const reasons = new Map<Skipped["reason"], number>();
  const skipped: Skipped[] = [];
  const others: CatalogueEvent[] = [];
  const leftOut = new SkippedCount();
  let mistakes = 0;
  return {
    add: async (event) => {
      if (event.kind !== "skipped") {
        if (isHtml && event.kind !== "progress") others.push(event);
        return;
      }
      const { kind: _kind, ...one } = event;
      mistakes += 1;
      leftOut.add(one);
      reasons.set(one.reason, (reasons.get(one.reason) ?? 0) + one.variants);
      if (skipped.length < (isHtml ? MAX_IN_HTML : MAX_SHOWN)) skipped.push(one);
      if (stream && !isHtml && !stream.write(`${JSON.stringify(one)}\n`)) await once(stream, "drain");
    },
    close: async (counts) => {
      if (isHtml) stream?.write(htmlReport({ source, events: others, counts, skipped, mistakes, leftOut }));
      if (stream) await new Promise<void>((done) => void stream.end(done));
      const written = file === undefined ? [] : [isHtml ? `The report is in ${file}.` : `All of them are in ${file}.`];
      if (mistakes === 0) return isHtml ? written : [];
      const byReason = [...reasons]
        .toSorted(([, one], [, other]) => other - one)
        .map(([reason, count]) => `${count.toLocaleString("en")} ${reason}`);
      const shown = skipped.slice(0, MAX_SHOWN).map((one) => `  ${explainSkipped(one)}`);
      const left = mistakes - shown.length;
      const more =
        left === 0
          ? []
          : [`  And ${left.toLocaleString("en")} more.${file ? "" : " Use --report FILE to write all of them."}`];
      const remedies = [...reasons.keys()].map((reason) => `  ${reason}: ${REMEDIES[reason]}`);
      const skippedRows = `${counted(leftOut.rows, "row")} of ${counted(leftOut.products, "product")}`;
      return [
        `Skipped ${skippedRows}: ${byReason.join(", ")}.`,
        ...shown,
        ...more,
        "To import them:",
        ...remedies,
        ...written,
      ];
    },
  };
}

const explainSkipped = ({ line, product = "", field = "", variants, message }: Skipped): string =>
  `${[`Line ${line}`, product, field, variants > 1 ? counted(variants, "row") : ""].filter((part) => part !== "").join(", ")}: ${message}.`;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? noun : `${noun}s`}`;

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
