// `npm run shop -- content …`: imports, checks and exports the shop's content as a file.

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import type { Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { contentAdminApp, LARGEST_CONTENT } from "../content/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";

export const CONTENT_USAGE = `npm run shop -- content import FILE [--dry-run]           replaces sections and updates tags
npm run shop -- content export [FILE]                     writes sections, tags and the shop as a file`;

export async function runContent(words: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const isDryRun = words.includes("--dry-run");
  const [name, file, ...rest] = words.filter((word) => word !== "--dry-run");
  if (rest.length > 0 || (isDryRun && name !== "import")) throw new OperatorError(CONTENT_USAGE);
  if (name === "import" && file !== undefined) {
    const bytes = await readBytes(file);
    return withApi(config, (api) => importContent(api, { bytes, isDryRun }, terminal));
  }
  if (name === "export") return withApi(config, (api) => exportContent(api, file, terminal));
  throw new OperatorError(CONTENT_USAGE);
}

const Mistake = z.object({ line: z.number(), path: z.string(), message: z.string() });
const Result = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["imported", "checked"]),
    tags: z.number(),
    sections: z.number(),
    notes: z.array(Mistake),
  }),
  z.object({ kind: z.literal("invalid"), mistakes: z.array(Mistake) }),
]);

const MAX_PRINTED = 20;

async function importContent(
  api: AdminApi,
  { bytes, isDryRun }: { readonly bytes: Buffer<ArrayBuffer>; readonly isDryRun: boolean },
  { info }: Terminal,
): Promise<void> {
  const response = await api(isDryRun ? "?dry-run" : "", { method: "PUT", body: bytes });
  if (response.status !== 200 && response.status !== 422) throw new OperatorError(explain(response.status));
  const result = Result.parse(await response.json());
  if (result.kind === "invalid") {
    const printed = result.mistakes.slice(0, MAX_PRINTED).map(sentence);
    const left = result.mistakes.length - printed.length;
    throw new OperatorError(
      [...printed, ...(left > 0 ? [`And ${left} more.`] : []), "Nothing was changed."].join("\n"),
    );
  }
  for (const note of result.notes) info(`Note: ${sentence(note)}`);
  const what = `${result.sections} sections and ${result.tags} tags`;
  info(result.kind === "checked" ? `${what} are valid. Nothing was changed.` : `${what} were imported.`);
}

async function exportContent(api: AdminApi, file: string | undefined, { print, info }: Terminal): Promise<void> {
  const response = await api("");
  if (!response.ok) throw new OperatorError(explain(response.status));
  const text = await response.text();
  if (file === undefined) return print(text.trimEnd());
  await writeFile(file, text);
  info(`The content was written to ${file}.`);
}

const sentence = ({ line, path, message }: z.infer<typeof Mistake>): string =>
  `Line ${line}${path === "" ? "" : `, ${path}`}: ${message}.`;

const explain = (status: number): string =>
  status === 413
    ? `The file is larger than ${LARGEST_CONTENT / 1024 / 1024} MB. Split it into several imports.`
    : "The shop failed; its log has the details. Nothing was changed.";

async function readBytes(file: string): Promise<Buffer<ArrayBuffer>> {
  if (file === "-") return Buffer.from(await buffer(process.stdin));
  if (!existsSync(file)) throw new OperatorError(`File ${file} does not exist.`);
  return readFile(file);
}

function withApi(config: Config, run: (api: AdminApi) => Promise<void>): Promise<void> {
  const openLocal = (database: Database) => ({ api: localApi((access) => contentAdminApp({ database, ...access })) });
  return withAdminApi(config, "content", openLocal, run);
}
