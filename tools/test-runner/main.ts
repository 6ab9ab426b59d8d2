// Runs the stages of `npm test` and prints their results. A failing stage does not stop the later ones.

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { serveCluster, type ClusterServer } from "../../search/testing/cluster-server.ts";
import { FAILED, summaryLine, total, type Counts } from "./counts.ts";
import { parseOptions, type Options } from "./options.ts";
import { stopAll } from "./programs.ts";
import { slowestFiles } from "./reports.ts";
import { runBeside, type Output } from "./schedule.ts";
import { stages, type Context, type Result, type Stage } from "./stages.ts";
import { temporaryRoot } from "./temporary-root.ts";
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
  const temporary = mkdtempSync(join(temporaryRoot(), "vitrine-test-"));
  // Everything that tests leave behind is removed with it. Other users may enter it: PostgreSQL does not run as root.
  chmodSync(temporary, 0o711);
  process.env["TMPDIR"] = temporary;
  // Compiled modules, for shops and commands that tests start: they load in two thirds of the time.
  process.env["NODE_COMPILE_CACHE"] = resolve(".cache", "compiled");
  const cluster = await serveCluster();
  const cleanUp = async () => {
    await stopAll();
    await cluster.close();
    rmSync(temporary, { recursive: true, force: true });
  };
  onInterruption(async (reason) => {
    await cleanUp();
    console.error(`Stopped before the end: ${reason}.`);
    process.exit(1);
  });
  const all: Result[] = [];
  try {
    const context = await prepare(options, temporary, cluster);
    const chosen = stages.filter(({ part }) => options.parts.includes(part));
    const jobs = chosen.map((stage) => ({
      ...stage,
      run: (onOutput: Output) => runStage(stage, { ...context, onOutput }),
    }));
    all.push(...(await runBeside(jobs, { print: (text) => void process.stdout.write(text), onTurn: heading })));
  } catch (error) {
    console.error(error);
    all.push({ counts: FAILED });
  } finally {
    await cleanUp();
  }
  const sum = total(all.map(({ counts }) => counts));
  const failures = all.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
  const isEmpty = sum.passed + sum.failed + sum.skipped === 0;
  if (isEmpty) console.error("No test matches.");
  if (isEmpty || sum.failed > 0) process.exitCode = 1;
  console.log(`\n${summaryLine(sum)}`);
}

async function runStage(stage: Stage, context: Context): Promise<Result> {
  const print = (line: string) => context.onOutput(`${line}\n`);
  const startedAt = performance.now();
  const { counts, failures = [], files = [] } = await stage.run(context);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (files.length > 0) print(`\nSlowest files:\n${slowestFiles(files).join("\n")}\n`);
  print(`${stage.title}: ${verdict(counts)} (${summaryLine(counts)}; ${seconds} s)`);
  // A crash or a failed check has no test to name.
  return { counts, failures: counts.failed > 0 && failures.length === 0 ? [stage.title] : failures };
}

function verdict({ passed, failed, skipped }: Counts) {
  if (failed > 0) return "FAILED";
  return passed === 0 && skipped > 0 ? "SKIPPED" : "ok";
}

async function prepare(
  options: Options,
  temporary: string,
  cluster: ClusterServer,
): Promise<Omit<Context, "onOutput">> {
  heading("Tools");
  console.log(`Node: ${process.version}`);
  const needs = (...parts: Options["parts"]) => parts.some((part) => options.parts.includes(part));
  return {
    options,
    temporary,
    openSearch: cluster.address,
    chromium: needs("browser", "setups") ? await ensureChromium() : undefined,
    postgresql: needs("unit", "setups") ? await ensurePostgresql() : undefined,
  };
}

/** Signals, and a closed output pipe. */
function onInterruption(stop: (reason: string) => Promise<void>) {
  let stopping: Promise<void> | undefined;
  const once = (reason: string) => {
    stopping ??= stop(reason);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, once);
  process.stdout.on("error", () => once("the output pipe was closed"));
  process.stderr.on("error", () => once("the output pipe was closed"));
}

function heading(title: string) {
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 70 - title.length))}`);
}
