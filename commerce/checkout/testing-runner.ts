// For tests: another process that does the shop's jobs on a PostgreSQL database, and says what it does, a line each.
//
//   node testing-runner.ts URL [STUCK]     STUCK: the number of the mail that it never gets rid of

import { openDatabase } from "#commerce/database";
import { deliverDue } from "#commerce/mail";
import { testBuying } from "./testing-buying.ts";
import { carryOutWebhooks } from "./webhooks.ts";

const [url = "", stuck = "0"] = process.argv.slice(2);
const opened = await openDatabase({ url, connections: 4 });
if (opened.kind === "refused") throw new Error(opened.reason);
const { database } = opened;
const buying = testBuying(database);
let mails = 0;
const deliver = async ({ id }: { readonly id: string }): Promise<void> => {
  mails += 1;
  if (mails === Number(stuck)) {
    console.log(`stuck ${id}`);
    await new Promise(() => setInterval(() => {}, 1000));
  }
  console.log(`mail ${id}`);
};
console.log("ready");
process.stdin.once("data", async () => {
  for (;;) {
    const { delivered } = await deliverDue(database, deliver, () => new Date());
    const words = await carryOutWebhooks(buying);
    if (words > 0) console.log(`words ${words}`);
    if (delivered + words === 0) break;
  }
  await database.close();
  process.exit(0);
});
