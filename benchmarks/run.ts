// Runs benchmarks: `npm run bench` for all, `npm run bench -- documents` for one.

import { readdir } from "node:fs/promises";

const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith("--"));
// Options follow the names, and belong to the benchmarks.
const wanted = firstOption === -1 ? given : given.slice(0, firstOption);
const own = new URL(".", import.meta.url);
const all = (await readdir(own))
  .filter((name) => name.endsWith(".bench.ts"))
  .map((name) => name.replace(".bench.ts", ""));
const unknown = wanted.filter((name) => !all.includes(name));
const names = wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));

if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(", ")}. Available: ${all.join(", ")}.`);
  process.exit(1);
}
for (const name of names) {
  console.log(`\n# ${name}`);
  const { run } = (await import(new URL(`${name}.bench.ts`, own).href)) as { run: () => Promise<void> };
  await run();
}
