// `npm run shop -- newsletter …`: exports subscribers, sends an issue, and suppresses addresses.

import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { newsletterAdminApp } from "../newsletter/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { NEWSLETTER_USAGE } from "./usages.ts";

export async function runNewsletter(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [name = "", ...rest] = words;
  const openLocal = (database: Database) => ({
    api: localApi((access) =>
      // Without a running shop, the next start sends the issue.
      newsletterAdminApp({ database, origin: originOf(config), onIssue: () => undefined, ...access }),
    ),
  });
  await withAdminApi(config, "newsletter", openLocal, async (api) => {
    if (name === "export" && rest.length === 0) return print((await (await api("/subscribers.csv")).text()).trimEnd());
    if (name === "issues" && rest.length === 0) return listIssues(api, print);
    if (name === "send" && rest.length === 1) return print(await send(api, rest[0] ?? ""));
    if (name === "suppress" && rest.length >= 2) return print(await suppress(api, rest));
    throw new WrongUsage(NEWSLETTER_USAGE);
  });
}

function originOf({ PUBLIC_URL }: Config): string {
  if (PUBLIC_URL) return PUBLIC_URL;
  throw new OperatorError(
    "PUBLIC_URL is not set and no shop is running, so links cannot be made. Set it or start the shop.",
  );
}

const Errors = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) });

async function send(api: AdminApi, file: string): Promise<string> {
  const body = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be read.`, { cause });
  });
  const response = await api("/issues", { method: "POST", body });
  const answer: unknown = await response.json();
  if (response.status === 409)
    throw new OperatorError("An issue with this id exists. Choose another id for a new issue.");
  if (response.status !== 202) throw new OperatorError(`${file} is not a valid issue:\n${problemsIn(answer)}`);
  return `The issue is being sent. "npm run shop -- newsletter issues" shows its progress.`;
}

async function suppress(api: AdminApi, [reason = "", ...addresses]: readonly string[]): Promise<string> {
  const response = await api("/suppressions", { method: "POST", body: JSON.stringify({ reason, addresses }) });
  if (response.status !== 200) throw new OperatorError(problemsIn(await response.json()));
  return addresses.length === 1
    ? "1 address gets no more list mails."
    : `${addresses.length} addresses get no more list mails.`;
}

const Issues = z.object({
  issues: z.array(
    z.object({ id: z.string(), mails: z.number(), createdAt: z.string(), finishedAt: z.string().nullable() }),
  ),
});

async function listIssues(api: AdminApi, print: Terminal["print"]): Promise<void> {
  const { issues } = Issues.parse(await (await api("/issues")).json());
  for (const { id, mails, createdAt, finishedAt } of issues)
    print(`${id}\t${createdAt}\t${mails} mails\t${finishedAt ? "sent" : "being sent"}`);
}

const problemsIn = (answer: unknown): string => {
  const parsed = Errors.safeParse(answer);
  if (!parsed.success) return JSON.stringify(answer);
  return parsed.data.errors.map(({ path, message }) => `${path || "file"}: ${message}`).join("\n");
};
