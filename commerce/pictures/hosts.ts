// Changes the hosts that pictures may be fetched from.

import { isDeepStrictEqual } from "node:util";
import type { Database } from "#commerce/database";
import { changeSetting, PICTURES, readSetting, readVersioned, type Setting } from "#commerce/settings";

export type HostChange =
  | { readonly kind: "changed"; readonly hosts: readonly string[] }
  /** Nothing was changed. */
  | { readonly kind: "invalid"; readonly message: string };

export const allowedHosts = async ({ sql: client }: Database): Promise<readonly string[]> =>
  (await readSetting(client, PICTURES)).hosts;

export const allowHosts = (database: Database, hosts: readonly string[]): Promise<HostChange> =>
  change(database, (allowed) => [...allowed, ...hosts.map(normal)]);

/** Pictures that were fetched stay. */
export async function forbidHosts(database: Database, hosts: readonly string[]): Promise<HostChange> {
  const allowed = await allowedHosts(database);
  const missing = hosts.find((host) => !allowed.includes(normal(host)));
  if (missing !== undefined) return { kind: "invalid", message: `"${missing}" is not among the allowed hosts.` };
  const forbidden = new Set(hosts.map(normal));
  return change(database, (now) => now.filter((host) => !forbidden.has(host)));
}

async function change(
  database: Database,
  next: (allowed: readonly string[]) => readonly string[],
): Promise<HostChange> {
  // Until nobody else has changed them meanwhile.
  for (;;) {
    const { version } = await readVersioned(database.sql, PICTURES as unknown as Setting);
    const allowed = await allowedHosts(database);
    const hosts = [...new Set(next(allowed))].toSorted();
    if (isDeepStrictEqual(hosts, allowed)) return { kind: "changed", hosts };
    const changed = await changeSetting(database, PICTURES, { hosts }, { seen: version });
    if (changed.kind === "invalid")
      return { kind: "invalid", message: `${changed.errors[0]?.message ?? "is not valid"}.` };
    if (changed.kind !== "stale") return { kind: "changed", hosts };
  }
}

const normal = (host: string): string => host.trim().toLowerCase().replace(/\/$/, "");
