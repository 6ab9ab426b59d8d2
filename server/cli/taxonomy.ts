// `npm run shop -- taxonomy …`: exports, checks and imports departments, categories and product types as a file.

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import type { Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { OperatorError } from "../start/operator-error.ts";
import { taxonomyAdminApp } from "../taxonomy/admin-app.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";

export const TAXONOMY_USAGE = `npm run shop -- taxonomy export [FILE]                    writes departments, categories and types
npm run shop -- taxonomy import FILE [--dry-run]          replaces them; old addresses redirect`;

export async function runTaxonomy(words: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const isDryRun = words.includes("--dry-run");
  const [name, file, ...rest] = words.filter((word) => word !== "--dry-run");
  if (rest.length > 0 || (isDryRun && name !== "import")) throw new OperatorError(TAXONOMY_USAGE);
  if (name === "import" && file !== undefined) {
    if (!existsSync(file)) throw new OperatorError(`File ${file} does not exist.`);
    const body = await readFile(file, "utf8");
    return withApi(config, (api) => importTaxonomy(api, { body, isDryRun }, terminal));
  }
  if (name === "export") return withApi(config, (api) => exportTaxonomy(api, file, terminal));
  throw new OperatorError(TAXONOMY_USAGE);
}

const Counts = { departments: z.number(), categories: z.number(), types: z.number() };
const Result = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["changed", "checked"]), ...Counts }),
  z.object({ kind: z.literal("invalid"), errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
]);

const MAX_PRINTED = 20;
const FAILED = "The shop failed; its log has the details. Nothing was changed.";

async function importTaxonomy(
  api: AdminApi,
  { body, isDryRun }: { readonly body: string; readonly isDryRun: boolean },
  { info }: Terminal,
): Promise<void> {
  const response = await api(isDryRun ? "?dry-run" : "", { method: "PUT", body });
  if (response.status !== 200 && response.status !== 422) throw new OperatorError(FAILED);
  const result = Result.parse(await response.json());
  if (result.kind === "invalid") {
    const printed = result.errors.slice(0, MAX_PRINTED).map(({ path, message }) => `${path || "File"}: ${message}.`);
    const left = result.errors.length - printed.length;
    throw new OperatorError(
      [...printed, ...(left > 0 ? [`And ${left} more.`] : []), "Nothing was changed."].join("\n"),
    );
  }
  const what = `${result.departments} departments, ${result.categories} categories and ${result.types} types`;
  info(result.kind === "checked" ? `${what} are valid. Nothing was changed.` : `${what} were imported.`);
}

async function exportTaxonomy(api: AdminApi, file: string | undefined, { print, info }: Terminal): Promise<void> {
  const response = await api("");
  if (!response.ok) throw new OperatorError(FAILED);
  const text = JSON.stringify(await response.json(), null, 2);
  if (file === undefined) return print(text);
  await writeFile(file, `${text}\n`);
  info(`The taxonomy was written to ${file}.`);
}

function withApi(config: Config, run: (api: AdminApi) => Promise<void>): Promise<void> {
  const openLocal = (database: Database) => ({ api: localApi((access) => taxonomyAdminApp({ database, ...access })) });
  return withAdminApi(config, "taxonomy", openLocal, run);
}
