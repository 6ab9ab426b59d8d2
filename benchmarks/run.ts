// Runs the benchmarks: `npm run bench` for all, `npm run bench -- documents` for the one of that name.
// A benchmark prints ratios against something run in the same minute: on a shared machine an absolute time means little.

import { readdir } from "node:fs/promises";

const wanted = process.argv.slice(2);
const own = new URL(".", import.meta.url);
const all = (await readdir(own))
  .filter((name) => name.endsWith(".bench.ts"))
  .map((name) => name.replace(".bench.ts", ""));
const unknown = wanted.filter((name) => !all.includes(name));
const names = wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));

if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(" or ")}: there are ${all.join(", ")}.`);
  process.exit(1);
}
for (const name of names) {
  console.log(`\n# ${name}`);
  const { run } = (await import(new URL(`${name}.bench.ts`, own).href)) as { run: () => Promise<void> };
  await run();
}
