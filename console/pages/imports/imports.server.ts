// Uploads a file of products, in parts of a few megabytes: a file of any size needs little memory. When it is complete, it is checked.

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import { beginImport, findImport, listImports, moveImport, removeOldImports } from "#commerce/products";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { imports as texts } from "../../locales/generated/imports.ts";
import type { ImportsData } from "./import-data.ts";
import { choicesOf, OptionFields, optionsOf, problemIn } from "./options.server.ts";
import { shownImport } from "./shown-import.server.ts";

const say = messagesIn(texts, "en");
const MOST_BYTES = 2 * 1024 ** 3;
const RETENTION_MS = 7 * 86_400_000;

export const loader = loads("see-catalogue", async (args): Promise<ImportsData> => ({
  ...(await choicesOf(args)),
  imports: (await listImports(args.shop.database)).map((job) => {
    const { report: _report, options: _options, ...shown } = shownImport(job);
    return shown;
  }),
}));

const Begin = z.object({
  name: z.string().trim().min(1, say("noFile")).max(200),
  bytes: z.coerce.number().int().min(1, say("emptyFile")).max(MOST_BYTES, say("largeFile")),
  ...OptionFields,
});
const Part = z.object({ id: z.uuid(), at: z.coerce.number().int().nonnegative(), part: z.file() });

export const action = acts({
  begin: intent("import-catalogue", Begin, async ({ shop, imports, operator, now }, { name, bytes, ...fields }) => {
    const options = optionsOf(fields);
    const problem = await problemIn(imports, options);
    if (problem !== undefined) return { kind: "refused", text: problem };
    await imports.removeFiles(await removeOldImports(shop.database, new Date(now.getTime() - RETENTION_MS)));
    const { id: who, kind, name: called, markets } = operator;
    const job = { id: randomUUID(), fileName: name, bytes, options };
    await beginImport(shop.database, { ...job, operator: { id: who, kind, name: called, markets } }, now);
    return { kind: "done", text: "", upload: { id: job.id, at: 0 } };
  }),
  part: intent("import-catalogue", Part, async ({ shop, imports, now }, { id, at, part }) => {
    const job = await findImport(shop.database, id);
    if (job?.state !== "uploading" || at + part.size > job.bytes) return { kind: "refused", text: say("goneUpload") };
    const size = await imports.keepPart(id, at, await part.bytes());
    if (size >= job.bytes && (await moveImport(shop.database, id, ["uploading"], { state: "checking" }, now))) {
      imports.onDue();
    }
    return { kind: "done", text: "", upload: { id, at: size } };
  }),
});
