// The thread that builds a segment: merges the sources it was given, then takes records until told that there are no more.

import { parentPort, workerData } from "node:worker_threads";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import { recordsOf, SegmentBuilding, type BuildFiles, type Built, type Source } from "./building.ts";

export interface BuildOrder {
  readonly schema: IndexSchema;
  readonly files?: BuildFiles | undefined;
  readonly sources: readonly Source[];
}

/** Records to add; none means that all have come. */
export type ToThread = readonly IndexRecord[];

export type FromThread =
  /** Ready for more. */
  { readonly kind: "more"; readonly products: number } | { readonly kind: "built"; readonly built: Built };

function serve(port: NonNullable<typeof parentPort>): void {
  const { schema, files, sources } = workerData as BuildOrder;
  const building = new SegmentBuilding(schema, files);
  const tell = (message: FromThread) => port.postMessage(message);
  for (const source of sources) for (const record of recordsOf(source)) building.add(record);
  tell({ kind: "more", products: building.products });
  port.on("message", (records: ToThread) => {
    for (const record of records) building.add(record);
    if (records.length > 0) tell({ kind: "more", products: building.products });
    else {
      tell({ kind: "built", built: building.finish() });
      port.close();
    }
  });
}

if (parentPort) serve(parentPort);
