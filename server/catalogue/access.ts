// The file in the data folder by which the command line finds the running shop: its address and a token, readable only by the user
// that runs the shop. It is deleted on a stop. A file left by a killed shop is harmless, because nothing answers there.

import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Access = z.object({ address: z.url({ protocol: /^https?$/ }), token: z.string().min(32) });
export type Access = z.infer<typeof Access>;

const fileIn = (dataDir: string): string => join(dataDir, "access.json");

export interface OpenAccess {
  /** Grants access to the admin APIs. */
  readonly token: string;
  /** Deletes the file, unless another shop has replaced it. */
  readonly close: () => void;
}

export function openAccess(dataDir: string, address: string): OpenAccess {
  const token = randomBytes(32).toString("base64url");
  mkdirSync(dataDir, { recursive: true });
  // Written to a temporary file and renamed, so that it is always complete and never has another mode.
  const draft = `${fileIn(dataDir)}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, JSON.stringify({ address, token } satisfies Access), { mode: 0o600, flag: "wx" });
  renameSync(draft, fileIn(dataDir));
  return {
    token,
    close: () => {
      if (readAccess(dataDir)?.token === token) rmSync(fileIn(dataDir), { force: true });
    },
  };
}

/** Undefined if the file is missing or invalid. */
export function readAccess(dataDir: string): Access | undefined {
  try {
    return Access.safeParse(JSON.parse(readFileSync(fileIn(dataDir), "utf8"))).data;
  } catch {
    return undefined;
  }
}
