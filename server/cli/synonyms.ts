// `npm run shop -- synonyms …`: synonyms of the search, line by line.

import { parseArgs } from "node:util";
import { z } from "zod";
import type { Synonyms } from "#catalogue";
import type { Database } from "#commerce/database";
import { lineOf, synonymsFrom } from "#commerce/settings";
import type { Config } from "../config.ts";
import { merchandisingAdminApp } from "../merchandising/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { SYNONYMS_USAGE } from "./usages.ts";

export async function runSynonyms(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [action = "", subject, ...rest] = words;
  const openLocal = (database: Database) => ({
    api: localApi((access) => merchandisingAdminApp({ database, ...access })),
  });
  await withAdminApi(config, "merchandising", openLocal, async (api) => {
    const { version, synonyms } = Stored.parse(await (await api("/synonyms")).json());
    if (action === "list" && subject === undefined) {
      for (const [at, group] of synonyms.entries()) print(`${at + 1}\t${textOf(group)}`);
    } else if (action === "add" && subject !== undefined) {
      const line = synonymsFrom({ words: subject, ...optionsIn(rest) });
      if ("problem" in line) throw new OperatorError(line.problem);
      await save(api, version, [...synonyms, line]);
      print(`Added: ${textOf(line)}`);
    } else if (action === "remove" && subject !== undefined && rest.length === 0) {
      const group = synonyms[Number(subject) - 1];
      if (!group) throw new OperatorError(`No synonyms have the number ${subject}. List them with: synonyms list`);
      await save(
        api,
        version,
        synonyms.filter((one) => one !== group),
      );
      print(`Removed: ${textOf(group)}`);
    } else throw new WrongUsage(SYNONYMS_USAGE);
  });
}

const Stored = z.object({ version: z.string(), synonyms: z.array(z.custom<Synonyms>()) });
const Refusal = z.object({ kind: z.string(), errors: z.array(z.object({ message: z.string() })).optional() });

function optionsIn(words: readonly string[]): { readonly finds: string; readonly language: string } {
  const options = { finds: { type: "string", default: "" }, language: { type: "string", default: "" } } as const;
  return parseArgs({ args: [...words], options }).values;
}

function textOf(group: Synonyms): string {
  const { words, finds, language } = lineOf(group);
  const text = finds.length === 0 ? words.join(", ") : `${words.join(", ")} finds ${finds.join(", ")}`;
  return language === undefined ? text : `${text} (${language})`;
}

async function save(api: AdminApi, version: string, synonyms: readonly Synonyms[]): Promise<void> {
  const response = await api("/synonyms", { method: "PUT", body: JSON.stringify({ version, synonyms }) });
  if (response.ok) return;
  const { kind, errors = [] } = Refusal.parse(await response.json());
  throw new OperatorError(
    kind === "conflict"
      ? "Someone else changed the synonyms just now. List them and try again."
      : `The shop refused it: ${errors.map(({ message }) => message).join("; ") || kind}.`,
  );
}
