// `npm run shop -- promotions …`: promotions, their codes, and the simulator.

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { ALL_PRICES, formatMoney } from "#catalogue";
import type { Database } from "#commerce/database";
import { nameIn, openSettings } from "#commerce/settings";
import { readTaxonomy } from "#commerce/taxonomy";
import type { Config } from "../config.ts";
import { promotionsAdminApp } from "../promotions/admin-app.ts";
import { OnePromotion, Promotions, Saved, Simulated } from "../promotions/schemas.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { PROMOTIONS_USAGE } from "./usages.ts";

export async function runPromotions(
  words: readonly string[],
  config: Config,
  { print, info }: Terminal,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      uses: { type: "string" },
      prefix: { type: "string" },
      country: { type: "string" },
      code: { type: "string", multiple: true },
      vip: { type: "string" },
      email: { type: "string" },
      at: { type: "string" },
    },
    allowPositionals: true,
  });
  const [action = "", ...subjects] = positionals;
  const [subject = "", second = ""] = subjects;
  const own = `/${encodeURIComponent(subject)}`;
  const openLocal = async (database: Database) => {
    const settings = await openSettings(database, (error) => info(String(error)));
    const taxonomy = await readTaxonomy(database);
    const parts = { database, setting: settings.read, taxonomy: () => taxonomy, prices: ALL_PRICES };
    return {
      api: localApi((access) => promotionsAdminApp({ ...parts, ...access })),
      close: async () => settings.close(),
    };
  };
  await withAdminApi(config, "promotions", openLocal, async (api) => {
    if (action === "simulate" && subjects.length > 0) return simulate(api, subjects, values, print);
    const expected = WORDS[action];
    if (expected === undefined || subjects.length !== expected) throw new WrongUsage(PROMOTIONS_USAGE);
    switch (action) {
      case "list":
        return list(api, print);
      case "show":
        return print(JSON.stringify(await ask(api, own), undefined, 2));
      case "create":
        return print(Saved.parse(await ask(api, "", "POST", await readText(subject))).promotion.id);
      case "change": {
        const { promotion } = OnePromotion.parse(await ask(api, own));
        await ask(api, `${own}?version=${promotion.version}`, "PUT", await readText(second));
        return print(`Changed ${subject}.`);
      }
      case "duplicate":
        return print(Saved.parse(await ask(api, `${own}/duplicate`, "POST")).promotion.id);
      case "code": {
        const uses = values.uses === undefined ? null : Number(values.uses);
        const { code } = Added.parse(await ask(api, `${own}/codes`, "POST", JSON.stringify({ code: second, uses })));
        return print(code);
      }
      case "batch": {
        const body = { count: Number(second), ...(values.prefix !== undefined && { prefix: values.prefix }) };
        return print(Created.parse(await ask(api, `${own}/batches`, "POST", JSON.stringify(body))).id);
      }
      case "codes":
        return print((await (await ok(await api(`${own}/codes.csv`))).text()).trimEnd());
      default:
        await ask(api, `${own}/state`, "PUT", JSON.stringify({ state: STATES[action] }));
        return print(`${DONE[action]} ${subject}.`);
    }
  });
}

/** Number of subjects of each action. */
const WORDS: Readonly<Record<string, number>> = {
  list: 0,
  show: 1,
  create: 1,
  change: 2,
  start: 1,
  pause: 1,
  archive: 1,
  duplicate: 1,
  code: 2,
  batch: 2,
  codes: 1,
};
const STATES: Readonly<Record<string, string>> = { start: "active", pause: "paused", archive: "archived" };
const DONE: Readonly<Record<string, string>> = { start: "Started", pause: "Paused", archive: "Archived" };
const Added = z.object({ code: z.string() });
const Created = z.object({ id: z.string() });

const readText = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be read.`, { cause });
  });

async function ask(api: AdminApi, path: string, method = "GET", body?: string): Promise<unknown> {
  return (await ok(await api(path, { method, ...(body !== undefined && { body }) }))).json();
}

const Refusal = z.object({
  kind: z.string(),
  state: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

const SENTENCES: Readonly<Record<string, string>> = {
  "no-such-promotion": "No promotion has this id. List them with: promotions list",
  "bad-code": "A code has 3 to 40 letters, digits, hyphens and underscores.",
  "bad-prefix": "A prefix has 3 to 20 letters, digits, hyphens and underscores.",
  automatic: 'This promotion applies without a code. Set its trigger to "code" first.',
  "code-taken": "Another promotion has this code. Choose another.",
  conflict: "Someone changed this promotion just now. Look at it again with: promotions show ID",
  archived: "An archived promotion cannot be changed. Duplicate it.",
};

async function ok(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { kind, state, errors = [] } = Refusal.parse(await response.json());
  if (kind === "refused") throw new OperatorError(`The promotion is ${state}, so it cannot change to that state.`);
  if (errors.length === 0) throw new OperatorError(SENTENCES[kind] ?? `The shop refused it: ${kind}.`);
  throw new OperatorError(errors.map(({ path, message }) => `${path} ${message}`.trim()).join("\n"));
}

async function list(api: AdminApi, print: Terminal["print"]): Promise<void> {
  for (const { id, name, status, trigger, figures } of Promotions.parse(await ask(api, "")).promotions) {
    const given = Object.entries(figures.given).map(([currency, thousandths]) =>
      formatMoney({ thousandths, currency }),
    );
    print([id, nameIn(name, "en"), status, trigger, `${figures.claimed} uses`, given.join(" + ")].join("\t"));
  }
}

interface SimulationOptions {
  readonly country?: string;
  readonly code?: string[];
  readonly vip?: string;
  readonly email?: string;
  readonly at?: string;
}

async function simulate(
  api: AdminApi,
  items: readonly string[],
  { country = "", code = [], vip = "0", email, at }: SimulationOptions,
  print: Terminal["print"],
): Promise<void> {
  const lines = items.map((item) => ({ item, quantity: 1 }));
  const body = { lines, country, codes: code, vipLevel: Number(vip), email: email ?? null, ...(at && { at }) };
  const answer = Simulated.parse(await ask(api, "/simulate", "POST", JSON.stringify(body)));
  const { currency, discounts, subtotal, total, unknown } = answer;
  const money = (thousandths: number): string => formatMoney({ thousandths, currency });
  for (const item of unknown) print(`unknown\t${item}`);
  for (const { title, unitPrice, quantity } of answer.lines) print(`line\t${title}\t${quantity} × ${money(unitPrice)}`);
  for (const { name, amount } of discounts.applied) print(`applies\t${nameIn(name, "en")}\t-${money(amount)}`);
  for (const { name, reasons } of discounts.refused) {
    print(`not\t${nameIn(name, "en")}\t${reasons.map(({ text }) => text).join(" ")}`);
  }
  for (const entered of discounts.codes) {
    if (entered.kind === "applied" || entered.promotionId !== null) continue;
    print(`code\t${entered.code}\t${entered.reasons.map(({ text }) => text).join(" ")}`);
  }
  print(`total\t${money(total)} instead of ${money(subtotal)}`);
}
