// How the command line finds the running shop: a file in the data folder with its address and a key, readable by the account
// that runs the shop and by nobody else. It is removed at a stop; one that a killed shop left leads nowhere.

import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Access = z.object({ address: z.url({ protocol: /^https?$/ }), token: z.string().min(32) });
export type Access = z.infer<typeof Access>;

const fileIn = (dataDir: string): string => join(dataDir, "access.json");

export interface OpenAccess {
  /** Whoever has it may change the catalogue. */
  readonly token: string;
  /** Leaves a file alone that another shop has written meanwhile. */
  readonly close: () => void;
}

export function openAccess(dataDir: string, address: string): OpenAccess {
  const token = randomBytes(32).toString("base64url");
  mkdirSync(dataDir, { recursive: true });
  // Written aside, so that nobody ever reads half of it or gets it with another mode.
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

/** Undefined when there is no such file, or none that makes sense. */
export function readAccess(dataDir: string): Access | undefined {
  try {
    return Access.safeParse(JSON.parse(readFileSync(fileIn(dataDir), "utf8"))).data;
  } catch {
    return undefined;
  }
}
