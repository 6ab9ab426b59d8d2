// Runs the benchmarks: `npm run bench` for all, `npm run bench -- documents` for the one of that name.
// A benchmark prints ratios against something run in the same minute: on a shared machine an absolute time means little.

import { readdir } from "node:fs/promises";

const wanted = process.argv.slice(2);
const own = new URL(".", import.meta.url);
const names = (await readdir(own))
  .filter((name) => name.endsWith(".bench.ts"))
  .map((name) => name.replace(".bench.ts", ""))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

if (names.length === 0) {
  console.error(`No benchmark is called ${wanted.join(" or ")}.`);
  process.exitCode = 1;
}
for (const name of names) {
  console.log(`\n# ${name}`);
  const { run } = (await import(new URL(`${name}.bench.ts`, own).href)) as { run: () => Promise<void> };
  await run();
}
