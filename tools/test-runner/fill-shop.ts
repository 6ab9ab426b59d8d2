// Fills the shop of the browser tests and stops it: `fill-shop.ts <data folder>`.

import { SHOP } from "../../e2e/shop-settings.ts";
import { addressOf, startShop } from "./shop-process.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node tools/test-runner/fill-shop.ts <data folder>");

const shop = startShop({ ...SHOP, DATA_DIR: folder });
await addressOf(shop);
shop.child.kill("SIGTERM");
process.exitCode = (await shop.exit).code ?? 1;
