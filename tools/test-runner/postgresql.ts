// Finds the programs of a PostgreSQL server, which Debian does not put on the PATH.

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram, isExecutable } from "./find-program.ts";

const DEBIAN = "/usr/lib/postgresql";

/** The folder with initdb and postgres: POSTGRES_BIN, Debian's newest version, or on the PATH. */
export function findPostgresql(
  environment: Readonly<Record<string, string | undefined>>,
  debian = DEBIAN,
): string | undefined {
  const { POSTGRES_BIN: given, PATH: path } = environment;
  if (given) return isServer(given) ? given : undefined;
  const onPath = findProgram("initdb", path);
  const candidates = [...debianFolders(debian), ...(onPath ? [dirname(onPath)] : [])];
  return candidates.find(isServer);
}

const isServer = (folder: string) => ["initdb", "postgres"].every((name) => isExecutable(join(folder, name)));

function debianFolders(base: string): string[] {
  try {
    return readdirSync(base)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(base, version, "bin"));
  } catch {
    return [];
  }
}
