// Test process that imports an endless feed until it is killed. Prints the number of products written so far.

import { openDatabase } from "#commerce/database";
import { feedRow } from "./testing-feed.ts";
import { importFeed } from "./import.ts";

const [folder = ""] = process.argv.slice(2);
const opened = await openDatabase({ dataDir: folder });
if (opened.kind === "refused") throw new Error(opened.reason);

await importFeed(opened.database, endless(), {
  source: "killed",
  onProgress: ({ products }) => console.log(products),
});

function* endless(): Generator<string> {
  for (let number = 1; ; number += 1) yield JSON.stringify(feedRow(number));
}
