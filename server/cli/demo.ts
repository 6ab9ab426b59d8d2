// `npm run shop -- demo feed`: writes the demo catalogue as a product feed.

import { parseArgs } from "node:util";
import { DEFAULT_PRODUCTS, writeDemoFeed } from "#demo";
import { WrongUsage } from "./usage.ts";
import { DEMO_USAGE } from "./usages.ts";

export async function runDemo(words: readonly string[], info: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { products: { type: "string", default: String(DEFAULT_PRODUCTS) }, out: { type: "string" } },
  });
  const products = Number(values.products);
  if (positionals[0] !== "feed" || !values.out || !Number.isInteger(products) || products < 1) {
    throw new WrongUsage(DEMO_USAGE);
  }
  const startedAt = performance.now();
  const done = await writeDemoFeed({
    products,
    file: values.out,
    onProgress: (progress) => info(`  ${progress.products} of ${progress.of} products`),
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  info(
    `${done.products} products, ${done.variants} variants, ${Math.round(done.bytes / 1e6)} MB in ${seconds.toFixed(1)} s: ` +
      `${Math.round(done.products / seconds)} products per second, peak memory ${memory} MB.`,
  );
}
