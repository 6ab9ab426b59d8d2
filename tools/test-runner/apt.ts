// Installs Debian packages if this user can: as root, or with sudo without a password.

import { spawnSync } from "node:child_process";
import { findProgram } from "./find-program.ts";
import { run } from "./programs.ts";

/** Returns true if the packages were installed. `before` and `after` are shell commands, also run as root. */
export async function installDebianPackages(
  packages: readonly string[],
  { before = "true", after = "true" } = {},
): Promise<boolean> {
  const prefix = rootPrefix();
  if (!prefix) return false;
  const asRoot = async (...command: string[]) => {
    const [program, ...args] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", ...command];
    return program !== undefined && (await run(program, args)) === 0;
  };
  try {
    return (
      (await asRoot("sh", "-c", before)) &&
      (await asRoot("apt-get", "update", "-qq")) &&
      (await asRoot("apt-get", "install", "-qq", "-y", "--no-install-recommends", ...packages))
    );
  } finally {
    await asRoot("sh", "-c", after);
  }
}

/** The prefix of commands that need root, or undefined if that is not allowed or there is no apt-get. */
function rootPrefix(): readonly string[] | undefined {
  if (!findProgram("apt-get", process.env.PATH)) return undefined;
  if (process.getuid?.() === 0) return [];
  const mayBecomeRoot = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return mayBecomeRoot ? ["sudo", "-n"] : undefined;
}
