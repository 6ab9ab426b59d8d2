// For tests: another process that runs the shop's jobs on a PostgreSQL database and prints a line per result.
//
//   node testing-runner.ts URL [STUCK]     STUCK: number of the mail whose delivery never finishes

import { openDatabase } from "#commerce/database";
import { deliverDue } from "#commerce/mail";
import { testOrderServices } from "./testing-order-services.ts";
import { processWebhooks } from "./webhooks.ts";

const [url = "", stuck = "0"] = process.argv.slice(2);
const opened = await openDatabase({ url, connections: 4 });
if (opened.kind === "refused") throw new Error(opened.reason);
const { database } = opened;
const services = testOrderServices(database);
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
    const events = await processWebhooks(services);
    if (events > 0) console.log(`events ${events}`);
    if (delivered + events === 0) break;
  }
  await database.close();
  process.exit(0);
});
