// Installs Debian packages where this user may: as root, or by sudo when it asks for no password.

import { spawnSync } from "node:child_process";
import { findProgram } from "./find-program.ts";
import { run } from "./programs.ts";

/** True when the packages are installed now. `before` and `after` are shell commands, run as root too. */
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

/** What to put before a command that needs root, or undefined when that is not allowed or there is no apt-get. */
function rootPrefix(): readonly string[] | undefined {
  if (!findProgram("apt-get", process.env.PATH)) return undefined;
  if (process.getuid?.() === 0) return [];
  const mayBecomeRoot = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return mayBecomeRoot ? ["sudo", "-n"] : undefined;
}
