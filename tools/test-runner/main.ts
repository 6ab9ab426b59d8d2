// Checks and tests the project, stage by stage; a failing stage does not keep the later ones from running.

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { FAILED, summaryLine, total, type Counts } from "./counts.ts";
import { parseOptions, type Options } from "./options.ts";
import { stopAll } from "./programs.ts";
import { stages, type Context } from "./stages.ts";
import { ensureChromium, ensurePostgresql } from "./tools.ts";

const parsed = parseOptions(process.argv.slice(2));
if (parsed.kind === "refused") {
  console.error(parsed.reason);
  process.exitCode = 1;
} else {
  await testAll(parsed.options);
}

async function testAll(options: Options) {
  process.env.PATH = [resolve("node_modules", ".bin"), process.env.PATH].join(delimiter);
  const temporary = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  // All that tests leave behind goes with it. Others may pass through: PostgreSQL does not run as root.
  chmodSync(temporary, 0o711);
  process.env["TMPDIR"] = temporary;
  const clean = async () => {
    await stopAll();
    rmSync(temporary, { recursive: true, force: true });
  };
  onInterruption(async (reason) => {
    await clean();
    console.error(`Stopped before the end: ${reason}.`);
    process.exit(1);
  });
  const all: Counts[] = [];
  try {
    const context = await prepare(options, temporary);
    for (const stage of stages.filter(({ part }) => options.parts.includes(part))) {
      const startedAt = performance.now();
      heading(stage.title);
      const counts = await stage.run(context);
      all.push(counts);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${stage.title}: ${verdict(counts)} (${summaryLine(counts)}; ${seconds} s)`);
    }
  } catch (error) {
    console.error(error);
    all.push(FAILED);
  } finally {
    await clean();
  }
  const sum = total(all);
  const isEmpty = sum.passed + sum.failed + sum.skipped === 0;
  if (isEmpty) console.error("No test matches.");
  if (isEmpty || sum.failed > 0) process.exitCode = 1;
  console.log(`\n${summaryLine(sum)}`);
}

function verdict({ passed, failed, skipped }: Counts) {
  if (failed > 0) return "FAILED";
  return passed === 0 && skipped > 0 ? "SKIPPED" : "ok";
}

async function prepare(options: Options, temporary: string): Promise<Context> {
  heading("Tools");
  console.log(`Node: ${process.version}`);
  return {
    options,
    temporary,
    chromium: options.parts.includes("browser") ? await ensureChromium() : undefined,
    postgresql: options.parts.includes("unit") ? await ensurePostgresql() : undefined,
  };
}

/** Signals, and a reader of the output that has gone away. */
function onInterruption(stop: (reason: string) => Promise<void>) {
  let stopping: Promise<void> | undefined;
  const once = (reason: string) => {
    stopping ??= stop(reason);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, once);
  process.stdout.on("error", () => once("nobody reads the output"));
  process.stderr.on("error", () => once("nobody reads the output"));
}

function heading(title: string) {
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 70 - title.length))}`);
}
