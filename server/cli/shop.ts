// `npm run shop -- shop …`: exports, checks and imports everything that a merchant decides, as a folder of files.

import { z } from "zod";
import type { Database } from "#commerce/database";
import type { PartError } from "#commerce/shop-data";
import type { Config } from "../config.ts";
import { shopAdminApp } from "../shop-data/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import { readFolder, writeFolder, type ShopFolder } from "./shop-folder.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { SHOP_USAGE } from "./usages.ts";

export async function runShopData(words: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const isDryRun = words.includes("--dry-run");
  const [name, path, ...rest] = words.filter((word) => word !== "--dry-run");
  if (path === undefined || rest.length > 0 || (isDryRun && name !== "import")) throw new WrongUsage(SHOP_USAGE);
  if (name === "export") return withApi(config, (api) => exportShop(api, path, terminal));
  if (name !== "import") throw new WrongUsage(SHOP_USAGE);
  const folder = await readFolder(path);
  return withApi(config, (api) => importShop(api, folder, { isDryRun }, terminal));
}

const Errors = z.array(z.object({ part: z.string(), path: z.string(), message: z.string() }));
const Result = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["changed", "checked"]), parts: z.array(z.string()), notes: Errors }),
  z.object({ kind: z.literal("invalid"), errors: Errors }),
]);
const Fields = z.record(z.string(), z.unknown());
const Schemas = z.record(z.string(), z.looseObject({}));

const MAX_PRINTED = 20;
const FAILED = "The shop failed; its log has the details. Nothing was changed.";

async function importShop(
  api: AdminApi,
  { parts, unknown, placeOf }: ShopFolder,
  { isDryRun }: { readonly isDryRun: boolean },
  { info }: Terminal,
): Promise<void> {
  const response = await api(isDryRun ? "?dry-run" : "", { method: "PUT", body: JSON.stringify(parts) });
  if (response.status === 413) throw new OperatorError("The files are too large. Import them one by one.");
  if (response.status !== 200 && response.status !== 422) throw new OperatorError(FAILED);
  const result = Result.parse(await response.json());
  const sentence = ({ part, path, message }: PartError): string =>
    `${part === "" ? path || "The shop" : placeOf(part, path)}: ${message}.`;
  if (result.kind === "invalid") {
    const printed = result.errors.slice(0, MAX_PRINTED).map(sentence);
    const left = result.errors.length - printed.length;
    throw new OperatorError(
      [...printed, ...(left > 0 ? [`And ${left} more.`] : []), "Nothing was changed."].join("\n"),
    );
  }
  for (const file of unknown) info(`Note: ${file} is not a file of a shop, and was ignored.`);
  for (const note of result.notes) info(`Note: ${sentence(note)}`);
  const files = result.parts.map((part) => `${part}.json`).join(", ");
  info(
    result.kind === "checked"
      ? `These files are valid: ${files}. Nothing was changed.`
      : `These files were imported: ${files}.`,
  );
}

async function exportShop(api: AdminApi, folder: string, { info }: Terminal): Promise<void> {
  const [shop, schemas] = [await api(""), await api("/schemas")];
  if (!shop.ok || !schemas.ok) throw new OperatorError(FAILED);
  await writeFolder(folder, Fields.parse(await shop.json()), Schemas.parse(await schemas.json()));
  info(`The shop was written to ${folder}.`);
}

function withApi(config: Config, run: (api: AdminApi) => Promise<void>): Promise<void> {
  const openLocal = (database: Database) => ({ api: localApi((access) => shopAdminApp({ database, ...access })) });
  return withAdminApi(config, "shop", openLocal, run);
}
