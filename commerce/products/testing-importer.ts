// Test process that imports an endless feed until it is killed. Prints a line when some of its rows are on disk.

import { openDatabase } from "#commerce/database";
import { feedRow } from "./testing-feed.ts";
import { importFeed } from "./import.ts";

const SEVERAL_BATCHES = 1_000;

const [folder = ""] = process.argv.slice(2);
const opened = await openDatabase({ dataDir: folder });
if (opened.kind === "refused") throw new Error(opened.reason);

const { database } = opened;
await importFeed(database, endless(), { source: "killed" });

/** The import does not flush its rows, which a killed process would lose. */
async function* endless(): AsyncGenerator<string> {
  for (let number = 1; ; number += 1) {
    yield JSON.stringify(feedRow(number));
    if (number % SEVERAL_BATCHES !== 0) continue;
    await database.sql.execute("checkpoint");
    console.log(number);
  }
}
