// Changes the hosts that pictures may be fetched from.

import type { Database } from "#commerce/database";
import { changeSetting, PICTURES, readSetting } from "#commerce/settings";

export type HostChange =
  | { readonly kind: "changed"; readonly hosts: readonly string[] }
  /** Nothing was changed. */
  | { readonly kind: "invalid"; readonly message: string };

export const allowedHosts = async ({ sql: client }: Database): Promise<readonly string[]> =>
  (await readSetting(client, PICTURES)).hosts;

export const allowHosts = async (database: Database, hosts: readonly string[]): Promise<HostChange> =>
  hosts.length === 0
    ? { kind: "changed", hosts: await allowedHosts(database) }
    : change(database, [...(await allowedHosts(database)), ...hosts.map(normal)]);

/** Pictures that were fetched stay. */
export async function forbidHosts(database: Database, hosts: readonly string[]): Promise<HostChange> {
  const allowed = await allowedHosts(database);
  const missing = hosts.find((host) => !allowed.includes(normal(host)));
  if (missing !== undefined) return { kind: "invalid", message: `"${missing}" is not among the allowed hosts.` };
  const forbidden = new Set(hosts.map(normal));
  return change(
    database,
    allowed.filter((host) => !forbidden.has(host)),
  );
}

async function change(database: Database, wanted: readonly string[]): Promise<HostChange> {
  const hosts = [...new Set(wanted)].toSorted();
  const changed = await changeSetting(database, PICTURES, { hosts });
  if (changed.kind !== "invalid") return { kind: "changed", hosts };
  return { kind: "invalid", message: `${changed.errors[0]?.message ?? "is not valid"}.` };
}

const normal = (host: string): string => host.trim().toLowerCase().replace(/\/$/, "");
