// `npm run shop -- merchandising …`: rules as JSON, from files and back.

import { z } from "zod";
import type { Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { merchandisingAdminApp } from "../merchandising/admin-app.ts";
import { Changed, Created, Rule, Rules } from "../merchandising/schemas.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import { readJsonFile } from "./read-json-file.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { MERCHANDISING_USAGE } from "./usages.ts";

export async function runMerchandising(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [action = "", ...subjects] = words;
  const openLocal = (database: Database) => ({
    api: localApi((access) => merchandisingAdminApp({ database, ...access })),
  });
  const [subject = "", other] = subjects;
  const own = `/rules/${encodeURIComponent(subject)}`;
  await withAdminApi(config, "merchandising", openLocal, async (api) => {
    if (action === "list" && subjects.length === 0) return list(api, print);
    if (action === "draft" && subject !== "" && subjects.length <= 2) return draft(api, subject, other, print);
    if (subjects.length !== 1) throw new WrongUsage(MERCHANDISING_USAGE);
    if (action === "show") return print(JSON.stringify(Rule.parse(await ask(api, own, "GET")), null, 2));
    if (!["publish", "discard", "delete"].includes(action)) throw new WrongUsage(MERCHANDISING_USAGE);
    const { version } = Rule.parse(await ask(api, own, "GET"));
    if (action === "delete") await ask(api, own, "DELETE", { version });
    else await ask(api, `${own}/${action}`, "POST", { version });
    print(`${DONE[action]} ${subject}.`);
  });
}

const DONE: Readonly<Record<string, string>> = { publish: "Published", discard: "Discarded", delete: "Deleted" };

async function list(api: AdminApi, print: Terminal["print"]): Promise<void> {
  for (const { id, version, live, draft: own } of Rules.parse(await ask(api, "/rules", "GET")).rules) {
    const { name, scope, actions } = (own ?? live)!;
    const where = scope.kind === "words" ? scope.words.join(", ") : scope.kind === "listing" ? scope.path : scope.kind;
    const does = [...new Set(actions.map(({ kind }) => kind))].join(" ");
    print([id, `v${version}`, live ? (own ? "live, with a draft" : "live") : "draft", name, where, does].join("\t"));
  }
}

async function draft(api: AdminApi, file: string, id: string | undefined, print: Terminal["print"]): Promise<void> {
  const body = await readJsonFile(file);
  if (id === undefined) return print(Created.parse(await ask(api, "/rules", "POST", body)).rule.id);
  const own = `/rules/${encodeURIComponent(id)}`;
  const { version } = Rule.parse(await ask(api, own, "GET"));
  print(Changed.parse(await ask(api, own, "PUT", { version, draft: body })).rule.id);
}

const Refusal = z.object({
  kind: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

async function ask(api: AdminApi, path: string, method: string, body?: unknown): Promise<unknown> {
  const response = await api(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { kind, errors = [] } = Refusal.parse(answer);
  if (kind === "no-such-rule") throw new OperatorError("No rule has this id. List them with: merchandising list");
  if (kind === "nothing-to-publish") throw new OperatorError("This rule has no draft to publish.");
  if (kind === "conflict")
    throw new OperatorError("Someone else changed this rule just now. Look at it and try again.");
  throw new OperatorError(
    errors.length === 0
      ? `The shop refused it: ${kind}.`
      : errors
          .map(({ path: field, message }) => `${field.replace(/^draft\./, "") || "The rule"} ${message}`)
          .join("\n"),
  );
}
