// `npm run shop -- webhooks …` and `… events`: receivers of webhooks, their deliveries and replays, and the event feed.

import { parseArgs } from "node:util";
import { z } from "zod";
import type { Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { eventsAdminApp } from "../events/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { webhooksAdminApp } from "../webhooks/admin-app.ts";
import { Created, Deliveries, ReplayAnswer, Revealed, Rotated, Tested, Webhook } from "../webhooks/schemas.ts";
import { openSender, privateOrigins } from "../webhooks/send.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { WEBHOOKS_USAGE } from "./usages.ts";

export async function runWebhooks(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      kind: { type: "string", multiple: true },
      failed: { type: "boolean" },
      since: { type: "string" },
      after: { type: "string" },
    },
    allowPositionals: true,
  });
  const [action = "", ...subjects] = positionals;
  const mayBePrivate = privateOrigins(config.WEBHOOK_PRIVATE_ORIGINS, false);
  const send = openSender({ mayBePrivate, signal: new AbortController().signal });
  const origin = config.PUBLIC_URL ?? "http://localhost";
  // Without a running shop, the next start delivers.
  const openLocal = (database: Database) => ({
    api: localApi((access) => webhooksAdminApp({ database, mayBePrivate, send, origin, onDue: () => {}, ...access })),
  });
  const [subject = ""] = subjects;
  const own = `/${encodeURIComponent(subject)}`;
  await withAdminApi(config, "webhooks", openLocal, async (api) => {
    if (action === "list" && subjects.length === 0) return list(api, print);
    if (action === "create" && subjects.length === 2) return create(api, subjects, values.kind, print);
    if (subjects.length !== 1) throw new WrongUsage(WEBHOOKS_USAGE);
    if (action === "rotate") return print(Rotated.parse(await ask(api, `${own}/rotate`, "POST")).secret);
    if (action === "secret") return print(Revealed.parse(await ask(api, `${own}/reveal`, "POST")).secret);
    if (action === "test") return test(api, own, print);
    if (action === "deliveries") return deliveries(api, own, values.failed === true, print);
    if (action === "replay") return replay(api, own, values, print);
    if (action === "delete") await ask(api, own, "DELETE");
    else if (action === "enable" || action === "disable") {
      await ask(api, own, "PATCH", { isEnabled: action === "enable" });
    } else throw new WrongUsage(WEBHOOKS_USAGE);
    print(`${action}d ${subject}.`.replace(/^./, (letter) => letter.toUpperCase()));
  });
}

const Refusal = z.object({ kind: z.string(), message: z.string().optional(), fields: z.array(z.string()).optional() });

async function ask(api: AdminApi, path: string, method: string, body?: object): Promise<unknown> {
  const response = await api(path, { method, ...(body && { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { kind, message, fields = [] } = Refusal.parse(answer);
  if (kind === "no-such-webhook") throw new OperatorError("No webhook has this id. List them with: webhooks list");
  if (message !== undefined) throw new OperatorError(message);
  throw new WrongUsage(WEBHOOKS_USAGE, `The shop refused it: ${[kind, ...fields].join(" ")}.`);
}

async function list(api: AdminApi, print: Terminal["print"]): Promise<void> {
  const { webhooks } = z.object({ webhooks: z.array(Webhook) }).parse(await ask(api, "", "GET"));
  for (const { id, name, url, kinds, isEnabled, failingSince } of webhooks) {
    const state = isEnabled ? (failingSince ? `failing since ${failingSince}` : "enabled") : "disabled";
    print([id, name, url, state, kinds.join(" ") || "all events"].join("\t"));
  }
}

async function create(
  api: AdminApi,
  [name = "", url = ""]: readonly string[],
  kinds: readonly string[] = [],
  print: Terminal["print"],
): Promise<void> {
  const { id, secret } = Created.parse(await ask(api, "", "POST", { name, url, kinds }));
  print(`${id}\t${secret}`);
}

async function deliveries(api: AdminApi, own: string, onlyFailed: boolean, print: Terminal["print"]): Promise<void> {
  const path = `${own}/deliveries${onlyFailed ? "?state=failed" : ""}`;
  for (const { id, state, kind, updatedAt, attempts } of Deliveries.parse(await ask(api, path, "GET")).deliveries) {
    const last = attempts.at(-1);
    print([id, updatedAt, kind, state, last ? (last.status ?? last.error) : "not tried yet"].join("\t"));
  }
}

async function test(api: AdminApi, own: string, print: Terminal["print"]): Promise<void> {
  const { answer, milliseconds } = Tested.parse(await ask(api, `${own}/test`, "POST"));
  print(
    [answer.kind === "answered" ? `${answer.status} ${answer.text}` : answer.reason, `${milliseconds} ms`].join("\t"),
  );
}

interface ReplayOptions {
  readonly failed?: boolean;
  readonly since?: string;
  readonly after?: string;
}

async function replay(api: AdminApi, own: string, { since, after, failed }: ReplayOptions, print: Terminal["print"]) {
  const body = {
    ...(since !== undefined && { since }),
    ...(after !== undefined && { after: Number(after) }),
    ...(failed && { failed }),
  };
  const { events } = ReplayAnswer.parse(await ask(api, `${own}/replay`, "POST", body));
  print(`${events} events will be sent.`);
}

const Page = z.object({ events: z.array(z.unknown()), next: z.number(), hasMore: z.boolean() });

export async function runEvents(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [from = "0", ...rest] = words;
  if (!/^\d{1,15}$/.test(from) || rest.length > 0) throw new WrongUsage(WEBHOOKS_USAGE);
  const origin = config.PUBLIC_URL ?? "http://localhost";
  const openLocal = (database: Database) => ({
    api: localApi((access) => eventsAdminApp({ database, origin, ...access })),
  });
  await withAdminApi(config, "events", openLocal, async (api) => {
    for (let after: number | undefined = Number(from); after !== undefined;) {
      const answer: unknown = await (await api(`?after=${after}`)).json();
      const page = Page.safeParse(answer);
      if (!page.success) throw new OperatorError(`The feed cannot continue after ${after}: ${JSON.stringify(answer)}`);
      for (const event of page.data.events) print(JSON.stringify(event));
      after = page.data.hasMore ? page.data.next : undefined;
    }
  });
}
