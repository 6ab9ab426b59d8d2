// Keeps the shop's files from other users of the machine: they contain addresses, password hashes and links.

import cluster from "node:cluster";
import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "./operator-error.ts";

/** Permissions of the group and of all others. */
const OF_OTHERS = 0o077;

/** From now on this process, and those that it starts, write private files. */
export function writePrivately(): void {
  if (process.platform !== "win32") process.umask(OF_OTHERS);
}

/** Every process that opens the data folder starts with this. Workers rely on their parent for what is there already. */
export function keepPrivate({ dataDir }: { readonly dataDir: string }): void {
  writePrivately();
  if (cluster.isPrimary) makePrivate(dataDir);
}

/** Makes the files of a folder private, if other users may enter it. */
export function makePrivate(folder: string): void {
  if (process.platform === "win32") return;
  mkdirSync(folder, { recursive: true });
  const { mode } = lstatSync(folder);
  if ((mode & OF_OTHERS) === 0) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) repair(join(folder, name));
  // Last, so that an interrupted repair is repeated. It may belong to another user, as the volumes of containers do.
  if (isOwn(lstatSync(folder))) chmodSync(folder, mode & 0o700);
}

function repair(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Another process of the shop may have removed it meanwhile.
  if (!found || found.isSymbolicLink() || (found.mode & OF_OTHERS) === 0) return;
  if (isOwn(found)) chmodSync(path, found.mode & 0o700);
  else
    throw new OperatorError(
      `Other users may read ${path}, and it belongs to one of them. Make it this user's (chown -R), or choose another DATA_DIR.`,
    );
}

const isOwn = ({ uid }: Stats): boolean => uid === process.getuid?.() || process.getuid?.() === 0;
