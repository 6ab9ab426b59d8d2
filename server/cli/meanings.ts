// `npm run shop -- meanings …`: the table of meanings, line by line.

import { parseArgs } from "node:util";
import { z } from "zod";
import type { Database } from "#commerce/database";
import { withMeaning, withoutMeaning } from "#commerce/settings";
import type { Config } from "../config.ts";
import { merchandisingAdminApp } from "../merchandising/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { MEANINGS_USAGE } from "./usages.ts";

export async function runMeanings(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [action = "", subject, ...rest] = words;
  const openLocal = (database: Database) => ({
    api: localApi((access) => merchandisingAdminApp({ database, ...access })),
  });
  await withAdminApi(config, "merchandising", openLocal, async (api) => {
    if ((action === "list" || action === "idle") && subject === undefined) {
      const { lines } = Lines.parse(await (await api("/meanings/lines")).json());
      if (action === "idle" && lines.some(({ products }) => products === null))
        throw new OperatorError(
          "The search is not responding, so the lines without products are unknown. Start the shop.",
        );
      for (const line of lines.filter(({ products }) => action === "list" || products === 0)) print(textOf(line));
    } else if (action === "add" && subject !== undefined) {
      const { version, table } = await read(api);
      const next = withMeaning(table, { phrases: subject, ...optionsIn(rest) });
      if ("problem" in next) throw new OperatorError(next.problem);
      await save(api, version, next.table);
      print(`Added: ${next.meaning.phrases.join(", ")}`);
    } else if (action === "remove" && subject !== undefined && rest.length === 0) {
      const { version, table } = await read(api);
      const { lines } = Lines.parse(await (await api("/meanings/lines")).json());
      const line = lines.find((one) => String(one.line) === subject);
      if (!line) throw new OperatorError(`No line has the number ${subject}. List them with: meanings list`);
      await save(api, version, withoutMeaning(table, line.line));
      print(`Removed: ${line.phrases}`);
    } else throw new WrongUsage(MEANINGS_USAGE);
  });
}

const Line = z.object({
  line: z.number(),
  phrases: z.string(),
  means: z.string(),
  section: z.string(),
  language: z.string(),
  products: z.number().nullable(),
});
const Lines = z.object({ lines: z.array(Line) });
const Stored = z.object({ version: z.string(), table: z.string() });
const Refusal = z.object({ kind: z.string(), errors: z.array(z.object({ message: z.string() })).optional() });

const read = async (api: AdminApi) => Stored.parse(await (await api("/meanings")).json());

function optionsIn(words: readonly string[]) {
  const text = { type: "string", default: "" } as const;
  const { idiom, ...values } = parseArgs({
    args: [...words],
    options: {
      means: text,
      things: text,
      language: text,
      section: { type: "string", default: "things" },
      idiom: { type: "boolean", default: false },
    },
  }).values;
  return { ...values, isIdiom: idiom };
}

const textOf = ({ line, phrases, means, section, language, products }: z.output<typeof Line>): string =>
  [line, language === "" ? section : `${section} ${language}`, `${phrases} = ${means}`, products ?? "?"].join("\t");

async function save(api: AdminApi, version: string, table: string): Promise<void> {
  const response = await api("/meanings", { method: "PUT", body: JSON.stringify({ version, table }) });
  if (response.ok) return;
  const { kind, errors = [] } = Refusal.parse(await response.json());
  throw new OperatorError(
    kind === "conflict"
      ? "Someone else changed the meanings just now. List them and try again."
      : `The shop refused it: ${errors.map(({ message }) => message).join("; ") || kind}.`,
  );
}
