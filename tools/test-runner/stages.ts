// The stages of `npm test`, in the order in which they run: each runs one program and says what came of it.

import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { countPlaywright, countVitest, FAILED, judgeRun, PASSED, type Counts } from "./counts.ts";
import { isFiltered, type Options, type Part } from "./options.ts";
import { run } from "./programs.ts";

export interface Stage {
  readonly title: string;
  readonly part: Part;
  readonly run: (context: Context) => Promise<Counts>;
}

export interface Context {
  readonly options: Options;
  /** A folder of this run alone, removed at its end. */
  readonly temporary: string;
  readonly chromium: string | undefined;
  /** Folder with the programs of a PostgreSQL server. */
  readonly postgresql: string | undefined;
}

export const stages: readonly Stage[] = [
  check("Types", "tsc"),
  check("Lint and value cycles", "oxlint", "--deny-warnings"),
  check("Format", "oxfmt", "--check"),
  check("Import table and cycles", process.execPath, "tools/import-rules/main.ts"),
  { title: "Unit, contract and integration tests", part: "unit", run: runVitest },
  {
    title: "Build",
    part: "browser",
    run: async () => pass(await run(process.execPath, ["tools/start.mjs", "--build"])),
  },
  { title: "Browser tests", part: "browser", run: runPlaywright },
];

function check(title: string, command: string, ...args: string[]): Stage {
  return { title, part: "check", run: async () => pass(await run(command, args)) };
}

const pass = (code: number) => (code === 0 ? PASSED : FAILED);

async function runVitest({ options, temporary, postgresql }: Context): Promise<Counts> {
  const report = join(temporary, "vitest.json");
  const code = await run(
    "vitest",
    [
      "run",
      "--passWithNoTests",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...(options.name === undefined ? [] : ["--testNamePattern", options.name]),
      ...options.files,
    ],
    // Where the database tests look for it.
    { env: postgresql ? { PATH: [postgresql, process.env["PATH"]].join(delimiter) } : {} },
  );
  const reported = readReport(report, countVitest);
  // By name, vitest reports every other test as skipped.
  const asked = reported && options.name !== undefined ? { ...reported, skipped: 0 } : reported;
  return judgeRun(code, asked, isFiltered(options));
}

async function runPlaywright({ options, temporary, chromium }: Context): Promise<Counts> {
  const report = join(temporary, "playwright.json");
  const code = await run(
    "playwright",
    [
      "test",
      "--pass-with-no-tests",
      "--reporter=list,json",
      // Without a browser the tests are only listed, so that the number skipped is known.
      ...(chromium ? [] : ["--list"]),
      ...(options.name === undefined ? [] : ["--grep", options.name]),
      ...options.files,
    ],
    {
      env: {
        // Playwright colours its workers' output unless told so; with NO_COLOR as well Node would warn of the two.
        ...(process.stdout.isTTY ? {} : { FORCE_COLOR: "0", NO_COLOR: undefined }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        SHOP_DATA_DIR: join(temporary, "shop"),
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
    },
  );
  const counts = judgeRun(code, readReport(report, countPlaywright), isFiltered(options));
  return chromium ? counts : { passed: 0, failed: counts.failed, skipped: counts.passed + counts.skipped };
}

function readReport(file: string, count: (json: unknown) => Counts): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
