// One import: its report, other options, and applying it.

import { data, redirect } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import { findImport, type ImportJob, moveImport, removeImport } from "#commerce/products";
import type { Shop } from "#storefront/framework/context.ts";
import type { ConsoleImports } from "../../framework/context.ts";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { imports as texts } from "../../locales/generated/imports.ts";
import type { ImportData } from "./import-data.ts";
import { choicesOf, ColumnFields, mapOf, OptionFields, optionsOf, problemIn } from "./options.server.ts";
import { shownImport } from "./shown-import.server.ts";

const say = messagesIn(texts, "en");

export const loader = loads("see-catalogue", async (args): Promise<ImportData> => {
  const job = await jobOf(args.shop, args.params["id"]);
  if (!job) throw data(null, { status: 404 });
  return { ...(await choicesOf(args)), job: shownImport(job), table: await mappedTable(args.imports, job) };
});

async function mappedTable(imports: ConsoleImports, { id, state, options }: ImportJob) {
  if (state !== "checked" && state !== "failed") return undefined;
  const table = await imports.tableOf(id);
  const isMapped = table?.isKnown === false || options["map"] !== undefined || options["format"] === "mapped-csv";
  return isMapped ? table : undefined;
}

const Id = z.uuid();
const jobOf = async (shop: Shop, id = "") => (Id.safeParse(id).success ? findImport(shop.database, id) : undefined);
const START = { progress: 0, report: null };

const Check = z.object({ ...OptionFields, ...ColumnFields });

export const action = acts({
  check: intent("import-catalogue", Check, async ({ shop, imports, params, now }, fields) => {
    const options = optionsOf({ ...fields, map: mapOf(fields) });
    const problem = await problemIn(imports, options);
    if (problem !== undefined) return { kind: "refused", text: problem };
    const to = { state: "checking", options, ...START } as const;
    if (!(await moveImport(shop.database, params["id"] ?? "", ["checked", "failed"], to, now)))
      return { kind: "refused", text: say("moved") };
    imports.onDue();
    return { kind: "done", text: "" };
  }),
  apply: intent("import-catalogue", z.object({ removed: z.string().trim().default("") }), async (args, { removed }) => {
    const { shop, imports, params, now, operator } = args;
    const job = await jobOf(shop, params["id"]);
    const outcome = job?.report?.outcome;
    if (!job || outcome?.kind !== "would-import") return { kind: "refused", text: say("moved") };
    // As it is shown, or without separators.
    if (outcome.removed > 0 && removed.replaceAll(/[\s.,'’_]/g, "") !== String(outcome.removed)) {
      const sentence = say("wrongNumber", { count: outcome.removed });
      return { kind: "refused", text: sentence, fields: { removed: sentence } };
    }
    const { id, kind, name, markets } = operator;
    // In the name of the person who applies it, not of the one who uploaded the file.
    const to = { state: "applying", operator: { id, kind, name, markets }, progress: 0 } as const;
    if (!(await moveImport(shop.database, job.id, ["checked"], to, now)))
      return { kind: "refused", text: say("moved") };
    imports.onDue();
    return { kind: "done", text: "" };
  }),
  discard: intent("import-catalogue", z.object({}), async ({ shop, imports, params }) => {
    const id = params["id"] ?? "";
    if (!(await removeImport(shop.database, id))) return { kind: "refused", text: say("moved") };
    await imports.removeFiles([id]);
    return redirect("/console/products/import");
  }),
});
