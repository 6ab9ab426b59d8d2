// The stages of `npm test`. Each runs one program and reads its results.

import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { FAILED, judgeRun, PASSED, type Counts } from "./counts.ts";
import { isFiltered, type Options, type Part } from "./options.ts";
import { run } from "./programs.ts";
import { readPlaywright, readVitest, type FileTime, type Report } from "./reports.ts";
import type { Output } from "./schedule.ts";

export interface Stage {
  readonly title: string;
  readonly part: Part;
  /** Titles of the stages that must end first. */
  readonly after?: readonly string[];
  readonly run: (context: Context) => Promise<Result>;
}

export interface Result {
  readonly counts: Counts;
  /** Files and titles of the tests that failed. */
  readonly failures?: readonly string[];
  readonly files?: readonly FileTime[];
}

export interface Context {
  readonly options: Options;
  /** A folder for this run, removed at its end. */
  readonly temporary: string;
  readonly chromium: string | undefined;
  /** Folder with the programs of a PostgreSQL server. */
  readonly postgresql: string | undefined;
  /** Address that offers the run's OpenSearch cluster. */
  readonly openSearch: string;
  /** Receives the stage's output. */
  readonly onOutput: Output;
}

/**
 * All start at once, except those that wait for others. Unit tests run beside the checks and the build. Browser tests have the machine to
 * themselves: beside others, pages on two cores are so slow that the shop answers some of them in another way, as it should. The last two
 * wait for programs most of the time, and run beside each other.
 */
export const stages: readonly Stage[] = [
  // One thread and rare garbage collections take half the processor time, which the stages beside it need.
  check("Types", "tsc", ["--singleThreaded"], { GOGC: "400" }),
  check("Lint", "oxlint", ["--deny-warnings"]),
  check("Format", "oxfmt", ["--check"]),
  check("Import rules", process.execPath, ["tools/import-rules/main.ts"]),
  { title: "Build", part: "browser", run: buildAndFill },
  { title: "Unit and integration tests", part: "unit", run: (context) => runVitest(context, "unit") },
  {
    title: "Browser tests",
    part: "browser",
    after: ["Build", "Unit and integration tests"],
    run: (context) => runPlaywright(context, "playwright.config.ts"),
  },
  {
    title: "OpenSearch tests",
    part: "setups",
    after: ["Browser tests"],
    run: (context) => runVitest(context, "opensearch"),
  },
  {
    title: "Processes and setups",
    part: "setups",
    after: ["Browser tests"],
    run: async (context) => {
      // Built before, unless the browser tests were left out.
      const built = await build(context);
      return built.counts.failed > 0 ? built : runPlaywright(context, "e2e/setups/playwright.config.ts");
    },
  },
];

function check(title: string, command: string, args: readonly string[], env: Record<string, string> = {}): Stage {
  return { title, part: "check", run: async ({ onOutput }) => pass(await run(command, args, { env, onOutput })) };
}

const build = async ({ onOutput }: Context): Promise<Result> =>
  pass(await run(process.execPath, ["tools/start.mjs", "--build"], { onOutput }));

/** Also fills the shop of the browser tests, beside the unit tests. A filtered run may have none: Playwright fills it if needed. */
async function buildAndFill(context: Context): Promise<Result> {
  const { options, chromium, onOutput } = context;
  const built = await build(context);
  if (built.counts.failed > 0 || !chromium || isFiltered(options)) return built;
  return pass(await run(process.execPath, ["tools/test-runner/fill-shop.ts", shopFolder(context)], { onOutput }));
}

const shopFolder = ({ temporary }: Context): string => join(temporary, "shop");

const pass = (code: number): Result => ({ counts: code === 0 ? PASSED : FAILED });

async function runVitest(context: Context, project: string): Promise<Result> {
  const { options, temporary, postgresql, openSearch, onOutput } = context;
  const file = join(temporary, `vitest-${project}.json`);
  const code = await run(
    "vitest",
    [
      "run",
      "--passWithNoTests",
      `--project=${project}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...(options.name === undefined ? [] : ["--testNamePattern", options.name]),
      ...options.files,
    ],
    {
      env: {
        ...(options.isThorough && { TEST_THOROUGH: "1" }),
        OPENSEARCH_TEST_CLUSTER: openSearch,
        // Database tests look for PostgreSQL on the PATH.
        ...(postgresql && { PATH: [postgresql, process.env["PATH"]].join(delimiter) }),
      },
      onOutput,
    },
  );
  const report = readReport(file, readVitest);
  // With a name, vitest reports every other test as skipped.
  const counts = report && options.name !== undefined ? { ...report.counts, skipped: 0 } : report?.counts;
  return { ...report, counts: judgeRun(code, counts, isFiltered(options)) };
}

async function runPlaywright(context: Context, config: string): Promise<Result> {
  const { options, temporary, chromium, openSearch, onOutput } = context;
  const file = join(temporary, `${config.replaceAll("/", "-")}.json`);
  const code = await run(
    "playwright",
    [
      "test",
      `--config=${config}`,
      "--pass-with-no-tests",
      "--reporter=list,json",
      // Without a browser the tests are only listed, to count the skipped ones.
      ...(chromium ? [] : ["--list"]),
      ...(options.name === undefined ? [] : ["--grep", options.name]),
      ...options.files,
    ],
    {
      env: {
        // Playwright colours its workers' output by default. Node warns if NO_COLOR is set as well.
        ...(process.stdout.isTTY ? {} : { FORCE_COLOR: "0", NO_COLOR: undefined }),
        ...(options.isThorough && { TEST_THOROUGH: "1" }),
        OPENSEARCH_TEST_CLUSTER: openSearch,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        SHOP_DATA_DIR: shopFolder(context),
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
      onOutput,
    },
  );
  const report = readReport(file, readPlaywright);
  const counts = judgeRun(code, report?.counts, isFiltered(options));
  if (chromium) return { ...report, counts };
  return { counts: { passed: 0, failed: counts.failed, skipped: counts.passed + counts.skipped } };
}

function readReport(file: string, read: (json: unknown) => Report): Report | undefined {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
