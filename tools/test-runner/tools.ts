// Installs Chromium and PostgreSQL for the tests if possible, and warns about the tests that are skipped without them.

import { installDebianPackages } from "./apt.ts";
import { findChromium } from "./chromium.ts";
import { findPostgresql } from "./postgresql.ts";

export async function ensureChromium(): Promise<string | undefined> {
  const install = () => installDebianPackages(["chromium-headless-shell", "fonts-liberation"]);
  const path = await ensure("Chromium", () => findChromium(process.env), install);
  if (!path) warn("BROWSER TESTS ARE SKIPPED: Chromium was not found; install it or set CHROMIUM_PATH.");
  return path;
}

/** Installs the programs only: Debian is configured not to create and start a cluster meanwhile. */
export async function ensurePostgresql(): Promise<string | undefined> {
  const folder = "/etc/postgresql-common/createcluster.d";
  const file = `${folder}/vitrine-tests.conf`;
  const install = () =>
    installDebianPackages(["postgresql"], {
      before: `mkdir -p ${folder} && echo 'create_main_cluster = false' > ${file}`,
      after: `rm -f ${file}`,
    });
  const path = await ensure("PostgreSQL", () => findPostgresql(process.env), install);
  if (!path) warn("POSTGRESQL TESTS ARE SKIPPED: PostgreSQL was not found; install postgresql or set POSTGRES_BIN.");
  return path;
}

async function ensure(title: string, find: () => string | undefined, install: () => Promise<boolean>) {
  if (!find()) {
    console.log(`${title} is missing; trying to install it with apt-get…`);
    await install();
  }
  const found = find();
  if (found) console.log(`${title}: ${found}`);
  return found;
}

function warn(sentence: string) {
  console.log(`\n*** ${sentence}\n`);
}
