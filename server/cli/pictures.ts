// `npm run shop -- pictures …`: shows how far pictures are, allows hosts, retries failures, and adds folders and zip files.

import { stat } from "node:fs/promises";
import { z } from "zod";
import type { Database } from "#commerce/database";
import type { PictureStatus } from "#commerce/pictures";
import { linesByChunk } from "../catalogue/lines.ts";
import type { Config } from "../config.ts";
import { checkPicture, MAX_PIXELS } from "../media/check.ts";
import { addPictures } from "../pictures/add-pictures.ts";
import { picturesAdminApp } from "../pictures/admin-app.ts";
import { PICTURE_LIMITS } from "../pictures/limits.ts";
import { openOriginals, originalsIn } from "../pictures/originals.ts";
import { openFolder } from "../pictures/sources/folder.ts";
import { UnusableSource, type PictureSource } from "../pictures/sources/source.ts";
import { openZip } from "../pictures/sources/zip.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { PICTURES_USAGE } from "./usages.ts";

export async function runPictures(words: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const [name, ...rest] = words;
  if (name === undefined) return withApi(config, async (api) => terminal.print(describe(await readStatus(api))));
  if (name === "retry" && rest.length === 0) return withApi(config, (api) => retry(api, terminal));
  const [source] = rest;
  if (name === "add" && source !== undefined && rest.length === 1) {
    await checkSource(source);
    return addFrom(source, config, terminal);
  }
  if ((name === "allow" || name === "forbid") && rest.length > 0) {
    return withApi(config, (api) =>
      changeHosts(
        api,
        name,
        rest.flatMap((host) => host.split(",")),
        terminal,
      ),
    );
  }
  throw new WrongUsage(PICTURES_USAGE);
}

/** Asks whether pictures may be fetched from new hosts, or says how to allow them. */
export async function offerHosts(hosts: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const isWanted = await terminal.ask?.(`Fetch pictures from ${hosts.join(", ")}?`);
  if (isWanted) return withApi(config, (api) => changeHosts(api, "allow", hosts, terminal));
  terminal.info(`To fetch them: npm run shop -- pictures allow ${hosts.join(" ")}`);
}

/** Fails before anything is changed if the folder or file does not exist. */
export async function checkSource(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new OperatorError(`Folder or zip file ${path} does not exist.`);
}

export async function addFrom(path: string, config: Config, { info }: Terminal): Promise<void> {
  const source = await openSource(path);
  try {
    await withApi(config, async (api) => {
      const added = await addPictures(source, missingFrom(api), (address, bytes) => put(api, address, bytes));
      for (const { file, reason } of added.refused.slice(0, MAX_PRINTED)) info(`  ${file}: ${reason}.`);
      const left = added.refused.length - MAX_PRINTED;
      if (left > 0) info(`  And ${count(left)} more.`);
      info(
        `Added ${count(added.kept)} pictures from ${path}. Refused: ${count(added.refused.length)}. Not found there: ${count(added.missing)}.`,
      );
    });
  } finally {
    await source.close();
  }
}

const MAX_PRINTED = 20;
const FAILED = "The shop failed; its log has the details.";

async function openSource(path: string): Promise<PictureSource> {
  const isFolder = (await stat(path)).isDirectory();
  try {
    return isFolder ? await openFolder(path, PICTURE_LIMITS.bytes) : await openZip(path, PICTURE_LIMITS.bytes);
  } catch (error) {
    if (error instanceof UnusableSource) throw new OperatorError(`${path} ${error.message}.`);
    throw error;
  }
}

async function* missingFrom(api: AdminApi): AsyncGenerator<readonly string[]> {
  const response = await api("/missing");
  if (!response.ok || !response.body) throw new OperatorError(FAILED);
  yield* linesByChunk(response.body);
}

async function put(api: AdminApi, address: string, bytes: Uint8Array): Promise<string | undefined> {
  const path = address.slice("/media/files/".length);
  const response = await api(`/files/${path}`, { method: "PUT", body: new Uint8Array(bytes) });
  if (response.ok) return undefined;
  if (response.status >= 500 && response.status !== 503) throw new OperatorError(FAILED);
  return Refusal.parse(await response.json()).message;
}

const Refusal = z.object({ message: z.string() });

async function readStatus(api: AdminApi): Promise<PictureStatus> {
  const response = await api("");
  if (!response.ok) throw new OperatorError(FAILED);
  return (await response.json()) as PictureStatus;
}

async function retry(api: AdminApi, { info }: Terminal): Promise<void> {
  const response = await api("/retry", { method: "POST" });
  if (!response.ok) throw new OperatorError(FAILED);
  const { pictures } = z.object({ pictures: z.number() }).parse(await response.json());
  info(`${count(pictures)} pictures will be tried again.`);
}

async function changeHosts(
  api: AdminApi,
  change: "allow" | "forbid",
  hosts: readonly string[],
  { info }: Terminal,
): Promise<void> {
  const response = await api("/hosts", { method: "PATCH", body: JSON.stringify({ [change]: hosts }) });
  if (response.status === 422) throw new OperatorError(Refusal.parse(await response.json()).message);
  if (!response.ok) throw new OperatorError(FAILED);
  const now = z.object({ hosts: z.array(z.string()) }).parse(await response.json()).hosts;
  info(now.length === 0 ? "No host is allowed." : `Pictures are fetched from ${now.join(", ")}.`);
}

function describe({ kept, waiting, failed, files, hosts, reasons }: PictureStatus): string {
  const closed = hosts.filter((host) => !host.isAllowed && host.waiting > 0);
  return [
    `There: ${count(kept)}. Waiting: ${count(waiting)}. Failed: ${count(failed)}.`,
    ...hosts
      .filter((host) => host.isAllowed)
      .map(
        (host) =>
          `  ${host.host}: ${count(host.kept)} there, ${count(host.waiting)} waiting, ${count(host.failed)} failed`,
      ),
    ...closed.map((host) => `  ${host.host}: ${count(host.waiting)} not allowed yet`),
    ...(closed.length > 0
      ? [`To fetch them: npm run shop -- pictures allow ${closed.map(({ host }) => host).join(" ")}`]
      : []),
    ...(files > 0 ? [`Files to add: ${count(files)}. npm run shop -- pictures add FOLDER-OR-ZIP`] : []),
    ...(reasons.length > 0 ? ["Reasons of failures:"] : []),
    ...reasons.map(({ reason, pictures, example }) => `  ${reason}: ${count(pictures)}, such as ${example}`),
  ].join("\n");
}

const count = (value: number): string => value.toLocaleString("en");

function withApi(config: Config, run: (api: AdminApi) => Promise<void>): Promise<void> {
  const openLocal = (database: Database) => ({
    api: localApi((access) =>
      picturesAdminApp({
        database,
        originals: openOriginals(originalsIn(config)),
        check: (bytes) => checkPicture(bytes, MAX_PIXELS),
        uploadFolder: config.dataDir,
        onDue: () => {},
        ...access,
      }),
    ),
  });
  return withAdminApi(config, "pictures", openLocal, run);
}
