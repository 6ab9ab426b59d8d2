// `npm run shop -- content …`: takes the shop's content from a file, checks one, gives it back; through the shop when one is
// running on this data folder, and otherwise in its database.

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { Hono } from "hono";
import { z } from "zod";
import { findShop } from "../catalogue/client.ts";
import type { Config } from "../config.ts";
import { contentAdminApp, LARGEST_CONTENT } from "../content/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { openShopDatabase } from "../start/shop.ts";
import type { Terminal } from "./catalogue.ts";

export const CONTENT_USAGE = `npm run shop -- content import FILE [--dry-run]           takes sections, tags and the shop from a file
npm run shop -- content export [FILE]                     writes them as such a file`;

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export async function runContent(words: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const isDryRun = words.includes("--dry-run");
  const [name, file, ...rest] = words.filter((word) => word !== "--dry-run");
  if (rest.length > 0 || (isDryRun && name !== "import")) throw new OperatorError(CONTENT_USAGE);
  if (name === "import" && file !== undefined) {
    const bytes = await readBytes(file);
    return withApi(config, (ask) => take(ask, { bytes, isDryRun }, terminal));
  }
  if (name === "export") return withApi(config, (ask) => give(ask, file, terminal));
  throw new OperatorError(CONTENT_USAGE);
}

const Mistake = z.object({ line: z.number(), path: z.string(), message: z.string() });
const Result = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["imported", "checked"]),
    tags: z.number(),
    sections: z.number(),
    notes: z.array(Mistake),
  }),
  z.object({ kind: z.literal("invalid"), mistakes: z.array(Mistake) }),
]);

/** Mistakes told at once; more of them would not be read. */
const MOST_TOLD = 20;

async function take(
  ask: Ask,
  { bytes, isDryRun }: { readonly bytes: Buffer<ArrayBuffer>; readonly isDryRun: boolean },
  { say }: Terminal,
): Promise<void> {
  const answer = await ask(isDryRun ? "?dry-run" : "", { method: "PUT", body: bytes });
  if (answer.status !== 200 && answer.status !== 422) throw new OperatorError(explain(answer.status));
  const result = Result.parse(await answer.json());
  if (result.kind === "invalid") {
    const told = result.mistakes.slice(0, MOST_TOLD).map(sentence);
    const left = result.mistakes.length - told.length;
    throw new OperatorError([...told, ...(left > 0 ? [`And ${left} more.`] : []), "Nothing was changed."].join("\n"));
  }
  for (const note of result.notes) say(`Note: ${sentence(note)}`);
  const what = `${result.sections} sections and ${result.tags} tags`;
  say(result.kind === "checked" ? `${what} are in order; nothing was changed.` : `${what} are taken over.`);
}

async function give(ask: Ask, file: string | undefined, { print, say }: Terminal): Promise<void> {
  const answer = await ask("");
  if (answer.status === 404) throw new OperatorError("The shop has no content yet: import some first.");
  if (!answer.ok) throw new OperatorError(explain(answer.status));
  const text = await answer.text();
  if (file === undefined) return print(text.trimEnd());
  await writeFile(file, text);
  say(`The content is in ${file}.`);
}

const sentence = ({ line, path, message }: z.infer<typeof Mistake>): string =>
  `Line ${line}${path === "" ? "" : `, ${path}`}: ${message}.`;

const explain = (status: number): string =>
  status === 413
    ? `The file has more than ${LARGEST_CONTENT / 1024 / 1024} MB: send it in parts.`
    : "The shop failed at it; its log says why. Nothing was changed.";

async function readBytes(file: string): Promise<Buffer<ArrayBuffer>> {
  if (file === "-") return Buffer.from(await buffer(process.stdin));
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  return readFile(file);
}

async function withApi(config: Config, work: (ask: Ask) => Promise<void>): Promise<void> {
  const shop = await findShop(config.dataDir);
  if (shop) return work((path, init) => shop.ask(`/content${path}`, init));
  const database = await openShopDatabase(config);
  try {
    const token = "this process itself";
    const onError = (error: unknown) => {
      throw error;
    };
    const app = new Hono().route("/", contentAdminApp({ database, localToken: token, token: undefined, onError }));
    await work(async (path, init) =>
      app.request(`/${path}`, { ...init, headers: { authorization: `Bearer ${token}` } }),
    );
  } finally {
    await database.close();
  }
}
