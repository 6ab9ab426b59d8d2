// The thread that builds a segment: merges its sources, then adds records until it receives an empty list.

import { parentPort, workerData } from "node:worker_threads";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import { recordsOf, SegmentBuilding, type BuildFiles, type Built, type Source } from "./building.ts";

export interface BuildOrder {
  readonly schema: IndexSchema;
  readonly files?: BuildFiles | undefined;
  readonly sources: readonly Source[];
  /** Shared memory; its first byte is set to cancel the build. */
  readonly stop?: Uint8Array;
}

/** Records to add; an empty list ends them. */
export type ToThread = readonly IndexRecord[];

export type FromThread =
  /** Ready for more records. */
  { readonly kind: "more"; readonly products: number } | { readonly kind: "built"; readonly built: Built };

function serve(port: NonNullable<typeof parentPort>): void {
  const { schema, files, sources, stop } = workerData as BuildOrder;
  const building = new SegmentBuilding(schema, files);
  const tell = (message: FromThread) => port.postMessage(message);
  const isStopped = () => stop?.[0] === 1;
  const add = (records: Iterable<IndexRecord>) => {
    for (const record of records) {
      if (isStopped()) return;
      building.add(record);
    }
  };
  for (const source of sources) add(recordsOf(source));
  tell({ kind: "more", products: building.products });
  port.on("message", (records: ToThread) => {
    add(records);
    if (isStopped()) port.close();
    else if (records.length > 0) tell({ kind: "more", products: building.products });
    else {
      tell({ kind: "built", built: building.finish() });
      port.close();
    }
  });
}

if (parentPort) serve(parentPort);
