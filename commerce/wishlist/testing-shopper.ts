// Test process that changes wishlists until it is killed. Prints "worker step" after each acknowledged step.

import { openDatabase } from "#commerce/database";
import { addItems, createWishlist, deleteItems, reconcileWishlists } from "./index.ts";
import { SHOP, viewer } from "./testing-wishlists.ts";
import { WORKERS, workStep } from "./testing-workload.ts";

const [folder = "", accountId = ""] = process.argv.slice(2);
const opened = await openDatabase({ dataDir: folder });
if (opened.kind === "refused") throw new Error(opened.reason);
const { database } = opened;

await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));

async function work(worker: number): Promise<void> {
  let token = await create();
  for (let index = 0; ; index++) {
    const step = workStep(worker, index);
    const key = { shopId: SHOP, owner: { kind: "anonymous", token } } as const;
    if (step.kind === "add") await addItems(database, key, viewer, [step.productId]);
    else if (step.kind === "remove") await deleteItems(database, key, { productIds: [step.productId] });
    else {
      await reconcileWishlists(database, { shopId: SHOP, accountId, token });
      token = await create();
    }
    console.log(`${worker} ${index}`);
  }
}

async function create(): Promise<string> {
  const created = await createWishlist(database, viewer, {
    shopId: SHOP,
    network: crypto.randomUUID(),
    productIds: [],
    mayBeEmpty: true,
  });
  if (created.kind !== "created" || created.anonymousToken === null) throw new Error("The wishlist was not created");
  return created.anonymousToken;
}
