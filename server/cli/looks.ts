// `npm run shop -- looks …`: looks as JSON, from files and back.

import { z } from "zod";
import type { Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { looksAdminApp } from "../looks/admin-app.ts";
import { Changed, Created, Look, Looks } from "../looks/schemas.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import { readJsonFile } from "./read-json-file.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { LOOKS_USAGE } from "./usages.ts";

export async function runLooks(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [action = "", ...subjects] = words;
  const [subject = "", id] = subjects;
  const openLocal = (database: Database) => ({ api: localApi((access) => looksAdminApp({ database, ...access })) });
  await withAdminApi(config, "looks", openLocal, async (api) => {
    if (action === "list" && subjects.length === 0) return list(api, print);
    if (action === "save" && subject !== "" && subjects.length <= 2) return save(api, subject, id, print);
    if (subjects.length !== 1) throw new WrongUsage(LOOKS_USAGE);
    const own = `/${encodeURIComponent(subject)}`;
    if (action === "show") return print(JSON.stringify(Look.parse(await ask(api, own, "GET")).look, null, 2));
    if (action !== "delete") throw new WrongUsage(LOOKS_USAGE);
    const { version } = Look.parse(await ask(api, own, "GET"));
    await ask(api, own, "DELETE", { version });
    print(`Deleted ${subject}.`);
  });
}

async function list(api: AdminApi, print: Terminal["print"]): Promise<void> {
  for (const { id, version, look } of Looks.parse(await ask(api, "", "GET")).looks) {
    print([id, `v${version}`, look.state, look.slug, look.title.en, `${look.pieces.length} pieces`].join("\t"));
  }
}

async function save(api: AdminApi, file: string, id: string | undefined, print: Terminal["print"]): Promise<void> {
  const look = await readJsonFile(file);
  if (id === undefined) return print(Created.parse(await ask(api, "", "POST", look)).id);
  const own = `/${encodeURIComponent(id)}`;
  const { version } = Look.parse(await ask(api, own, "GET"));
  print(Changed.parse(await ask(api, own, "PUT", { version, look })).id);
}

const Refusal = z.object({
  kind: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

const SENTENCES: Readonly<Record<string, string>> = {
  "no-such-look": "No look has this id. List them with: looks list",
  "slug-taken": "Another look has this slug. Choose another.",
  conflict: "Someone else changed this look just now. Look at it and try again.",
};

async function ask(api: AdminApi, path: string, method: string, body?: unknown): Promise<unknown> {
  const response = await api(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { kind, errors = [] } = Refusal.parse(answer);
  const problems = errors.map(({ path: field, message }) => `${field.replace(/^look\./, "") || "The look"} ${message}`);
  throw new OperatorError(SENTENCES[kind] ?? (problems.join("\n") || `The shop refused it: ${kind}.`));
}
